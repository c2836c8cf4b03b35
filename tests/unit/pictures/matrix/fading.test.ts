import { describe, expect, it } from 'vitest';
import { type Fading, fadingBetween, opacityAt, splitView } from '#pictures/matrix/fading.ts';
import { matrixView } from '#pictures/matrix/view.ts';
import { encode } from '#puzzles/tetrasticks/encode.ts';

const view = matrixView(encode({ omit: 'L' }));
const without = view.kinds.map((kind) => (kind === 'secondary' ? 'off' : kind));

describe('columns that a switch takes out or brings back', () => {
  it('fade out with the kind that they had, and in with the kind that they get', () => {
    const out = fadingBetween(view.kinds, without);
    expect(out?.isLeaving).toBe(true);
    expect(out?.kinds.filter((kind) => kind === 'secondary')).toHaveLength(16);
    expect(out?.kinds.filter((kind) => kind === 'off')).toHaveLength(75);
    const back = fadingBetween(without, view.kinds);
    expect(back).toEqual({ ...out, isLeaving: false });
  });

  it('are none when no kind changes, when one only becomes another, or when the matrix is another one', () => {
    expect(fadingBetween(view.kinds, [...view.kinds])).toBeNull();
    const primary = view.kinds.map(() => 'primary' as const);
    expect(fadingBetween(view.kinds, primary)).toBeNull();
    expect(fadingBetween(view.kinds, view.kinds.slice(1))).toBeNull();
  });

  it('are all seen at one end of the time and not at the other', () => {
    const leaving: Fading = { kinds: [], isLeaving: true };
    expect([0, 0.5, 1].map((part) => opacityAt(leaving, part))).toEqual([1, 0.5, 0]);
    expect([0, 0.5, 1].map((part) => opacityAt({ ...leaving, isLeaving: false }, part))).toEqual([0, 0.5, 1]);
  });

  it('are painted apart from those that stay, and each column once', () => {
    for (const [before, after] of [
      [view.kinds, without],
      [without, view.kinds],
    ] as const) {
      const fading = fadingBetween(before, after);
      if (!fading) throw new Error('nothing fades');
      const parts = splitView({ ...view, kinds: after }, fading);
      parts.still.kinds.forEach((kind, column) => {
        expect([kind, parts.fading.kinds[column]].filter((one) => one !== 'off')).toEqual([view.kinds[column]]);
      });
    }
  });
});
