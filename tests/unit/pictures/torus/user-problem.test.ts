import { describe, expect, it } from 'vitest';
import type { Problem } from '#puzzles/problem.ts';
import { record } from '#history/index.ts';
import { createMatrix } from '#dlx/index.ts';
import { fitsTorus } from '#pictures/torus/fits.ts';
import { torusView } from '#pictures/torus/view.ts';
import { encode } from '#puzzles/knuth/encode.ts';
import { encodeUserProblem } from '#puzzles/user-problem/encode.ts';
import { EXAMPLES } from '#puzzles/user-problem/examples.ts';
import { parseUserProblem } from '#puzzles/user-problem/parse.ts';

const knuth = EXAMPLES.find(({ name }) => name.startsWith('Knuth'))?.text ?? '';

function matrixOf(rows: number, columns: number) {
  return createMatrix(
    Array.from({ length: columns }, (_, at) => ({ name: `c${at}`, kind: 'primary' as const })),
    Array.from({ length: rows }, () => [0]),
  );
}

describe('the links of a written problem', () => {
  it('are those of our own problem, node for node, at every step', () => {
    const [own, written] = [encode(), encodeUserProblem(parseUserProblem(knuth))];
    const nodesAt = (problem: Problem, step: number) => {
      const frame = record(problem.matrix).seek(step, 'links');
      const { nodes, arrows } = torusView(problem, { frame });
      return { nodes, arrows: arrows.map(({ id, to, style }) => [id, to.id, style]) };
    };
    const last = record(own.matrix).lastStep('links');
    expect(record(written.matrix).lastStep('links')).toBe(last);
    for (let step = 0; step <= last; step += 13) {
      expect(nodesAt(written, step)).toEqual(nodesAt(own, step));
    }
  });

  it('are drawn up to twelve rows and twelve columns', () => {
    expect(fitsTorus(matrixOf(12, 12))).toBe(true);
    expect(fitsTorus(matrixOf(13, 12))).toBe(false);
    expect(fitsTorus(matrixOf(12, 13))).toBe(false);
  });
});
