import { fetchPart } from '#ui/kit/fetch-part.ts';
import { pictureAtTouch } from '#ui/figure/picture-at-touch.ts';
import type { RunMoment } from '#pictures/kit/moment.ts';
import type { Problem } from '#puzzles/problem.ts';
import type { Scenario } from '#scenarios/scenario.ts';
import type { MatrixExplorer } from './matrix-explorer.ts';
import type { MountedFigure } from '#ui/figure/mount-figure.ts';
import { part } from '#ui/kit/parts.ts';
import type { Picture } from '#ui/figure/pictures.ts';

/**
 * A large matrix, explored on a canvas that replaces the still picture. It scrolls to what other pictures pin. Cover by
 * cover its rows go out and come back one by one (`ui/figure/dance.ts`).
 */
export function largeMatrix(
  host: HTMLElement,
  figure: () => MountedFigure,
  signal: AbortSignal,
  { examples, groupToken }: Pick<Scenario, 'examples' | 'groupToken'>,
): Picture {
  const place = part(host, 'matrix', HTMLElement);
  let latest: RunMoment | null = null;
  let draw: ((moment: RunMoment) => void) | null = null;
  figure().dance.watch('covers', () => {
    if (latest) draw?.(latest);
  });

  async function load(): Promise<Picture> {
    const { createMatrixExplorer, sweptView } = await fetchPart(
      host,
      'the matrix',
      () => import('./matrix-explorer.ts'),
      signal,
    );
    let explorer: MatrixExplorer | null = null;
    signal.addEventListener('abort', () => explorer?.destroy());
    draw = (moment) => {
      const view = sweptView(moment, figure().dance.between(moment.frame));
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
    return (moment) => {
      latest = moment;
      draw?.(moment);
    };
  }

  return pictureAtTouch(host, place, signal, load);
}

/** The first columns of the first three groups, as examples for Find. */
function someColumns({ groups, matrix }: Problem): string {
  const names = groups.slice(0, 3).map(({ from }) => matrix.columns[from]?.name ?? '');
  return names.join(', ');
}
