/** The torus of links with its sheets, for figures that have it only when the reader asks. */
import type { MountedFigure } from '#ui/figure/mount-figure.ts';
import type { Picture } from '#ui/figure/pictures.ts';
import { adoptStyles } from '#ui/kit/adopt-styles.ts';
import panel from './node-panel.css?inline';
import nodes from './torus-nodes.css?inline';
import { torus } from './torus-picture.ts';
import sheet from './torus.css?inline';

export function lateTorus(host: HTMLElement, figure: () => MountedFigure, signal: AbortSignal): Picture {
  for (const styles of [sheet, nodes, panel]) adoptStyles(styles);
  return torus(host, figure, signal);
}
