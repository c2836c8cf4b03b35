import type { Scenario } from '../../../scenarios/scenario.ts';
import { late } from '../../figure/late.ts';
import type { MountedFigure } from '../../figure/mount-figure.ts';
import type { Picture } from '../../figure/pictures.ts';
import { largeMatrix } from '../../matrix/large-matrix.ts';
import { fetchPart } from '../../page/fetch-part.ts';
import { usualPictures } from '../usual-pictures.ts';

/** The pictures of a written problem: what any puzzle has, and what the reader asks for besides. */
export function writtenPictures(
  scenario: Scenario,
  host: HTMLElement,
  figure: () => MountedFigure,
  signal: AbortSignal,
): readonly Picture[] {
  return [
    // The doctor points at rows and columns that may be out of sight.
    largeMatrix(host, figure, signal, { ...scenario, revealsPinned: true }),
    ...usualPictures({ ...scenario, matrix: 'none' })(host, figure, signal),
    late(
      host,
      async () => (await fetchPart(host, 'links, tree and text', () => import('./on-request.ts'), signal)).onRequest(host, figure, signal), // prettier-ignore
      signal,
      'at first touch',
      () => (host.dataset['onRequest'] = ''),
    ),
  ];
}
