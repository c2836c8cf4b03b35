/** Knuth's small example of colours, and the moment that figure 14.2 opens with. */
import { describe, expect, it } from 'vitest';
import { count, solve } from '#dlx/index.ts';
import { namesOf } from '#history/caption.ts';
import { record } from '#history/index.ts';
import { positionOf } from '#history/frame.ts';
import { momentOf } from '#pictures/kit/moment.ts';
import { encode } from '#puzzles/coloured-example/encode.ts';
import { purified } from '#scenarios/purified.ts';
import { momentWords } from '#scenarios/scenario.ts';

describe('the small example of colours', () => {
  const problem = encode();
  const { matrix, rowNames } = problem;

  it('has the counts of dlx2', () => {
    expect(count(matrix)).toEqual({ solutions: 1, nodes: 4, updates: 20, cleansings: 3 });
    expect([...solve(matrix)].map((rows) => rows.map((row) => rowNames[row]))).toEqual([['qx', 'prxy']]);
  });

  it('has sentences', () => {
    expect(problem.describeRow(1)).toBe(
      'Row prxy: choosing it takes column p, column r, column x in colour A and column y.',
    );
    expect(problem.describeColumn(3, 'secondary')).toBe(
      'Column x, with 1s in rows pqxy, prxy, px and qx: those that are chosen agree on its colour.',
    );
  });

  it('opens where x has taken a colour: its header, a mark, and the row that goes', () => {
    const recording = record(matrix);
    const decision = recording.seek(purified.opening(recording, problem));
    const last = positionOf(decision, 'links');
    const words = [4, 3, 2, 1, 0].map((before) => {
      const moment = momentOf(problem, recording.seek(last - before, 'links'));
      return momentWords(purified, {}, moment, namesOf(matrix, rowNames));
    });
    expect(words).toEqual([
      'Try row qx for column q.',
      'Purify x: its header takes the colour A.',
      'Purify x: row prxy agrees, so its 1 is marked with −1, and the row stays.',
      'Purify x: in column p, the header of p now points up to row prxy, past row px.',
      'Purify x: in column p, row prxy now points down to the header of p, past row px.',
    ]);
  });
});
