import { describe, expect, it } from 'vitest';
import { count, solve } from '#dlx/index.ts';
import { check } from '#puzzles/queens/check.ts';
import { decode } from '#puzzles/queens/decode.ts';
import { type Diagonals, encode } from '#puzzles/queens/encode.ts';
import { cellsOf } from '#puzzles/queens/lines.ts';
import { columnSentence, withColumnKinds } from '#puzzles/problem.ts';

/** All boards with one queen in every rank and file, by permutations; those without attacks. */
function peaceful(n: number): string[] {
  const boards: string[] = [];
  const place = (files: readonly number[]): void => {
    if (files.length === n) {
      const queens = files.map((file, rank) => ({ file, rank }));
      if (check(n, queens).length === 0) boards.push(files.join(''));
      return;
    }
    for (let file = 0; file < n; file += 1) if (!files.includes(file)) place([...files, file]);
  };
  place([]);
  return boards;
}

function solved(n: number, diagonals: Diagonals): string[] {
  const problem = encode({ n, diagonals });
  return [...solve(problem.matrix)].map((rows) => {
    const queens = decode(problem, rows);
    return queens
      .toSorted((p, q) => p.rank - q.rank)
      .map(({ file }) => file)
      .join('');
  });
}

describe('the counts of facts.md, which are those of dlx1', () => {
  it.each([
    [4, 'secondary', 2, 17, 237],
    [5, 'secondary', 10, 52, 720],
    [8, 'secondary', 92, 1199, 21375],
    [8, 'primary with slack', 92, 3020, 41220],
    [8, 'primary', 0, 2, 71],
  ] as const)('%i queens, diagonals %s', (n, diagonals, solutions, nodes, updates) => {
    expect(count(encode({ n, diagonals }).matrix)).toEqual({ solutions, nodes, updates });
  });

  it('8 queens with ranks and files interleaved take 1,223 nodes', () => {
    const { matrix } = encode({ n: 8, order: 'interleaved' });
    expect(count(matrix)).toMatchObject({ solutions: 92, nodes: 1223 });
  });
});

describe('the solutions', () => {
  it.each([1, 2, 3, 4, 5, 6])('are those of brute force on %i×%i', (n) => {
    expect(solved(n, 'secondary').toSorted()).toEqual(peaceful(n));
  });

  it('are the same with primary diagonals and slack rows', () => {
    expect(solved(5, 'primary with slack').toSorted()).toEqual(solved(5, 'secondary').toSorted());
  });

  it('without diagonals are all the ways to place rooks', () => {
    expect(solved(5, 'off')).toHaveLength(120);
    expect(new Set(solved(5, 'off')).size).toBe(120);
  });
});

describe('the matrix', () => {
  it.each(['apart', 'interleaved'] as const)('has a row for each cell, order %s', (order) => {
    const problem = encode({ n: 5, order });
    const { matrix, lines } = problem;
    expect(matrix.rows).toHaveLength(25);
    expect(matrix.columns).toHaveLength(28);
    // Each line, walked on the board, meets just the rows that have a 1 in its column.
    lines.forEach((line, column) => {
      const rows = cellsOf(5, line).map((cell) => problem.rowOf(cell));
      const ones = matrix.rows.flatMap((row, index) => (row.includes(column) ? [index] : []));
      expect(
        rows.toSorted((a, b) => a - b),
        matrix.columns[column]?.name,
      ).toEqual(ones);
    });
  });

  it('names columns by the formulas r(i) c(j) a(i+j) b(n−1−i+j)', () => {
    const { matrix, rowNames } = encode({ n: 8 });
    const names = matrix.rows[2 * 8 + 3]?.map((column) => matrix.columns[column]?.name);
    expect(rowNames[2 * 8 + 3]).toBe('r2c3');
    expect(names).toEqual(['r2', 'c3', 'a5', 'b8']);
    expect(matrix.columns.map(({ name }) => name).join(' ')).toMatch(/^r0 .* r7 c0 .* c7 a0 .* b14$/u);
  });

  it('puts one slack row for each diagonal after the cells', () => {
    const { matrix, rowNames } = encode({ n: 4, diagonals: 'primary with slack' });
    expect(matrix.rows).toHaveLength(16 + 14);
    expect(rowNames.slice(16, 18)).toEqual(['a0 empty', 'a1 empty']);
    expect(matrix.rows[16]).toEqual([8]);
  });

  it.each(['apart', 'interleaved'] as const)('has groups without gaps, order %s', (order) => {
    const { groups, matrix, lines } = encode({ n: 5, order });
    expect([0, ...groups.map(({ to }) => to)]).toEqual([...groups.map(({ from }) => from), matrix.columns.length]);
    const last = groups.at(-1);
    expect(lines.slice(last?.from, last?.to).every(({ kind }) => kind === 'falling')).toBe(true);
  });

  it('keeps every number when a column is switched', () => {
    const problem = encode({ n: 4 });
    const switched = withColumnKinds(problem, ({ name }) => (name === 'b3' ? 'off' : undefined));
    expect(switched.matrix.rows).toBe(problem.matrix.rows);
    expect(columnSentence(switched, 8 + 7 + 3)).toContain('switched off');
    expect(switched.placements).toBe(problem.placements);
  });

  it('says what each row and column means', () => {
    const problem = encode({ n: 8 });
    expect(problem.describeRow(19)).toBe(
      'A queen where rank r2 meets file c3: takes both, and the diagonals a5 (rising) and b8 (falling).',
    );
    expect(columnSentence(problem, 1)).toBe('Rank r1, the 2nd from the top: it holds exactly one queen.');
    expect(columnSentence(problem, 16)).toBe('Rising diagonal a0, of 1 square: it holds at most one queen.');
    const slack = encode({ n: 8, diagonals: 'primary with slack' });
    expect(columnSentence(slack, 45)).toBe(
      'Falling diagonal b14, of 1 square: it holds exactly one queen, or else its slack row is chosen.',
    );
    expect(slack.describeRow(64)).toContain('No queen on the rising diagonal a0');
    expect(columnSentence(slack, 0)).not.toContain('slack');
  });

  it('refuses boards and numbers that are not there', () => {
    expect(() => encode({ n: 0 })).toThrow(RangeError);
    expect(() => encode({ n: 2.5 })).toThrow(RangeError);
    expect(() => encode({ n: 4 }).describeRow(16)).toThrow(RangeError);
    expect(() => columnSentence(encode({ n: 4 }), 22)).toThrow(RangeError);
    expect(encode({ n: 4 }).rowOf({ file: 4, rank: 0 })).toBe(-1);
  });
});
