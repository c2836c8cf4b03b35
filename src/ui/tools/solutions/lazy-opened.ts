import { type Show, late } from '#ui/figure/late.ts';
import { fetchPart } from '#ui/kit/fetch-part.ts';
import { part } from '#ui/kit/parts.ts';
import type { OpenedBoard } from '../tetrastick-boards/opened-board.ts';

/** The large board of the gallery, whose code is fetched at the first touch and then sets `data-drawn`. */
export function lazyOpened(host: HTMLElement, signal: AbortSignal): Show<OpenedBoard> {
  const svg = part(host, 'big', SVGSVGElement);
  return late(
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
    'at first touch',
    () => (svg.dataset['drawn'] = ''),
  );
}
