import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Matrix, count, createMatrix, parse } from '#dlx/index.ts';
import { type Core, coreOf, matrixOfCore } from '#dlx/why/index.ts';
import { quickXplain } from '#dlx/why/quick-xplain.ts';
import { encode as dominoes } from '#puzzles/dominoes/encode.ts';
import { encode as langford } from '#puzzles/langford/encode.ts';
import { encode as queens } from '#puzzles/queens/encode.ts';
import { encode as sudoku } from '#puzzles/sudoku/encode.ts';
import { solutionsByBruteForce } from '../../../matrices/brute-force.ts';
import { colouredMatrices } from '../../../matrices/coloured.ts';
import { matrices } from '../../../matrices/random.ts';
import { runs } from '../../../support/runs.ts';

/** The names of a core: what is demanded | what is allowed at most once | the rows that are given. */
function named({ columns }: Matrix<unknown>, core: Core | null): string {
  const names = (list: readonly number[] = []): string => list.map((column) => columns[column]?.name).join(' ');
  return `${names(core?.demanded)} | ${names(core?.atMostOnce)} | ${core?.givens.join(' ')}`;
}

describe('a core', () => {
  it.each([
    { side: 4, white: 7, black: 6 },
    { side: 6, white: 17, black: 16 },
  ])('of dominoes on $side×$side less two corners: $white white cells, $black black ones', ({ side, white, black }) => {
    const matrix = dominoes({ width: side, height: side, lessCorners: true });
    const { answer, core } = coreOf(matrix);
    expect(answer).toBe('core');
    expect(core).toMatchObject({ isMinimal: true, givens: [] });
    const colours = [core?.demanded, core?.atMostOnce].map((list = []) =>
      list.map((column) => {
        const [x = 0, y = 0] = (matrix.columns[column]?.name ?? '').split(',').map(Number);
        return (x + y) % 2;
      }),
    );
    expect(colours).toEqual([new Array(white).fill(1), new Array(black).fill(0)]);
  });

  it('of a rota: three early shifts, and two people who may take one', () => {
    const early = ['Mon', 'Tue', 'Wed'].flatMap((day) => ['Ada', 'Cleo'].map((name) => `${day}-early ${name}-early`));
    const late = ['Mon', 'Tue'].map((day) => `${day}-late Ben-${day}`);
    const matrix = parse(
      `Mon-early Tue-early Wed-early Mon-late Tue-late | Ada-early Cleo-early Ben-Mon Ben-Tue\n${[...early, ...late].join('\n')}\n`,
    );
    expect(named(matrix, coreOf(matrix).core)).toBe('Mon-early Tue-early Wed-early | Ada-early Cleo-early | ');
  });

  it('of two queens: the two ranks, each file and each diagonal at most once', () => {
    const { matrix } = queens({ n: 2 });
    const { core } = coreOf(matrix);
    expect(core).toMatchObject({ isMinimal: true, nodes: 3 });
    expect(core?.demanded).toHaveLength(2);
  });

  it('of givens: two that clash, and the column that says so', () => {
    const { matrix, rowNames } = sudoku({ size: 4, givens: new Array(16).fill(0) });
    const [first, second, other] = ['r1c1=1', 'r1c4=1', 'r3c2=2'].map((name) => rowNames.indexOf(name)) as [
      number,
      number,
      number,
    ];
    const { core } = coreOf(matrix, { givens: [other, second, first] });
    expect(core?.givens).toEqual([first, second]);
    expect(core).toMatchObject({ demanded: [], isMinimal: true, nodes: 2 });
    expect(core?.atMostOnce.map((column) => matrix.columns[column]?.name)).toEqual(['r1=1']);
  });

  it('is the one with the shortest search of several orders', () => {
    const nodes = [1, 8].map((orders) => coreOf(langford(5), { orders }).core?.nodes ?? Infinity);
    expect(nodes[1]).toBeLessThan(nodes[0] ?? 0);
  });

  it('is not there where there is a solution, or the search is too long', () => {
    expect(coreOf(parse('a b\na\nb\n'))).toMatchObject({ answer: 'solvable', core: null, searches: 1 });
    const matrix = dominoes({ width: 6, height: 6, lessCorners: true });
    expect(coreOf(matrix, { steps: 100 })).toMatchObject({ answer: 'unknown', core: null });
  });

  it('is said not to be minimal when the steps run out, and has no solution all the same', () => {
    const matrix = dominoes({ width: 6, height: 6, lessCorners: true });
    const full = coreOf(matrix, { orders: 1 });
    const { answer, core } = coreOf(matrix, { orders: 1, steps: Math.floor(full.steps / 2) });
    expect(answer).toBe('core');
    expect(core?.isMinimal).toBe(false);
    expect(count(matrixOfCore(matrix, core as Core)).solutions).toBe(0);
  });

  it('stays the minimal one when the steps run out in another order', () => {
    const matrix = langford(5);
    const first = coreOf(matrix, { orders: 1 });
    const more = coreOf(matrix, { orders: 8, steps: first.steps + 20_000 });
    expect(more.core).toEqual(first.core);
    expect(more.searches).toBeGreaterThan(first.searches);
    // Once they have run out nothing is searched.
    expect(more.searches).toBeLessThan(first.searches + 20);
  });

  it('refuses givens that are no rows', () => {
    const message = 'there is no row 7 to be given; there is only number 0';
    expect(() => coreOf(parse('a\na\n'), { givens: [7] })).toThrow(new RangeError(message));
  });
});

