/** Under each header the places of its column: filled ones full, those that may stay free dashed. */
import { joined } from '../kit/joined.ts';
import { hundredths } from '../kit/round.ts';
import { placesOf } from './counted.ts';
import { type MatrixLayout, columnX } from './layout.ts';
import type { MatrixView } from './view.ts';

const SIDE = 8;
/** Places that would be narrower than this are a number: `2/12`. */
const NARROWEST = 4;
const GAP = 2;

interface PlaceMark {
  readonly id: string;
  readonly className: string;
  readonly x: number;
  readonly width: number;
}

export function drawColumnPlaces(layer: SVGGElement, view: MatrixView, layout: MatrixLayout, top: number): void {
  layer.setAttribute('aria-hidden', 'true');
  const boxes: PlaceMark[] = [];
  const numbers: { id: string; x: number; text: string }[] = [];
  const { pitch } = layout;
  placesOf(view).forEach((places, column) => {
    if (!places) return;
    const { min, max, filled } = places;
    const width = Math.min(SIDE, (pitch - 4 - GAP * (max - 1)) / max);
    const middle = columnX(layout, column) + pitch / 2;
    if (width < NARROWEST) {
      numbers.push({ id: `places-${column}`, x: middle, text: `${filled}/${max}` });
      return;
    }
    const left = middle - (max * (width + GAP) - GAP) / 2;
    for (let at = 0; at < max; at += 1) {
      const isFull = at < filled;
      const className = `matrix-place${isFull ? ' is-filled' : ''}${at >= min ? ' is-optional' : ''}`;
      boxes.push({ id: `place-${column}-${at}`, className, x: left + at * (width + GAP), width });
    }
  });
  joined(layer, 'rect', boxes)
    .attr('class', ({ className }) => className)
    .attr('x', ({ x }) => hundredths(x))
    .attr('y', hundredths(top))
    .attr('width', ({ width }) => hundredths(width))
    .attr('height', SIDE)
    .attr('rx', 1.5);
  joined(layer, 'text', numbers)
    .attr('class', 'matrix-cost')
    .attr('x', ({ x }) => hundredths(x))
    .attr('y', hundredths(top + SIDE + 1))
    .attr('font-size', 12)
    .attr('text-anchor', 'middle')
    .text(({ text }) => text);
}
