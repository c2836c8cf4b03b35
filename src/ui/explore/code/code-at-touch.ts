import { chosenText } from './code-memory.ts';
import { bringLineIntoView } from './line-in-view.ts';
import { fetchPart } from '#ui/kit/fetch-part.ts';
import { fillApart } from '#ui/kit/markup-apart.ts';
import { pictureAtTouch } from '#ui/figure/picture-at-touch.ts';
import type { MountedFigure } from '#ui/figure/mount-figure.ts';
import { part } from '#ui/kit/parts.ts';
import type { Picture } from '#ui/figure/pictures.ts';

/** The code in step with the run. Its script is fetched at the first touch, or at once if a text has been chosen. */
export function codeAtTouch(host: HTMLElement, figure: () => MountedFigure, signal: AbortSignal): Picture {
  const place = part(host, 'code', HTMLElement);
  // For browsers in which the frame does not open at the line in force (code.css).
  const line = Array.from(place.querySelectorAll<HTMLElement>('[data-now="line"]')).find((one) => one.offsetParent);
  if (line) bringLineIntoView(part(place, 'code-frame', HTMLElement), line);
  const load = async (): Promise<Picture> => {
    const texts = place.querySelectorAll<HTMLElement>('[data-from]');
    const [{ codePicture }] = await fetchPart(
      host,
      'the code',
      () => Promise.all([import('./code-picture.ts'), fillApart(texts)]),
      signal,
    );
    return codePicture(host, figure, signal);
  };
  const isUsual = chosenText(host.id) === null;
  return pictureAtTouch(host, place, signal, load, isUsual ? 'at touch' : 'at once');
}
