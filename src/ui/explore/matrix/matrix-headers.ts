import { drawMatrix } from '#pictures/matrix/draw.ts';
import type { MatrixRoom } from '#pictures/matrix/layout.ts';
import { runView } from '#pictures/matrix/view.ts';
import type { RunMoment } from '#pictures/kit/moment.ts';
import { type MatrixHeader, createMatrixKeys } from './matrix-keys.ts';
import { onRoom } from './matrix-room.ts';
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
  let room: MatrixRoom | null = null;
  let shown: RunMoment | null = null;
  onRoom(svg, signal, (given) => {
    room = given;
    if (shown) draw(shown);
  });

  function draw(moment: RunMoment): void {
    shown = moment;
    drawMatrix(svg, runView(moment), {
      id: host.id,
      interactive: true,
      columnAction: figure().isAsking ? 'press' : 'toggle',
      room,
    });
    keys.sync();
  }

  return draw;
}
