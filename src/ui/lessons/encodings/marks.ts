/** Guesses about encodings, marked by the results of the runs; no answer is stored. */
import { type EncodingRun, type Finding, findingOf, isSameTree } from '#puzzles/ripple-effect/compare.ts';
import { type GuessKind, type Guesses, type GuessMark, YARDSTICK } from './guesses.ts';

const LETTER_OF: Readonly<Record<Finding, string>> = {
  right: 'r',
  'too many': 'm',
  none: 'n',
  'too few': 'f',
};

/** One mark for each guess, in the order of the runs; none without the run of the yardstick. */
export function markGuesses(guesses: Guesses, runs: readonly EncodingRun[]): GuessMark[] {
  const yardstick = runs.find(({ name }) => name === YARDSTICK);
  if (!yardstick) return [];
  return runs.flatMap((run) => {
    const letters: Readonly<Record<GuessKind, string>> = {
      finding: LETTER_OF[findingOf(run, yardstick)],
      tree: isSameTree(run, yardstick) ? 's' : 'o',
    };
    return (['finding', 'tree'] as const).flatMap((kind): GuessMark[] => {
      const guess = guesses[kind][run.name];
      if (guess === undefined) return [];
      return [{ name: run.name, kind, isRight: guess === letters[kind] }];
    });
  });
}
