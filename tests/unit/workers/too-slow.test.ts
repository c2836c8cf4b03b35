import { expect, test } from 'vitest';
import { type Matrix, count, createMatrix, format } from '#dlx/index.ts';
import { encode as dominoes } from '#puzzles/dominoes/encode.ts';
import { encode as langford } from '#puzzles/langford/encode.ts';
import { type Advice, lookAtSlow } from '#workers/too-slow.ts';
import { isSweep } from '../../support/runs.ts';

/** What is returned in the end. */
function answerTo(text: string): ReturnType<typeof lookAtSlow> extends Generator<unknown, infer End> ? End : never {
  const steps = lookAtSlow({ text });
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

function adviceOn(text: string): Advice {
  const answer = answerTo(text);
  if (answer.fault !== null) throw new Error(answer.fault);
  return answer;
}

/** With a name of its own for each column. */
function named({ columns, rows }: Matrix): Matrix {
  return createMatrix(
    columns.map(({ kind }, at) => ({ name: `c${at}`, kind })),
    rows,
  );
}

test('a short search is counted, and each remedy with it', () => {
  const matrix = langford(7);
  const advice = adviceOn(format(matrix));
  const { nodes, solutions } = count(matrix);
  expect(advice.tree).toMatchObject({ nodes, solutions, walks: 0, error: 0 });
  expect(advice.leftmost.nodes).toBe(count(matrix, { chooser: 'leftmost' }).nodes);
  expect(advice.reordered?.nodes).toBeLessThanOrEqual(nodes);
  if (typeof advice.pinned === 'string') throw new Error('Langford pairs have a mirror image');
  expect(advice.pinned.tree.solutions).toBe(solutions / 2);
  expect(advice.pinned.kept.length).toBeLessThan(advice.pinned.rows);
  expect(advice.fewer.tree.solutions).toBe(solutions);
  expect(advice.shares).toEqual([]);
});

// It takes its whole budget.
test.runIf(isSweep)('a long search is estimated, its first column splits it, and its subproblems come again', () => {
  const advice = adviceOn(format(named(dominoes({ width: 8, height: 8 }))));
  expect(advice.tree.walks).toBeGreaterThan(50);
  expect(advice.tree.nodes).toBeGreaterThan(1e7);
  expect(advice.reordered).toBeNull();
  expect(advice.shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
  expect(advice.again?.met).toBeGreaterThan(0.9 * (advice.again?.nodes ?? Infinity));
});

test('a text that cannot be read is told with its place', () => {
  expect(answerTo('A B\nA C\n').fault).toMatch(/^The text cannot be read. In line 2, column 3: /);
  expect(answerTo('2:3|A B\nA\nA B\n').fault).toMatch(/^A has bounds/);
});
