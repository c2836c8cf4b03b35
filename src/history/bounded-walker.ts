/**
 * How the events of a search with bounds open into moves, and what its frames show besides.
 *
 * A column is covered when its bound has been lowered to 0; until then a row of it is tweaked, which is a move of its own.
 * The bounds themselves change with the event. A search puts all tweaked rows back in one sweep from the top, for which
 * one saved number is enough; step by step they come back in the reverse order, so that the links are sound after each.
 */
import { tweak, untweak } from '#dlx/bounded/bounded-links.ts';
import type { BoundedLinks } from '#dlx/bounded/bounded-links.ts';
import { BoundedSearch } from '#dlx/bounded/bounded-search.ts';
import type { BranchingSearch } from '#dlx/bounded/branching.ts';
import type { Chooser, Choosing } from '#dlx/choosers.ts';
import { changedBy } from '#dlx/colour-writes.ts';
import { type Matrix } from '#dlx/index.ts';
import { COLUMN, headerOf, nextInRow, SIZE } from '#dlx/links.ts';
import { as, carryOut, inForce, othersOf } from './event-moves.ts';
import type { CoveredColumn, FrameBounds } from './frame.ts';
import type { EventMove, Own, Walker } from './walker.ts';

/** What one level of the path has done, each in order. */
interface LevelMoves {
  /** The column branched on, if that covered it. */
  readonly branch: readonly Own[];
  /** Its rows that were tweaked, the one taken last. */
  readonly tweaks: readonly Own[];
  /** The other columns of the row taken. */
  readonly others: readonly Own[];
  /** The column that the null choice has closed. */
  readonly closed: readonly CoveredColumn[];
}

/**
 * A walker of a new search with bounds.
 * @throws RangeError when there is no such chooser, or a column with colours is primary
 */
export function walkerWithBounds(matrix: Matrix<unknown>, chooser?: Chooser | Choosing): Walker {
  return boundedWalker(matrix, new BoundedSearch(matrix, chooser));
}

export function boundedWalker(matrix: Matrix<unknown>, search: BranchingSearch): Walker {
  const { links } = search;
  return {
    search,
    movesOf: () => movesOf(matrix, search),
    coveredAfter(moves, done) {
      const own = inForce(moves, done).filter(({ node }) => node === undefined);
      const before = untouched(matrix, search).flatMap(({ branch, others, closed }) => [
        ...branch,
        ...others,
        ...closed,
      ]);
      return [...before, ...own].map(({ column, colour, row, level, isClosed }) => {
        return { column, colour, row, level, ...(isClosed && { isClosed }) };
      });
    },
    carryOut: (move, isBack) =>
      move.node === undefined ? carryOut(links, move, isBack) : tweakOne(links, move, isBack),
    changedBy: (move) =>
      move.node === undefined
        ? changedBy(links, move.taken ?? headerOf(move.column))
        : changedByTweak(links, move.node, move.isAlone),
    more: (moves, done) => ({ bounds: boundsAt(matrix, search, moves, done) }),
  };
}

function movesOf(matrix: Matrix<unknown>, search: BranchingSearch): EventMove[] {
  const { event, level } = search;
  switch (event) {
    case 'choose':
      return as('cover', levelsTo(matrix, search, level)[level]?.branch ?? []);
    case 'try': {
      const { tweaks = [], others = [] } = levelsTo(matrix, search, level - 1)[level - 1] ?? {};
      return as('cover', [...tweaks.slice(-1).filter(({ node }) => node === search.nodeAt(level - 1)), ...others]);
    }
    case 'retreat': {
      const levels = levelsTo(matrix, search, level + 1);
      const { branch = [], tweaks = [] } = levels[level + 1] ?? {};
      const { others = [] } = levels[level] ?? {};
      return as('uncover', [...tweaks.toReversed(), ...branch, ...others.toReversed()]);
    }
    case 'done': {
      const { branch = [], tweaks = [] } = levelsTo(matrix, search, 0)[0] ?? {};
      return as('uncover', [...tweaks.toReversed(), ...branch]);
    }
    case 'start':
    case 'dead end':
    case 'solution':
      return [];
  }
}

