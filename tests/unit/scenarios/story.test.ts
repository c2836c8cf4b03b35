import { expect, test } from 'vitest';
import { namesOf } from '#history/caption.ts';
import { record } from '#history/index.ts';
import { markedWords } from '#player/narration.ts';
import { momentOf } from '#pictures/kit/moment.ts';
import { crossword } from '#scenarios/crossword.ts';
import { rippleWatch } from '#scenarios/ripple-watch.ts';
import { type Scenario, momentWords } from '#scenarios/scenario.ts';
import { tetrasticks } from '#scenarios/tetrasticks.ts';
import { wordSearch } from '#scenarios/word-search.ts';
import { settingsOf } from '#ui/figure/opening.ts';

/** The words for the first moment of each event in the first `most` decisions of a run. */
function told(scenario: Scenario, most: number, ofColumns = false): Record<string, string> {
  const settings = settingsOf(scenario);
  const problem = scenario.encode(settings);
  const recording = record(problem.matrix, { limit: 1 });
  const words: Record<string, string> = {};
  for (let step = 0; step <= Math.min(most, recording.lastStep()); step += 1) {
    const moment = momentOf(problem, recording.seek(step));
    const names = namesOf(problem.matrix, problem.rowNames);
    words[moment.frame.event] ??= momentWords(scenario, settings, moment, names, ofColumns);
  }
  return words;
}

test('of a grid: cells and numbers, and columns when they are asked for', () => {
  expect(told(rippleWatch as unknown as Scenario, 400)).toEqual({
    start: 'Only the givens are there.',
    choose: 'Next, the cell 1 across, 1 down: 1 way left.',
    try: 'Try the 1 in the cell 1 across, 1 down.',
    retreat: 'Take back the 4 in the cell 1 across, 3 down.',
    'dead end': 'No number fits the cell 2 across, 3 down. Stuck.',
    solution: 'Solved: every cell has its number.',
  });
  expect(told(rippleWatch as unknown as Scenario, 400, true)).toMatchObject({
    start: 'Nothing is covered yet.',
    'dead end': 'Column c2,3 must be covered, but no row is left for it: dead end.',
  });
});

test('of words: words and their places', () => {
  expect(told(wordSearch as unknown as Scenario, 400)).toMatchObject({
    choose: 'Next, the word CLARA: 192 ways left.',
    try: 'Try CLARA.',
    solution: 'Solved: every word has its place.',
  });
  expect(told(crossword as unknown as Scenario, 400)).toMatchObject({ start: 'No word is in place yet.' });
});

test('of a board: pieces', () => {
  expect(told(tetrasticks as unknown as Scenario, 60)).toMatchObject({
    choose: 'Next, the piece X: 16 ways left.',
    try: 'Try X.',
  });
});

test('with the marks of the prose', () => {
  const marked = (words: string): string[] =>
    markedWords(words).flatMap(({ text, mark }) => (mark ? [`${mark}: ${text}`] : []));
  expect(marked('Next, the piece X: 16 ways left.')).toEqual(['branch: Next, the piece X']);
  expect(marked('Try X.')).toEqual(['tried: Try X']);
  expect(marked('Try U, across P at (1, 2).')).toEqual(['tried: Try U']);
  expect(marked('Take X back.')).toEqual(['undone: Take X']);
  expect(marked('Take back the 4 in the cell 1 across, 3 down.')).toEqual(['undone: Take back the 4']);
  expect(marked('Try row ADG for column A.')).toEqual(['tried: Try row ADG']);
});
