/**
 * What the last event of a search has covered or uncovered, and what is covered beside that. A path
 * covers, level by level, the column branched on and then the other columns of the row taken; only the
 * end of this list belongs to the last event, and its moves put it there or took it away.
 */
import type { Matrix, Search } from '../dlx/index.ts';
import { cover, headerOf, uncover } from '../dlx/index.ts';
import type { CoveredColumn, Move } from './frame.ts';

/** A cover or an uncover, and in whose name the column is covered while it is. */
export type EventMove = Move & CoveredColumn;

/** The moves of the last event, in order: all covers, or all uncovers. */
export function movesOf(matrix: Matrix, search: Search): EventMove[] {
  const { event, level } = search;
  switch (event) {
    case 'choose':
    case 'dead end':
      return as('cover', branchOf(search, level));
    case 'try':
      return as('cover', othersOf(matrix, search, level - 1));
    case 'retreat':
      return as('uncover', [
        ...branchOf(search, level + 1),
        ...othersOf(matrix, search, level).toReversed(),
      ]);
    case 'done':
      return as('uncover', branchOf(search, 0));
    case 'start':
    case 'solution':
      return [];
  }
}

/** What is covered once the first `done` of the last event's moves are, in the order of covering. */
export function coveredAfter(
  matrix: Matrix,
  search: Search,
  moves: readonly EventMove[],
  done: number,
): CoveredColumn[] {
  const isCovering = moves[0]?.kind === 'cover';
  const own = isCovering ? moves.slice(0, done) : moves.slice(done).toReversed();
  return [
    ...untouched(matrix, search),
    ...own.map(({ column, row, level }) => ({ column, row, level })),
  ];
}

/** What is covered before and after the last event alike. */
function untouched(matrix: Matrix, search: Search): CoveredColumn[] {
  const { event, level } = search;
  const whole = event === 'try' ? level - 1 : level;
  const covered: CoveredColumn[] = [];
  for (let at = 0; at < whole; at += 1) {
    covered.push(...branchOf(search, at), ...othersOf(matrix, search, at));
  }
  // The column whose row is taken or given up stays covered meanwhile.
  if (event === 'try' || event === 'retreat') covered.push(...branchOf(search, whole));
  return covered;
}

/** The column branched on at a level; none at a solution. */
function branchOf(search: Search, level: number): CoveredColumn[] {
  const column = search.branchAt(level);
  return column < 0 ? [] : [{ column, row: -1, level }];
}

/** The other columns of the row taken at a level, in the order in which they are covered. */
function othersOf(matrix: Matrix, search: Search, level: number): CoveredColumn[] {
  const row = search.rowAt(search.nodeAt(level));
  const used = (matrix.rows[row] ?? []).filter((column) => matrix.columns[column]?.kind !== 'off');
  const start = used.indexOf(search.branchAt(level));
  const others = [...used.slice(start + 1), ...used.slice(0, start)];
  return others.map((column) => ({ column, row, level }));
}

function as(kind: Move['kind'], columns: readonly CoveredColumn[]): EventMove[] {
  return columns.map((covered) => ({ kind, ...covered }));
}

/** Carries a move out; gives how many nodes and headers left their lists, or came back. */
export function carryOut({ links }: Search, { kind, column }: Move): number {
  return kind === 'cover' ? cover(links, headerOf(column)) : uncover(links, headerOf(column));
}

/** Takes a move back that has been carried out, or carries one out that will be taken back. */
export function takeBack(search: Search, { kind, column }: Move): number {
  return carryOut(search, { kind: kind === 'cover' ? 'uncover' : 'cover', column });
}
