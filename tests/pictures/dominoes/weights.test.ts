import { describe, expect, test } from 'vitest';
import { drawWeights, type WeightsView } from '#pictures/dominoes/draw-weights.ts';
import { cellsOf } from '#puzzles/dominoes/encode.ts';
import { type Draw, drawnBy, expectSameOverAny } from '../over-any.ts';
import { expectStates } from '../states.ts';
import { newSvg, snapshotText } from '../svg.ts';

const name = { id: 'weights', title: 'The board' };
const cells = cellsOf({ width: 3, height: 2, lessCorners: true });
const views: Record<string, WeightsView> = {
  still: { cells, weights: [1, -1, 1, -1] },
  blank: { cells, weights: [0, 0, 0, 0], isLive: true },
  'a piece is ringed': { cells, weights: [1, 1, 0, -1], ringed: cells.slice(0, 2), isLive: true },
  'another board': { cells: cellsOf({ width: 2, height: 2 }), weights: [0, 1, 0, 0], isLive: true },
};
const drawn = (view: WeightsView): SVGSVGElement => drawnBy((svg) => drawWeights(svg, view, name));

describe('a board of weights', () => {
  test('draws: a piece is ringed', async () => {
    const svg = drawn(views['a piece is ringed']!);
    await expect(snapshotText(svg)).toMatchFileSnapshot('./snapshots/weights-ringed.svg');
  });

  test('its cells are buttons, one stop of the Tab key together, as long as somebody can weigh them', () => {
    const svg = drawn(views['blank']!);
    expect(svg.querySelectorAll('[role="button"][aria-label$=": nothing"]')).toHaveLength(4);
    expect(svg.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
    drawWeights(svg, views['still']!, name);
    expect(svg.querySelectorAll('[role="button"], [tabindex], [data-cell]')).toHaveLength(0);
    expect(svg.getAttribute('role')).toBe('img');
  });

  test('has marks for every state', () => expectStates(views, drawn, './snapshots/weights-states.txt'));

  test('drawn over any other is what it is when drawn afresh', () => {
    const draws = Object.values(views).map(
      (view): Draw =>
        (svg) =>
          drawWeights(svg, view, name),
    );
    // The focus stays on its cell, where the other board has it.
    expectSameOverAny(draws, newSvg, (svg) =>
      snapshotText(svg).replaceAll(/ tabindex="[^"]*"|<path .*is-focus.*/g, ''),
    );
  });
});
