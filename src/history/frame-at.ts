import type { Links, Matrix, Search } from '../dlx/index.ts';
import { cover, headerOf, uncover } from '../dlx/index.ts';
import type { Choice, CoveredColumn, Frame, Move, Zoom } from './frame.ts';
import type { Write } from './writes.ts';
import { put, WRITES_PER_UPDATE, writesOf } from './writes.ts';

/**
 * The frame of a search that has just passed `step`. At the finer zooms the step may lie inside the
 * last event: what comes after it is then taken back while the frame is made, and done again before
 * this returns, so that the search is always at rest.
 */
export function frameAt(matrix: Matrix, search: Search, zoom: Zoom, step: number): Frame {
  const moves = movesOf(matrix, search);
  const back = takeBack(search, moves, zoom, step);
  const path = pathOf(search);
  const frame: Frame = {
    zoom,
    step,
    decision: search.events,
    covers: search.moves - (moves.length - back.done),
    links: search.writes - back.writes,
    event: search.event,
    column: columnOfEvent(search),
    row: rowOfEvent(search),
    move: zoom === 'decisions' ? null : (moves[back.done - 1] ?? null),
    write: zoom === 'links' ? back.last : null,
    path,
    branch: branchNow(search, back.writes === 0),
    first: firstOfEvent(search),
    covered: coveredBy(matrix, search, path, moves, back.done),
    sizes: sizes(matrix, search),
    state: zoom === 'links' ? copyOf(search.links) : null,
    counters: {
      nodes: search.nodes,
      updates: search.updates - back.updates,
      solutions: search.solutions,
      deadEnds: search.deadEnds,
    },
  };
  back.redo();
  return frame;
}

interface TakenBack {
  /** How many moves of the event are done, or begun. */
  readonly done: number;
  /** Writes, and removals, that come after the step. */
  readonly writes: number;
  readonly updates: number;
  /** The last write before the step, when it belongs to the event; at the links zoom only. */
  readonly last: Write | null;
  redo(): void;
}

/** Takes back what the last event does after the step: whole moves, then the rest of one. */
function takeBack(search: Search, moves: readonly Move[], zoom: Zoom, step: number): TakenBack {
  const { links } = search;
  let late = { decisions: 0, covers: search.moves - step, links: search.writes - step }[zoom];
  let done = moves.length;
  let writes = 0;
  let updates = 0;
  while (late > 0 && done > 0) {
    const move = moves[done - 1] as Move;
    const count = apply(search, inverse(move));
    const span = zoom === 'links' ? count * WRITES_PER_UPDATE : 1;
    if (late < span) {
      apply(search, move);
      break;
    }
    done -= 1;
    late -= span;
    writes += count * WRITES_PER_UPDATE;
    if (move.kind === 'cover') updates += count;
  }

  const current = zoom === 'links' ? moves[done - 1] : undefined;
  const all = current ? writesIn(search, current) : [];
  const half = all.slice(all.length - late);
  for (const write of half.toReversed()) put(links, write, false);
  if (current?.kind === 'cover') updates += Math.ceil(late / WRITES_PER_UPDATE);

  return {
    done,
    writes: writes + late,
    updates,
    last: all[all.length - late - 1] ?? null,
    redo() {
      for (const write of half) put(links, write, true);
      for (const move of moves.slice(done)) apply(search, move);
    },
  };
}

/** The writes of a move that has just been done; see `writesOf` for why an uncover is done again. */
function writesIn(search: Search, move: Move): Write[] {
  if (move.kind === 'cover') return writesOf(search.links, move);
  apply(search, inverse(move));
  const writes = writesOf(search.links, move);
  apply(search, move);
  return writes;
}

/** The column whose rows are being tried: none between levels, and none once the root is left. */
function branchNow(search: Search, isOver: boolean): number {
  if (search.event === 'start' || search.event === 'try') return -1;
  if (search.event === 'done' && isOver) return -1;
  return search.branchAt(search.level);
}

/** Covers or uncovers; gives the number of removals, or of returns. */
function apply(search: Search, { kind, column }: Move): number {
  const header = headerOf(column);
  return kind === 'cover' ? cover(search.links, header) : uncover(search.links, header);
}

