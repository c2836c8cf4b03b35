/** What rows answer with in a solution: values of the user's own, or their names. */
import fc from 'fast-check';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { type ProblemBuilder, problem } from '#notebook/builder.ts';
import { judgedOutput } from '#notebook/judged.ts';
import { type Priced, cheapest, count, first, firstNames, solve } from '#notebook/solving.ts';
import { runs } from '../../support/runs.ts';

interface Turn {
  readonly person: string;
  readonly day: string;
}

const DAYS = ['mon', 'tue'];

/** Ann and Ben share two days; Ben has one at most. */
function rota(): ProblemBuilder<Turn> {
  const built = problem<Turn>('Two days').primary(DAYS);
  built.atMost('Ben', 1, ['Ben-mon', 'Ben-tue']);
  for (const day of DAYS) {
    built.row(`Ann on ${day}`, [day]).cost(3).value({ person: 'Ann', day });
    built
      .row(`Ben on ${day}`, [day, `Ben-${day}`])
      .value({ person: 'Ben', day })
      .cost(1);
  }
  return built;
}

const inWords = (turns: readonly Turn[]): string =>
  turns
    .map(({ person, day }) => `${day} ${person}`)
    .toSorted()
    .join();

describe('values of rows', () => {
  it('are what solutions list, without the rows that atMost makes', () => {
    const solutions = solve(rota());
    expectTypeOf(solutions).toEqualTypeOf<Turn[][]>();
    expect(solutions.map(inWords).toSorted()).toEqual(['mon Ann,tue Ann', 'mon Ann,tue Ben', 'mon Ben,tue Ann']);
    expectTypeOf(first(rota())).toEqualTypeOf<Turn[] | null>();
    expect(first(rota())).toHaveLength(2);
    expect(count(rota()).solutions).toBe(3);
  });

  it('are what the cheapest lists, and what a bound is asked about', () => {
    const asked: Turn[][] = [];
    const bound = (turns: Turn[]): number => asked.push(turns) * 0;
    const [best] = cheapest(rota(), 1, { bound });
    expectTypeOf(best).toEqualTypeOf<Priced<Turn> | undefined>();
    expect(best).toMatchObject({ cost: 4, isProved: true });
    expect(inWords(best?.rows ?? [])).toMatch(/^mon Ann,tue Ben$|^mon Ben,tue Ann$/);
    expect(asked.flat().every(({ person, day }) => /Ann|Ben/.test(person) && DAYS.includes(day))).toBe(true);
    expect(asked.flat().length).toBeGreaterThan(0);
  });

  it('may be anything, undefined too, and the same for two rows', () => {
    const built = problem<undefined | (() => number)>().primary(['a', 'b']);
    const two = (): number => 2;
    built.row('r', ['a']).value(undefined).row('s', ['b']).value(two);
    expect(new Set(first(built))).toEqual(new Set([undefined, two]));
    expect(solve(problem<null>().primary('a').row('r', ['a']).value(null).row('s', ['a']).value(null))).toEqual([
      [null],
      [null],
    ]);
  });

  it('are names where no row has one', () => {
    const named = solve(problem().atMost('p', 1, ['x']).primary('a').row('r', ['a', 'x']));
    expectTypeOf(named).toEqualTypeOf<string[][]>();
    expect(named).toEqual([['r']]);
    expect(solve(problem().primary('a').row('r', ['a']).value('R'))).toEqual([['R']]);
    // @ts-expect-error without a type for values they are texts
    problem().primary('a').row('r', ['a']).value(1);
  });

  it('are in the copy that another cell changes, and not in the problem that leaves the sandbox', () => {
    const built = rota();
    const copy = built.copy();
    copy.row('Cleo on mon', ['mon']).value({ person: 'Cleo', day: 'mon' });
    expect(solve(copy).map(inWords)).toContain('mon Cleo,tue Ann');
    expect(solve(built).map(inWords)).not.toContain('mon Cleo,tue Ann');
    expect(JSON.stringify(built.data())).not.toContain('"person"');
    expect(firstNames(built)?.every((name) => / on /.test(name))).toBe(true);
  });

  it('are there for the rules of a cell and for its rows', () => {
    const judged = rota()
      .clash((a, b) => a.value?.day === b.value?.day)
      .check((solution) => new Set(solution.map(({ value }) => value?.person)).size === 1 || 'two people');
    expect(judged.rows.flatMap(({ value }) => value?.person ?? [])).toEqual(['Ann', 'Ben', 'Ann', 'Ben']);
    expect(judgedOutput(judged)).toMatchObject({
      rules: { check: { solutions: 3, refused: 2, first: { words: 'two people' } } },
    });
  });

  it('say what is wrong, and where', () => {
    const night = problem().primary('night');
    expect(() => night.value('x')).toThrow('value says what solutions list for the row of the previous call');
    expect(() => problem().atMost('m', 1, ['a']).value('x')).toThrow('that call added none');
    night.row('Ann', ['night']).value('A').row('Ben', ['night']);
    const mixed = 'row Ben has no value, but others have';
    for (const asked of [solve, first, cheapest]) expect(() => asked(night)).toThrow(mixed);
    expect(count(night).solutions).toBe(2);
  });

  it('change nothing in which solutions there are, nor in their order', () => {
    const row = fc.record({ columns: fc.uniqueArray(fc.nat(4), { minLength: 1 }), cost: fc.nat(5) });
    fc.assert(
      fc.property(fc.array(row, { maxLength: 9 }), fc.nat(2), (rows, most) => {
        const named = problem().primary(['c0', 'c1']).atMost('m', most, ['c2', 'c3', 'c4']);
        const valued = problem<number>().primary(['c0', 'c1']).atMost('m', most, ['c2', 'c3', 'c4']);
        rows.forEach(({ columns, cost }, at) => {
          const names = columns.map((column) => `c${column}`);
          named.row(`r${at}`, names).cost(cost);
          valued.row(`other ${at}`, names).cost(cost).value(at);
        });
        const namesOf = (values: readonly number[]): string[] => values.map((at) => `r${at}`);
        expect(solve(valued, 50).map(namesOf)).toEqual(solve(named, 50));
        const priced = cheapest(valued, 3).map((one) => ({ ...one, rows: namesOf(one.rows) }));
        expect(priced).toEqual(cheapest(named, 3));
      }),
      { numRuns: runs(500), seed: 7 },
    );
  });
});
