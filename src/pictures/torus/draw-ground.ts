/** What lies under the links: the edges of the torus, covered columns, rows in force, and names. */
import { joined } from '../kit/joined.ts';
import { columnName, rowName } from '../matrix/view.ts';
import { type TorusLayout, columnMiddle, LONGEST_NAME, rowMiddle } from './layout.ts';
import type { TorusView } from './view.ts';
import { hundredths } from '../kit/round.ts';

/** Half the height of the sign on an edge. */
const SIGN = 4;

/**
 * The sheet that the torus is cut open to. Its edges carry the signs that topologists use: one
 * arrow on the left and the right, which are the same edge, two on the top and the bottom.
 */
export function drawSheet(layer: SVGGElement, layout: TorusLayout): void {
  const { left, right, top, bottom } = layout;
  // Where no link crosses the edge: between the root and the first column, the ring and a row.
  const signX = columnMiddle(layout, -0.5) - 3;
  const signY = (layout.apartY + layout.header.height / 2 + layout.firstY) / 2 - 8;
  const up = (x: number): string =>
    `M${hundredths(x - SIGN)},${hundredths(signY + SIGN)}L${hundredths(x)},${hundredths(signY - SIGN)}L${hundredths(x + SIGN)},${hundredths(signY + SIGN)}`;
  const across = (x: number, y: number): string =>
    `M${hundredths(x - SIGN)},${hundredths(y - SIGN)}L${hundredths(x + SIGN)},${hundredths(y)}L${hundredths(x - SIGN)},${hundredths(y + SIGN)}`;
  const edges = [
    { id: 'sheet', d: `M${left},${top}H${hundredths(right)}V${hundredths(bottom)}H${left}Z` },
    {
      id: 'signs',
      d: [...[left, right].map(up), ...[top, bottom].flatMap((y) => [across(signX, y), across(signX + 7, y)])].join(''),
    },
  ];
  joined(layer, 'path', edges)
    .attr('class', (edge) => `torus-${edge.id}`)
    .attr('d', (edge) => edge.d);
}

/** Covered columns, rows that are chosen or being tried, and the line that is pointed at. */
export function drawBands(layer: SVGGElement, view: TorusView, layout: TorusLayout): void {
  joined(layer, 'rect', [...columnBands(view, layout), ...rowBands(view, layout)])
    .attr('class', (band) => `torus-band is-${band.kind}`)
    .attr('x', (band) => hundredths(band.x))
    .attr('y', (band) => hundredths(band.y))
    .attr('width', (band) => hundredths(band.width))
    .attr('height', (band) => hundredths(band.height));
}

interface Band {
  readonly id: string;
  readonly kind: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

function columnBands({ covered, highlight }: TorusView, layout: TorusLayout): Band[] {
  const { pitchX, top, bottom } = layout;
  const width = pitchX - 6;
  const band = (column: number, kind: string): Band => ({
    id: `${kind}-column-${column}`,
    kind,
    x: columnMiddle(layout, column) - width / 2,
    y: top,
    width,
    height: bottom - top,
  });
  const lit = highlight.row === null && highlight.column !== null ? [highlight.column] : [];
  return [
    ...covered.flatMap((isCovered, column) => (isCovered ? [band(column, 'covered')] : [])),
    ...lit.filter((column) => column < covered.length).map((column) => band(column, 'lit')),
  ];
}

function rowBands({ rows, highlight }: TorusView, layout: TorusLayout): Band[] {
  const { pitchY, left, right } = layout;
  const height = pitchY - 8;
  return rows.flatMap((state, row) => {
    const kind =
      highlight.column === null && row === highlight.row
        ? 'lit'
        : state === 'chosen' || state === 'trying' || state === 'undone'
          ? state
          : null;
    if (!kind) return [];
    const y = rowMiddle(layout, row) - height / 2;
    return [{ id: `row-${row}`, kind, x: left, y, width: right - left, height }];
  });
}

/** Both ends of a line that goes over the edge carry its name, so that they can be found again. */
export function drawLabels(layer: SVGGElement, view: TorusView, layout: TorusLayout): void {
  const { left, right, top, bottom, ringY } = layout;
  const { source, rows } = view;
  const inRow = source.matrix.rows.flatMap((_, row) => {
    const name = rowName(source, row);
    const text = name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME - 1)}…` : name;
    const y = rowMiddle(layout, row) + 4;
    const kind = `is-${rows[row] ?? 'free'}`;
    const line = { text, y, row, column: null };
    return [
      { ...line, id: `left-${row}`, kind, anchor: 'end', x: left - 7 },
      { ...line, id: `right-${row}`, kind: `${kind} is-far`, anchor: null, x: right + 7 },
    ];
  });
  const inColumn = source.matrix.columns.flatMap(({ kind: of }, column) => {
    if (of === 'off') return [];
    const x = columnMiddle(layout, column);
    const text = columnName(source, column);
    const line = { kind: 'is-far', anchor: 'middle', text, x, row: null, column };
    return [
      { ...line, id: `top-${column}`, y: top - 7 },
      { ...line, id: `bottom-${column}`, y: bottom + 15 },
    ];
  });
  const ring = { kind: 'is-far', text: 'ring', y: ringY + 4, row: null, column: null };
  joined(layer, 'text', [
    { ...ring, id: 'ring-left', anchor: 'end', x: left - 7 },
    { ...ring, id: 'ring-right', anchor: null, x: right + 7 },
    ...inRow,
    ...inColumn,
  ])
    .attr('class', (label) => `torus-label ${label.kind}`)
    .attr('text-anchor', (label) => label.anchor)
    .attr('data-row', (label) => label.row)
    .attr('data-column', (label) => label.column)
    .attr('x', (label) => hundredths(label.x))
    .attr('y', (label) => hundredths(label.y))
    .text((label) => label.text);
}
