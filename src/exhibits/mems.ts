import { type Matrix, refuseColours } from '#dlx/matrix.ts';
import { headerOf, nextInRow } from '#dlx/link-arrays.ts';
import { Search } from '#dlx/search.ts';
import { COLUMN, SIZE } from '#dlx/slots.ts';
import type { Counts } from '#dlx/solve.ts';
import { type Chooser, type Choosing, chooserOf } from '#dlx/choosers.ts';

/**
 * Mems, as Knuth's dlx1 counts them: accesses to memory, where two adjacent numbers in one word of 64 bits count as one
 * access, and local variables are free. Only the search is counted, not reading the matrix.
 *
 * - Covering a column takes 4 mems, 3 for each of its rows and 6 for each node taken out. Uncovering it takes as many.
 * - A node of the tree reads the size of every column in the ring, up to an empty one, and the link to the next one: 2
 *   each, and 1 for the root. It takes 2 to find its first row and 2 to come back to the node above.
 * - Trying a row of n 1s takes n + 1 to walk it, as many to walk it back, 2 for the row after it, and 1 to see whether
 *   a column is left.
 *
 * Source: D. E. Knuth, dlx1, in its edition of November 2026 (older ones read all sizes at an empty column too); *mem* is
 * from *The Art of Computer Programming*.
 */

/**
 * Runs the whole search on the links, step by step, and counts its mems as well. It is several times slower than
 * `count`, which does not stop at every event.
 *
 * @throws RangeError when the matrix has colours, or there is no chooser of that name
 */
export function countMems(matrix: Matrix<unknown>, chooser?: Chooser | Choosing): Counts & { readonly mems: number } {
  refuseColours(matrix, 'countMems');
  const search = new Search(matrix, chooserOf(chooser));
  let mems = 0;
  while (!search.done) {
    search.step();
    if (search.event === 'choose' || search.event === 'dead end') mems += memsOfNode(search);
    else if (search.event === 'try') mems += memsOfTry(search);
  }
  // Each cover is undone; each update but that of the header is a node taken out.
  const { solutions, nodes, updates, covers } = search;
  mems += 2 * (4 * covers + 6 * (updates - covers));
  return { solutions, nodes, updates, mems };
}

/** The mems of the node that has just chosen its column, without those that `countMems` adds for covers. */
function memsOfNode(search: Search): number {
  const { links, level } = search;
  const column = search.branchAt(level);
  const rows = sizeOf(search, headerOf(column));
  // The column branched on has left the ring, in which column c is c + 1. An empty one ends the look along the ring.
  let read = 1;
  for (let next = links.right[0] as number; next !== 0; next = links.right[next] as number) {
    if (rows === 0 && next > column) break;
    read += 1;
  }
  return 1 + 2 * read + 2 + (level === 0 ? 0 : 2) + 2 * 3 * rows;
}

/** The mems of the row that has just been tried. A covered column keeps the size that it was covered with. */
function memsOfTry(search: Search): number {
  const { nodes } = search.links;
  const taken = search.nodeAt(search.level - 1);
  let ones = 1;
  let rows = 0;
  for (let node = nextInRow(nodes, taken); node !== taken; node = nextInRow(nodes, node)) {
    ones += 1;
    rows += sizeOf(search, nodes[node + COLUMN] as number);
  }
  return 2 * (ones + 1) + 2 + 1 + 2 * 3 * rows;
}

function sizeOf({ links }: Search, header: number): number {
  return links.nodes[header + SIZE] as number;
}
