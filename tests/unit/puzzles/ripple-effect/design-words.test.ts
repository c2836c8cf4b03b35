import { describe, expect, it } from 'vitest';
import { type Design, emptyDesign, give, paint, parseDesign, resize, separate } from '#puzzles/ripple-effect/design.ts';
import { editWords } from '#puzzles/ripple-effect/design-words.ts';

const design = parseDesign('AAB\nACB\n\n2..\n..1\n');

describe('what an edit has changed', () => {
  it.each<[string, Design, string]>([
    ['nothing', design, ''],
    ['a given', give(design, 1, 3), '3 given at 2 across, 1 down'],
    ['a given less', give(design, 0, 0), '2 removed from 1 across, 1 down'],
    ['all givens', { ...design, givens: design.givens.map(() => 0) }, 'All givens removed'],
    ['a cell', paint(design, [4], 'A'), '2 across, 2 down joins room A of 4 cells'],
    ['a cell alone', separate(design, [1]), '2 across, 1 down is a room of its own'],
    ['a room', paint(design, [2, 5], 'C'), 'Room C has 3 cells'],
    ['the size', resize(design, 4, 2), 'The grid is 4 across and 2 down'],
    ['everything', { ...emptyDesign(3, 2), givens: [1, 0, 0, 0, 0, 0] }, 'Another puzzle is in the grid'],
  ])('%s', (_, after, words) => {
    expect(editWords(design, after)).toBe(words);
  });

  it('an empty grid, and the puzzle that comes back into it', () => {
    const empty = emptyDesign(3, 2);
    expect(editWords(design, empty)).toBe('The grid is empty');
    expect(editWords(empty, design, true)).toBe('Your puzzle is back');
    expect(editWords(empty, design)).toBe('Another puzzle is in the grid');
  });
});
