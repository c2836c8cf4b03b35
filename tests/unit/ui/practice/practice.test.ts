import { expect, it, test } from 'vitest';
import { exerciseFor, openingTurn, readTurn, turnText } from '#ui/practice/turn.ts';

test.each(['small.7', 'medium.12', 'large.999999.choices', 'small.7.12-3-5', 'small.0.choices.4'])(
  'a link says %s, and is read again',
  (text) => {
    const turn = readTurn(text, 'none');
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
  expect(readTurn(text, 'none')).toBeNull();
});

it('opens with a small matrix, with secondary columns or colours where they are wished for', () => {
  for (const more of ['none', 'secondary', 'coloured'] as const) {
    const { matrix } = exerciseFor(openingTurn(more));
    expect(matrix.columns.some(({ kind }) => kind === 'secondary')).toBe(more !== 'none');
    expect(matrix.colours !== undefined).toBe(more === 'coloured');
  }
});
