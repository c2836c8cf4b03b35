import { expect, test } from 'vitest';
import { questions } from '../../../src/elements/questions/index.ts';

/** The right answers, worked out by hand; no number here comes from the code that grades. */
const right: Record<keyof typeof questions, string> = {
  torusNodes: '24',
  sizeAfterCover: '1',
  sizeOfItself: '2',
  sameOrder: 'no',
  restoreInAnyOrder: 'no',
  columnAfterAd: 'E',
  rooks: '120',
  choiceChanges: 'the number of nodes',
};

test.each(Object.entries(right))('%s: %s is right, and anything else is not', (name, answer) => {
  const question = questions[name as keyof typeof questions];
  expect(question.grade(answer).isRight).toBe(true);
  expect(question.grade(answer).reason).toMatch(/^Right/);
  const others =
    question.answers.kind === 'choice'
      ? question.answers.options.filter((option) => option !== answer)
      : [String(Number(answer) + 1), '0', 'seven', '<b>'];
  for (const other of others) {
    const verdict = question.grade(other);
    expect(verdict.isRight).toBe(false);
    expect(verdict.reason).toMatch(/^No, /);
  }
});

test('every question is asked about here', () => {
  expect(Object.keys(right).sort()).toEqual(Object.keys(questions).sort());
});
