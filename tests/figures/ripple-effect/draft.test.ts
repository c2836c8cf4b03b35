import { describe, expect, test } from 'vitest';
import {
  describeDraftCell,
  draftView,
  filledView,
} from '../../../src/figures/ripple-effect/draft-view.ts';
import { drawDraft } from '../../../src/figures/ripple-effect/draw-draft.ts';
import { puzzleFaults } from '../../../src/puzzles/ripple-effect/create.ts';
import { differences } from '../../../src/puzzles/ripple-effect/judge.ts';
import { parseUnchecked } from '../../../src/puzzles/ripple-effect/text.ts';
import { newSvg, reparsed, snapshotText } from '../svg.ts';

const broken = parseUnchecked('AAAAAA\nAAAABB\nCDCEBB\n\n3....3\n......\n1..6..\n');
const view = draftView(broken, [...puzzleFaults(broken)], 8);
const editor = { id: 'draft', title: 'Your puzzle', cells: 'button' } as const;

const open = parseUnchecked('AAB\nABB\nCCC\n\n...\n...\n...\n');
const [one, other] = [
  [1, 2, 3, 3, 1, 2, 2, 3, 1],
  [1, 3, 2, 2, 1, 3, 3, 2, 1],
];

describe('a grid that is being made', () => {
  test('with a room too large, one in pieces, and givens against the rules', async () => {
    const svg = newSvg();
    drawDraft(svg, view, editor);
    await expect(snapshotText(svg)).toMatchFileSnapshot('snapshots/draft-faults.svg');
    expect(view.roomFaults).toEqual([[0, 1, 2, 3, 4, 5, 6, 7, 8, 9], [14]]);
    expect(view.faulty).toEqual([0, 5, 15]);
  });

  test('names its cells', () => {
    expect(describeDraftCell(view, 0)).toBe('1 across, 1 down, room A: 3 given, against the rules');
    expect(describeDraftCell(view, 14)).toBe('3 across, 3 down, room C: empty, against the rules');
    expect(describeDraftCell(view, 12)).toBe('1 across, 3 down, room C: 1 given');
  });

  test('is drawn into what was drawn at build time', () => {
    const first = newSvg();
    drawDraft(first, draftView(broken, []), { id: 'draft', title: 'Your puzzle' });
    expect(first.querySelector('[tabindex]')).toBeNull();
    const again = reparsed(first);
    const fresh = newSvg();
    for (const svg of [again, fresh]) drawDraft(svg, view, editor);
    expect(snapshotText(again)).toBe(snapshotText(fresh));
  });
});

describe('a solution', () => {
  test('with the cells marked in which another differs', async () => {
    const svg = newSvg();
    drawDraft(svg, filledView(open, one, differences(one, other)), {
      id: 'first',
      title: 'A solution',
    });
    expect(svg.querySelectorAll('.is-different').length).toBe(6);
    await expect(snapshotText(svg)).toMatchFileSnapshot('snapshots/draft-solution.svg');
  });
});
