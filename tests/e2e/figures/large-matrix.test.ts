import type { Locator, Page } from '@playwright/test';
import type { Figure } from '../support/figure.ts';
import { openFigure, openUntouched, pictures } from '../support/figure.ts';
import { expect, test } from '../support/test.ts';

test('the canvas takes the place of the still picture', async ({ page }) => {
  const figure = await openLarge(page, 'tetrasticks');
  const canvas = canvasOf(figure);
  await expect(canvas).toBeVisible();
  await expect(figure.host.locator('.matrix-explorer')).toHaveClass(/is-painted/);
  await expect(figure.host.locator('.matrix-stage > svg')).toBeHidden();
  expect(await colours(canvas), 'colours on the canvas').toBeGreaterThan(5);
  await expect(canvas).toHaveAccessibleName('Matrix');
  await expect(canvas).toHaveAccessibleDescription(/Arrow keys.*A matrix of .* rows/);
});

test('the canvas changes with the theme', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  const figure = await openLarge(page, 'ripple-effect');
  const canvas = canvasOf(figure);
  const light = await canvas.screenshot();
  await page.getByRole('button', { name: 'Use the dark theme' }).click();
  await expect.poll(async () => light.equals(await canvas.screenshot())).toBe(false);
});

test('the keys walk over the matrix, and the board answers', { tag: '@quick' }, async ({ page }) => {
  const figure = await openLarge(page, 'tetrasticks');
  await expect(figure.solution).toHaveText(/^\d+ solutions so far$/);
  const step = await figure.step();
  await canvasOf(figure).focus();
  await page.keyboard.press('ArrowDown');
  await expect(figure.meaning).not.toHaveText('');
  const first = (await figure.meaning.textContent()) ?? '';
  await page.keyboard.press('ArrowDown');
  await expect(figure.meaning).not.toHaveText(first);
  await expect(figure.board).toHaveClass(/is-pointed-at/);
  expect(await figure.step(), 'these keys are the matrix’s').toBe(step);
  await figure.slider.focus();
  await expect(figure.meaning).toHaveText('');
  await expect(figure.board).not.toHaveClass(/is-pointed-at/);
});

test('pointing at the matrix lights the board', async ({ page }) => {
  const figure = await openLarge(page, 'tetrasticks');
  await expect(figure.solution).toHaveText(/^\d+ solutions so far$/);
  const canvas = canvasOf(figure);
  await canvas.hover();
  await expect(figure.meaning).not.toHaveText('');
  await page.getByRole('heading', { level: 1 }).hover();
  await expect(figure.meaning).toHaveText('');
});

test('rows are found by their names', { tag: '@quick' }, async ({ page }) => {
  const figure = await openLarge(page, 'tetrasticks');
  const find = figure.host.locator('.matrix-bar').getByRole('searchbox');
  await find.fill('X');
  await find.press('Enter');
  await expect(figure.meaning).toHaveText(/\bX\b/);
  await expect(figure.board).toHaveClass(/is-pointed-at/);
});

test('zoom in, and see the whole again', async ({ page }) => {
  const figure = await openLarge(page, 'tetrasticks');
  const canvas = canvasOf(figure);
  await figure.button('Whole matrix').click();
  await expect(mapOf(figure)).toBeHidden();
  const whole = await canvas.screenshot();
  await canvas.focus();
  for (let press = 0; press < 4; press += 1) await page.keyboard.press('+');
  await expect.poll(async () => whole.equals(await canvas.screenshot())).toBe(false);
  const near = await canvas.screenshot();
  await page.keyboard.press('0');
  await expect.poll(async () => near.equals(await canvas.screenshot())).toBe(false);
});

test('the wheel scrolls the page, and with Ctrl it zooms', async ({ page }) => {
  const figure = await openLarge(page, 'tetrasticks');
  const canvas = canvasOf(figure);
  await canvas.scrollIntoViewIfNeeded();
  await canvas.hover();
  const before = await page.evaluate(() => scrollY);
  await page.mouse.wheel(0, 200);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before);
  await canvas.hover();
  await pictures(page, 12);
  const at = await page.evaluate(() => scrollY);
  const far = await canvas.screenshot();
  await canvas.hover();
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, -300);
  await page.keyboard.up('Control');
  await expect.poll(async () => far.equals(await canvas.screenshot())).toBe(false);
  expect(await page.evaluate(() => scrollY)).toBe(at);
});

