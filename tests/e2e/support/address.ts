import type { Page } from '@playwright/test';
import { splitFragment } from '#player/fragment.ts';

/** What the address says: `asked(page, 'queens.step')`; null when it says nothing. */
export function asked(page: Page, name: string): string | null {
  return new URLSearchParams(splitFragment(new URL(page.url()).hash).query).get(name);
}

/** Opens an address as a link from elsewhere does: on the same page a fragment alone would load nothing. */
export async function openLink(page: Page, address: string): Promise<void> {
  if (address.includes('#') && page.url() !== 'about:blank') await page.goto('about:blank');
  await page.goto(address);
}
