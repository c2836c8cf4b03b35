import { describe, expect, it } from 'vitest';
import type { Draft } from '../../../../src/puzzles/ripple-effect/draft.ts';
import {
  emptyDraft,
  give,
  paint,
  parseDraft,
  resize,
  separate,
} from '../../../../src/puzzles/ripple-effect/draft.ts';
import { editWords } from '../../../../src/puzzles/ripple-effect/draft-words.ts';

const draft = parseDraft('AAB\nACB\n\n2..\n..1\n');

describe('what an edit has changed', () => {
  it.each<[string, Draft, string]>([
    ['nothing', draft, ''],
    ['a given', give(draft, 1, 3), '3 given in 2 across, 1 down'],
    ['a given less', give(draft, 0, 0), '2 taken out of 1 across, 1 down'],
    ['all givens', { ...draft, givens: draft.givens.map(() => 0) }, 'All givens taken out'],
    ['a cell', paint(draft, [4], 'A'), '2 across, 2 down joins room A of 4 cells'],
    ['a cell alone', separate(draft, [1]), '2 across, 1 down is a room of its own'],
    ['a room', paint(draft, [2, 5], 'C'), 'Room C has 3 cells'],
    ['the size', resize(draft, 4, 2), 'The grid is 4 across and 2 down'],
    ['everything', { ...emptyDraft(3, 2), givens: [1, 0, 0, 0, 0, 0] }, 'Another puzzle is in the grid'],
  ])('%s', (_, after, words) => {
    expect(editWords(draft, after)).toBe(words);
  }); // prettier-ignore

  it('an empty grid, and the puzzle that comes back into it', () => {
    const empty = emptyDraft(3, 2);
    expect(editWords(draft, empty)).toBe('The grid is empty');
    expect(editWords(empty, draft, true)).toBe('Your puzzle is back');
    expect(editWords(empty, draft)).toBe('Another puzzle is in the grid');
  });
});
