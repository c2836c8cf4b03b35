import type { Highlight } from '../figures/kit/highlight.ts';
import { drawMatrix } from '../figures/matrix/draw.ts';
import { matrixView } from '../figures/matrix/view.ts';
import type { Frame } from '../history/index.ts';
import type { MatrixExplorer, MatrixExplorerOptions } from './matrix-explorer.ts';
import { createMatrixExplorer } from './matrix-explorer.ts';
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

/** A large matrix, explored on a canvas that takes the place of the still picture. */
export function largeMatrix(
  host: HTMLElement,
  figure: () => MountedFigure,
  signal: AbortSignal,
  options: Pick<MatrixExplorerOptions, 'examples' | 'groupToken'> = {},
): Picture {
  const place = part(host, 'matrix', HTMLElement);
  let explorer: MatrixExplorer | null = null;
  signal.addEventListener('abort', () => explorer?.destroy());
  return ({ problem }, frame, highlight) => {
    const view = matrixView(problem, { frame, highlight });
    if (explorer) explorer.update(view);
    else {
      explorer = createMatrixExplorer(place, {
        ...options,
        view,
        onToggle: (column) => figure().toggleColumn(column),
        onHighlight: (to) => figure().point(to),
      });
    }
  };
}
