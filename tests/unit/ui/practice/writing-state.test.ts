import { describe, expect, test } from 'vitest';
import { writingView } from '#ui/practice/links-picture.ts';
import {
  type WritingState,
  afterGiven,
  heldLink,
  holding,
  isNextGiven,
  isAllWritten,
  leading,
  readWriting,
  roundAt,
  selecting,
  swingBetween,
  lastTakenBack,
  unwritten,
  writingText,
} from '#ui/practice/writing-state.ts';

const wish = { seed: 1, size: 'small', withSecondary: false } as const;
const fresh = unwritten(wish, 'cover', 'none');
const viewOf = ({ writing, round, selected }: WritingState) => writingView(writing, round, selected);

/** Takes the link of a node and leads it to another. */
function led(state: WritingState, node: string, direction: 'left' | 'right', to: string): WritingState {
  const held = holding(state, { node, direction });
  return leading(held, viewOf(held), to)!;
}

describe('the address of a writing', () => {
  test('leads to any number of writes, the next of which may have been wrong already', () => {
    const all = fresh.writing.steps.length;
    for (let done = 0; done <= all; done += 1) {
      const state = readWriting(`small.1.${done}-${done}`, 'cover', 'none')!;
      expect(state.round).toMatchObject({ missed: [done], wrong: null });
      expect(state.round.written).toHaveLength(done);
      expect(writingText(state)).toBe(`small.1.${done}-${done}`);
      expect(isAllWritten(state)).toBe(done === all);
    }
  });

  test('leads nowhere beyond the last write, with a miss that has not come yet, or when it is damaged', () => {
    const all = fresh.writing.steps.length;
    expect(roundAt(fresh.writing, all + 1, [])).toBeNull();
    expect(roundAt(fresh.writing, 2, [0, 3])).toBeNull();
    for (const text of [`small.1.${all + 1}`, 'small.1.2-3', 'huge.1', '']) {
      expect(readWriting(text, 'cover', 'none'), text).toBeNull();
    }
  });
});

describe('the hand', () => {
  test('takes a link and selects its node; the same link lets go only where it toggles', () => {
    const root = { node: 'root', direction: 'right' } as const;
    const held = holding(fresh, root);
    expect(held).toMatchObject({ held: root, selected: 'root' });
    expect(heldLink(held, viewOf(held))?.to.id).toBe('header-0');
    expect(holding(held, root)).toMatchObject({ held: root });
    expect(holding(held, root, true)).toMatchObject({ held: null, selected: 'root' });
    expect(holding(held, { node: 'root', direction: 'left' }, true).held?.direction).toBe('left');
    expect(holding(held, null)).toMatchObject({ held: null, selected: 'root' });
  });

  test('an empty one leads nothing, and a press selects; the same node again is not selected', () => {
    expect(leading(fresh, viewOf(fresh), 'root')).toBeNull();
    const selected = selecting(fresh, 'root');
    expect(selected.selected).toBe('root');
    expect(selecting(selected, 'root').selected).toBeNull();
    expect(selecting(selected, 'header-0').selected).toBe('header-0');
  });

  test('leads a link: a right write is done, a wrong one explained, and both empty it', () => {
    const right = led(fresh, 'root', 'right', 'header-1');
    expect(right).toMatchObject({ round: { wrong: null, missed: [] }, held: null, selected: null });
    expect(right.round.written).toHaveLength(1);
    const wrong = led(fresh, 'header-0', 'right', 'header-2');
    expect(wrong).toMatchObject({ round: { written: [], missed: [0] }, held: null, selected: null });
    expect(wrong.round.wrong?.reason).toContain('must remember where it was');
    expect(lastTakenBack(wrong).round).toMatchObject({ wrong: null, missed: [0] });
    expect(lastTakenBack(right).round.written).toEqual([]);
  });
});

test('with all writes given, one after another is done until it is over', () => {
  let state = unwritten(wish, 'cover', 'all');
  for (const _ of state.writing.steps) {
    expect(isNextGiven(state)).toBe(true);
    state = afterGiven(state);
  }
  expect(isAllWritten(state)).toBe(true);
  expect(isNextGiven(state)).toBe(false);
  expect(isNextGiven(fresh)).toBe(false);
});

describe('a link swings', () => {
  const one = led(fresh, 'root', 'right', 'header-1');

  test('forwards with one more write, backwards with one less', () => {
    expect(swingBetween(fresh, one)).toEqual({ of: one.round, from: 0, to: 1 });
    expect(swingBetween(one, fresh)).toEqual({ of: one.round, from: 1, to: 0 });
  });

  test('not to a wrong write or from it, over several writes, or to another matrix', () => {
    const wrong = led(one, 'header-0', 'right', 'header-2');
    expect(swingBetween(one, wrong)).toBeNull();
    expect(swingBetween(wrong, lastTakenBack(wrong))).toBeNull();
    expect(swingBetween(wrong, afterGiven(wrong))).toBeNull();
    expect(swingBetween(fresh, afterGiven(afterGiven(fresh)))).toBeNull();
    expect(swingBetween(one, unwritten({ ...wish, seed: 2 }, 'cover', 'none'))).toBeNull();
  });
});
