import { describe, expect, it } from 'vitest';
import { count } from '#dlx/index.ts';
import { ENGINES } from '#exhibits/trial-names.ts';
import { timed, tryEngine } from '#exhibits/trial.ts';
import { barsOf } from '#ui/lessons/bars/bars.ts';
import { measuredProblems, problemNamed } from '#ui/lessons/measuring/measured-problems.ts';
import { timeText } from '#ui/lessons/measuring/time-words.ts';
import { createWalks } from '#ui/lessons/walks/walks.ts';
import { WALKED } from '#ui/lessons/walks/walks-standard.ts';
import { measure } from '#workers/trial.ts';

describe('the bars of figure 15.4', () => {
  const shown = barsOf(measuredProblems['corners-8'].matrix(), 101);

  it('begin at nothing, end at all, and never go back', () => {
    expect(shown[0]).toEqual({ branches: 0, nodes: 0, weight: 0 });
    expect(shown[100]).toEqual({ branches: 1, nodes: 1, weight: 1 });
    shown.slice(1).forEach(({ branches, nodes, weight }, index) => {
      const before = shown[index]!;
      expect(branches).toBeGreaterThanOrEqual(before.branches);
      expect(nodes).toBeGreaterThanOrEqual(before.nodes);
      expect(weight).toBeGreaterThanOrEqual(before.weight);
    });
  });

  it('do what the lesson says of them', () => {
    expect(shown[60]?.branches).toBe(0);
    expect(shown[75]?.branches).toBe(0.5);
    expect(shown[74]?.nodes).toBe(0.99);
    expect(shown[50]?.weight).toBeGreaterThan(0.25);
    expect(shown[50]?.weight).toBeLessThan(0.75);
  });
});

describe('walks', () => {
  it.each(WALKED)('know how deep the tree is, and how large: %s', (name) => {
    const walks = createWalks(name, 1);
    walks.takeUpTo(200);
    expect(walks.walks).toHaveLength(200);
    for (const { path } of walks.walks) {
      expect(path.length - 1).toBeLessThanOrEqual(walks.deepest);
    }
  });

  it('come to the truth of a tree that is small enough to be searched', () => {
    const walks = createWalks('queens-8', 1);
    expect(walks.truth().truth).toBe(count(problemNamed('queens-8').matrix()).nodes);
  });

  it('of an unknown tree are refused', () => {
    expect(() => createWalks('constructor', 1)).toThrow('there is no problem "constructor"');
  });
});

describe('a trial', () => {
  /** A clock on which each look takes 10 ms. */
  const clock = (): (() => number) => {
    let now = 0;
    return () => (now += 10);
  };

  it.each(ENGINES)('counts by %s what the links count', (engine) => {
    const matrix = problemNamed('langford-8').matrix();
    const { solutions, nodes, bytes, subproblems } = tryEngine(engine, matrix, clock());
    const byLinks = count(matrix);
    expect(solutions).toBe(byLinks.solutions);
    expect(bytes).toBeGreaterThan(1_000);
    if (engine === 'memory') expect(subproblems).toBe(2_041);
    else expect([nodes, subproblems]).toEqual([byLinks.nodes, null]);
  });

  it('that is short is run often, without its first time; a long one once', () => {
    let runs = 0;
    const told = timed(() => ({ run: (runs += 1) }), clock());
    expect(told).toMatchObject({ run: 1, searches: runs - 1 });
    expect(told.ms).toBeCloseTo(150 / (runs - 1), 0);
    const steps = [0, 2_000];
    expect(
      timed(
        () => ({}),
        () => steps.shift() ?? NaN,
      ),
    ).toEqual({ ms: 2_000, searches: 1 });
  });

  it('of a worker gives counts and mems, or throws what went wrong', () => {
    const matrix = problemNamed('knuth').matrix();
    expect(measure(matrix, clock())).toMatchObject({ nodes: 6, updates: 30, mems: 480, solutions: 1 });
    const broken = { ...matrix, rows: null as never };
    expect(() => measure(broken, clock())).toThrow();
  });
});

it.each([
  [0.00512, '0.0051 ms'],
  [1.934, '1.93 ms'],
  [143.4, '143 ms'],
  [2_430, '2.4 s'],
  [61_000, '61 s'],
])('%d ms are told as %s', (ms, words) => {
  expect(timeText(ms)).toBe(words);
});
