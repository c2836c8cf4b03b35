import { fragmentFor } from '#player/fragment.ts';

/**
 * Makes each link with `data-way` lead to its page with this puzzle in the address, under the name in `data-way`.
 *
 * @param line the text of the puzzle in one line; null hides the links while there is no sound puzzle
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
