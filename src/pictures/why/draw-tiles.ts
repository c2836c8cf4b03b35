import { joined } from '../kit/joined.ts';
import { hundredths } from '../kit/round.ts';
import type { Tile } from './column-marks.ts';

/** A tile in a picture: its middle, and half its side, in units of the viewBox. */
export interface ShownTile extends Tile {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly half: number;
}

/** Draws the tiles into a layer, or brings those drawn before up to date. The styles are in ui/figure/why-panel.css. */
export function drawTiles(layer: SVGGElement, shown: readonly ShownTile[]): void {
  const tile = joined(layer, 'g', shown, (made) => {
    for (const name of ['rect', 'text']) {
      made.append(made.ownerDocument.createElementNS('http://www.w3.org/2000/svg', name));
    }
  })
    .attr('class', ({ tone }) => `why-tile is-${tone}`)
    .attr('transform', ({ x, y }) => `translate(${hundredths(x)},${hundredths(y)})`);
  tile
    .select('rect')
    .attr('x', (tile) => hundredths(-wideOf(tile)))
    .attr('y', ({ half }) => -half)
    .attr('width', (tile) => hundredths(2 * wideOf(tile)))
    .attr('height', ({ half }) => 2 * half)
    .attr('rx', 4);
  tile
    .select('text')
    .attr('text-anchor', 'middle')
    .attr('y', ({ half, sign }) => hundredths(sizeOf(half, sign) * 0.35))
    .attr('font-size', ({ half, sign }) => sizeOf(half, sign))
    .text(({ sign }) => sign);
}

/** The type of a sign: as large as its tile takes, and no smaller than can be read; its tile is then wider. */
function sizeOf(half: number, { length }: string): number {
  return Math.max(Math.min(1.5 * half, 14), Math.min(1.5 * half, Math.floor((2.9 * half) / length)));
}

/** Half the width of a tile. */
function wideOf({ half, sign }: ShownTile): number {
  return Math.max(half, sign.length * sizeOf(half, sign) * 0.31 + 2);
}
