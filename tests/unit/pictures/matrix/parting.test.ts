/** Where two runs part: the same marks on the canvas, in the still picture and in words. */
import { describe, expect, test } from 'vitest';
import { describeMatrix } from '#pictures/matrix/describe.ts';
import { paintMatrix } from '#pictures/matrix/paint.ts';
import { type MatrixPalette, matrixTokens } from '#pictures/matrix/palette.ts';
import type { Parting } from '#pictures/matrix/parting.ts';
import { shapeOf } from '#pictures/matrix/shape.ts';
import { matrixView } from '#pictures/matrix/view.ts';
import { type Viewport, fitViewport, xOf, yOf } from '#pictures/matrix/viewport.ts';
import { createSvgPen } from '#pictures/kit/svg-pen.ts';
import { record } from '#history/index.ts';
import { encode as knuth } from '#puzzles/knuth/encode.ts';

const problem = knuth();
const plain = matrixView(problem, { frame: record(problem.matrix).seek(9) });
const viewport = fitViewport(shapeOf(problem), { width: 640, height: 440 });
const palette = { ...matrixTokens, hatching: '--hatch', font: 'mono' } as unknown as MatrixPalette;

interface Painted {
  readonly words: readonly string[];
  /** Frames of three pixels: their left edge, top and colour, and whether they are broken. */
  readonly frames: readonly (readonly [x: number, y: number, colour: unknown, isBroken: boolean])[];
}

function painted(parting: Parting, at: Viewport = viewport): Painted {
  const words: string[] = [];
  const frames: Painted['frames'][number][] = [];
  let isBroken = false;
  paintMatrix(
    {
      ...createSvgPen(),
      setLineDash: (dash) => (isBroken = [...dash].length > 0),
      strokeRect(x, y) {
        if (this.lineWidth === 3 && this.strokeStyle !== palette.ground)
          frames.push([x, y, this.strokeStyle, isBroken]);
      },
      fillText: (text) => words.push(text),
    },
    { ...plain, parting },
    at,
    palette,
  );
  return { words, frames };
}

const columns: Parting = {
  isWrong: false,
  places: [
    { row: null, column: 1, word: 'yours', isDue: false },
    { row: null, column: 4, word: 'the site’s', isDue: true },
  ],
  link: null,
};

describe('two columns', () => {
  const top = viewport.top;
  const left = (column: number): number => Math.round(xOf(viewport, column));

  test('have a frame and a word each, and only a wrong one has the colour of a fault', () => {
    expect(painted(columns).frames).toEqual([
      [left(1), top, palette.ink, false],
      [left(4), top, palette.ink, true],
    ]);
    expect(painted(columns).words).toEqual(expect.arrayContaining(['yours', 'the site’s']));
    expect(painted({ ...columns, isWrong: true }).frames.map(([, , colour]) => colour)).toEqual([
      palette.deadEnd,
      palette.ink,
    ]);
  });

  test('are said', () => {
    expect(describeMatrix({ ...plain, parting: columns })).toContain('Marked: yours, column B; the site’s, column E.');
    expect(describeMatrix(plain)).not.toContain('Marked');
  });

  test('are left out where they are out of sight', () => {
    const narrow = { ...viewport, x: 3 };
    expect(painted(columns, narrow).words).not.toContain('yours');
    expect(painted(columns, narrow).words).toContain('the site’s');
  });
});

test('rows are framed where they stand', () => {
  const rows: Parting = { ...columns, places: [{ row: 2, column: null, word: 'yours', isDue: false }] };
  expect(painted(rows).frames).toEqual([[viewport.left, Math.round(yOf(viewport, 2)), palette.ink, false]]);
});

test('a link has its node, and a word at each end', () => {
  const parting: Parting = {
    isWrong: true,
    places: [],
    link: { from: { row: null, column: 2 }, due: { row: 2, column: 2 }, found: { row: null, column: null } },
  };
  const { words, frames } = painted(parting);
  expect(words).toEqual(expect.arrayContaining(['due', 'yours']));
  expect(frames).toHaveLength(1);
  expect(describeMatrix({ ...plain, parting })).toContain(
    'a link of the header of column C, which leads to the root but should lead to row BCF in column C.',
  );
});
