import fc from 'fast-check';
import { expect, it } from 'vitest';
import { leftmost, smallest } from '#dlx/choosers.ts';
import { headerOf, Search, SIZE } from '#dlx/links.ts';
import { queens } from '../../matrices/queens.ts';
import { matrices } from '../../matrices/random.ts';

/** Columns that are empty now, not covered, and not empty for want of rows from the start. */
function emptyNow(search: Search, waiting: ReadonlySet<number>): number {
  const { nodes } = search.links;
  return [...waiting].filter((column) => nodes[headerOf(column) + SIZE] === 0).length;
}

/** Walks a search, knowing from its branches and rows alone which columns are covered. */
function walk(matrix: ReturnType<typeof queens>, choose = smallest): void {
  const search = new Search(matrix, choose);
  const { nodes } = search.links;
  const all = matrix.columns.flatMap(({ kind }, column) =>
    kind === 'primary' || (kind === 'secondary' && nodes[headerOf(column) + SIZE]! > 0) ? [column] : [],
  );
  do {
    const waiting = new Set(all);
    search.rows().forEach((row) => matrix.rows[row]!.forEach((column) => waiting.delete(column)));
    if (search.event !== 'start' && search.event !== 'try' && search.event !== 'done') {
      waiting.delete(search.branchAt(search.level));
    }
    expect(search.links.empties[0]).toBe(emptyNow(search, waiting));
  } while ((search.step(), !search.done));
  expect(search.links.empties[0]).toBe(emptyNow(search, new Set(all)));
}

it('knows after every event how many columns are empty', () => {
  fc.assert(fc.property(matrices(), (matrix) => walk(matrix)));
  fc.assert(fc.property(matrices(), (matrix) => walk(matrix, leftmost)));
  walk(queens(6));
});

it('so the smallest column is the same as one that looks at them all', () => {
  const patient: typeof smallest = ({ nodes, right }) => {
    let best = right[0]!;
    for (let header = best; header !== 0; header = right[header]!) {
      if (nodes[(header << 2) + SIZE]! < nodes[(best << 2) + SIZE]!) best = header;
    }
    return best;
  };
  fc.assert(
    fc.property(matrices(), (matrix) => {
      const one = new Search(matrix);
      const other = new Search(matrix, patient);
      while (!one.done) {
        one.step();
        other.step();
        expect([one.event, one.level, ...one.rows()]).toEqual([other.event, other.level, ...other.rows()]);
      }
    }),
  );
});
