import { expect, it, test } from 'vitest';
import { exerciseFor } from '#ui/practice/exercise-turn.ts';
import { openingTurn, readTurn, turnText } from '#ui/practice/turn.ts';

const read = (text: string) => readTurn(text, false, (turn) => exerciseFor(turn).steps.length);

test.each(['small.7', 'medium.12', 'large.999999.choices', 'small.7.12-3-5', 'small.0.choices.4'])(
  'a link says %s, and is read again',
  (text) => {
    const turn = read(text);
    expect(turn && turnText(turn)).toBe(text);
  },
);

test.each([
  '',
  'small',
  'tiny.7',
  'small.-1',
  'small.1234567',
  'small.7.9999',
  'small.7.2-3',
  'small.7.x',
  'small.7.1.2',
])('a damaged link is known: %s', (text) => {
  expect(read(text)).toBeNull();
});

it('opens with a small matrix, with secondary columns where they are wished for', () => {
  for (const isWished of [false, true]) {
    const { matrix } = exerciseFor(openingTurn(isWished));
    expect(matrix.columns.some(({ kind }) => kind === 'secondary')).toBe(isWished);
  }
});
