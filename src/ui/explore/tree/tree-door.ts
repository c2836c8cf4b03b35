import { fetchPart } from '#ui/kit/fetch-part.ts';
import type { MountedFigure } from '#ui/figure/mount-figure.ts';
import { pictureAtSight } from '#ui/figure/picture-at-sight.ts';
import { part } from '#ui/kit/parts.ts';
import type { Picture } from '#ui/figure/pictures.ts';

/** The search tree of a figure, on a canvas: its code is fetched once its fold has been opened and is in view. */
export function treeDoor(host: HTMLElement, figure: () => MountedFigure, signal: AbortSignal): Picture {
  return pictureAtSight(part(host, 'tree', HTMLElement), signal, async () =>
    (await fetchPart(host, 'the search tree', () => import('./unfolded-tree.ts'), signal)).unfoldedTree(
      host,
      figure,
      signal,
    ),
  );
}
