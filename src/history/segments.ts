import type { Matrix } from '#dlx/index.ts';
import { type Chooser, DOWN, headerOf, Search } from '#dlx/links.ts';

/**
 * A run cut into segments, each of which can be recorded from a path alone: by any worker, in any order.
 *
 * Each node of the tree divides its share of the whole equally among its rows. The run is cut at the subtrees with a
 * share of at most 1/PARTS whose parent has more: a **border** is the moment right after the try that enters one. A
 * segment is everything between two borders, including what the search does above the subtrees. Its counters start at 0
 * at its border, so those of the whole run are sums.
 */

/** Subtrees are divided until each has a share of at most 1/PARTS. */
const PARTS = 128;

/** Addresses of the nodes taken, as `Search.path` gives them. */
export type Path = ArrayLike<number>;

export interface Segment {
  readonly from: Path;
  /** The border at which it ends; null for the end of the run. */
  readonly to: Path | null;
  /** How many segments the tree has. */
  readonly parts: number;
  /** The share of the tree that is done where it begins. */
  readonly before: number;
}

/** Counters at the start of a run, and of a segment. */
export const NOTHING = {
  events: 0,
  nodes: 0,
  updates: 0,
  covers: 0,
  cleansings: 0,
  solutions: 0,
  deadEnds: 0,
} as const;

/** Where a run may be cut: the path, and the share of the tree that is done there. */
interface Border {
  readonly path: Path;
  readonly before: number;
}

/**
 * The borders of a run, in order. `choose` must depend on the links alone (`isPlain`).
 * @throws RangeError when a column with colours is primary
 */
export function bordersOf(matrix: Matrix, choose: Chooser): Border[] {
  const search = new Search(matrix, choose);
  const borders: Border[] = [];
  const visit = (path: readonly number[], share: number, before: number): void => {
    search.restore(path, NOTHING);
    search.step();
    if (search.event !== 'choose') return;
    const nodes = nodesBelow(search);
    const each = share / nodes.length;
    nodes.forEach((node, turn) => {
      const below = [...path, node];
      const done = before + turn * each;
      if (each * PARTS > 1) visit(below, each, done);
      else borders.push({ path: below, before: done });
    });
  };
  visit([], 1, 0);
  return borders;
}

/** The nodes of the rows to be tried, after a choice. */
function nodesBelow(search: Search): number[] {
  const { nodes } = search.links;
  const header = headerOf(search.branchAt(search.level));
  const list: number[] = [];
  for (let node = nodes[header + DOWN] as number; node !== header;) {
    list.push(node);
    node = nodes[node + DOWN] as number;
  }
  return list;
}

/**
 * The segments from a moment of the run on: the first one begins there, wherever it is, and ends at the next border.
 */
export function segmentsFrom(borders: readonly Border[], path: Path): Segment[] {
  const next = borders.findIndex((border) => isLater(border.path, path));
  const rest = next < 0 ? [] : borders.slice(next);
  const parts = borders.length;
  const first = { path, before: borders[next - 1]?.before ?? 0 };
  return [first, ...rest].map((from, index) => {
    return { from: from.path, to: rest[index]?.path ?? null, parts, before: from.before };
  });
}

/** The length of the common beginning of two paths. */
export function inCommon(one: Path, other: Path): number {
  const shorter = Math.min(one.length, other.length);
  for (let level = 0; level < shorter; level += 1) if (one[level] !== other[level]) return level;
  return shorter;
}

/**
 * True when the search reaches path `one` after `other`: rows are tried from the top down, and a path comes before its
 * extensions.
 */
function isLater(one: Path, other: Path): boolean {
  const level = inCommon(one, other);
  return level < one.length && (one[level] as number) > (other[level] ?? -1);
}
