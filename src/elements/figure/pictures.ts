import type { Highlight } from '../../pictures/kit/highlight.ts';
import type { Frame } from '../../history/index.ts';
import { part } from '../page/parts.ts';
import type { Scene } from '../../scenarios/scenario.ts';

/** A picture of a figure: it draws a moment of a scene, as often as it is asked to. */
export type Picture = (scene: Scene, frame: Frame, highlight: Highlight) => void;

/** The puzzle's own picture: a board, a grid, a chessboard. */
export function board(host: HTMLElement): Picture {
  const svg = part(host, 'board', SVGSVGElement);
  return (scene, frame, highlight) => scene.drawBoard?.(svg, frame, highlight, true);
}
