import { drawMatrix } from '#pictures/matrix/draw.ts';
import { runView } from '#pictures/matrix/view.ts';
import { type MatrixHeader, createMatrixKeys } from './matrix-keys.ts';
import type { MountedFigure } from '#ui/figure/mount-figure.ts';
import type { Picture } from '#ui/figure/pictures.ts';

/** A matrix small enough for SVG: every header can be focused, pressed and pointed at. */
export function matrixHeaders(
  host: HTMLElement,
  svg: SVGSVGElement,
  figure: () => MountedFigure,
  signal: AbortSignal,
): Picture {
  const press = ({ kind, index }: MatrixHeader): void => {
    if (kind === 'column') figure().pressColumn(index);
    else {
      // A second press unpins the row.
      const isPinned = figure().pinned?.row === index;
      figure().pin(isPinned ? null : { row: index, column: null });
    }
  };
  const keys = createMatrixKeys(svg, signal, press);
  return (moment) => {
    drawMatrix(svg, runView(moment), {
      id: host.id,
      interactive: true,
      columnAction: figure().isAsking ? 'press' : 'toggle',
    });
    keys.sync();
  };
}
