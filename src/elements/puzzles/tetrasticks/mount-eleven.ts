import { mountGridKeys } from '../../page/grid-keys.ts';
import { mountFigure } from '../../figure/mount-figure.ts';
import { part, setText } from '../../page/parts.ts';
import { board } from '../../figure/pictures.ts';
import type { ElevenScene } from '../../../scenarios/eleven.ts';
import { eleven } from '../../../scenarios/eleven.ts';

/** The board and its fine grid, drawn from one frame of one search. */
export function mountEleven(host: HTMLElement, signal: AbortSignal): void {
  const grid = part(host, 'grid', SVGSVGElement);
  const fault = part(host, 'fault', HTMLElement);
  mountGridKeys(grid, signal);
  const figure = mountFigure(host, {
    scenario: eleven,
    pictures: () => [
      board(host),
      (scene, frame, highlight) => {
        const { drawFine, faultAt } = scene as ElevenScene;
        drawFine(grid, frame, highlight, true);
        setText(fault, faultAt(frame));
      },
    ],
    answer: ({ scene, player }, counts) =>
      `${counts} ${(scene as ElevenScene).faultAt(player.frame)}`.trim(),
  });
  signal.addEventListener('abort', () => figure.destroy());
}
