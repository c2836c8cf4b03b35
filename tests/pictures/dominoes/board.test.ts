import { describe, expect, test } from 'vitest';
import { drawDominoes } from '#pictures/dominoes/draw.ts';
import { cellsOf } from '#puzzles/dominoes/encode.ts';
import { EMPTY_HAND, type Hand, pressCell } from '#puzzles/dominoes/hand.ts';
import { type Draw, drawnBy, expectAdopted, expectSameOverAny } from '../over-any.ts';
import { expectStates } from '../states.ts';
import { newSvg, snapshotText } from '../svg.ts';

const name = { id: 'dominoes', title: 'The board' };
const cells = cellsOf({ width: 4, height: 3, lessCorners: true });
const pressed = (...places: readonly (readonly [number, number])[]): Hand =>
  places.reduce((hand, [x, y]) => pressCell(hand, { x, y }), EMPTY_HAND);
const two = pressed([1, 0], [2, 0], [0, 2], [0, 1]);

type View = Parameters<typeof drawDominoes>[1];
const views: Record<string, View> = {
  empty: { ...EMPTY_HAND, cells, isColoured: false },
  coloured: { ...EMPTY_HAND, cells, isColoured: true },
  'two dominoes': { ...two, cells, isColoured: true, isLive: true },
  'a cell is picked': { ...pressed([1, 1]), cells, isColoured: true, isLive: true },
  'another board': { ...EMPTY_HAND, cells: cellsOf({ width: 2, height: 2 }), isColoured: false, isLive: true },
};
const drawn = (view: View): SVGSVGElement => drawnBy((svg) => drawDominoes(svg, view, name));

describe('a board of dominoes', () => {
  test('draws: two dominoes', async () => {
    const svg = drawn(views['two dominoes']!);
    await expect(snapshotText(svg)).toMatchFileSnapshot('./snapshots/two-dominoes.svg');
  });

  test('has marks for every state', () => expectStates(views, drawn, './snapshots/states.txt'));

  test('drawn over any other is what it is when drawn afresh', () => {
    const { empty, coloured, ...live } = views;
    for (const some of [[empty!, coloured!], Object.values(live)]) {
      const draws = some.map(
        (view): Draw =>
          (svg) =>
            drawDominoes(svg, view, name),
      );
      // The focus stays on its cell, where the other board has it.
      expectSameOverAny(draws, newSvg, (svg) =>
        snapshotText(svg).replaceAll(/ tabindex="[^"]*"|<path .*is-focus.*/g, ''),
      );
      expectAdopted(draws);
    }
  });

  test('its cells are buttons that say their colour and what lies there, one stop of the Tab key together', () => {
    const svg = drawn({ ...two, picked: { x: 2, y: 1 }, cells, isColoured: true, isLive: true });
    const buttons = [...svg.querySelectorAll('[role="button"]')];
    expect(buttons).toHaveLength(10);
    const told = (cell: string): (string | null)[] => {
      const button = svg.querySelector(`[data-cell="${cell}"]`)!;
      return [button.getAttribute('aria-label'), button.getAttribute('aria-pressed')];
    };
    expect(told('1,0')).toEqual(['File 2, rank 1, dark: under a domino', 'true']);
    expect(told('2,1')).toEqual(['File 3, rank 2, dark: picked', 'true']);
    expect(told('1,1')).toEqual(['File 2, rank 2, light: free', 'false']);
    const stops = (): (string | null)[] =>
      Array.from(svg.querySelectorAll('[tabindex="0"]'), (cell) => cell.getAttribute('data-cell'));
    expect(stops()).toEqual(['1,0']);
    svg.querySelector('[tabindex="0"]')!.setAttribute('tabindex', '-1');
    svg.querySelector('[data-cell="2,1"]')!.setAttribute('tabindex', '0');
    drawDominoes(svg, views['two dominoes']!, name);
    expect(stops()).toEqual(['2,1']);
  });
});
