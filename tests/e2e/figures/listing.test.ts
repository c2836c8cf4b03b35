/** The line of code that a figure opens at is in sight in its listing, at once and without scripts. */
import type { Page } from '@playwright/test';
import { openFigure } from '../support/figure.ts';
import { expect, test } from '../support/test.ts';

/** Figures with a listing that the page opens with; that of purify is further down, and fetched when it is near. */
const LISTINGS = [
  ['lessons/algorithm-x/', 'algorithm-x'],
  ['lessons/cover/', 'cover'],
  ['figure/cover/', 'cover'],
  ['figure/purified/', 'purified'],
] as const;

/**
 * How far the marked line is inside its frame, from its upper edge and from what fades at its foot, and how far the
 * page is scrolled. Undefined where no listing is shown.
 */
const roomOfLine = (page: Page, id: string): Promise<{ above: number; below: number; page: number } | undefined> =>
  page.evaluate((host) => {
    const frame = document.querySelector<HTMLElement>(`#${host} .code-frame`);
    const lines = Array.from(frame?.querySelectorAll('[data-now="line"]') ?? []);
    const line = lines.find((one) => one.checkVisibility({ visibilityProperty: true }))?.getBoundingClientRect();
    const box = frame?.getBoundingClientRect();
    if (!frame || !line || !box) return undefined;
    const fade = parseFloat(getComputedStyle(frame).paddingBlockEnd);
    return { above: line.top - box.top, below: box.bottom - fade - line.bottom, page: scrollY };
  }, id);

async function showCode(page: Page): Promise<void> {
  const frame = page.locator('#algorithm-x .code-frame');
  await expect(frame).toBeHidden();
  await page.getByRole('switch', { name: 'Show the code' }).click();
  await expect(frame).toBeVisible();
}

async function expectInSight(page: Page, id: string): Promise<void> {
  // What comes late may take its place first.
  await expect.poll(() => roomOfLine(page, id)).toBeDefined();
  const room = await roomOfLine(page, id);
  expect.soft(room?.above, `${page.url()}: above the line`).toBeGreaterThanOrEqual(0);
  expect.soft(room?.below, `${page.url()}: below the line`).toBeGreaterThanOrEqual(0);
  expect.soft(room?.page, `${page.url()}: the page`).toBe(0);
}

for (const [width, height] of [
  [1440, 900],
  [1280, 800],
  [390, 844],
] as const) {
  const isPhone = width < 500;

  test(`the marked line is in sight at ${width} × ${height}, and stays there`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    for (const [path, id] of LISTINGS) {
      await page.goto(`./${path}`);
      // On a phone the line is under the picture, and the whole listing behind a tab.
      if (isPhone && id === 'cover') await expect(page.locator(`#${id} .code-now`)).toContainText('D[U[j]] ← D[j]');
      if (isPhone) await page.locator(`#${id} .picture-tabs [value="code-picture"]`).check({ force: true });
      // Elsewhere lesson 2 opens without its code.
      else if (id === 'algorithm-x') await showCode(page);
      await expectInSight(page, id);
    }
    if (isPhone) return;
    const figure = await openFigure(page, 'cover');
    for (let steps = 1; steps <= 12; steps += 1) {
      await figure.slider.press('ArrowRight');
      await expect(figure.position).toContainText(`step ${9 + steps}`);
      const { above = NaN, below = NaN } = (await roomOfLine(page, 'cover')) ?? {};
      expect.soft(Math.min(above, below), `after ${steps} steps`).toBeGreaterThanOrEqual(0);
    }
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test(`the marked line is in sight at ${width} × ${height}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      for (const [path, id] of LISTINGS) {
        await page.goto(`./${path}`);
        // Without scripts purify has no listing.
        if (id !== 'purified') await expectInSight(page, id);
      }
    });
  });
}

test('a listing copies as code: with its indentation, and without its line numbers', async ({ page }) => {
  await openFigure(page, 'cover');
  const copied = await page.evaluate(() => {
    const list = [...document.querySelectorAll('#cover .code-listing ol')].find((one) => one.checkVisibility());
    getSelection()?.selectAllChildren(list!);
    return getSelection()?.toString() ?? '';
  });
  const lines = copied.split('\n').filter((line) => line.trim() !== '');
  expect(lines.filter((line) => /^\s*\d/.test(line))).toEqual([]);
  expect(lines.some((line) => /^ {2}\S/.test(line))).toBe(true);
  expect(lines.some((line) => /^ {4,}\S/.test(line))).toBe(true);
});