test('the explorer is fetched when the reader first touches the page', async ({ page }) => {
  const figure = await openUntouched(page, 'tetrasticks');
  await expect(figure.solution).toHaveText(/^\d+ solutions so far$/);
  await expect(canvasOf(figure)).toHaveCount(0);
  await expect(figure.host.locator('.matrix-stage > svg')).toBeVisible();
  await page.getByRole('heading', { level: 1 }).hover();
  await expect(canvasOf(figure)).toBeVisible();
  await expect(figure.host.locator('.matrix-explorer')).toHaveClass(/is-painted/);
});

for (const id of ['tetrasticks', 'ripple-effect'] as const) {
  test(`${id}: the matrix opens legible, where the search is`, async ({ page }) => {
    const figure = await openFigure(page, id);
    const names = await writtenIn(figure.host.locator('.matrix-stage > svg'));
    expect(names.length, 'names of rows and columns').toBeGreaterThan(20);
    expect(names.filter(({ size }) => size < 12)).toEqual([]);
    await page.mouse.move(1, 1);
    await expect(mapOf(figure)).toBeVisible();
    await expect(followOf(figure)).toHaveAttribute('aria-checked', 'true');
    expect(await view(figure)).not.toMatch(/all [\d,]+ rows/);
  });
}

test('the matrix follows the search, until the reader moves it', async ({ page }) => {
  const figure = await openLarge(page, 'tetrasticks');
  const solved = await view(figure);
  await figure.slider.focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => view(figure), 'at the first column branched on').not.toBe(solved);
  const map = mapOf(figure);
  await map.focus();
  await page.keyboard.press('Home');
  await expect(followOf(figure)).toHaveAttribute('aria-checked', 'false');
  await expect.poll(() => view(figure)).toMatch(/rows 1 to \d+ of 1,269, columns 1 to/);
  await page.keyboard.press('PageDown');
  await expect.poll(() => view(figure)).not.toMatch(/rows 1 to/);
  await figure.slider.focus();
  const before = await view(figure);
  await page.keyboard.press('Home');
  await expect.poll(() => figure.step()).toBe(0);
  await pictures(page);
  expect(await view(figure)).toBe(before);
});

test('the window is dragged on the map', async ({ page }) => {
  const figure = await openLarge(page, 'tetrasticks');
  const map = mapOf(figure);
  await map.scrollIntoViewIfNeeded();
  const box = await map.boundingBox();
  if (!box) throw new Error('the map has no box');
  await page.mouse.move(box.x + 0.5, box.y + 0.5);
  await page.mouse.down();
  await expect.poll(() => view(figure)).toMatch(/rows 1 to .* columns 1 to/);
  await page.mouse.move(box.x + box.width + 9, box.y + box.height + 9, { steps: 3 });
  await page.mouse.up();
  await expect.poll(() => view(figure)).toMatch(/to 1,269 of 1,269, columns \d+ to 91 of 91/);
});

/** What the map says is in view; it is said anew when the focus comes to it. */
async function view(figure: Figure): Promise<string> {
  const map = mapOf(figure);
  await map.evaluate((canvas) => canvas.dispatchEvent(new FocusEvent('focus')));
  return (await map.getAttribute('aria-label')) ?? '';
}

/** Opens a figure with a large matrix, and touches the page. */
async function openLarge(page: Page, id: 'tetrasticks' | 'ripple-effect'): Promise<Figure> {
  const figure = await openFigure(page, id);
  // At the edge, so that nothing comes to lie under the pointer when the page scrolls.
  await page.mouse.move(1, 1);
  await expect(figure.host.locator('.matrix-explorer')).toHaveClass(/is-painted/);
  return figure;
}

function canvasOf({ host }: Figure): Locator {
  return host.locator('.matrix-stage > canvas:not(.matrix-map)');
}

/** How many colours are on a canvas. */
async function colours(canvas: Locator): Promise<number> {
  return canvas.evaluate((element: HTMLCanvasElement) => {
    const pen = element.getContext('2d');
    if (!pen) return 0;
    const { data } = pen.getImageData(0, 0, element.width, element.height);
    return new Set(new Uint32Array(data.buffer)).size;
  });
}

function followOf({ host }: Figure): Locator {
  return host.locator('.matrix-bar').getByRole('switch', { name: 'Follow the search' });
}

function mapOf({ host }: Figure): Locator {
  return host.locator('.matrix-map');
}

/** The names written in the still picture, and how large they are on the screen. */
async function writtenIn(svg: Locator): Promise<{ text: string; size: number }[]> {
  return svg.locator('text').evaluateAll((all) =>
    all.map((text) => {
      const matrix = (text as SVGTextElement).getScreenCTM();
      const scale = Math.hypot(matrix?.a ?? 0, matrix?.b ?? 0);
      return { text: text.textContent, size: parseFloat(getComputedStyle(text).fontSize) * scale };
    }),
  );
}
