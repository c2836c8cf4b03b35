import { fetchPart } from '#ui/kit/fetch-part.ts';
import { pictureAtTouch } from '#ui/figure/picture-at-touch.ts';
import type { Problem } from '#puzzles/problem.ts';
import type { Scenario } from '#scenarios/scenario.ts';
import type { MatrixExplorer } from './matrix-explorer.ts';
import type { MountedFigure } from '#ui/figure/mount-figure.ts';
import { part } from '#ui/kit/parts.ts';
import type { Picture } from '#ui/figure/pictures.ts';

/** A large matrix, explored on a canvas that replaces the still picture. It scrolls to what other pictures pin. */
export function largeMatrix(
  host: HTMLElement,
  figure: () => MountedFigure,
  signal: AbortSignal,
  { examples, groupToken }: Pick<Scenario, 'examples' | 'groupToken'>,
): Picture {
  const place = part(host, 'matrix', HTMLElement);

  async function load(): Promise<Picture> {
    const { createMatrixExplorer, runView } = await fetchPart(
      host,
      'the matrix',
      () => import('./matrix-explorer.ts'),
      signal,
    );
    let explorer: MatrixExplorer | null = null;
    signal.addEventListener('abort', () => explorer?.destroy());
    return (moment) => {
      const view = runView(moment);
      explorer ??= createMatrixExplorer(place, {
        view,
        examples: examples ?? someColumns(moment.problem),
        ...(groupToken && { groupToken }),
        onPress: (column) => figure().pressColumn(column),
        switchesKind: () => !figure().isAsking,
        onHighlight: (to) => figure().point(to),
      });
      explorer.update(view, figure().pinned);
    };
  }

  return pictureAtTouch(host, place, signal, load);
}

/** The first columns of the first three groups, as examples for Find. */
function someColumns({ groups, matrix }: Problem): string {
  const names = groups.slice(0, 3).map(({ from }) => matrix.columns[from]?.name ?? '');
  return names.join(', ');
}
