/**
 * In front of a class: one figure as large as the window, and back to where the page was. That each figure
 * fits there is in each-figure.test.ts.
 */
import { openFigure, pictures } from '../support/figure.ts';
import { expect, test } from '../support/test.ts';

test('the figure goes on in there, and the page is where it was afterwards', async ({ page }) => {
  const figure = await openFigure(page, 'algorithm-x', { step: '10' });
  const door = figure.button('Large view');
  await door.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await door.focus();
  await page.keyboard.press('Enter');
  await expect(door).toHaveAttribute('aria-pressed', 'true');
  await expect(door).toBeFocused();
  await expect(figure.slider).toHaveValue('10');

  // The same figure: its keys, its address. What lies behind it is out of reach.
  await page.keyboard.press('ArrowRight');
  await expect(figure.slider).toHaveValue('11');
  await expect.poll(() => figure.state('step')).toBe('11');
  await expect(page.locator('main [inert]').first()).toBeAttached();
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
  await page.keyboard.press('Shift+Tab');
  const isInside = (): boolean =>
    document.activeElement === document.body || document.activeElement?.closest('.fills-window') !== null;
  expect(await page.evaluate(isInside)).toBe(true);

  // Escape closes what lies open first.
  await figure.more();
  await page.keyboard.press('Escape');
  await expect(figure.host.locator('[data-part="more"]')).toBeHidden();
  await expect(figure.host.locator('.fills-window')).toBeVisible();
  await figure.slider.focus();
  await page.keyboard.press('Escape');
  await expect(figure.host.locator('.fills-window')).toHaveCount(0);
  await expect(door).toHaveAttribute('aria-pressed', 'false');
  await expect(figure.slider).toBeFocused();
  await expect(page.locator('[inert]')).toHaveCount(0);
  expect(await page.evaluate(() => scrollY)).toBe(before);

  // The button leads back as well, and a link that was made in there.
  await door.click();
  await door.click();
  await expect(figure.host.locator('.fills-window')).toHaveCount(0);
  expect(await page.evaluate(() => scrollY)).toBe(before);
  await page.reload();
  await expect(figure.slider).toHaveValue('11');
});

test('what unfolds in there is in sight, and the pictures give way', async ({ page }) => {
  const figure = await openFigure(page, 'queens');
  await figure.button('Large view').click();
  const stage = figure.host.locator('.figure-stage');
  await pictures(page);
  const before = (await stage.boundingBox())?.height ?? NaN;
  await figure.button('Take another way…').click();
  const panel = figure.host.locator('[data-part="what-if"]');
  await expect(panel).toHaveAttribute('data-ready', '');
  await expect.poll(async () => (await stage.boundingBox())?.height).toBeLessThan(before);
  await expect(panel).toBeInViewport({ ratio: 1 });
  await expect(figure.host.locator('.timeline')).toBeInViewport({ ratio: 1 });
});
