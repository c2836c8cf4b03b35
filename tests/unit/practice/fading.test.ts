import { expect, it, test } from 'vitest';
import type { Matrix } from '#dlx/index.ts';
import { cover, createLinks, headerOf } from '#dlx/links.ts';
import type { Frame } from '#history/index.ts';
import { writeGiven } from '#practice/attempt.ts';
import { GIVEN, givenSteps } from '#practice/fading.ts';
import { randomColoured } from '#practice/random-coloured.ts';
import { type MatrixWish, matrixNames, randomMatrix, SIZES } from '#practice/random-matrix.ts';
import { createExercise, frameOf, isOver, pressed, scoreOf, START, stepGiven, yoursIn } from '#practice/round.ts';
import { tracedWords } from '#practice/turn-words.ts';
import { placeOf } from '#practice/write-names.ts';
import { randomWriting } from '#practice/random-writing.ts';
import { isWritten, linksOf, nextSteps, UNWRITTEN, writingScore } from '#practice/writing.ts';
import { tracedWriting } from '#practice/writing-reasons.ts';
import { whyStep } from '#practice/why-step.ts';
import { whyWritten } from '#practice/why-write.ts';
import { every } from '../../support/runs.ts';

const SEEDS = Array.from({ length: 30 }, (_, seed) => seed);
/** Three seeds in a row are of three sizes, and so are three of these. */
const SOME = every(4, SEEDS);
const wish = (seed: number): MatrixWish => ({ seed, size: SIZES[seed % 3]!, withSecondary: false });

it('leaves a quarter or a half to the reader, towards the end, and more of the same when fewer are given', () => {
  const late: number[] = [];
  for (const seed of SEEDS) {
    for (const steps of [4, 8, 19, 60]) {
      const [all, most, half, none] = GIVEN.map((given) => givenSteps(steps, given, seed));
      const yours = (given: readonly boolean[] = []): number[] => given.flatMap((is, at) => (is ? [] : [at]));
      expect([all, most, half, none].map((given) => yours(given).length)).toEqual([
        ...[0, Math.ceil(steps / 4), Math.ceil(steps / 2), steps],
      ]);
      expect(yours(half)).toEqual(expect.arrayContaining(yours(most)));
      expect(givenSteps(steps, 'half', seed)).toEqual(half);
      late.push(yours(half).filter((at) => at >= steps / 2).length / yours(half).length);
    }
  }
  expect(late.reduce((sum, share) => sum + share) / late.length).toBeGreaterThan(0.6);
});

test.each(['unlink', 'cover', 'uncover'] as const)('%s is done link by link, each with its reason', (kind) => {
  for (const seed of SOME) {
    const writing = randomWriting(wish(seed), kind, 'all');
    let round = UNWRITTEN;
    expect(tracedWriting(writing, round)).not.toContain('?');
    while (!isWritten(writing, round)) {
      const { write } = writing.steps[nextSteps(writing, round)[0]!]!;
      round = writeGiven(writing, round);
      expect(round.wrong).toBeNull();
      const subject = placeOf(write.subject, writing.start, writing.names);
      expect(whyWritten(writing, round)).toMatch(/^[A-Z](?:(?!undefined| {2}).)+\.$/);
      const words = tracedWriting(writing, round);
      expect(words).not.toMatch(/yours|\?/);
      if (!isWritten(writing, round)) expect(words).toContain(subject);
    }
    expect(round.written.length).toBe(writing.steps.length);
    const links = createLinks(writing.matrix);
    if (kind === 'cover') cover(links, headerOf(writing.moves[0]!.column));
    const end = linksOf(writing, round);
    expect([end.nodes, end.left, end.right]).toEqual([links.nodes, links.left, links.right]);
  }
});

/** Where a sentence speaks of columns, it is true of the secondary ones too, unless it says that it speaks of primary ones. */
function expectTrueOfSizes(reason: string, { columns }: Matrix, before: Frame, chosen: number): void {
  const isMeant = (kind: string): boolean => kind === 'primary' || !reason.includes('primary column');
  const others = columns.flatMap(({ kind }, column) =>
    column !== chosen && isMeant(kind) && !before.covered.some((covered) => covered.column === column)
      ? [before.sizes[column]!]
      : [],
  );
  const size = before.sizes[chosen]!;
  if (reason.startsWith('It is the only')) expect(others, reason).toEqual([]);
  else expect(Math.min(...others) - size, reason).toBeGreaterThanOrEqual(reason.startsWith('No ') ? 0 : 1);
}

test.each([
  ['search', randomMatrix],
  ['a search with colours', randomColoured],
] as const)('%s is done step by step, each with its reason', (_, matrixFor) => {
  for (const seed of SOME) {
    const matrix = matrixFor(wish(seed));
    const exercise = createExercise(matrix, matrixNames(matrix), 'covers', 'all', seed);
    let round = START;
    expect(tracedWords(exercise, round)).toBe('Nothing is covered yet.');
    while (!isOver(exercise, round)) {
      const step = exercise.steps[round.done]!;
      const before = frameOf(exercise, round);
      round = stepGiven(exercise, round);
      expect(round.wrong).toBeNull();
      const words = tracedWords(exercise, round);
      expect(words).not.toMatch(/undefined| {2}|yours|\?/);
      const reason = whyStep(exercise, round.done);
      expect(reason).toMatch(/^[A-Z].+\.$/);
      if (step.act === 'choose') expectTrueOfSizes(reason, matrix, before, step.column);
      if (isOver(exercise, round)) continue;
      const names = [exercise.names.columns[step.column], exercise.names.rows[step.row]];
      for (const name of names)
        if (name !== undefined && !/cover|unpurify/.test(step.act)) expect(words).toContain(name);
    }
    expect(frameOf(exercise, round).covered).toEqual([]);
    expect(frameOf(exercise, round).counters.solutions).toBe(exercise.recording.totals.solutions);
    expect(tracedWords(exercise, round)).toMatch(/^The search is over, with .+ \d+ steps\.$/);
  }
});

it('asks for the steps that are left out, and counts only those', () => {
  const writing = randomWriting(wish(1), 'cover', 'half');
  let written = UNWRITTEN;
  while (!isWritten(writing, written)) {
    const asks = writing.given[written.written.length] === false;
    expect(tracedWriting(writing, written).endsWith('why?')).toBe(asks);
    written = writeGiven(writing, written);
  }
  const { all } = writingScore(writing, written);
  expect(writingScore(writing, written).atOnce).toBe(Math.ceil(all / 2));
  expect(tracedWriting(writing, written)).toContain(`, ${Math.ceil(all / 2)} of them yours, each right first time. `);

  const matrix = randomMatrix(wish(3));
  const exercise = createExercise(matrix, matrixNames(matrix), 'covers', 'half', 3);
  let round = START;
  while (!isOver(exercise, round)) {
    expect(tracedWords(exercise, round).endsWith('yours: which one, and why?')).toBe(
      exercise.given[round.done] === false,
    );
    // A wrong press counts where the step is the reader's, and only there.
    round = stepGiven(exercise, pressed(exercise, round, { kind: 'column', column: 99 }));
  }
  expect(scoreOf(exercise, round).atOnce).toBe(0);
  expect(yoursIn(exercise)).toBeLessThan(scoreOf(exercise, round).all);

  const none = createExercise(matrix, matrixNames(matrix), 'covers', 'none', 3);
  expect(tracedWords(none, START)).toContain('Before each, say to yourself why');
  expect(tracedWords(none, stepGiven(none, START))).not.toContain('yours');
});
