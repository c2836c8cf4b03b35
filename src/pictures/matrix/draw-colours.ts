/** The colours of a small matrix: a hue and a sign on each coloured one, and on the header of a column. */
import { joined } from '../kit/joined.ts';
import { hundredths } from '../kit/round.ts';
import { setStyle } from '../kit/set-style.ts';
import { colouredOne, colourOfColumn } from './coloured-ones.ts';
import { type MatrixLayout, columnX, rowY } from './layout.ts';
import type { MatrixView } from './view.ts';

/**
 * Hue and line of a one, as an inline style: most matrices have no colours, and no use for a sheet. One
 * that agrees with its column is full.
 */
export function styleOfOne(view: MatrixView, row: number, column: number): string | null {
  const one = colouredOne(view, row, column);
  if (!one || one.standing === 'out' || one.standing === 'taken') return null;
  return one.standing === 'agrees'
    ? `fill:${tint(one.token, 45)};stroke:var(${one.token});stroke-width:3.5`
    : `fill:${tint(one.token, 16)};stroke:var(${one.token})`;
}

/** The box of the header of a column that has a colour now. */
export function styleOfHeader(view: MatrixView, column: number): string | null {
  const colour = colourOfColumn(view, column);
  return colour && `fill:${tint(colour.token, 30)};stroke:var(${colour.token});stroke-width:2.5`;
}

/** The signs of the coloured ones, over them. */
export function drawColours(layer: SVGGElement, view: MatrixView, layout: MatrixLayout): void {
  const { cell, pitch } = layout;
  const size = Math.min(13, pitch * 0.5);
  const signs = view.source.matrix.rows.flatMap((columns, row) =>
    columns.flatMap((column) => {
      const one = colouredOne(view, row, column);
      return one ? [{ id: `sign-${row}-${column}`, row, column, ...one }] : [];
    }),
  );
  joined(layer, 'text', signs)
    .attr('x', ({ column }) => hundredths(columnX(layout, column) + pitch / 2))
    .attr('y', ({ row }) => hundredths(rowY(layout, row) + cell / 2 + size * 0.35))
    .attr('font-size', size)
    .attr('text-anchor', 'middle')
    .each(function ({ standing }) {
      setStyle(this, LETTER[standing]);
    })
    .text(({ sign }) => sign);
}

const LETTER = {
  open: null,
  agrees: 'font-weight:700',
  out: 'fill:var(--ink-faint)',
  taken: 'fill:var(--on-chosen);font-weight:600',
} as const;

function tint(token: string, share: number): string {
  return `color-mix(in oklab,var(${token}) ${share}%,var(--paper-raised))`;
}
