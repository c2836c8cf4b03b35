import { fetchPart } from '../page/fetch-part.ts';
import { lazyPicture } from '../figure/lazy-picture.ts';
import type { MatrixExplorer, MatrixExplorerOptions } from './matrix-explorer.ts';
import type { MountedFigure } from '../figure/mount-figure.ts';
import { part } from '../page/parts.ts';
import type { Picture } from '../figure/pictures.ts';

/** A large matrix, explored on a canvas that takes the place of the still picture. */
export function largeMatrix(
  host: HTMLElement,
  figure: () => MountedFigure,
  signal: AbortSignal,
  options: Pick<MatrixExplorerOptions, 'examples' | 'groupToken'> = {},
): Picture {
  const place = part(host, 'matrix', HTMLElement);

  async function load(): Promise<Picture> {
    const { createMatrixExplorer, runView } = await fetchPart(host, 'the matrix', () => import('./matrix-explorer.ts'), signal); // prettier-ignore
    let explorer: MatrixExplorer | null = null;
    signal.addEventListener('abort', () => explorer?.destroy());
    return (moment) => {
      const view = runView(moment);
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

  return lazyPicture(host, place, load, signal);
}