function inverse({ kind, column }: Move): Move {
  return { kind: kind === 'cover' ? 'uncover' : 'cover', column };
}

function copyOf(links: Links): Links {
  const { nodes, left, right, empties } = links;
  return {
    ...links,
    nodes: nodes.slice(),
    left: left.slice(),
    right: right.slice(),
    empties: empties.slice(),
  };
}

/** The covers and uncovers of the last event, in order. */
function movesOf(matrix: Matrix, search: Search): Move[] {
  const { event, level } = search;
  switch (event) {
    case 'choose':
    case 'dead end':
      return [{ kind: 'cover', column: search.branchAt(level) }];
    case 'try':
      return othersOf(matrix, search, level - 1).map((column) => ({ kind: 'cover', column }));
    case 'retreat':
      return [
        ...branchLeft(search, level + 1),
        ...othersOf(matrix, search, level)
          .toReversed()
          .map((column): Move => ({ kind: 'uncover', column })),
      ];
    case 'done':
      return branchLeft(search, 0);
    case 'start':
    case 'solution':
      return [];
  }
}

/** The column branched on at a level that is being left; a solution has none. */
function branchLeft(search: Search, level: number): Move[] {
  const column = search.branchAt(level);
  return column < 0 ? [] : [{ kind: 'uncover', column }];
}

/** The other columns of the row taken at a level, in the order in which they are covered. */
function othersOf(matrix: Matrix, search: Search, level: number): number[] {
  const row = matrix.rows[search.rowAt(search.nodeAt(level))] ?? [];
  const used = row.filter((column) => matrix.columns[column]?.kind !== 'off');
  const start = used.indexOf(search.branchAt(level));
  return [...used.slice(start + 1), ...used.slice(0, start)];
}

function pathOf(search: Search): Choice[] {
  return search.rows().map((row, level) => ({ column: search.branchAt(level), row }));
}

function columnOfEvent(search: Search): number {
  switch (search.event) {
    case 'choose':
    case 'dead end':
    case 'retreat':
      return search.branchAt(search.level);
    case 'try':
      return search.branchAt(search.level - 1);
    case 'done':
      return search.branchAt(0);
    case 'start':
    case 'solution':
      return -1;
  }
}

function rowOfEvent(search: Search): number {
  if (search.event === 'try') return search.rowAt(search.nodeAt(search.level - 1));
  if (search.event === 'retreat') return search.rowAt(search.nodeAt(search.level));
  return -1;
}

function firstOfEvent(search: Search): number {
  const { event, level } = search;
  if (event === 'try') return search.firstAt(level - 1);
  return event === 'choose' || event === 'retreat' ? search.firstAt(level) : -1;
}

/** What is covered after the first `done` moves of the last event. */
function coveredBy(
  matrix: Matrix,
  search: Search,
  path: readonly Choice[],
  moves: readonly Move[],
  done: number,
): CoveredColumn[] {
  const { event } = search;
  const covered: CoveredColumn[] = [];
  path.forEach(({ column, row }, level) => {
    covered.push({ column, row: -1, level });
    // The row that the event takes is covering its columns right now: they are its moves.
    if (event === 'try' && level === path.length - 1) return;
    for (const other of othersOf(matrix, search, level)) {
      covered.push({ column: other, row, level });
    }
  });
  if (event === 'choose' || event === 'dead end' || event === 'try') {
    const [row, level] =
      event === 'try' ? [rowOfEvent(search), path.length - 1] : [-1, path.length];
    for (const { column } of moves.slice(0, done)) covered.push({ column, row, level });
  } else if (event === 'retreat') {
    const row = rowOfEvent(search);
    covered.push({ column: search.branchAt(path.length), row: -1, level: path.length });
    for (const { column } of moves.slice(done).toReversed()) {
      const own = column === search.branchAt(path.length + 1);
      covered.push({ column, row: own ? -1 : row, level: path.length + (own ? 1 : 0) });
    }
  } else if (event === 'done') {
    for (const { column } of moves.slice(done)) covered.push({ column, row: -1, level: 0 });
  }
  return covered;
}

function sizes(matrix: Matrix, search: Search): Int32Array {
  const { nodes } = search.links;
  return Int32Array.from(matrix.columns, (_, column) => nodes[headerOf(column) + 3] as number);
}
