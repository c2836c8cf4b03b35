import type { Locator } from '@playwright/test';

/** The line of text is closed until it is asked for, or has a fault. */
export async function openText(host: Locator): Promise<void> {
  const text = host.locator('[data-part="as-text"]');
  if ((await text.getAttribute('open')) === null) await text.locator('summary').first().click();
}
