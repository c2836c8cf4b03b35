import { describe, expect, test } from 'vitest';
import { designView, filledView } from '#pictures/ripple-effect/design-view.ts';
import { describeDesign, describeDesignCell, drawDesign } from '#pictures/ripple-effect/draw-design.ts';
import { puzzleFaults } from '#puzzles/ripple-effect/create.ts';
import { differences } from '#puzzles/ripple-effect/judge.ts';
import { parseUnchecked } from '#puzzles/ripple-effect/text.ts';
import { type Draw, drawnBy, expectAdopted, expectSameOverAny } from '../over-any.ts';
import { newSvg, reparsed, snapshotText } from '../svg.ts';

const broken = parseUnchecked('AAAAAA\nAAAABB\nCDCEBB\n\n3....3\n......\n1..6..\n');
const view = designView(broken, [...puzzleFaults(broken)], 8);
const editor = { id: 'design', title: 'Your puzzle', cells: 'button' } as const;

const open = parseUnchecked('AAB\nABB\nCCC\n\n...\n...\n...\n');
const [one, other] = [
  [1, 2, 3, 3, 1, 2, 2, 3, 1],
  [1, 3, 2, 2, 1, 3, 3, 2, 1],
];

describe('a grid that is being made', () => {
  test('with a room too large, one in pieces, and givens against the rules', async () => {
    const svg = newSvg();
    drawDesign(svg, view, editor);
    await expect(snapshotText(svg)).toMatchFileSnapshot('snapshots/design-faults.svg');
    expect(view.roomFaults).toEqual([[0, 1, 2, 3, 4, 5, 6, 7, 8, 9], [14]]);
    expect(view.faulty).toEqual([0, 5, 15]);
  });

  test('names its cells, with their rooms and what is wrong there', () => {
    expect(describeDesignCell(view, 0)).toBe(
      '1 across, 1 down, room A of 10 cells: 3 given, the room is too large, twice in its room',
    );
    expect(describeDesignCell(view, 14)).toBe(
      '3 across, 3 down, room C of 2 cells: empty, apart from the rest of its room',
    );
    expect(describeDesignCell(view, 12)).toBe('1 across, 3 down, room C of 2 cells: 1 given');
    const near = parseUnchecked('AAAA\n\n2.27\n');
    const faulty = designView(near, [...puzzleFaults(near)]);
    expect(describeDesignCell(faulty, 2)).toBe(
      '3 across, 1 down, room A of 4 cells: 2 given, twice in its room, too close to the 2 at 1 across, 1 down',
    );
    expect(describeDesignCell(faulty, 3)).toBe('4 across, 1 down, room A of 4 cells: 7 given, too large for its room');
  });

  test('says in words what is wrong, and nothing else', () => {
    const small = parseUnchecked('AAA\nBCB\n\n7..\n...\n');
    const words = describeDesign(designView(small, [...puzzleFaults(small)]));
    expect(words).toContain('Room B is in pieces');
    expect(words).toContain('7 is given at 1 across, 1 down, but room A has 3 cells');
    expect(words).not.toContain('twice');
  });

  test('has no letter in a room of one cell', () => {
    const svg = newSvg();
    drawDesign(svg, designView(parseUnchecked('AAB\n\n...\n'), []), editor);
    expect([...svg.querySelectorAll('.room-letter')].map((each) => each.textContent)).toEqual(['A']);
  });

  test('is drawn into what was drawn at build time', () => {
    const first = newSvg();
    drawDesign(first, designView(broken, []), { id: 'design', title: 'Your puzzle' });
    expect(first.querySelector('[tabindex]')).toBeNull();
    const again = reparsed(first);
    drawDesign(again, view, editor);
    expect(snapshotText(again)).toBe(snapshotText(drawnBy((svg) => drawDesign(svg, view, editor))));
  });

  test('drawn over any other grid is what it is when drawn afresh', () => {
    const near = parseUnchecked('AAAA\n\n2.27\n');
    const views = [view, designView(broken, []), designView(near, [...puzzleFaults(near)]), designView(open, [])];
    const draws = views.map(
      (each): Draw =>
        (svg) =>
          drawDesign(svg, each, editor),
    );
    // The reader’s place among the cells stays where it is, also in a grid of another size.
    expectSameOverAny(draws, newSvg, (svg) => snapshotText(svg).replaceAll(/ tabindex="[^"]*"/g, ''));
    expectAdopted(draws);
  });
});

describe('a solution', () => {
  test('with the cells marked in which another differs', async () => {
    const svg = newSvg();
    drawDesign(svg, filledView(open, one, differences(one, other)), {
      id: 'first',
      title: 'A solution',
    });
    const hatches = svg.querySelector('.lines .difference')?.getAttribute('d') ?? '';
    expect(hatches.split('M').length - 1).toBe(6 * 11);
    expect(svg.querySelector('desc')?.textContent).toContain('differs in these cells: 2 across, 1');
    await expect(snapshotText(svg)).toMatchFileSnapshot('snapshots/design-solution.svg');
  });
});
