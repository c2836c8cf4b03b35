import { describe, expect, it } from 'vitest';
import { markedWords } from '#player/narration.ts';

describe('the words that the narrator marks', () => {
  it('a column is marked with its whole name, a comma in it too', () => {
    const [first, rest] = markedWords('Branch on column c8,8, which has 1 row left.');
    expect(first).toEqual({ text: 'Branch on column c8,8', mark: 'branch' });
    expect(rest).toEqual({ text: ', which has 1 row left.', mark: null });
  });

  it('all that is said stands in the pieces, in order', () => {
    const words = 'Cover 1 is not a solution: V and Z cross at (2, 3), and one more pair does.';
    const pieces = markedWords(words);
    expect(pieces.map(({ text }) => text).join('')).toBe(words);
    expect(pieces.map(({ mark }) => mark)).toContain('crossing');
  });
});
