import { boardTitle } from '#pictures/user-board/view.ts';
import { fitsTorus, TOO_LARGE } from '#pictures/torus/fits.ts';
import type { MountedFigure } from '#ui/figure/mount-figure.ts';
import { pictureAtSight } from '#ui/figure/picture-at-sight.ts';
import type { Picture } from '#ui/figure/pictures.ts';
import { whyNone } from '#ui/figure/why-none.ts';
import { allDoor } from '#ui/explore/all/all-door.ts';
import { treeDoor } from '#ui/explore/tree/tree-door.ts';
import { fetchPart } from '#ui/kit/fetch-part.ts';
import { part, setText } from '#ui/kit/parts.ts';

/**
 * The optional pictures of a written problem: its links while it is small, its search tree, all its solutions at once,
 * why it has none, and its text. Each is fetched when it comes into view.
 */
export function onRequest(host: HTMLElement, figure: () => MountedFigure, signal: AbortSignal): Picture {
  const pictures = [
    treeDoor(host, figure, signal),
    allDoor(host, figure, signal),
    links(host, figure, signal),
    whyNone(host, figure, signal),
    pictureAtSight(part(host, 'dlx-text', HTMLElement), signal, async () =>
      (await fetchPart(host, 'the text for other programs', () => import('./dlx-text.ts'), signal)).dlxText(
        host,
        figure,
        signal,
      ),
    ),
  ];
  const title = host.querySelector('.board-picture > .picture-title > span');
  return (moment, isBuilt) => {
    setText(title, boardTitle(moment.problem));
    for (const picture of pictures) picture(moment, isBuilt);
  };
}

/** The torus of a small problem; for a larger one it is disabled, with a note that says why. */
function links(host: HTMLElement, figure: () => MountedFigure, signal: AbortSignal): Picture {
  const note = part(host, 'links-note', HTMLElement);
  const choices = host.querySelectorAll<HTMLInputElement>('input[value="torus-picture"]');
  const picture = pictureAtSight(part(host, 'torus-place', HTMLElement), signal, async () =>
    (await fetchPart(host, 'the links', () => import('#ui/explore/torus/torus-picture.ts'), signal)).torus(
      host,
      figure,
      signal,
    ),
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

/** Selects the first picture instead of a disabled one. */
function chooseFirst({ name, form, ownerDocument }: HTMLInputElement): void {
  const first = (form ?? ownerDocument).querySelector<HTMLInputElement>(`input[name="${name}"]`);
  if (first) first.checked = true;
}
