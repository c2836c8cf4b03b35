import { type Show, atTouch } from '#ui/figure/at-touch.ts';
import { fetchPart } from '#ui/kit/fetch-part.ts';
import type { OpenedBoard } from '../tetrastick-boards/opened-board.ts';

/** The large board of the gallery, whose code is fetched at the first touch. */
export function openedAtTouch(host: HTMLElement, signal: AbortSignal): Show<OpenedBoard> {
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
  );
}
