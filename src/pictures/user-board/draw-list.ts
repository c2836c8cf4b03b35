/** The rows chosen, one under the other, where there is no board. */
import { shortened } from '#english/english.ts';
import { joined } from '../kit/joined.ts';
import { LINE } from './layout.ts';
import type { ShownRow } from './view.ts';

/** The number of lines; with more rows the first ones are counted. */
const LINES = 12;
const LONGEST = 34;

/** Where the list lies: as high as it can become with this many rows in the problem. */
export function listBox(most: number) {
  return { left: 0, top: 0, right: 460, bottom: Math.min(most, LINES) * LINE };
}

const SIGNS = { chosen: '', trying: '?', undone: '×', pointed: '·', tried: '×', waiting: '' };

/** Draws the list; the line of a row carries `data-row`. */
export function drawList(parent: SVGElement, rows: readonly ShownRow[]): void {
  const more = rows.length > LINES ? rows.length - LINES + 1 : 0;
  const lines = [
    ...(more > 0 ? [{ id: 'more', kind: 'more', row: null, text: `${more} rows before` }] : []),
    ...rows.slice(more).map(({ id, row, name = '', state, order, isLit }) => ({
      id,
      row,
      kind: `entry is-${state}${isLit ? ' is-lit' : ''}`,
      text: `${order || ''}${SIGNS[state]} ${shortened(name, LONGEST)}`.trim(),
    })),
  ];
  const empty = { id: 'more', kind: 'more', row: null, text: 'No row is chosen.' };
  // Each line is a group, as the marks of a row on a board are.
  joined(parent, 'g', lines.length === 0 ? [empty] : lines)
    .attr('class', ({ kind }) => kind)
    .attr('data-row', ({ row }) => row)
    .each(function ({ text }, index) {
      joined(this, 'path', []);
      joined(this, 'circle', []);
      joined(this, 'text', [{ id: 'name', text }])
        .attr('class', 'name')
        .attr('x', 0)
        .attr('y', index * LINE + 20)
        .text((line) => line.text);
    });
}
