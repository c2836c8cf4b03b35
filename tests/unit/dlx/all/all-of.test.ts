import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Matrix, all, createMatrix, parse } from '#dlx/index.ts';
import { type AllSolutions, AllSolutions as Solutions, allOf, diagramOf } from '#dlx/all/index.ts';
import { diagramFrom } from '#dlx/all/from-list.ts';
import { encode as dominoes } from '#puzzles/dominoes/encode.ts';
import { encode as langford } from '#puzzles/langford/encode.ts';
import { encode as queens } from '#puzzles/queens/encode.ts';
import { asTexts, solutionsByBruteForce } from '../../../matrices/brute-force.ts';
import { colouredMatrices } from '../../../matrices/coloured.ts';
import { matrices } from '../../../matrices/random.ts';
import { runs } from '../../../support/runs.ts';

const CORNER = 0;

it('from a list of solutions are those that a search finds', async () => {
  await fc.assert(
    fc.asyncProperty(matrices(), async (matrix) => {
      const searched = await allOf(matrix);
      const list = all(matrix).map((rows) => rows.toSorted((a, b) => a - b));
      const listed = new Solutions(matrix, diagramFrom(list));
      expect(listed.count).toBe(searched.count);
      expect(listed.rowCounts).toEqual(searched.rowCounts);
      expect(listed.columnCounts).toEqual(searched.columnCounts);
      const drawn = list.map((_, number) => String(listed.at(BigInt(number))));
      expect(drawn.sort()).toEqual(list.map(String).sort());
    }),
    { numRuns: runs(300) },
  );
});

describe('all solutions', () => {
  it('of dominoes, from diagrams with a node for each subproblem', async () => {
    const six = await allOf(dominoes({ width: 6, height: 6 }));
    expect(six.count).toBe(6_728n);
    expect(six.rowCounts[CORNER]).toBe(3_364n);
    expect(six.rowCounts.reduce((sum, count) => sum + count, 0n)).toBe(121_104n);
    expect(new Set(six.columnCounts)).toEqual(new Set([6_728n]));
    const eight = await allOf(dominoes({ width: 8, height: 8 }));
    expect(eight.count).toBe(12_988_816n);
    expect(eight.diagram.rows).toHaveLength(2_316);
  });

  it('of dominoes on 12×12, which are more than a number can hold', async () => {
    const solutions = await allOf(dominoes({ width: 12, height: 12 }));
    expect(solutions.count).toBe(53_060_477_521_960_000n);
    expect(solutions.diagram).toMatchObject({ way: 'shared', isComplete: true });
    expect(solutions.diagram.rows).toHaveLength(73_857);
    expect(solutions.rowCounts[CORNER]).toBe(solutions.count / 2n);
    const corners = solutions.samples(400, 3).filter((rows) => rows.includes(CORNER)).length;
    expect(Math.abs(corners - 200)).toBeLessThan(40);
  });

  it('of eight queens: in how many there is a queen on each square of the first rank', async () => {
    const { matrix } = queens({ n: 8 });
    const solutions = await allOf(matrix);
    expect(solutions.rowCounts.slice(0, 8).map(Number)).toEqual([4, 8, 16, 18, 18, 16, 8, 4]);
    const corner = solutions.restricted({ taken: [0] });
    expect(corner.count).toBe(4n);
    expect(corner.restricted({ forbidden: corner.at(0n) }).count).toBe(0n);
    expect(corner.samples(3).every((rows) => rows.includes(0))).toBe(true);
  });

  it('are what the rows carry, and can be read from a diagram that was sent', async () => {
    const matrix = createMatrix(['a', 'b'], [[0], [1], [0, 1]], ['one', 'other', 'both']);
    const { diagram } = await allOf(matrix);
    const solutions = new Solutions(matrix, structuredClone(diagram));
    expect([solutions.at(0n), solutions.at(1n)]).toEqual([['one', 'other'], ['both']]);
  });

  it('cover a column once where rows share it by its colour', async () => {
    const solutions = await allOf(parse('a b | x\na x:A\nb x:A\nb\n'));
    expect([solutions.rowCounts, solutions.columnCounts]).toEqual([
      [2n, 1n, 1n],
      [2n, 2n, 2n],
    ]);
    expect(solutions.restricted({ taken: [2] }).columnCounts).toEqual([1n, 1n, 1n]);
  });

  it('is one, the empty one, where nothing has to be covered', async () => {
    const solutions = await allOf(createMatrix([{ name: 'x', kind: 'secondary' }], [[0]]));
    expect([solutions.count, solutions.at(0n), solutions.samples(2)]).toEqual([1n, [], [[], []]]);
    // A row without a primary column is never chosen.
    expect(solutions.restricted({ taken: [0] }).restricted({}).count).toBe(0n);
  });
});

/** The diagram of a matrix at one go. */
function solutionsOf(matrix: Matrix, options = {}): AllSolutions {
  const work = diagramOf(matrix, options);
  for (let step = work.next(); ; step = work.next()) if (step.done) return new Solutions(matrix, step.value);
}

function everyOne(solutions: AllSolutions): number[][] {
  return Array.from({ length: Number(solutions.count) }, (_, number) => solutions.at(BigInt(number)));
}

