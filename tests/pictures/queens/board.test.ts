import { describe, expect, test } from 'vitest';
import { drawQueens } from '#pictures/queens/draw.ts';
import { type QueensView, queensView } from '#pictures/queens/view.ts';
import { type Frame, type Recording, type Zoom, record } from '#history/index.ts';
import { encode } from '#puzzles/queens/encode.ts';
import { type Draw, drawnBy, expectAdopted, expectSameOverAny } from '../over-any.ts';
import { expectStates } from '../states.ts';
import { newSvg, snapshotText } from '../svg.ts';
import { momentOf } from '#pictures/kit/moment.ts';

const options = { id: 'board', title: 'The board' };
const four = encode({ n: 4 });
const run = record(four.matrix);
const off = encode({ n: 5, diagonals: 'off' });
const offRun = record(off.matrix, { limit: 3 });
const slack = encode({ n: 4, diagonals: 'primary with slack' });
const slackRun = record(slack.matrix, { limit: 1 });

/** The first frame that answers. */
function find(recording: Recording, is: (frame: Frame) => boolean, zoom?: Zoom): Frame {
  for (let step = 0; step <= recording.lastStep(zoom); step += 1) {
    const frame = recording.seek(step, zoom);
    if (is(frame)) return frame;
  }
  throw new Error('there is no such frame');
}

const isSolution = ({ event }: Frame): boolean => event === 'solution';
const views: Record<string, QueensView> = {
  start: queensView(momentOf(four, run.seek(0))),
  choose: queensView(
    momentOf(
      four,
      find(run, ({ event, path }) => event === 'choose' && path.length === 1),
    ),
  ),
  trying: queensView(
    momentOf(
      four,
      find(run, ({ event, path }) => event === 'try' && path.length === 2),
    ),
  ),
  covering: queensView(
    momentOf(
      four,
      find(run, ({ event, move }) => event === 'try' && move !== null && move.column > 8, 'covers'),
    ),
  ),
  'dead end': queensView(
    momentOf(
      four,
      find(run, ({ event }) => event === 'dead end'),
    ),
  ),
  undone: queensView(
    momentOf(
      four,
      find(run, ({ event, path }) => event === 'retreat' && path.length === 1),
    ),
  ),
  'solution, a cell pointed at': queensView(momentOf(four, find(run, isSolution), { row: 5, column: null })),
  'start, a diagonal pointed at': queensView(momentOf(four, run.seek(0), { row: null, column: 12 })),
  attacks: queensView(momentOf(off, offRun.seek(offRun.solutionStep(3)))),
  slack: queensView(momentOf(slack, find(slackRun, isSolution))),
};

describe('the chessboard', () => {
  test.each(['undone', 'attacks'])('draws: %s', async (name) => {
    const svg = drawnBy((host) => drawQueens(host, views[name]!, options));
    await expect(snapshotText(svg)).toMatchFileSnapshot(`./snapshots/${name}.svg`);
  });

  test('has marks for every state', () => {
    return expectStates(views, (view) => drawnBy((svg) => drawQueens(svg, view, options)), './snapshots/states.txt');
  });

  test('drawn over any other view is what it is when drawn afresh', () => {
    const draws = Object.values(views).map(
      (view): Draw =>
        (svg) =>
          drawQueens(svg, view, options),
    );
    expectSameOverAny(draws);
    expectAdopted(draws);
  });

  test('keeps the classes that the page has given the svg', () => {
    const svg = newSvg();
    svg.setAttribute('class', 'wide');
    drawQueens(svg, views['slack']!, options);
    drawQueens(svg, views['start']!, options);
    expect(svg.getAttribute('class')).toBe('wide user-board queens-board');
  });

  test('links every cell to its row and every line to its column', () => {
    const svg = newSvg();
    drawQueens(svg, views['start']!, options);
    const numbers = (selector: string, attribute: string): number[] =>
      [...svg.querySelectorAll(selector)].map((node) => Number(node.getAttribute(attribute)));
    expect(numbers('.cell[data-row]', 'data-row')).toEqual(four.matrix.rows.map((_, row) => row));
    expect(numbers('.name[data-column]', 'data-column')).toEqual(four.matrix.columns.map((_, column) => column));
  });

  test('marks the lines of a cell that is pointed at, and the cells of a line', () => {
    const svg = newSvg();
    drawQueens(svg, queensView(momentOf(four, run.seek(0), { row: 6, column: null })), options);
    const names = [...svg.querySelectorAll('.name.is-related')].map((name) => name.textContent);
    expect(names).toEqual(four.matrix.rows[6]!.map((column) => four.matrix.columns[column]!.name));
    expect(svg.querySelectorAll('.line.is-primary')).toHaveLength(2);
    expect(svg.querySelectorAll('.line.is-secondary')).toHaveLength(2);

    const column = 4 + 4 + 2;
    drawQueens(svg, queensView(momentOf(four, run.seek(0), { row: null, column })), options);
    const rows = [...svg.querySelectorAll('.cell.is-related')].map((cell) => Number(cell.getAttribute('data-row')));
    expect(rows).toEqual([2, 5, 8]);
    expect(rows.every((row) => four.matrix.rows[row]!.includes(column))).toBe(true);
  });

  test('no two names beside a board stand in each other’s way', () => {
    const svg = newSvg();
    const eight = encode({ n: 8 });
    drawQueens(svg, queensView(momentOf(eight, record(eight.matrix, { limit: 1 }).seek(0))), options);
    const boxes = [...svg.querySelectorAll('.chip')].map((chip) =>
      ['x', 'y', 'width', 'height'].map((name) => Number(chip.getAttribute(name))),
    ) as [number, number, number, number][];
    boxes.forEach(([x, y, width], index) => {
      for (const [otherX, otherY, otherWidth] of boxes.slice(index + 1)) {
        // Chips are 22 high and the letters in them 14, and may overlap by what is empty.
        const isClear = Math.abs(y - otherY) >= 14 || x + width - 4 <= otherX + 4 || otherX + otherWidth - 4 <= x + 4;
        expect(isClear, `${x},${y} and ${otherX},${otherY}`).toBe(true);
      }
    });
    expect(svg.querySelectorAll('*').length).toBeLessThan(1500);
  });
});
