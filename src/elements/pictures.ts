import type { Highlight } from '../figures/kit/highlight.ts';
import { drawMatrix } from '../figures/matrix/draw.ts';
import { matrixView } from '../figures/matrix/view.ts';
import type { Frame } from '../history/index.ts';
import { createMatrixKeys } from './matrix-keys.ts';
import type { MountedFigure } from './mount-figure.ts';
import { part } from './parts.ts';
import type { Scene } from './scenario.ts';

/** A picture of a figure: it draws a moment of a scene, as often as it is asked to. */
export type Picture = (scene: Scene, frame: Frame, highlight: Highlight) => void;

/** A matrix small enough for SVG: every header can be focused, pressed and pointed at. */
export function smallMatrix(
  host: HTMLElement,
  figure: () => MountedFigure,
  signal: AbortSignal,
): Picture {
  const svg = part(host, 'matrix', SVGSVGElement);
  const keys = createMatrixKeys(svg, {
    onPress: ({ kind, index }) => {
      if (kind === 'column') figure().toggleColumn(index);
      else {
        // A second press lets go.
        const isPinned = figure().pinned?.row === index;
        figure().pin(isPinned ? null : { row: index, column: null });
      }
    },
  });
  signal.addEventListener('abort', () => keys.destroy());
  return ({ problem }, frame, highlight) => {
    const view = matrixView(problem, { frame, highlight });
    drawMatrix(svg, view, { id: host.id, interactive: true, columnAction: 'toggle' });
    keys.sync();
  };
}

/** The puzzle's own picture: a board, a grid, a chessboard. */
export function board(host: HTMLElement): Picture {
  const svg = part(host, 'board', SVGSVGElement);
  return (scene, frame, highlight) => scene.drawBoard?.(svg, frame, highlight, true);
}
