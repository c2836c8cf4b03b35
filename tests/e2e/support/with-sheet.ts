import type { Page } from '@playwright/test';

/** Runs work while a sheet holds on a page, one that the page adopts: its policy allows no element with styles. */
export async function withSheet<Result>(page: Page, css: string, work: () => Promise<Result>): Promise<Result> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, css);
  const result = await work();
  await page.evaluate(() => document.adoptedStyleSheets.pop());
  return result;
}
