import { type Show, atTouch } from '#ui/figure/at-touch.ts';
import { fetchPart } from '#ui/kit/fetch-part.ts';
import { part } from '#ui/kit/parts.ts';
import type { OpenedBoard } from '../tetrastick-boards/opened-board.ts';

/** The large board of the gallery, whose code is fetched at the first touch and then sets `data-drawn`. */
export function openedAtTouch(host: HTMLElement, signal: AbortSignal): Show<OpenedBoard> {
  const svg = part(host, 'big', SVGSVGElement);
  return atTouch(
    host,
    async () => {
      const { mountOpened } = await fetchPart(
        host,
        'the board',
        () => import('../tetrastick-boards/opened-board.ts'),
        signal,
      );
      return mountOpened(host);
    },
    signal,
    'at touch',
    () => (svg.dataset['drawn'] = ''),
  );
}
