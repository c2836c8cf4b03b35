/**
 * The columns that the last event of a search covered or uncovered, and those covered before it. A path covers, level
 * by level, the column branched on and then the other columns of the row taken; the last event adds to the end of this
 * list or removes from it.
 */
import { changedBy, committed } from '#dlx/colour-writes.ts';
import {
  type Links,
  type Search,
  COLUMN,
  columnOf,
  commit,
  cover,
  headerOf,
  nextInRow,
  uncommit,
  uncover,
} from '#dlx/links.ts';
import type { CoveredColumn, Move } from './frame.ts';
import type { EventMove, LinkSearch, Own, Walker } from './walker.ts';

export function walkerOf(search: Search): Walker {
  return {
    search,
    movesOf: () => movesOf(search),
    coveredAfter: (moves, done) => coveredAfter(search, moves, done),
    carryOut: (move, isBack) => carryOut(search.links, move, isBack),
    changedBy: ({ column, taken }) => changedBy(search.links, taken ?? headerOf(column)),
  };
}

/** All covers, or all uncovers. */
function movesOf(search: Search): EventMove[] {
  const { event, level } = search;
  switch (event) {
    case 'choose':
    case 'dead end':
      return as('cover', branchOf(search, level));
    case 'try':
      return as('cover', othersOf(search, level - 1));
    case 'retreat':
      return as('uncover', [...branchOf(search, level + 1), ...othersOf(search, level).toReversed()]);
    case 'done':
      return as('uncover', branchOf(search, 0));
    case 'start':
    case 'solution':
      return [];
  }
}

function coveredAfter(search: Search, moves: readonly EventMove[], done: number): CoveredColumn[] {
  return [...untouched(search), ...inForce(moves, done)].map(({ column, colour, row, level }) => {
    return { column, colour, row, level };
  });
}

/** What is covered by the moves of an event once `done` of them are done, in the order of covering. */
export function inForce(moves: readonly EventMove[], done: number): EventMove[] {
  return moves[0]?.kind === 'cover' ? moves.slice(0, done) : moves.slice(done).toReversed();
}

/** The columns covered both before and after the last event. */
function untouched(search: Search): Own[] {
  const { event, level } = search;
  const whole = event === 'try' ? level - 1 : level;
  const covered: Own[] = [];
  for (let at = 0; at < whole; at += 1) {
    covered.push(...branchOf(search, at), ...othersOf(search, at));
  }
  // The column whose row is taken or given up stays covered meanwhile.
  if (event === 'try' || event === 'retreat') covered.push(...branchOf(search, whole));
  return covered;
}

/** The column branched on at a level; none at a solution. */
function branchOf(search: Search, level: number): Own[] {
  const column = search.branchAt(level);
  return column < 0 ? [] : [{ column, row: -1, level }];
}

/** The other columns of the row taken at a level, in the order in which they are covered. */
export function othersOf(search: LinkSearch, level: number): Own[] {
  const { nodes } = search.links;
  const start = search.nodeAt(level);
  const others: Own[] = [];
  for (let node = nextInRow(nodes, start); node !== start; node = nextInRow(nodes, node)) {
    const how = committed(search.links, node);
    const column = columnOf(nodes[node + COLUMN] as number);
    if (how) others.push({ column, row: search.rowAt(node), level, ...how });
  }
  return others;
}

export function as(kind: Move['kind'], columns: readonly Own[]): EventMove[] {
  return columns.map((covered) => ({ kind, ...covered }));
}

export function carryOut(links: Links, { kind, column, taken }: EventMove, isBack = false): number {
  const isCover = (kind === 'cover') !== isBack;
  if (taken) return (isCover ? commit : uncommit)(links, taken);
  return (isCover ? cover : uncover)(links, headerOf(column));
}
