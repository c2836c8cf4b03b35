import { joined, layers } from '../kit/joined.ts';
import { type PictureName, namePicture } from '../kit/name-picture.ts';
import type { Block } from './blocks.ts';

/** The side of a column's square; the smallest that a finger is owed, and a gap. */
const CELL = 26;
/** Room for the letters of rooms before their lines. */
const LETTER = 15;

/**
 * Draws a block of columns as a small grid of its own: primary ones solid, secondary ones dashed,
 * and a 1 where the row has one.
 */
export function drawBlock(
  svg: SVGSVGElement,
  { lines, rooms, isPrimary }: Block,
  picked: number | null,
  name: PictureName,
  isLive: boolean,
): void {
  const cells = lines.flatMap((line, y) => line.map((cell, x) => ({ ...cell, x: x * CELL, y: y * CELL })));
  const before = rooms.length > 0 ? LETTER : 0;
  const width = before + Math.max(...lines.map(({ length }) => length)) * CELL + 2;
  const height = lines.length * CELL + 2;
  svg.setAttribute('viewBox', `${-1 - before} -1 ${width} ${height}`);
  svg.setAttribute('width', String(width));
  svg.setAttribute('height', String(height));
  svg.classList.add('ripple-block');
  svg.classList.toggle('is-primary', isPrimary);
  const taken = cells.filter(({ isTaken }) => isTaken);
  const names = taken.map((cell) => cell.name).join(' ');
  namePicture(svg, name, names === '' ? 'No 1 here.' : `A 1 in ${names}.`, isLive ? 'group' : 'img');

  const layer = layers(svg, ['cells', 'ones', 'rooms']);
  layer.rooms.setAttribute('aria-hidden', 'true');
  layer.ones.setAttribute('aria-hidden', 'true');
  const rects = joined(layer.cells, 'rect', cells)
    .attr('class', 'block-cell')
    .classed('is-taken', ({ isTaken }) => isTaken)
    .classed('is-lit', ({ column }) => column === picked)
    .attr('data-column', ({ column }) => column)
    .attr('x', ({ x }) => x + 1)
    .attr('y', ({ y }) => y + 1)
    .attr('width', CELL - 2)
    .attr('height', CELL - 2);
  joined(layer.ones, 'text', taken)
    .attr('x', ({ x }) => x + CELL / 2)
    .attr('y', ({ y }) => y + CELL / 2)
    .attr('dy', '0.345em')
    .text('1');
  joined(
    layer.rooms,
    'text',
    rooms.map((id, y) => ({ id, y: y * CELL })),
  )
    .attr('class', 'room-name')
    .attr('x', -LETTER / 2)
    .attr('y', ({ y }) => y + CELL / 2)
    .attr('dy', '0.345em')
    .text(({ id }) => id);
  if (!isLive) return;
  const stop = cells.find(({ column }) => column === picked) ?? taken[0] ?? cells[0];
  rects
    .attr('role', 'button')
    .attr('aria-label', (cell) => `${cell.name}: ${cell.isTaken ? 1 : 0}`)
    .attr('aria-pressed', ({ column }) => String(column === picked))
    .attr('tabindex', ({ column }) => (column === stop?.column ? 0 : -1));
}