/** The core with one of its demands a step weaker, in every way. */
function weakened(core: Core): Omit<Core, 'isMinimal' | 'nodes'>[] {
  const without = (list: readonly number[], at: number): number[] => list.filter((_, other) => other !== at);
  return [
    ...core.demanded.map((column, at) => ({
      ...core,
      demanded: without(core.demanded, at),
      atMostOnce: [...core.atMostOnce, column],
    })),
    ...core.atMostOnce.map((_, at) => ({ ...core, atMostOnce: without(core.atMostOnce, at) })),
    ...core.givens.map((_, at) => ({ ...core, givens: without(core.givens, at) })),
  ];
}

it('a core has no solution, and has one as soon as one demand is weakened', () => {
  let found = 0;
  const some = fc.oneof(matrices({ mostRows: 7 }), colouredMatrices({ mostRows: 7 }));
  fc.assert(
    fc.property(some, fc.array(fc.nat(6), { maxLength: 3 }), (matrix, numbers) => {
      const givens = matrix.rows.length === 0 ? [] : numbers.map((number) => number % matrix.rows.length);
      const { answer, core } = coreOf(matrix, { givens, orders: 3 });
      const whole = matrixOfCore(matrix, {
        demanded: matrix.columns.flatMap(({ kind }, column) => (kind === 'primary' ? [column] : [])),
        atMostOnce: matrix.columns.flatMap(({ kind }, column) => (kind === 'secondary' ? [column] : [])),
        givens: [...new Set(givens)],
      });
      expect(answer).toBe(solutionsByBruteForce(whole).length === 0 ? 'core' : 'solvable');
      if (!core) return;
      found += 1;
      expect(core.isMinimal).toBe(true);
      expect(solutionsByBruteForce(matrixOfCore(matrix, core))).toEqual([]);
      for (const weaker of weakened(core)) {
        expect(solutionsByBruteForce(matrixOfCore(matrix, weaker)).length).toBeGreaterThan(0);
      }
    }),
    { numRuns: runs(2_000), seed: 41 },
  );
  expect(found).toBeGreaterThan(20);
});

it('QuickXplain finds the part that matters, in few tests', () => {
  const things = Array.from({ length: 100 }, (_, thing) => thing);
  let tests = 0;
  const part = quickXplain(things, (some) => {
    tests += 1;
    return [7, 30, 31].every((thing) => some.includes(thing)) || some.includes(99);
  });
  // What comes first is rather kept.
  expect(part).toEqual([7, 30, 31]);
  expect(tests).toBeLessThan(40);
});

it('the columns of a core keep their numbers, and rows that are the same become empty', () => {
  const matrix = createMatrix(['a', 'b', 'c'], [[0, 1], [0, 2], [1]]);
  const core = matrixOfCore(matrix, { demanded: [0], atMostOnce: [], givens: [2] });
  expect(core.rows).toEqual([[0, 1], [], [1, 3]]);
  expect(core.columns.map(({ name, kind }) => `${name} ${kind}`)).toEqual([
    'a primary',
    'b off',
    'c off',
    'given 2 primary',
  ]);
  const coloured = parse('a b | x\na x:A\na x:B\na x:A\nb\n');
  const { rows } = matrixOfCore(coloured, { demanded: [0], atMostOnce: [2], givens: [] });
  expect(rows).toEqual([[0, 2], [0, 2], [], []]);
});
