import { describe, expect, test } from 'vitest';
import { describeBars, drawBarLines } from '#pictures/bars/draw.ts';
import { momentLine } from '#pictures/bars/moment.ts';
import { type Draw, drawnBy, expectAdopted, expectSameOverAny } from '../over-any.ts';
import { snapshotText } from '../svg.ts';

const name = { id: 'bars', title: 'Bars over time' };
/** One that is early, and one that stands still and then leaps. */
const early = {
  id: 'nodes',
  name: 'by nodes',
  shares: [0, 0.5, 0.8, 0.9, 1],
  label: { text: 'nodes', at: 0.5, side: 'above' },
} as const;
const late = {
  id: 'weight',
  name: 'by weight',
  shares: [0, 0.1, 0.1, 0.2, 1],
  label: { text: 'weight', at: 0.75, side: 'below' },
} as const;
const lines = [early, late];

describe('what bars show over the time of a run', () => {
  test('draws: two bars beside the time', async () => {
    const svg = drawnBy((host) => drawBarLines(host, lines, 0.6, name));
    await expect(snapshotText(svg)).toMatchFileSnapshot('./snapshots/two-bars.svg');
  });

  test('a line’s name stands above it and ends there, or below it and begins there', () => {
    const svg = drawnBy((host) => drawBarLines(host, lines, 0.6, name));
    const place = (id: string): { x: number; y: number; anchor: string | null } => {
      const text = svg.querySelector(`.bar-names .is-${id}`)!;
      const [x, y] = ['x', 'y'].map((at) => Number(text.getAttribute(at))) as [number, number];
      return { x, y, anchor: text.getAttribute('text-anchor') };
    };
    /** The point of a line at one of its shares. */
    const point = (id: string, index: number): [number, number] => {
      const path = svg.querySelector(`.bar-way.is-${id}`)!.getAttribute('d')!;
      return path.slice(1).split('L')[index]!.split(',').map(Number) as [number, number];
    };
    const [x, y] = point('nodes', 2);
    expect(place('nodes')).toEqual({ x: x - 6, y: y - 7, anchor: 'end' });
    const [right, low] = point('weight', 3);
    expect(place('weight')).toEqual({ x: right + 6, y: low + 17, anchor: 'start' });
  });

  test('its moment is the line that the slider moves', () => {
    const svg = drawnBy((host) => drawBarLines(host, lines, 0.25, name));
    expect(svg.querySelector('[data-part="moment"]')!.getAttribute('d')).toBe(momentLine(0.25));
    const at = [0, 0.25, 1].map((share) => Number(/^M([\d.]+),/.exec(momentLine(share))![1]));
    expect(at[1]! - at[0]!).toBeCloseTo((at[2]! - at[0]!) / 4);
  });

  test('says in words what each bar shows at four times', () => {
    expect(describeBars([late])).toBe(
      'What each bar shows over the time of one run. A truthful bar rises in a straight line. The bar by ' +
        'weight shows 10% at a quarter of the time, 10% at half, 20% at three quarters and ' +
        '100% at nine tenths.',
    );
  });

  test('drawn over any other it is what it is when drawn afresh', () => {
    const draws = [[early], lines, [late]].flatMap((some) =>
      [0, 0.6].map(
        (at): Draw =>
          (svg) =>
            drawBarLines(svg, some, at, name),
      ),
    );
    expectSameOverAny(draws);
    expectAdopted(draws);
  });
});
