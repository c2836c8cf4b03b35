import { expect, test } from 'vitest';
import { countMemoized } from '#exhibits/memoized.ts';
import { ENGINES } from '#exhibits/trial-names.ts';
import { runEngine } from '#workers/trial.ts';
import { queens } from '../../matrices/queens.ts';

/** A clock on which a search takes so many milliseconds: it is read before each search and after it. */
function clock(ms: number): () => number {
  let now = 0;
  return () => (now += ms);
}

test.each(ENGINES)('%s counts the solutions of a matrix that was sent, and times them', (engine) => {
  const trial = runEngine({ engine, matrix: structuredClone(queens(6)) }, clock(1_000));
  expect(trial).toMatchObject({ solutions: 4, ms: 1_000, searches: 1, isFull: false });
  expect(trial.nodes).toBeGreaterThan(30);
  expect(trial.bytes).toBeGreaterThan(500);
});

test('only links with a memory have subproblems', () => {
  const subproblems = ENGINES.map((engine) => runEngine({ engine, matrix: queens(6) }, clock(1_000)).subproblems);
  expect(subproblems).toEqual([null, null, null, countMemoized(queens(6)).subproblems]);
});

test('a short search is repeated, and the mean is told', () => {
  const { ms, searches } = runEngine({ engine: 'links', matrix: queens(4) }, clock(60));
  // The first one is left out; the clock is read once after each of three more.
  expect({ ms, searches }).toEqual({ ms: 60, searches: 3 });
});
