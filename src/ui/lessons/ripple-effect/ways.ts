import { fragmentFor } from '#player/fragment.ts';

/**
 * Takes a puzzle to the sister pages: each link marked `data-way` leads to its page with this puzzle
 * in the address, under the name that the mark has.
 *
 * @param line the text of the puzzle in one line; null while there is none that is sound
 */
export function showWays(host: HTMLElement, line: string | null): void {
  for (const way of host.querySelectorAll<HTMLAnchorElement>('[data-way]')) {
    way.hidden = line === null;
    if (line === null) continue;
    const to = new URL(way.href);
    to.hash = fragmentFor({ [way.dataset['way'] ?? '']: line });
    if (to.href !== way.href) way.href = to.href;
  }
}
