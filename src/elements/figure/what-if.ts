import { fetchPart } from '../page/fetch-part.ts';
import { lazyPicture } from './lazy-picture.ts';
import type { MountedFigure } from './mount-figure.ts';
import { part } from '../page/parts.ts';
import type { Picture } from './pictures.ts';

/**
 * What if? At any node the reader may branch on another column, or begin with another row; the real
 * solver goes on from there, and both ways are compared. What a link has of it is shown at once.
 */
export function whatIf(
  host: HTMLElement,
  figure: () => MountedFigure,
  signal: AbortSignal,
): Picture {
  async function load(): Promise<Picture> {
    const { createWhatIf } = await fetchPart(host, 'What if?', () => import('./what-if-panel.ts'), signal); // prettier-ignore
    return createWhatIf(host, figure, signal);
  }

  const place = part(host, 'what-if', HTMLElement);
  const isLinked = Boolean(figure().settings['whatif']);
  return lazyPicture(host, place, load, signal, isLinked ? 'at once' : 'at first touch');
}
