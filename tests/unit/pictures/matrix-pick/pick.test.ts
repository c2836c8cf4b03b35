import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createMatrix, solve } from '#dlx/index.ts';
import { pickState } from '#pictures/matrix-pick/pick.ts';
import { encode } from '#puzzles/knuth/encode.ts';
import { withColumnKinds } from '#puzzles/problem.ts';

const knuth = encode();
const [CEF, ADG, BCF, AD, BG, DEG] = [0, 1, 2, 3, 4, 5] as const;
const sentence = (picks: readonly number[], source = knuth): string => pickState(source, picks).sentence;

describe('rows picked by hand', () => {
  it('counts how often each column is covered', () => {
    const { coverage, conflicts, missing } = pickState(knuth, [CEF, BCF]);
    expect([...coverage]).toEqual([0, 1, 2, 0, 1, 2, 0]);
    expect(conflicts).toEqual([
      { first: CEF, second: BCF, column: 2 },
      { first: CEF, second: BCF, column: 5 },
    ]);
    expect(missing).toEqual([0, 3, 6]);
  });

  it('has a pair of rows for each conflict, whatever the order of picking', () => {
    const { conflicts } = pickState(knuth, [DEG, BG, ADG]);
    expect(conflicts.filter(({ column }) => column === 6)).toEqual([
      { first: ADG, second: BG, column: 6 },
      { first: ADG, second: DEG, column: 6 },
      { first: BG, second: DEG, column: 6 },
    ]);
  });

  it('says in words what is right or wrong', () => {
    expect(sentence([])).toBe('No row is picked yet, and there are 7 columns to cover.');
    expect(sentence([AD])).toBe('AD is picked; columns B, C, E, F and G are not covered yet.');
    expect(sentence([AD, CEF])).toBe('AD and CEF have no column in common; columns B and G are not covered yet.');
    expect(sentence([BCF, AD])).toBe(
      'BCF and AD have no column in common, but every row of columns E and G clashes with a picked row. Take one ' +
        'back.',
    );
    expect(sentence([BCF, CEF])).toBe('CEF and BCF both cover columns C and F. Take back one of them.');
    expect(sentence([AD, CEF, BG])).toBe('AD, CEF and BG cover every column exactly once: an exact cover.');
    const withoutC = { matrix: createMatrix(['A', 'B', 'C'], [[0], [1]]), rowNames: ['A', 'B'] };
    expect(pickState(withoutC, [0]).sentence).toBe(
      'A is picked, but no row covers column C, so there is no exact cover.',
    );
  });

  it('lets a secondary column go uncovered, but not be covered twice', () => {
    const source = withColumnKinds(knuth, ({ name }) => ('EG'.includes(name) ? 'secondary' : undefined));
    const done = pickState(source, [BCF, AD]);
    expect(done.isExactCover).toBe(true);
    expect(done.missing).toEqual([]);
    expect(pickState(source, [BCF, ADG]).isExactCover).toBe(true);
    expect(pickState(source, [ADG, BG]).conflicts).toEqual([{ first: ADG, second: BG, column: 6 }]);
  });

  it('does not look at a column that is off', () => {
    const source = withColumnKinds(knuth, ({ name }) => (name === 'G' ? 'off' : undefined));
    const state = pickState(source, [ADG, BG]);
    expect(state.coverage[6]).toBe(0);
    expect(state.conflicts).toEqual([]);
  });

  it('has nothing to ask where nothing is primary', () => {
    const state = pickState({ matrix: createMatrix([{ name: 'A', kind: 'secondary' }], [[0]]) }, []);
    expect(state.isExactCover).toBe(true);
    expect(state.sentence).toContain('nothing needs to be picked');
  });

  it('calls an exact cover just what the solver finds', () => {
    const rows = fc.array(fc.uniqueArray(fc.nat(4), { minLength: 1 }), { maxLength: 6 });
    const kinds = fc.array(fc.constantFrom('primary', 'secondary', 'off'), {
      minLength: 5,
      maxLength: 5,
    });
    fc.assert(
      fc.property(rows, kinds, (ones, columnKinds) => {
        const columns = columnKinds.map((kind, index) => ({ name: `c${index}`, kind }) as const);
        const matrix = createMatrix(columns, ones);
        const solutions = new Set([...solve(matrix)].map((rows) => rows.toSorted((a, b) => a - b).join()));
        const usable = ones.flatMap((row, index) =>
          row.some((column) => columnKinds[column] === 'primary') ? [index] : [],
        );
        for (let set = 0; set < 1 << usable.length; set += 1) {
          const picks = usable.filter((_, bit) => (set >> bit) & 1);
          expect(pickState({ matrix }, picks).isExactCover).toBe(solutions.has(picks.join()));
        }
      }),
    );
  });
});
