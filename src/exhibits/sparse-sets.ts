import { refuseBounds } from '#dlx/bounds.ts';
import { type Matrix, isUsable, refuseColours } from '#dlx/matrix.ts';
import type { Counts } from '#dlx/solve.ts';

/**
 * Dancing cells: the tree of the links, walked on sparse sets instead of lists.
 *
 * A **sparse set** is an array in which only the first `size` places count. A member is removed by swapping it with the
 * last one that counts and reducing the size by 1. Removed members stay behind that point, so setting the size back
 * restores all of them at once.
 *
 * The 1s of the matrix are the cells, numbered row by row. A column that is not covered is the set of the cells of its
 * live rows; `set` holds all columns, one after another. The primary columns that are not covered are a set too.
 *
 * Invariant: a row is live as long as none of its columns is covered, and its cells are then in the sets of all its
 * columns. Covering a column removes its live rows from the sets of their other columns, as in the links.
 *
 * Sources: P. Briggs and L. Torczon, *An efficient representation for sparse sets* (1993); D. E. Knuth, the program
 * ssxcc, which dances with cells.
 *
 * @throws RangeError when the matrix has colours
 * @returns the counts of `count`, and the bytes that the sets take
 */
export function countBySparseSets(matrix: Matrix<unknown>): Counts & { readonly bytes: number } {
  refuseColours(matrix, 'countBySparseSets');
  refuseBounds(matrix, 'countBySparseSets does');
  const { columnOf, rowOf, begin, start, size, set, place, open, seat } = layOut(matrix);
  // By level: the sizes of all columns before its first row was tried.
  const saved: Int32Array[] = [];
  let opened = open.length;
  let [solutions, nodes, updates] = [0, 0, 0];

  function walk(level: number): void {
    nodes += 1;
    if (opened === 0) {
      solutions += 1;
      return;
    }
    const column = smallest();
    cover(column);
    const sizes = (saved[level] ??= new Int32Array(size.length));
    const openedHere = opened;
    sizes.set(size);
    const first = start[column] as number;
    const end = first + (size[column] as number);
    for (let at = first; at < end; at += 1) {
      const cell = set[at] as number;
      const row = rowOf[cell] as number;
      for (let other = begin[row] as number; other < (begin[row + 1] as number); other += 1) {
        if (other !== cell) cover(columnOf[other] as number);
      }
      walk(level + 1);
      size.set(sizes);
      opened = openedHere;
    }
  }

  /** The smallest column that is not covered, leftmost on ties; the set is in no order, so ties are compared. */
  function smallest(): number {
    let best = open[0] as number;
    for (let at = 1; at < opened; at += 1) {
      const column = open[at] as number;
      const less = (size[column] as number) - (size[best] as number);
      if (less < 0 || (less === 0 && column < best)) best = column;
    }
    return best;
  }

  function cover(column: number): void {
    updates += 1;
    const from = seat[column] as number;
    if (from >= 0) {
      opened -= 1;
      swap(open, seat, from, opened);
    }
    const first = start[column] as number;
    const end = first + (size[column] as number);
    for (let at = first; at < end; at += 1) {
      const cell = set[at] as number;
      const row = rowOf[cell] as number;
      for (let other = begin[row] as number; other < (begin[row + 1] as number); other += 1) {
        if (other !== cell) remove(other);
      }
    }
  }

  function remove(cell: number): void {
    updates += 1;
    const column = columnOf[cell] as number;
    const left = (size[column] as number) - 1;
    size[column] = left;
    swap(set, place, place[cell] as number, (start[column] as number) + left);
  }

  walk(0);
  const arrays = [columnOf, rowOf, begin, start, size, set, place, open, seat, ...saved];
  const bytes = arrays.reduce((sum, { byteLength }) => sum + byteLength, 0);
  return { solutions, nodes, updates, bytes };
}

/** Swaps the members at two places of a set; `where` holds the place of each member. */
function swap(set: Int32Array, where: Int32Array, one: number, other: number): void {
  const there = set[other] as number;
  const here = set[one] as number;
  set[one] = there;
  set[other] = here;
  where[there] = one;
  where[here] = other;
}

interface Layout {
  /** By cell: its column and its row. */
  readonly columnOf: Int32Array;
  readonly rowOf: Int32Array;
  /** Row r has the cells from `begin[r]` up to, not including, `begin[r + 1]`. */
  readonly begin: Int32Array;
  /** By column: where its stretch of `set` begins, and how many cells are in it. */
  readonly start: Int32Array;
  readonly size: Int32Array;
  /** The sets of all columns, and by cell its place there. */
  readonly set: Int32Array;
  readonly place: Int32Array;
  /** The set of the primary columns, and by column its place there; -1 for all other columns. */
  readonly open: Int32Array;
  readonly seat: Int32Array;
}

/** The sets of a matrix before the search. As in the links, rows without a primary column have no cells. */
function layOut(matrix: Matrix<unknown>): Layout {
  const kinds = matrix.columns.map(({ kind }) => kind);
  const rows = matrix.rows
    .filter((row) => isUsable(matrix, row))
    .map((row) => row.filter((column) => kinds[column] !== 'off'));
  const columnOf = Int32Array.from(rows.flat());
  const rowOf = Int32Array.from(rows.flatMap((row, number) => row.map(() => number)));
  const begin = new Int32Array(rows.length + 1);
  rows.forEach((row, number) => {
    begin[number + 1] = (begin[number] as number) + row.length;
  });

  const size = new Int32Array(kinds.length);
  const start = new Int32Array(kinds.length);
  const set = new Int32Array(columnOf.length);
  const place = new Int32Array(columnOf.length);
  for (const column of columnOf) size[column] = (size[column] as number) + 1;
  for (let column = 1; column < start.length; column += 1) {
    start[column] = (start[column - 1] as number) + (size[column - 1] as number);
  }
  const next = start.slice();
  columnOf.forEach((column, cell) => {
    const at = next[column] as number;
    next[column] = at + 1;
    set[at] = cell;
    place[cell] = at;
  });

  const open = Int32Array.from(kinds.flatMap((kind, column) => (kind === 'primary' ? [column] : [])));
  const seat = new Int32Array(kinds.length).fill(-1);
  open.forEach((column, at) => {
    seat[column] = at;
  });
  return { columnOf, rowOf, begin, start, size, set, place, open, seat };
}
