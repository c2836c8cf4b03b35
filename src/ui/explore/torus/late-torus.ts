/** The torus of links with its stylesheets, for figures that show it only on request. */
import type { MountedFigure } from '#ui/figure/mount-figure.ts';
import type { Picture } from '#ui/figure/pictures.ts';
import { torus } from './torus-picture.ts';

export function lateTorus(host: HTMLElement, figure: () => MountedFigure, signal: AbortSignal): Picture {
  return torus(host, figure, signal);
}
