/** How often columns are covered and what rows cost, as a cell says it. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { problem } from '#notebook/builder.ts';
import { aspects, placements, range, shape } from '#notebook/shapes.ts';
import { type CheapestRun, type SoFar, cheapest, count, solve, whyNone } from '#notebook/solving.ts';
import { encodeUserProblem } from '#puzzles/user-problem/encode.ts';
import { runs } from '../../support/runs.ts';

describe('whyNone', () => {
  it('gives all that is needed to check it by hand', () => {
    // Nine pieces on 6×6, each with one cell of one colour and three of the other: the rows count as well.
    const board = problem('Tees').primary(range(6).flatMap((y) => range(6).map((x) => `c${x}${y}`)));
    const rows = aspects(shape('XXX\n.X.'), { mirror: true })
      .flatMap((aspect) => placements(aspect, 6, 6))
      .map((place) => place.map(([x, y]) => `c${x}${y}`));
    for (const [at, row] of rows.entries()) board.row(`piece ${at}`, row);
    const reason = whyNone(board);
    if (!reason) throw new Error('no reason');
    const { weights, perRow, rowsInSolution, modulus, total } = reason;
    const sum = (columns: readonly string[]): number => columns.reduce((all, name) => all + (weights[name] ?? 0), 0);
    expect([perRow, rowsInSolution, modulus]).toEqual([1, 9, 2]);
    expect(rows.filter((row) => (sum(row) + perRow) % modulus !== 0)).toEqual([]);
    expect(sum(Object.keys(weights)) + perRow * rowsInSolution).toBe(total);
    expect(total % modulus).not.toBe(0);
  });
});

describe('between', () => {
  it('is about the columns of the call before', () => {
    const built = problem().primary('a').primary(['b', 'c'], { group: 'nights' }).between(2, 3).between(0, 2);
    expect(built.columns.map(({ name, min, max, group }) => [name, min, max, group])).toEqual([
      ['a', undefined, undefined, undefined],
      ['b', 0, 2, 'nights'],
      ['c', 0, 2, 'nights'],
    ]);
    expect(problem().primary('a').between(1, 1).columns[0]).toEqual({ name: 'a', kind: 'primary' });
  });

  it('says what is wrong, and where', () => {
    const night = problem().primary('night');
    expect(() => night.between(3, 2)).toThrow('column 0, "night", has min 3 and max 2; give whole numbers');
    expect(() => problem().between(1, 2)).toThrow('write it right after a call that adds some');
    expect(() => problem().primary('a').row('r', ['a']).between(1, 2)).toThrow('call added none');
    expect(() => problem().secondary('s').between(1, 2)).toThrow('has bounds, but it is secondary');
    expect(() => problem().atMost('m', 1, ['a', 'b']).between(1, 2)).toThrow('call added none');
  });
});

describe('cost', () => {
  it('is about the row of the call before', () => {
    const built = problem().primary('a').row('dear', ['a']).cost(5).row('free', ['a']).cost(0);
    expect(built.rows.map(({ cost }) => cost)).toEqual([5, undefined]);
    expect(encodeUserProblem(built.checked()).matrix.costs).toEqual([5, 0]);
  });

  it('says what is wrong, and where', () => {
    const night = problem().primary('night');
    expect(() => night.cost(2)).toThrow('cost says what the row of the previous call costs');
    expect(() => night.row('Ann', ['night']).cost(-1)).toThrow('row Ann would cost -1; give a whole number from 0 up');
    expect(() => night.row('Ben', ['night']).cost(NaN)).toThrow('row Ben would cost NaN');
  });
});

/** Two people for each night, of which each of twelve has three at most; all but three would rather not. */
function nights(many: number) {
  const built = problem('Nights')
    .primary(range(many).map((at) => `n${at}`))
    .between(2, 2)
    .primary(range(12).map((at) => `p${at}`))
    .between(0, 3);
  for (const n of range(many))
    for (const p of range(12)) built.row(`${p} on ${n}`, [`n${n}`, `p${p}`]).cost(p < 3 ? 0 : 1);
  return built;
}

describe('solving with both', () => {
  it('counts two of four people for a night, and knows the cheapest two', () => {
    const night = problem().primary('night').between(2, 2);
    [4, 1, 3, 2].forEach((cost, at) => night.row(`p${at}`, ['night']).cost(cost));
    expect(count(night).solutions).toBe(6);
    expect(cheapest(night, 3)).toEqual([
      { rows: ['p1', 'p3'], cost: 3, lowerBound: 3, isProved: true },
      { rows: ['p1', 'p2'], cost: 4, lowerBound: 3, isProved: true },
      { rows: expect.any(Array) as string[], cost: 5, lowerBound: 3, isProved: true },
    ]);
    expect(whyNone(problem().primary('a').between(2, 3))).toBe(null);
    expect(() => cheapest(night, 0)).toThrow('needs a whole number from 1 up');
  });

  it('gives the best so far when the time is over, and says what it knows', () => {
    let told = '';
    const cut: SoFar[] = [];
    const run = { time: 300, cut: (soFar: SoFar) => void cut.push(soFar) };
    const tell: CheapestRun['tell'] = (soFar, best) => (told = `${soFar.cost} ${best()[0]?.rows.length}`);
    const [best] = cheapest(nights(12), 1, {}, { ...run, tell });
    expect(best).toMatchObject({ isProved: false, lowerBound: 0 });
    expect(cut.map(({ cost, lowerBound }) => [cost, lowerBound])).toEqual([[best?.cost, 0]]);
    expect(told).toBe(`${best?.cost} 24`);
    // Three of the people are free, and each of them has three nights at most: 9 of the 24 turns.
    const bound = (): number => 24 - 9;
    expect(cheapest(nights(12), 1, { bound })).toMatchObject([{ cost: 15, lowerBound: 15, isProved: true }]);
    expect(() => cheapest(nights(12), 1, { bound: 3 as never })).toThrow('needs a function of rows');
  });

  it('does not take the end of its time for the end of the search', () => {
    const pigeons = problem().primary(range(12).map((at) => `p${at}`));
    pigeons.secondary(range(11).map((at) => `h${at}`));
    for (const p of range(12)) for (const h of range(11)) pigeons.row(`${p} in ${h}`, [`p${p}`, `h${h}`]);
    const run: CheapestRun = { time: 50, tell: () => undefined, cut: () => undefined };
    expect(() => cheapest(pigeons, 1, {}, run)).toThrow(
      'whether there is a solution is not known yet: stopped after 0 seconds',
    );
  });

  it('finds the least of all solutions', () => {
    const row = fc.record({ columns: fc.uniqueArray(fc.nat(3), { minLength: 1 }), cost: fc.nat(9) });
    fc.assert(
      fc.property(fc.array(row, { maxLength: 9 }), fc.nat(2), fc.nat(2), (rows, min, more) => {
        const built = problem()
          .primary(['c0', 'c1'])
          .between(min, Math.max(1, min + more))
          .primary(['c2', 'c3']);
        const costs = new Map(rows.map(({ cost }, at) => [`r${at}`, cost]));
        rows.forEach(({ columns, cost }, at) =>
          built
            .row(
              `r${at}`,
              columns.map((column) => `c${column}`),
            )
            .cost(cost),
        );
        const all = solve(built, Infinity).map((names) => names.reduce((sum, name) => sum + (costs.get(name) ?? 0), 0));
        expect(cheapest(built).map(({ cost }) => cost)).toEqual(all.length > 0 ? [Math.min(...all)] : []);
      }),
      { numRuns: runs(500), seed: 43 },
    );
  });
});
