import { firstTouch } from '#ui/kit/first-touch.ts';
import { defineAtSight } from '#ui/kit/element-at-sight.ts';
import type { Mount } from '#ui/kit/mount.ts';

/** Defines the puzzle of a card. On the contents it lies below the fold, so its code waits for the first touch. */
export function defineCard(name: string, load: () => Promise<Mount>): void {
  defineAtSight(name, async (host) => {
    if (host.closest('.front')) await firstTouch();
    return load();
  });
}
