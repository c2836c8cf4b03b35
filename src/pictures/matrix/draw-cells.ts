/** The ones of a small matrix, and the clear rectangles under them that take the pointer. */
import { joined } from '../kit/joined.ts';
import { styleOfOne } from './draw-colours.ts';
import { type MatrixDrawOptions, type MatrixLayout, columnX, rowY } from './layout.ts';
import { type MatrixView, columnName, hasCoveredBranch, isFaded, isLiftable, isTaken, rowName } from './view.ts';
import { hundredths } from '../kit/round.ts';
import { setStyle } from '../kit/set-style.ts';

/** Up to here each cell can be pointed at; in a bigger matrix its empty parts answer by rows. */
const MOST_CELLS = 750;

/** A square for each one: filled in a primary column, hollow in a secondary. */
export function drawOnes(layer: SVGGElement, view: MatrixView, layout: MatrixLayout): void {
  const { cell, pitch } = layout;
  const least = Math.min(cell, pitch);
  const side = hundredths(least * (least > 30 ? 0.5 : least < 20 ? 0.64 : 0.56));
  const moved = new Set(view.moved);
  const lifts = hasCoveredBranch(view);
  const ones = view.source.matrix.rows.flatMap((columns, row) =>
    columns.map((column) => ({ id: `${row}-${column}`, row, column })),
  );
  joined(layer, 'rect', ones)
    .attr('data-row', (one) => one.row)
    .attr('data-column', (one) => one.column)
    .attr('class', ({ row, column }) => classOfOne(view, row, column, moved, lifts))
    .each(function ({ row, column }) {
      setStyle(this, styleOfOne(view, row, column));
    })
    .attr('x', (one) => hundredths(columnX(layout, one.column) + (pitch - side) / 2))
    .attr('y', (one) => hundredths(rowY(layout, one.row) + (cell - side) / 2))
    .attr('width', side)
    .attr('height', side)
    .attr('rx', 2);
}

function classOfOne(view: MatrixView, row: number, column: number, moved: ReadonlySet<number>, lifts: boolean): string {
  const state = view.rows[row]!;
  const kind = view.kinds[column]!;
  const classes = ['matrix-one', `is-${kind}`];
  if (isTaken(state)) {
    classes.push(`on-${state}`);
    if (view.columns[column] === 'clash') classes.push('is-clash');
  } else if (isFaded(state) || view.columns[column] === 'covered') {
    classes.push('is-faded');
  } else if (lifts && isLiftable(state) && view.columns[column] === 'open') {
    // Out of its list, though its row is still to be tried.
    classes.push('is-lifted');
  }
  if (moved.has(row) && view.move?.column !== column && kind !== 'off') classes.push('is-moved');
  return classes.join(' ');
}

interface Hit {
  readonly id: string;
  readonly row: number;
  /** A whole row has none. */
  readonly column: number | null;
  readonly x: number;
  readonly width: number;
}

/** Nothing at build time: a page without scripts has nothing to point at, or to press. */
export function drawHits(
  layer: SVGGElement,
  view: MatrixView,
  layout: MatrixLayout,
  { interactive = false, cellAction = null }: MatrixDrawOptions,
): void {
  const { left, right, cell, pitch } = layout;
  const isFine = view.rows.length * view.columns.length <= MOST_CELLS;
  const hits = view.rows.flatMap((_, row): Hit[] =>
    isFine
      ? view.columns.map((__, column) => {
          return { id: `${row}-${column}`, row, column, x: columnX(layout, column), width: pitch };
        })
      : [{ id: `${row}`, row, column: null, x: left, width: right - left }],
  );
  const rects = joined(layer, 'rect', interactive ? hits : [])
    .attr('fill', 'transparent')
    .attr('data-row', (hit) => hit.row)
    .attr('data-column', (hit) => hit.column)
    .attr('x', (hit) => hit.x)
    .attr('y', (hit) => hundredths(rowY(layout, hit.row)))
    .attr('width', (hit) => hit.width)
    .attr('height', cell);
  if (cellAction !== 'toggle') return;
  const isOne = ({ row, column }: Hit): boolean =>
    column !== null && (view.source.matrix.rows[row]?.includes(column) ?? false);
  rects
    .attr('role', 'button')
    .attr('aria-pressed', (hit) => String(isOne(hit)))
    .attr('aria-label', (hit) => cellLabel(view, hit, isOne(hit)))
    .attr('tabindex', function () {
      return this.getAttribute('tabindex') ?? -1;
    });
}

/** Rows have their numbers here: while a matrix is being written, names come and go. */
function cellLabel({ source }: MatrixView, { row, column }: Hit, isOne: boolean): string {
  const isEmpty = source.matrix.rows[row]?.length === 0;
  const called = isEmpty ? 'without a 1' : rowName(source, row);
  const name = column === null ? '' : `, column ${columnName(source, column)}`;
  return `Row ${row + 1}, ${called}${name}: ${isOne ? 'a 1' : 'a 0'}`;
}
