import { firstTouch } from '#ui/kit/first-touch.ts';
import { defineLazy } from '#ui/kit/lazy-element.ts';
import type { Mount } from '#ui/kit/mount.ts';

/** Defines the puzzle of a card. On the contents it lies below the fold, so its code waits for the first touch. */
export function defineCard(name: string, load: () => Promise<Mount>): void {
  defineLazy(name, async (host) => {
    if (host.closest('.front')) await firstTouch();
    return load();
  });
}
