import { expect, test } from 'vitest';
import { moveHand, takeUp } from '#pictures/pieces/hand.ts';
import { builtMarkup } from '#ui/kit/static-markup.ts';
import { patch } from '#ui/kit/template.ts';
import { handNotes } from '#ui/lessons/pieces/hand-notes.ts';
import { OPENING_HAND } from '#ui/lessons/pieces/pieces-standard.ts';
import { built, changedBy, withoutButtons } from '../../../../support/built.ts';

const still = handNotes('pieces', OPENING_HAND, null, false);
const notes = (hand = OPENING_HAND) => handNotes('pieces', hand, null, true);

test('the live page finds what was built, but for the aspects, which are buttons', () => {
  const host = built(still);
  expect(changedBy(host, still)).toEqual([]);
  patch(host, notes());
  expect(host.querySelectorAll('li > button')).toHaveLength(8);
  expect(withoutButtons(host)).toBe(builtMarkup(still));
});

test('the notes of a hand are the same whatever was in the hand before', () => {
  const host = built(notes());
  const turned = moveHand(OPENING_HAND, 'flip');
  for (const hand of [turned, takeUp('Z', turned.met), takeUp('X', turned.met), OPENING_HAND]) {
    patch(host, notes(hand));
    expect(host.innerHTML).toBe(builtMarkup(notes(hand)));
  }
});
