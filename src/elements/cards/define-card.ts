import { firstTouch } from '../page/first-touch.ts';
import { defineLazy } from '../page/lazy-element.ts';
import type { Mount } from '../page/mount.ts';

/**
 * Defines the puzzle of a card. On the contents it lies below what the page opens with: there its
 * code comes when the reader has begun to move.
 */
export function defineCard(name: string, load: () => Promise<Mount>): void {
  defineLazy(name, async (host) => {
    if (host.closest('.front')) await firstTouch();
    return load();
  });
}
