/** In front of a class: one figure as large as the window, and back to where the page was. */
import type { Locator, Page } from '@playwright/test';
import { openLink } from '../support/address.ts';
import { openFigure, pictures } from '../support/figure.ts';
import { expect, test } from '../support/test.ts';

/** The figures of the lessons that have a run, by their ids, and their pages. */
const figures = {
  'small-board': './lessons/fifteen-sticks/',
  'algorithm-x': './lessons/algorithm-x/',
  sudoku: './lessons/algorithm-x/',
  torus: './lessons/torus/',
  cover: './lessons/cover/',
  queens: './lessons/secondary-columns/',
  tetrasticks: './lessons/tetrasticks/',
  crossings: './lessons/crossings/',
  eleven: './lessons/eleven-by-eleven/',
  'ripple-effect': './lessons/ripple-effect/',
  'crossing-words': './lessons/colours/',
  purified: './lessons/colours/',
  words: './lessons/colours/',
  macmahon: './lessons/colours/',
} as const;

/** What a projector shows, and a large screen. */
const windows = [
  { width: 1280, height: 720 },
  { width: 1920, height: 1080 },
] as const;

/** What has to be in the window, from top to bottom. */
const PARTS = ['.figure-head', '.figure-stage', '.narrator', '.timeline'];

async function enter(page: Page, id: string, path: string): Promise<Locator> {
  await openLink(page, path);
  const host = page.locator(`#${id}.figure-host`);
  await host.scrollIntoViewIfNeeded();
  await expect(host).toHaveAttribute('data-ready', '');
  await host.getByRole('button', { name: 'Large view' }).click();
  await expect(host.locator('.fills-window')).toBeVisible();
  return host.locator('.fills-window');
}

/** The parts that are not whole in the window. */
function notInWindow(large: Locator): Promise<string[]> {
  return large.evaluate(
    (figure, parts) =>
      parts.filter((part) => {
        const box = figure.querySelector(part)?.getBoundingClientRect();
        if (!box) return true;
        return box.top < 0 || box.bottom > innerHeight || box.right > innerWidth;
      }),
    PARTS,
  );
}

/** The texts in the window that are written smaller than this, in pixels of the screen. */
function smallTexts(large: Locator, least: number): Promise<string[]> {
  return large.evaluate((figure, most) => {
    const found: string[] = [];
    const texts = document.createTreeWalker(figure, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const element = text.parentElement;
      const words = text.textContent?.trim() ?? '';
      if (!element?.checkVisibility({ visibilityProperty: true }) || words === '') continue;
      if (element.closest('.visually-hidden, option')) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const box = range.getBoundingClientRect();
      if (box.width === 0 || box.top > innerHeight) continue;
      const drawn = element instanceof SVGGraphicsElement ? element.getScreenCTM() : null;
      const scale = drawn ? Math.hypot(drawn.a, drawn.b) : 1;
      const size = parseFloat(getComputedStyle(element).fontSize) * scale;
      if (size < most) found.push(`${words}: ${size.toFixed(1)} px`);
    }
    return [...new Set(found)];
  }, least);
}

for (const [id, path] of Object.entries(figures)) {
  test(`${id}: head, pictures, words and timeline fill a window, and can be read`, async ({ page }) => {
    const large = await enter(page, id, path);
    for (const size of windows) {
      await page.setViewportSize(size);
      // Beside it is no more than the place of the page's own scroll bar.
      await expect.poll(async () => (await large.boundingBox())?.height).toBe(size.height);
      const { width = NaN, ...corner } = (await large.boundingBox()) ?? {};
      expect(width).toBeGreaterThan(size.width - 20);
      expect(corner).toMatchObject({ x: 0, y: 0 });
      await expect.poll(() => notInWindow(large)).toEqual([]);
      // The pictures have what the words leave: more than half of the window.
      const stage = await large.locator('.figure-stage').boundingBox();
      expect(stage?.height ?? NaN).toBeGreaterThan(size.height / 2);
    }
    // A picture that has come late, as the tree may have, is drawn once more for the size that it has.
    await expect.poll(() => smallTexts(large, 15.9)).toEqual([]);
  });
}

/** Pages that have said the name of their figure themselves, so that its head is not seen. */
const tools = { watch: './ripple-effect/watch/', 'own-board': './tetrasticks/boards/' };

for (const [id, path] of Object.entries(tools)) {
  test(`${id}: the drawer leads to the large view, and its head leads back`, async ({ page }) => {
    await openLink(page, path);
    const host = page.locator(`#${id}.figure-host`);
    await expect(host).toHaveAttribute('data-ready', '');
    const inHead = host.getByRole('button', { name: 'Large view' });
    await expect(inHead).toBeHidden();
    await host.getByRole('button', { name: 'More', exact: true }).click();
    await host.locator('[data-do="fill-window"]').click();
    const large = host.locator('.fills-window');
    await expect(large).toBeVisible();
    await expect(host.locator('[data-part="more"]')).toBeHidden();
    for (const size of windows) {
      await page.setViewportSize(size);
      await expect.poll(async () => (await large.boundingBox())?.height).toBe(size.height);
      await expect.poll(() => notInWindow(large)).toEqual([]);
    }
    await inHead.click();
    await expect(large).toHaveCount(0);
    await expect(host.locator('.figure-stage')).toBeInViewport();
  });
}

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
  await figure.button('Take another way …').click();
  const panel = figure.host.locator('[data-part="what-if"]');
  await expect(panel).toHaveAttribute('data-live', '');
  await expect.poll(async () => (await stage.boundingBox())?.height).toBeLessThan(before);
  await expect(panel).toBeInViewport({ ratio: 1 });
  await expect(figure.host.locator('.timeline')).toBeInViewport({ ratio: 1 });
});
