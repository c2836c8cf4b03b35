/** What the page says in words, and does not work out while it is built. */
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { count, createMatrix } from '#dlx/index.ts';
import { cover, createLinks, headerOf } from '#dlx/links.ts';
import { ARRAYS } from '#exhibits/plain-arrays.ts';
import { record } from '#history/index.ts';
import { bugs } from '#implement/bugs.ts';
import { catchBugs, checksOf } from '#implement/caught.ts';
import { reordered } from '#implement/column-order.ts';
import { fewestChecks } from '#implement/fewest.ts';
import { createVectors } from '#implement/vectors.ts';
import { arraysView } from '#pictures/arrays/view.ts';
import { encode as knuth } from '#puzzles/knuth/encode.ts';
import { encode as queens } from '#puzzles/queens/encode.ts';
import { encode as tetrasticks } from '#puzzles/tetrasticks/encode.ts';

const COLUMNS = 7;
const matrices = fc.record({
  secondary: fc.integer({ min: 0, max: 3 }),
  rows: fc.array(fc.uniqueArray(fc.integer({ min: 0, max: COLUMNS - 1 }), { maxLength: 4 }), {
    maxLength: 14,
  }),
});

test('the order of rows, and of the ones in a row, changes no count', () => {
  const anyOrder = matrices.chain(({ secondary, rows }) =>
    fc.record({
      secondary: fc.constant(secondary),
      rows: fc.constant(rows),
      shuffled: fc
        .shuffledSubarray(rows, { minLength: rows.length })
        .chain((all) => fc.tuple(...all.map((row) => fc.shuffledSubarray(row, { minLength: row.length })))),
    }),
  );
  fc.assert(
    fc.property(anyOrder, ({ secondary, rows, shuffled }) => {
      const columns = Array.from({ length: COLUMNS }, (_, column) => ({
        name: String(column),
        kind: column < COLUMNS - secondary ? ('primary' as const) : ('secondary' as const),
      }));
      expect(count(createMatrix(columns, shuffled))).toEqual(count(createMatrix(columns, rows)));
    }),
    { numRuns: 300 },
  );
});

test('columns without rows, and no columns', () => {
  expect(count(createMatrix(['A', 'B'], [[1]]))).toEqual({ solutions: 0, nodes: 1, updates: 1 });
  expect(count(createMatrix([], []))).toEqual({ solutions: 1, nodes: 1, updates: 0 });
});

test('diagonals numbered from the other side give 3,033 nodes with slack rows', () => {
  const { matrix } = queens({ n: 8, diagonals: 'primary with slack' });
  const order = [...matrix.columns.keys()];
  const other = reordered(matrix, [...order.slice(0, 31), ...order.slice(31).reverse()]);
  expect(count(matrix).nodes).toBe(3020);
  expect(count(other)).toMatchObject({ solutions: 92, nodes: 3033 });
});

test('the columns of tetrasticks stand where the page says', () => {
  const n = 3;
  const { matrix } = tetrasticks({ size: n, pieces: 'FHLRTU' });
  const edges = n * (n + 1);
  const placed = new Map<string, number>();
  for (let at = 0; at <= n; at += 1) {
    for (let along = 0; along < n; along += 1) {
      placed.set(`H${along}${at}`, 6 + at * n + along);
      placed.set(`V${at}${along}`, 6 + edges + at * n + along);
      if (at > 0 && at < n && along > 0) {
        placed.set(`I${at}${along}`, 6 + 2 * edges + (at - 1) * (n - 1) + along - 1);
      }
    }
  }
  const names = matrix.columns.map(({ name }) => name.replace(/[^\w]/g, ''));
  for (const [name, place] of placed) expect(names.indexOf(name), name).toBe(place);
  expect(names).toHaveLength(6 + placed.size);
});

test('the trace and the odd rows are enough to show every bug, and one check is not', () => {
  const program = readFileSync(new URL('../../../content/implement/dlx.ts', import.meta.url), 'utf8');
  const vectors = createVectors();
  const fewest = fewestChecks(catchBugs(program, bugs, vectors));
  expect(fewest.map((check) => checksOf(vectors)[check]?.id)).toEqual(['trace', 'odd-rows']);
});

test('the table marks what a step has written, and what is no longer as it was built', () => {
  const problem = knuth();
  const recording = record(problem.matrix);
  const marked = (step: number, what: 'isWritten' | 'isChanged'): string[] => {
    const frame = recording.seek(step, 'links');
    return arraysView(problem, frame.state!, frame).flatMap(({ number, cells }) =>
      cells.flatMap((cell, at) => (cell[what] ? [`${ARRAYS[at]!}[${number}]=${cell.text}`] : [])),
    );
  };
  expect(marked(0, 'isChanged')).toEqual([]);
  // cover(A): L[R[1]] ← L[1], R[L[1]] ← R[1], then the D of row ADG leaves its column.
  expect(marked(2, 'isWritten')).toEqual(['L[2]=0']);
  expect(marked(3, 'isWritten')).toEqual(['R[0]=2']);
  expect(marked(4, 'isWritten')).toEqual(['U[18]=4']);
  expect(marked(5, 'isWritten')).toEqual(['D[4]=18', 'S[4]=2']);
  expect(marked(5, 'isChanged')).toEqual(['R[0]=2', 'L[2]=0', 'D[4]=18', 'S[4]=2', 'U[18]=4']);
});

test('a node that is pointed at lights its line, and a column its header', () => {
  const problem = knuth();
  const links = createLinks(problem.matrix);
  cover(links, headerOf(0));
  const lit = (row: number | null, column: number): string[] =>
    arraysView(problem, links, null, { row, column })
      .filter(({ isLit }) => isLit)
      .map(({ number, name }) => `${number} ${name}`);
  expect(lit(0, 4)).toEqual(['9 CEF, E']);
  expect(lit(null, 4)).toEqual(['5 E']);
});
