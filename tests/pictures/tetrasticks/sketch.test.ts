import { expect, test } from 'vitest';
import { drawSketch } from '#pictures/tetrasticks/draw-sketch.ts';
import { type SketchView, sketchView } from '#pictures/tetrasticks/sketch-view.ts';
import { encode } from '#puzzles/tetrasticks/encode.ts';
import { handWith, heldOver, under } from '#puzzles/tetrasticks/hand.ts';
import { parseSketch } from '#puzzles/tetrasticks/sketch-text.ts';
import { emptySketch, fitsOf } from '#puzzles/tetrasticks/sketch.ts';
import { type Draw, expectAdopted, expectSameOverAny } from '../over-any.ts';
import { newSvg, snapshotText } from '../svg.ts';

const options = { id: 'play-board', title: 'Board' };
const problem = encode({ omit: 'L' });
const sketch = parseSketch('L-I.N.2.0-O.N.4.4');
const held = under(heldOver(handWith('X'), { x: 2, y: 1 }));
const hint = fitsOf(sketch, 'F')[0]!;

const views: Record<string, SketchView> = {
  empty: sketchView(problem, emptySketch()),
  'a piece that does not fit, and a hint': sketchView(problem, sketch, { held, hint }),
  'the cursor on a piece': sketchView(problem, sketch, { cursor: 'O' }),
};

test('draws the board that a reader builds', async () => {
  const svg = newSvg();
  drawSketch(svg, views['a piece that does not fit, and a hint']!, options);
  expect(svg.classList.contains('is-misfit')).toBe(true);
  expect(svg.querySelectorAll('.clash')).toHaveLength(2);
  await expect(snapshotText(svg)).toMatchFileSnapshot('./snapshots/sketch.svg');
});

test('drawn over any other view, here or at build time, is what it is when drawn afresh', () => {
  const draws = Object.values(views).map(
    (view): Draw =>
      (svg) =>
        drawSketch(svg, view, options),
  );
  expectSameOverAny(draws);
  expectAdopted(draws);
});
