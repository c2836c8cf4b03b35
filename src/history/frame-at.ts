import type { Matrix, Search } from '../dlx/index.ts';
import { cover, headerOf, uncover } from '../dlx/index.ts';
import type { Choice, CoveredColumn, Frame, Move, Zoom } from './frame.ts';

/**
 * The frame of a search that has just passed `step`. At the covers zoom the step may lie inside
 * the last event: the covers and uncovers after it are then taken back while the frame is made,
 * and done again before this returns, so that the search is always at rest.
 */
export function frameAt(matrix: Matrix, search: Search, zoom: Zoom, step: number): Frame {
  const moves = movesOf(matrix, search);
  const late = zoom === 'covers' ? search.moves - step : 0;
  const done = moves.length - late;
  const pending = moves.slice(done);
  let updates = search.updates;
  for (const { kind, column } of pending.toReversed()) {
    const count = apply(search, kind === 'cover' ? 'uncover' : 'cover', column);
    if (kind === 'cover') updates -= count;
  }
  const path = pathOf(search);
  const frame: Frame = {
    zoom,
    step,
    decision: search.events,
    covers: search.moves - late,
    event: search.event,
    column: columnOfEvent(search),
    row: rowOfEvent(search),
    move: zoom === 'covers' ? (moves[done - 1] ?? null) : null,
    path,
    branch: branchNow(search, late),
    covered: coveredBy(matrix, search, path, moves, done),
    sizes: sizes(matrix, search),
    counters: { nodes: search.nodes, updates, solutions: search.solutions },
  };
  for (const { kind, column } of pending) apply(search, kind, column);
  return frame;
}

/** The column whose rows are being tried: none between levels, and none once the root is left. */
function branchNow(search: Search, late: number): number {
  if (search.event === 'start' || search.event === 'try') return -1;
  if (search.event === 'done' && late === 0) return -1;
  return search.branchAt(search.level);
}

function apply(search: Search, kind: Move['kind'], column: number): number {
  const header = headerOf(column);
  return kind === 'cover' ? cover(search.links, header) : uncover(search.links, header);
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
