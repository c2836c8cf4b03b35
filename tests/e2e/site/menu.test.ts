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
  await expect(site.getByRole('link', { name: '0 Fifteen sticks' })).toBeFocused();
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

test('on a phone, upright or on its side, the last entry of each menu can be scrolled to', async ({ page }) => {
  for (const [width, height] of [
    [390, 844],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('./glossary/');
    const site = page.getByRole('navigation', { name: 'Site' });
    for (const button of await site.getByRole('button').all()) {
      await button.click();
      const menu = page.locator('.menu:popover-open');
      const widths = await menu.evaluate(({ scrollWidth, clientWidth }) => [scrollWidth, clientWidth]);
      expect(widths[0], `${width} px: nothing lies to the right`).toBe(widths[1]);
      for (const entry of [menu.getByRole('link').first(), menu.getByRole('link').last()]) {
        await entry.scrollIntoViewIfNeeded();
        await expect(entry).toBeInViewport({ ratio: 1 });
      }
      await page.keyboard.press('Escape');
    }
  }
});