it('counts of rows and columns are those of a list, shared or listed, restricted or not', () => {
  const numbers = fc.array(fc.nat(7), { maxLength: 2 });
  const some = fc.oneof(matrices({ mostRows: 8 }), colouredMatrices({ mostRows: 8 }));
  fc.assert(
    fc.property(some, numbers, numbers, fc.boolean(), (matrix, first, second, isListed) => {
      const inRange = (list: readonly number[]): number[] => list.filter((row) => row < matrix.rows.length);
      const [taken, forbidden] = [inRange(first), inRange(second)];
      const expected = solutionsByBruteForce(matrix)
        .map((text) => (text === '' ? [] : text.split(' ').map(Number)))
        .filter((rows) => taken.every((row) => rows.includes(row)) && !forbidden.some((row) => rows.includes(row)));
      const solutions = solutionsOf(matrix, isListed ? { mostBytes: 500 } : {}).restricted({ taken, forbidden });
      if (!solutions.isComplete) return;
      expect(asTexts(everyOne(solutions))).toEqual(asTexts(expected));
      const having = (has: (rows: readonly number[]) => boolean): bigint => BigInt(expected.filter(has).length);
      expect(solutions.rowCounts).toEqual(matrix.rows.map((_, row) => having((rows) => rows.includes(row))));
      const covers = (column: number) => (rows: readonly number[]) =>
        rows.some((row) => matrix.rows[row]?.includes(column));
      expect(solutions.columnCounts).toEqual(
        matrix.columns.map(({ kind }, column) => (kind === 'off' ? 0n : having(covers(column)))),
      );
    }),
    { numRuns: runs(3_000), seed: 41 },
  );
});

it('the two ways give the same solutions, each once', () => {
  const { matrix } = queens({ n: 6, diagonals: 'secondary' });
  const [shared, listed] = [solutionsOf(matrix), solutionsOf(matrix, { mostBytes: 1_000 })];
  expect([shared.diagram.way, listed.diagram.way]).toEqual(['shared', 'listed']);
  expect(asTexts(everyOne(shared))).toEqual(asTexts(all(matrix)));
  expect(everyOne(listed)).toEqual(all(matrix));
});

it('samples are fair: every one of 92 solutions comes about as often', () => {
  const solutions = solutionsOf(queens({ n: 8 }).matrix);
  const draws = 9_200;
  const drawn = new Map<string, number>();
  for (const rows of solutions.samples(draws, 7)) drawn.set(rows.join(), (drawn.get(rows.join()) ?? 0) + 1);
  const expected = draws / 92;
  const squares = [...drawn.values()].reduce((sum, times) => sum + (times - expected) ** 2 / expected, 0);
  // With 91 degrees of freedom chi-squared is between 53 and 142 in all but one case of a thousand at either end.
  expect(drawn.size).toBe(92);
  expect(squares).toBeGreaterThan(53);
  expect(squares).toBeLessThan(142);
  expect(solutions.samples(5, 7)).toEqual(solutions.samples(5, 7));
  expect(solutions.samples(5, 8)).not.toEqual(solutions.samples(5, 7));
});

describe('the work', () => {
  const large = langford(11);

  it('says how far it has come, and where it lists', async () => {
    const shares = new Map<string, number[]>([
      ['shared', []],
      ['listed', []],
    ]);
    const solutions = await allOf(large, { onProgress: ({ way, share }) => shares.get(way)?.push(share) });
    expect(solutions.count).toBe(35_584n);
    // The numbers of Langford pairs are columns, so that hardly any subproblem comes again.
    expect(solutions.diagram.way).toBe('listed');
    for (const list of shares.values()) {
      expect(list.length).toBeGreaterThan(0);
      expect(list).toEqual(list.toSorted((a, b) => a - b));
    }
    expect(shares.get('listed')?.at(-1)).toBe(1);
  });

  it('ends when its signal does', async () => {
    const gone = new Error('gone');
    await expect(allOf(large, { signal: AbortSignal.abort(gone) })).rejects.toBe(gone);
    const controller = new AbortController();
    let pauses = 0;
    const onProgress = (): void => {
      pauses += 1;
      controller.abort(gone);
    };
    await expect(allOf(large, { signal: controller.signal, onProgress })).rejects.toBe(gone);
    expect(pauses).toBe(1);
  });

  it('says when its listing was bounded', () => {
    const few = solutionsOf(large, { updates: 1_000_000 });
    expect(few.isComplete).toBe(false);
    expect(few.count).toBeGreaterThan(0n);
    expect(few.count).toBeLessThan(35_584n);
    expect(everyOne(few)).toEqual(all(large, { limit: Number(few.count) }));
    expect(solutionsOf(langford(7), { mostBytes: 1_000 })).toMatchObject({ isComplete: false });
  });
});

it('what it cannot take it names', async () => {
  const matrix = parse('a\na\n');
  const any = (value: unknown): never => value as never;
  await expect(allOf(any(null))).rejects.toThrow('give one made by createMatrix, fromDense, parse or a builder');
  await expect(allOf(matrix, { mostBytes: any('x') })).rejects.toThrow('mostBytes is "x"; give a number from 0 up');
  await expect(allOf(matrix, { onProgress: any(1) })).rejects.toThrow('onProgress is 1; give a function');
  await expect(allOf(matrix, { signal: any(1) })).rejects.toThrow('signal is 1; give the signal of an AbortController');
  const solutions = await allOf(matrix);
  expect(() => solutions.at(1n)).toThrow('there is no solution 1; there is only number 0');
  expect(() => solutions.samples(-1)).toThrow('the number of samples is -1');
  expect(() => solutions.restricted({ taken: [3] })).toThrow('there is no row 3; there is only number 0');
  expect(() => solutions.restricted({ forbidden: [0] }).samples(1)).toThrow('there are no solutions to draw from');
});
