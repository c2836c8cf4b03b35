import type { Locator, Page } from '@playwright/test';
import { violationsInThemes } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';

test('the menu opens by keyboard, marks the page that is open, and gives the focus back', async ({ page }) => {
  await page.goto('./lessons/torus/');
  const site = page.getByRole('navigation', { name: 'Site' });
  const learn = site.getByRole('button', { name: 'Learn' });
  const here = site.getByRole('link', { name: '4 The torus of links' });
  await expect(learn).toHaveAttribute('aria-current', 'true');
  await learn.press('Enter');
  await expect(here).toHaveAttribute('aria-current', 'page');
  await page.keyboard.press('Tab');
  await expect(site.getByRole('link', { name: '0 Fifteen pieces of four sticks' })).toBeFocused();
  // A picture is fetched when its menu is opened.
  await expect(here.locator('img')).toHaveJSProperty('complete', true);
  expect(await here.locator('img').evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  expect(await violationsInThemes(page, 'header')).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(learn).toBeFocused();
  await expect(here).toBeHidden();
  await site.getByRole('button', { name: 'Make' }).click();
  await site.getByRole('link', { name: 'A crossword' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A crossword');
});

/** All that is in this open menu can be scrolled to, from top to bottom. */
async function isWhole(page: Page, menu: Locator): Promise<void> {
  const widths = await menu.evaluate(({ scrollWidth, clientWidth }) => [scrollWidth, clientWidth]);
  expect(widths[0], 'nothing lies to the right').toBe(widths[1]);
  for (const entry of [menu.getByRole('link').first(), menu.getByRole('link').last()]) {
    await entry.scrollIntoViewIfNeeded();
    await expect(entry).toBeInViewport({ ratio: 1 });
  }
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
}

test('on a phone on its side the last entry of each menu can be scrolled to', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await page.goto('./glossary/');
  const site = page.getByRole('navigation', { name: 'Site' });
  for (const button of await site.getByRole('button').all()) {
    await button.click();
    await isWhole(page, page.locator('.menu:popover-open'));
  }
});

for (const [path, width] of [
  ['./glossary/', 390],
  ['./lessons/tetrasticks/', 390],
  ['./', 320],
] as const) {
  test(`on a phone of ${width} px ${path} has one row of head, and one menu of all pages`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(path);
    const door = page.getByRole('button', { name: 'Menu' });
    const head = await page.getByRole('banner').boundingBox();
    expect(head?.height).toBeLessThanOrEqual(53);
    // Nothing in the row lies over anything else.
    const doors = page.locator('.site-header :is(a, button), .lesson-line button').filter({ visible: true });
    const boxes = await Promise.all((await doors.all()).map((one) => one.boundingBox()));
    boxes.sort((a, b) => (a?.x ?? 0) - (b?.x ?? 0));
    boxes.forEach((box, at) => {
      const before = boxes[at - 1];
      if (before) expect(box?.x ?? NaN).toBeGreaterThanOrEqual(before.x + before.width - 1);
      expect((box?.x ?? NaN) + (box?.width ?? NaN)).toBeLessThanOrEqual(width);
    });
    await door.click();
    const site = page.getByRole('navigation', { name: 'Site' });
    // Only the part of this page is open, so that the menu is little more than a screen.
    const open = site.locator('details[open]');
    await expect(open).toHaveCount(path === './' ? 0 : 1);
    if (path !== './') await expect(open.locator('[aria-current="page"]')).toBeVisible();
    expect(await site.evaluate(({ scrollHeight }) => scrollHeight)).toBeLessThan(1.25 * 844);
    await site.getByText('To print', { exact: true }).filter({ visible: true }).press('Enter');
    await expect(open).toHaveCount(1);
    await expect(site.getByRole('link', { name: 'A crossword' })).toBeVisible();
    expect(await violationsInThemes(page, 'header')).toEqual([]);
    await isWhole(page, site);
    await door.click();
    await expect(site.getByRole('link', { name: 'A crossword' })).toBeVisible();
    await site.getByRole('link', { name: 'A crossword' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('A crossword');
  });
}