/** What was done both before and after the last event. */
function untouched(matrix: Matrix<unknown>, search: BranchingSearch): LevelMoves[] {
  const { event, level } = search;
  if (event === 'done') return [];
  // At a try or a retreat the column whose row is taken or given up stays as it is; so do the rows tweaked before.
  const isTry = event === 'try';
  const whole = isTry ? level - 1 : level;
  const levels = levelsTo(matrix, search, whole);
  const last = levels[whole];
  if (event === 'choose' || !last) return levels.slice(0, whole);
  const isTweaked = isTry && last.tweaks.at(-1)?.node === search.nodeAt(whole);
  const kept = { ...last, others: [], closed: isTry ? last.closed : [] };
  return [...levels.slice(0, whole), isTweaked ? { ...kept, tweaks: last.tweaks.slice(0, -1) } : kept];
}

/** The levels of the path up to one, as far as they were branched on. */
function levelsTo(matrix: Matrix<unknown>, search: BranchingSearch, last: number): LevelMoves[] {
  const times = new Int32Array(matrix.columns.length);
  const levels: LevelMoves[] = [];
  /** True when that was the last time that a column may be covered. */
  const isLast = (column: number): boolean => {
    times[column] = (times[column] as number) + 1;
    const { kind, max = 1 } = matrix.columns[column] ?? {};
    return kind !== 'primary' || times[column] === max;
  };
  for (let level = 0; level <= last; level += 1) {
    const column = search.branchAt(level);
    const taken = search.nodeAt(level);
    if (column < 0 || taken === 0) break;
    const isCovered = isLast(column);
    const isPlain = isCovered && search.links.slack[column + 1] === 0;
    // A column that has just been chosen has taken no branch yet, not even the last one.
    const isNull = taken === headerOf(column) && (search.event !== 'choose' || level < search.level);
    const node = taken === headerOf(column) ? -1 : taken;
    const others = node < 0 ? [] : othersOf(search, level).filter((own) => isLast(own.column));
    levels.push({
      branch: isCovered ? [{ column, row: -1, level }] : [],
      tweaks: isPlain
        ? []
        : search.tweakedAt(level).map((one) => {
            const row = search.rowAt(one);
            return { column, row, level, node: one, tweaked: row, isAlone: isCovered };
          }),
      others,
      closed: isNull && !isCovered ? [{ column, row: -1, level, isClosed: true }] : [],
    });
  }
  return levels;
}

/** Tweaks one row, or undoes it, with the count of empty columns, which a search restores at once for all of them. */
function tweakOne(links: BoundedLinks, { kind, column, node = 0, isAlone = false }: EventMove, isBack = false): number {
  if ((kind === 'cover') !== isBack) return tweak(links, node, isAlone);
  const { nodes, empties } = links;
  const filled = changedByTweak(links, node, isAlone).filter((one) => {
    return nodes[(nodes[one + COLUMN] as number) + SIZE] === 0 && !(isAlone && one === node);
  });
  const restored = untweak(links, headerOf(column), node, isAlone);
  empties[0] = (empties[0] as number) - filled.length;
  return restored;
}

/** The nodes that a tweak takes out: those of the row in other columns, unless the column is covered, then its own. */
function changedByTweak({ nodes, colours }: BoundedLinks, start: number, isAlone = false): number[] {
  const list: number[] = [];
  if (!isAlone) {
    for (let node = nextInRow(nodes, start); node !== start; node = nextInRow(nodes, node)) {
      if ((colours.of[node >> 2] as number) >= 0) list.push(node);
    }
  }
  return [...list, start];
}

function boundsAt(
  matrix: Matrix<unknown>,
  search: BranchingSearch,
  moves: readonly EventMove[],
  done: number,
): FrameBounds {
  const { bound, slack } = search.links;
  const own = inForce(moves, done).filter(({ node }) => node !== undefined);
  const tweaks = [...untouched(matrix, search).flatMap((level) => level.tweaks), ...own];
  const chosen = new Set(search.rows());
  return {
    bound: bound.slice(1),
    slack: slack.slice(1),
    tweaked: tweaks.filter(({ row }) => !chosen.has(row)).map(({ row, level }) => ({ row, level })),
    ...turnOf(search),
  };
}

/** The branches of the column that the last event is about. */
function turnOf(search: BranchingSearch): Pick<FrameBounds, 'branches' | 'turn'> {
  const { event, level } = search;
  if (event === 'start' || event === 'dead end' || event === 'solution') return { branches: 0, turn: -1 };
  return search.turnAt(event === 'try' ? level - 1 : level);
}
