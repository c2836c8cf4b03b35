import { smallest } from '#dlx/choosers.ts';
import { createLinks } from '#dlx/create-links.ts';
import { columnOf, headerOf, nextInRow, previousInRow } from '#dlx/link-arrays.ts';
import { type Matrix, refuseColours } from '#dlx/matrix.ts';
import { coverPlain, uncoverPlain } from '#dlx/plain-cover.ts';
import { COLUMN, DOWN, SIZE } from '#dlx/slots.ts';
import type { Counts } from '#dlx/solve.ts';
import { SubproblemTable } from '#dlx/subproblem-table.ts';

interface MemoizedOptions {
  /** The most memory for the table of subproblems, in bytes. Default: 64 MB. */
  readonly mostBytes?: number;
}

/** `nodes` counts the nodes entered, those found in the table included; `tree` counts the whole tree. */
interface MemoizedCounts extends Counts {
  /** Nodes of the whole tree, as `count` returns them; the table holds this number for each subproblem. */
  readonly tree: number;
  /** False when the solutions or the nodes of the tree exceed 2^53 − 1, so that the number may be rounded. */
  readonly isExact: boolean;
  /** Subproblems in the table. */
  readonly subproblems: number;
  /** How many times a subproblem was found in the table. */
  readonly met: number;
  /**
   * True when the table ran out of room: the counts are still right, but some subproblems may have been solved more
   * than once.
   */
  readonly isFull: boolean;
  /** Bytes of the links and the table. */
  readonly bytes: number;
}

/**
 * Dancing links with a table of subproblems: each is solved once and then looked up.
 *
 * The subproblem at a node depends only on the set of columns that are not covered: a row is live as long as all its
 * columns are in it. This set is the key, without the secondary columns that have no live row, since they exclude
 * nothing any longer. The subproblems are the nodes of a decision diagram of all solutions, which the search walks
 * without storing it.
 *
 * Sources: zero-suppressed decision diagrams in D. E. Knuth, *The Art of Computer Programming* 7.1.4; M. Nishino, N.
 * Yasuda, S. Minato and M. Nagata, *Dancing with decision diagrams* (2017).
 *
 * @throws RangeError when the matrix has colours
 */
export function countMemoized(
  matrix: Matrix<unknown>,
  { mostBytes = 64 * 2 ** 20 }: MemoizedOptions = {},
): MemoizedCounts {
  refuseColours(matrix, 'countMemoized');
  const links = createLinks(matrix);
  const { nodes: slots, right } = links;
  const words = Math.max(1, Math.ceil(matrix.columns.length / 32));
  // A bit for each column that is not covered.
  const open = new Uint32Array(words);
  const secondary: number[] = [];
  matrix.columns.forEach(({ kind }, column) => {
    if (kind !== 'off') flip(open, column);
    if (kind === 'secondary') secondary.push(column);
  });
  const table = new SubproblemTable(words, mostBytes);
  // By level: the key of the node, needed again once the node has been solved.
  const keys: Uint32Array[] = [];
  let [nodes, updates, met, tree] = [0, 0, 0, 0];

  /** The number of solutions below a node. */
  function solve(level: number): number {
    nodes += 1;
    const before = tree;
    tree += 1;
    if (right[0] === 0) return 1;
    const key = (keys[level] ??= new Uint32Array(words));
    writeKey(key);
    const known = table.find(key);
    if (known >= 0) {
      met += 1;
      tree = before + table.nodesAt(known);
      return table.solutionsAt(known);
    }
    const header = smallest(links, nodes) << 2;
    coverColumn(header);
    let solutions = 0;
    for (let node = slots[header + DOWN] as number; node !== header;) {
      for (let other = nextInRow(slots, node); other !== node; other = nextInRow(slots, other)) {
        coverColumn(slots[other + COLUMN] as number);
      }
      solutions += solve(level + 1);
      for (let other = previousInRow(slots, node); other !== node;) {
        uncoverColumn(slots[other + COLUMN] as number);
        other = previousInRow(slots, other);
      }
      node = slots[node + DOWN] as number;
    }
    uncoverColumn(header);
    table.add(key, solutions, tree - before);
    return solutions;
  }

  function coverColumn(header: number): void {
    updates += coverPlain(links, header);
    flip(open, columnOf(header));
  }

  function uncoverColumn(header: number): void {
    uncoverPlain(links, header);
    flip(open, columnOf(header));
  }

  /** The columns that are not covered, without the secondary ones that have no live row. */
  function writeKey(key: Uint32Array): void {
    key.set(open);
    for (const column of secondary) {
      const isEmpty = slots[headerOf(column) + SIZE] === 0;
      if (isEmpty && isSet(key, column)) flip(key, column);
    }
  }

  const solutions = solve(0);
  const isExact = Math.max(solutions, tree) <= Number.MAX_SAFE_INTEGER;
  const { count: subproblems, isFull, bytes } = table;
  const linkBytes = slots.byteLength + 3 * right.byteLength;
  const ofMemory = { subproblems, met, isFull, bytes: bytes + linkBytes };
  return { solutions, isExact, nodes, tree, updates, ...ofMemory };
}

function isSet(bits: Uint32Array, at: number): boolean {
  return (((bits[at >> 5] as number) >>> (at & 31)) & 1) === 1;
}

function flip(bits: Uint32Array, at: number): void {
  bits[at >> 5] = (bits[at >> 5] as number) ^ (1 << (at & 31));
}
