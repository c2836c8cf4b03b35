import type { Locator, Page } from '@playwright/test';
import { fragmentFor } from '#player/fragment.ts';
import { openLink } from './address.ts';
import { expect } from './test.ts';

/** Opens a page at one of its figures, with this state of it in the address: `{ presses: 'none' }`. */
export async function openHost(
  page: Page,
  path: string,
  id: string,
  state: Readonly<Record<string, string>> = {},
): Promise<Locator> {
  const named = Object.entries(state).map(([name, value]) => [`${id}.${name}`, value]);
  const query = fragmentFor(Object.fromEntries(named) as Record<string, string>);
  await openLink(page, `${path}${query === '' ? `#${id}` : query}`);
  const host = page.locator(`#${id}`);
  await wake(host);
  return host;
}

/** The code of some figures is fetched when they come near the screen, of others once the pointer has moved. */
export async function wake(host: Locator): Promise<void> {
  const { mouse } = host.page();
  await host.scrollIntoViewIfNeeded();
  await expect
    .poll(async () => {
      await mouse.move(1, 1);
      await mouse.move(2, 2);
      return host.getAttribute('data-ready');
    })
    .toBe('');
}

export function part(host: Locator, name: string): Locator {
  return host.locator(`[data-part="${name}"]`);
}
