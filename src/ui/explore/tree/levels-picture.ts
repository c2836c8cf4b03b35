import { fetchPart } from '#ui/kit/fetch-part.ts';
import { pictureAtTouch } from '#ui/figure/picture-at-touch.ts';
import type { MountedFigure } from '#ui/figure/mount-figure.ts';
import { part } from '#ui/kit/parts.ts';
import type { Picture } from '#ui/figure/pictures.ts';

/** The charts of nodes and updates at each level, under a heading that opens. */
export function levelsPicture(host: HTMLElement, figure: () => MountedFigure, signal: AbortSignal): Picture {
  async function load(): Promise<Picture> {
    const { createLevels } = await fetchPart(host, 'the charts', () => import('./levels-charts.ts'), signal);
    return createLevels(host, figure, signal);
  }

  // Not the heading: a press on it opens the charts by itself, and must not be replayed.
  return pictureAtTouch(host, part(host, 'levels-charts', HTMLElement), signal, load);
}
