import { fitsTorus, TOO_LARGE } from '../../../pictures/torus/fits.ts';
import type { Scenario } from '../../../scenarios/scenario.ts';
import type { MountedFigure } from '../../figure/mount-figure.ts';
import { pictureInSight } from '../../figure/picture-in-sight.ts';
import type { Picture } from '../../figure/pictures.ts';
import { largeMatrix } from '../../matrix/large-matrix.ts';
import { fetchPart } from '../../page/fetch-part.ts';
import { part, setText } from '../../page/parts.ts';
import { usualPictures } from '../usual-pictures.ts';

/** The pictures of a written problem: what any puzzle has, its links while it is small, its tree, and its text. */
export function writtenPictures(
  scenario: Scenario,
  host: HTMLElement,
  figure: () => MountedFigure,
  signal: AbortSignal,
): readonly Picture[] {
  return [
    // The doctor points at rows and columns that may be out of sight.
    largeMatrix(host, figure, signal, { ...scenario, revealsPinned: true }),
    pictureInSight(
      part(host, 'tree', HTMLElement),
      async () => (await fetchPart(host, 'the search tree', () => import('../../tree/unfolded-tree.ts'), signal)).unfoldedTree(host, figure, signal), // prettier-ignore
      signal,
    ),
    ...usualPictures({ ...scenario, matrix: 'none' })(host, figure, signal),
    links(host, figure, signal),
    pictureInSight(
      part(host, 'dlx-text', HTMLElement),
      async () => (await fetchPart(host, 'the text', () => import('./dlx-text.ts'), signal)).dlxText(host, figure, signal), // prettier-ignore
      signal,
    ),
  ];
}

/** The torus, for a problem that is small enough; for a larger one its controls say why there is none. */
function links(host: HTMLElement, figure: () => MountedFigure, signal: AbortSignal): Picture {
  const note = part(host, 'links-note', HTMLElement);
  const choices = host.querySelectorAll<HTMLInputElement>('input[value="torus-picture"]');
  const picture = pictureInSight(
    part(host, 'torus-place', HTMLElement),
    async () => (await fetchPart(host, 'the links', () => import('../../torus/late-torus.ts'), signal)).lateTorus(host, figure, signal), // prettier-ignore
    signal,
  );
  return (moment, isBuilt) => {
    const fits = fitsTorus(moment.problem.matrix);
    setText(note, fits ? '' : TOO_LARGE);
    for (const choice of choices) {
      choice.disabled = !fits;
      if (!fits && choice.checked) chooseFirst(choice);
    }
    if (fits) picture(moment, isBuilt);
  };
}

/** Another picture in place of one that is not there. */
function chooseFirst({ name, form, ownerDocument }: HTMLInputElement): void {
  const first = (form ?? ownerDocument).querySelector<HTMLInputElement>(`input[name="${name}"]`);
  if (first) first.checked = true;
}
