import { describe, expect, test } from 'vitest';
import { solve } from '#dlx/index.ts';
import { drawGrid } from '#pictures/ripple-effect/draw.ts';
import { type GridView, chosenView, gridView } from '#pictures/ripple-effect/view.ts';
import { type Frame, record } from '#history/index.ts';
import { encode } from '#puzzles/ripple-effect/encode.ts';
import { puzzleCalled } from '../../unit/puzzles/ripple-effect/library-files.ts';
import { type Draw, drawnBy, expectAdopted, expectSameOverAny } from '../over-any.ts';
import { expectStates } from '../states.ts';
import { newSvg, snapshotText } from '../svg.ts';
import { momentOf } from '#pictures/kit/moment.ts';

const options = { id: 'grid', title: 'The grid', cells: 'img' } as const;
const small = encode(puzzleCalled('five-by-five'));
const off = encode(small.puzzle, { ripples: 'off' });
const tutorial = encode(puzzleCalled('nikoli-tutorial'));
const run = record(small.matrix);
const firstOff = [...solve(off.matrix, { limit: 1 })][0]!;

/** The first moment at which the test holds. */
function moment(test: (frame: Frame) => boolean, zoom: 'decisions' | 'covers' = 'decisions'): Frame {
  for (let step = 0; step <= run.lastStep(zoom); step++) {
    const frame = run.seek(step, zoom);
    if (test(frame)) return frame;
  }
  throw new Error('the run has no such moment');
}

const trying = moment(({ event, row }) => event === 'try' && small.placements[row]?.value === 3);
const spreading = moment(
  ({ event, row, move }) =>
    event === 'try' &&
    row === trying.row &&
    move !== null &&
    small.matrix.columns[move.column]?.name.startsWith('3L') === true,
  'covers',
);
const deadCell = moment(({ event, column }) => event === 'dead end' && column < 25);
const deadRoom = moment(({ event, column }) => event === 'dead end' && column >= 25);
const free = gridView(momentOf(small, run.seek(0))).marks[5]!.row;

const views: Record<string, GridView> = {
  tutorial: gridView(momentOf(tutorial, record(tutorial.matrix).seek(0))),
  trying: gridView(momentOf(small, trying)),
  spreading: gridView(momentOf(small, spreading)),
  undone: gridView(
    momentOf(
      small,
      moment(({ event }) => event === 'retreat'),
    ),
  ),
  'dead end in a cell': gridView(momentOf(small, deadCell)),
  'dead end in a room': gridView(momentOf(small, deadRoom)),
  solution: gridView(
    momentOf(
      small,
      moment(({ event }) => event === 'solution'),
    ),
  ),
  'row pointed at': gridView(momentOf(small, run.seek(0), { row: free, column: null })),
  'room pointed at': gridView(momentOf(small, deadCell, { row: null, column: small.roomColumn(3, 4) })),
  'ripple pointed at': gridView(
    momentOf(small, run.seek(0), {
      row: null,
      column: small.rippleColumn(3, 'left', 11),
    }),
  ),
  'ripples off': chosenView(off, firstOff),
};

function drawn(view: GridView): SVGSVGElement {
  return drawnBy((svg) => drawGrid(svg, view, options));
}

describe('the grid', () => {
  test.each(['spreading', 'dead end in a room'])('draws: %s', async (name) => {
    const text = snapshotText(drawn(views[name]!));
    await expect(text).toMatchFileSnapshot(`snapshots/${name.replaceAll(' ', '-')}.svg`);
  });

  test('has marks for every state', () => {
    return expectStates(views, drawn, 'snapshots/states.txt');
  });

  test('drawn over any other view is what it is when drawn afresh', () => {
    const draws = Object.values(views).map(
      (view): Draw =>
        (svg) =>
          drawGrid(svg, view, options),
    );
    expectSameOverAny(draws);
    expectAdopted(draws);
  });

  test('links every mark to its row or column', () => {
    const svg = drawn(views['trying']!);
    for (const text of svg.querySelectorAll('.marks text, .numbers text')) {
      const placement = small.placements[Number(text.getAttribute('data-row'))];
      expect(text.textContent).toBe(String(placement?.value));
    }
    const cells = [...svg.querySelectorAll('.cell')];
    expect(cells.map((cell) => Number(cell.getAttribute('data-column')))).toEqual(
      small.puzzle.roomOf.map((_, cell) => small.cellColumn(cell)),
    );
    const steps = [...svg.querySelectorAll('.step')].map((step) => Number(step.getAttribute('data-column')));
    const ripples = small.matrix.rows[trying.row]!.slice(2).filter((column) => {
      const meaning = small.meaningOf(column);
      return meaning.kind === 'ripple' && meaning.cell !== small.placements[trying.row]?.cell;
    });
    expect(steps).toEqual(ripples);
  });

  test('leaves the reader’s place among the cells alone', () => {
    const svg = drawn(views['trying']!);
    expect(svg.getAttribute('role')).toBe('group');
    expect(svg.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
    const [first, second] = svg.querySelectorAll('.cell');
    first!.setAttribute('tabindex', '-1');
    second!.setAttribute('tabindex', '0');
    drawGrid(svg, views['solution']!, options);
    expect(second!.getAttribute('tabindex')).toBe('0');
    expect(first!.getAttribute('tabindex')).toBe('-1');
    expect(second!.getAttribute('aria-label')).toBe('2 across, 1 down, room A of 4 cells: 4, found');
  });

  test('is one image when its cells do not take the focus', () => {
    const svg = newSvg();
    drawGrid(svg, views['solution']!, { id: 'still', title: 'A grid' });
    expect(svg.getAttribute('role')).toBe('img');
    expect(svg.querySelectorAll('[tabindex], [role]')).toHaveLength(0);
  });

  test('shows only the small numbers that are asked for', () => {
    const count = (marks: 'all' | 'branch' | 'none') => {
      const svg = newSvg();
      drawGrid(svg, views['tutorial']!, { ...options, marks });
      return svg.querySelectorAll('.mark').length;
    };
    expect([count('all'), count('branch'), count('none')]).toEqual([176, 0, 0]);
  });

  test('stays far below 1,500 elements on the tutorial, whatever is pointed at', () => {
    const open = encode({ ...tutorial.puzzle, givens: tutorial.puzzle.givens.map(() => 0) });
    const view = chosenView(open, [], { row: open.rowOf(4, 4, 5), column: 0 });
    expect(drawn(view).querySelectorAll('*').length).toBeLessThan(700);
  });
});
