/** The torus of links with its sheets, for figures that have it only when the reader asks. */
import type { MountedFigure } from '#ui/figure/mount-figure.ts';
import type { Picture } from '#ui/figure/pictures.ts';
import { torus } from './torus-picture.ts';

export function lateTorus(host: HTMLElement, figure: () => MountedFigure, signal: AbortSignal): Picture {
  return torus(host, figure, signal);
}
