import type { Matrix } from '#dlx/index.ts';
import { copyOf, headerOf, SIZE } from '#dlx/links.ts';
import type { Choice, Frame, Move, Zoom } from './frame.ts';
import { rewind } from './rewind.ts';
import type { LinkSearch, Walker } from './walker.ts';

/**
 * The frame of a search that has just passed `step`. At the finer zooms the step may lie inside the last event; the
 * rest of that event is undone while the frame is made and redone before this returns.
 */
export function frameAt(matrix: Matrix<unknown>, walker: Walker, zoom: Zoom, step: number): Frame {
  const { search } = walker;
  const moves = walker.movesOf();
  const { done, writes, updates, last, redo } = rewind(walker, moves, zoom, step);
  const frame: Frame = {
    zoom,
    step,
    decision: search.events,
    moves: search.moves - (moves.length - done),
    links: search.writes - writes,
    event: search.event,
    ...subjectOf(search),
    move: zoom === 'decisions' ? null : bare(moves[done - 1]),
    write: last,
    path: pathOf(search),
    branch: branchNow(search, writes === 0),
    covered: walker.coveredAfter(moves, done),
    sizes: sizes(matrix, search),
    state: zoom === 'links' ? copyOf(search.links) : null,
    counters: {
      nodes: search.nodes,
      updates: search.updates - updates,
      solutions: search.solutions,
      deadEnds: search.deadEnds,
    },
    ...walker.more?.(moves, done),
  };
  redo();
  return frame;
}

function pathOf(search: LinkSearch): Choice[] {
  return Array.from({ length: search.level }, (_, level) => {
    return { column: search.branchAt(level), row: search.rowAt(search.nodeAt(level)) };
  });
}

/** The column and the row that the last event is about, and the row that its column began with. */
function subjectOf(search: LinkSearch): Pick<Frame, 'column' | 'row' | 'first'> {
  const { event, level } = search;
  const column = (at: number): number => search.branchAt(at);
  const row = (at: number): number => search.rowAt(search.nodeAt(at));
  const first = (at: number): number => search.firstAt(at);
  switch (event) {
    case 'choose':
      return { column: column(level), row: -1, first: first(level) };
    case 'dead end':
      return { column: column(level), row: -1, first: -1 };
    case 'try':
      return { column: column(level - 1), row: row(level - 1), first: first(level - 1) };
    case 'retreat':
      return { column: column(level), row: row(level), first: first(level) };
    case 'done':
      return { column: column(0), row: -1, first: -1 };
    case 'start':
    case 'solution':
      return { column: -1, row: -1, first: -1 };
  }
}

/** The column whose rows are being tried; -1 between levels and after the root has been left. */
function branchNow(search: LinkSearch, isOver: boolean): number {
  if (search.event === 'start' || search.event === 'try') return -1;
  if (search.event === 'done' && isOver) return -1;
  return search.branchAt(search.level);
}

function bare(move: Move | undefined): Move | null {
  if (!move) return null;
  const { kind, column, colour, tweaked, limit } = move;
  return {
    kind,
    column,
    colour,
    ...(tweaked !== undefined && { tweaked }),
    ...(limit !== undefined && { limit }),
  };
}

function sizes(matrix: Matrix<unknown>, search: LinkSearch): Int32Array {
  const { nodes } = search.links;
  return Int32Array.from(matrix.columns, (_, column) => nodes[headerOf(column) + SIZE] as number);
}
