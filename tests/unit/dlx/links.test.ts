import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Matrix, createMatrix, parse, withKind } from '#dlx/index.ts';
import {
  type Links,
  COLUMN,
  columnOf,
  cover,
  createLinks,
  DOWN,
  headerOf,
  nextInRow,
  previousInRow,
  ROW,
  SIZE,
  uncover,
} from '#dlx/links.ts';
import { KNUTH } from '../../matrices/knuth.ts';
import { matrices } from '../../matrices/random.ts';

/** The rows that stand in a column's list, in order. */
function listOf({ nodes }: Links, column: number): number[] {
  const rows: number[] = [];
  const header = headerOf(column);
  for (let node = nodes[header + DOWN]!; node !== header; node = nodes[node + DOWN]!) {
    rows.push(nodes[node + ROW]!);
  }
  return rows;
}

function ringOf({ right }: Links): number[] {
  const columns: number[] = [];
  for (let header = right[0]!; header !== 0; header = right[header]!) columns.push(header - 1);
  return columns;
}

function copyOf({ nodes, left, right }: Links): unknown {
  return { nodes: [...nodes], left: [...left], right: [...right] };
}

function drawn(matrix: Matrix): number[] {
  return matrix.columns.flatMap(({ kind }, column) => (kind === 'off' ? [] : [column]));
}

describe('createLinks', () => {
  it('lists in each column the rows that can be chosen, and the primary columns in the ring', () => {
    fc.assert(
      fc.property(matrices(), (matrix) => {
        const links = createLinks(matrix);
        const kindOf = (column: number): string => matrix.columns[column]!.kind;
        const usable = (row: readonly number[]): boolean => row.some((column) => kindOf(column) === 'primary');
        matrix.columns.forEach(({ kind }, column) => {
          const expected = matrix.rows.flatMap((row, index) =>
            kind !== 'off' && usable(row) && row.includes(column) ? [index] : [],
          );
          expect(listOf(links, column)).toEqual(expected);
          expect(links.nodes[headerOf(column) + SIZE]).toBe(expected.length);
        });
        expect(ringOf(links)).toEqual(
          matrix.columns.flatMap(({ kind }, column) => (kind === 'primary' ? [column] : [])),
        );
      }),
    );
  });

  it('lets every row be walked in a ring, both ways, in the order given', () => {
    fc.assert(
      fc.property(matrices(), (matrix) => {
        const { nodes } = createLinks(matrix);
        for (const column of drawn(matrix)) {
          const header = headerOf(column);
          for (let start = nodes[header + DOWN]!; start !== header; start = nodes[start + DOWN]!) {
            const row = matrix.rows[nodes[start + ROW]!]!.filter((c) => drawn(matrix).includes(c));
            const at = row.indexOf(column);
            const walked = [start];
            for (let node = nextInRow(nodes, start); node !== start; node = nextInRow(nodes, node)) {
              expect(previousInRow(nodes, node)).toBe(walked.at(-1));
              walked.push(node);
            }
            expect(walked.map((node) => columnOf(nodes[node + COLUMN]!))).toEqual([
              ...row.slice(at),
              ...row.slice(0, at),
            ]);
          }
        }
      }),
    );
  });

  it('knows how deep a search can go', () => {
    const s = { name: 's', kind: 'secondary' } as const;
    const matrix = createMatrix(['A', 'B', s], [[0, 1, 2], [0], [2]]);
    expect(createLinks(matrix)).toMatchObject({ deepest: 2 });
    expect(createLinks(withKind(matrix, 1, 'off'))).toMatchObject({ deepest: 1 });
    expect(createLinks(createMatrix(['A', 'B'], [[0]]))).toMatchObject({ deepest: 1 });
    expect(createLinks(createMatrix([], []))).toMatchObject({ deepest: 0 });
  });
});

describe('cover', () => {
  it('takes A out of the example as the paper shows', () => {
    const links = createLinks(parse(KNUTH));
    expect(cover(links, headerOf(0))).toBe(1 + 2 + 1);
    expect(ringOf(links)).toEqual([1, 2, 3, 4, 5, 6]);
    expect([1, 2, 3, 4, 5, 6].map((column) => listOf(links, column))).toEqual([
      [2, 4],
      [0, 2],
      [5],
      [0, 5],
      [0, 2],
      [4, 5],
    ]);
    expect(listOf(links, 0)).toEqual([1, 3]);
  });

  it('hides the rows of the covered columns from all others, whatever the order', () => {
    const cases = matrices().chain((matrix) => fc.tuple(fc.constant(matrix), fc.shuffledSubarray(drawn(matrix))));
    fc.assert(
      fc.property(cases, ([matrix, covered]) => {
        const links = createLinks(matrix);
        for (const column of covered) {
          const updates = cover(links, headerOf(column));
          const ones = listOf(links, column).map(
            (row) => matrix.rows[row]!.filter((c) => matrix.columns[c]!.kind !== 'off').length,
          );
          expect(updates).toBe(1 + ones.reduce((sum, count) => sum + count - 1, 0));
        }
        const open = drawn(matrix).filter((column) => !covered.includes(column));
        const pristine = createLinks(matrix);
        for (const column of open) {
          const rows = listOf(pristine, column).filter(
            (row) => !matrix.rows[row]!.some((other) => covered.includes(other)),
          );
          expect(listOf(links, column)).toEqual(rows);
          expect(links.nodes[headerOf(column) + SIZE]).toBe(rows.length);
        }
        expect(ringOf(links)).toEqual(open.filter((column) => matrix.columns[column]!.kind === 'primary'));
      }),
      { numRuns: 300 },
    );
  });
});

describe('uncover', () => {
  it('restores every link after any sequence of covers, at each step on the way back', () => {
    const cases = matrices({ mostColumns: 8, mostRows: 16 }).chain((matrix) =>
      fc.tuple(fc.constant(matrix), fc.shuffledSubarray(drawn(matrix))),
    );
    fc.assert(
      fc.property(cases, ([matrix, covered]) => {
        const links = createLinks(matrix);
        const stack: { column: number; updates: number; before: unknown }[] = [];
        for (const column of covered) {
          const before = copyOf(links);
          stack.push({ column, before, updates: cover(links, headerOf(column)) });
        }
        for (const { column, updates, before } of stack.toReversed()) {
          expect(uncover(links, headerOf(column))).toBe(updates);
          expect(copyOf(links)).toEqual(before);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('in the wrong order does harm: the order is not a matter of taste', () => {
    const links = createLinks(parse(KNUTH));
    const before = copyOf(links);
    cover(links, headerOf(0));
    cover(links, headerOf(3));
    uncover(links, headerOf(0));
    uncover(links, headerOf(3));
    expect(copyOf(links)).not.toEqual(before);
  });
});
