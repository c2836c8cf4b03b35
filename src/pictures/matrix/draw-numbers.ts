/**
 * The numbers beside the names of rows and columns. They stand in a layer of their own, because the
 * text inside a header that is a button has to be its name, and the header's label says them anyhow.
 */
import type { Identified } from '../kit/by-id.ts';
import { joined } from '../kit/joined.ts';
import { colourOfColumn, stayingRows } from './coloured-ones.ts';
import { PRICE_WORD } from './counted.ts';
import { type MatrixLayout, columnX, rowY } from './layout.ts';
import type { MatrixView } from './view.ts';
import { hundredths } from '../kit/round.ts';

interface NumberMark extends Identified {
  /** `matrix-size is-covered`: what the number is, and the state of its row or column. */
  readonly className: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly anchor: 'start' | 'middle' | 'end';
  readonly text: string;
}

/** The sizes of columns, the order of chosen rows, what a cover takes out of a row, and what a proof adds up. */
export function drawNumbers(layer: SVGGElement, view: MatrixView, layout: MatrixLayout): void {
  layer.setAttribute('aria-hidden', 'true');
  const numbers = [...sizes(view, layout), ...orders(view, layout), ...afterRows(view, layout), ...costs(view, layout)];
  joined(
    layer,
    'text',
    numbers.filter(({ text }) => text !== ''),
  )
    .attr('class', ({ className }) => className)
    .attr('x', ({ x }) => hundredths(x))
    .attr('y', ({ y }) => hundredths(y))
    .attr('font-size', ({ size }) => size)
    .attr('text-anchor', ({ anchor }) => anchor)
    .text(({ text }) => text);
}

/** Under the name of a column. */
function sizes(view: MatrixView, layout: MatrixLayout): NumberMark[] {
  const { pitch, font, headEnd } = layout;
  const { row, column: lit } = view.highlight;
  const related = new Set(row === null ? [] : view.source.matrix.rows[row]);
  const isLit = (column: number): boolean => column === lit || related.has(column);
  return view.columns.map((state, column) => ({
    id: `size-${column}`,
    className: `matrix-size is-${state.replace(' ', '-')}${isLit(column) ? ' is-lit' : ''}`,
    x: columnX(layout, column) + pitch / 2,
    y: headEnd - 5.5,
    size: Math.max(12, font - 2),
    anchor: 'middle',
    text: sizeText(view, column),
  }));
}

/** In the disc before the name of a chosen row. */
function orders(view: MatrixView, layout: MatrixLayout): NumberMark[] {
  const { cell, signX } = layout;
  return view.rows.map((state, row) => ({
    id: `order-${row}`,
    className: `matrix-order is-${state}`,
    x: signX,
    y: rowY(layout, row) + cell / 2 + 4,
    size: 12,
    anchor: 'middle',
    text: state === 'chosen' || state === 'clash' ? String(view.order[row]) : '',
  }));
}

/**
 * After a row: what a cover or uncover takes out of it or brings back, or that it agrees with a colour and stays; while a
 * proof is shown what its weights add up to, and after the weights of the columns what those of a solution would.
 */
function afterRows(view: MatrixView, layout: MatrixLayout): NumberMark[] {
  const { cell, font, right, moveTop } = layout;
  const { move, moved, sums } = view;
  const sign = move?.kind === 'uncover' ? '+' : '−';
  const at = { x: right + (layout.pitch < cell ? 4 : 8), size: Math.max(12, font - 1), anchor: 'start' } as const;
  const after = (row: number, name: string, text: string): NumberMark => ({
    ...at,
    id: `${name}-${row}`,
    className: `matrix-${name}${name === 'sum' && row === view.highlight.row ? ' is-lit' : ''}`,
    y: rowY(layout, row) + cell / 2 + font * 0.34,
    text,
  });
  return [
    ...moved.map((row) => after(row, 'moved', `${sign}${onesElsewhere(view, row)}`)),
    ...stayingRows(view).map((row) => after(row, 'moved', '=')),
    ...(sums?.rows ?? []).map((sum, row) => after(row, 'sum', sum)),
    ...(sums ? [{ ...at, id: 'total', className: 'matrix-sum is-total', y: moveTop + 14.5, text: sums.total }] : []),
  ];
}

/** In a run for the cheapest the tax under each header, else the price at the end of each row, under a word that says which. */
function costs(view: MatrixView, layout: MatrixLayout): NumberMark[] {
  const { cell, font, pitch, top, taxY, priceX } = layout;
  const size = Math.max(12, font - 2);
  const at = { size, anchor: 'end', className: 'matrix-cost' } as const;
  const taxes = Array.from(taxY === null ? [] : (view.costs?.taxes ?? []), (tax, column): NumberMark => ({
    ...at,
    id: `tax-${column}`,
    x: columnX(layout, column) + pitch / 2,
    y: taxY ?? 0,
    anchor: 'middle',
    text: view.kinds[column] === 'primary' ? String(tax) : '',
  }));
  const words = [
    { id: 'word-tax', x: layout.nameX, y: taxY, text: 'tax' },
    { id: 'word-price', x: priceX, y: top - 8, text: PRICE_WORD },
  ].flatMap(({ x, y, ...word }) => (x === null || y === null ? [] : [{ ...at, ...word, x, y }]));
  const prices = priceX === null ? [] : (view.source.matrix.costs ?? []);
  const rows = prices.map((price, row): NumberMark => ({
    ...at,
    id: `price-${row}`,
    className: `matrix-cost is-${view.rows[row] ?? 'free'}`,
    x: priceX ?? 0,
    y: rowY(layout, row) + cell / 2 + size * 0.34,
    text: String(price),
  }));
  return [...taxes, ...words, ...rows];
}

/** Left in the list, or the colour that the column has; for rows picked by hand, how often the column is covered: ×2 is a conflict. */
function sizeText(view: MatrixView, column: number): string {
  if (view.columns[column] === 'off') return '';
  const colour = colourOfColumn(view, column);
  if (colour) return colour.sign;
  const size = view.sizes[column]!;
  return view.columns[column] === 'clash' ? `×${size}` : String(size);
}

/** How many of a row's ones a cover takes out: all but the one in the covered column itself. */
function onesElsewhere(view: MatrixView, row: number): number {
  const columns = view.source.matrix.rows[row]!;
  return columns.filter((c) => c !== view.move?.column && view.kinds[c] !== 'off').length;
}
