import type { Locator, Page } from '@playwright/test';
import { type Figure, isAlive, openFigure, openUntouched, pictures } from '../support/figure.ts';
import { smallTexts } from '../support/small-texts.ts';
import { expect, test } from '../support/test.ts';

test('until the first touch there is a still picture, and it is legible', async ({ page }) => {
  const figure = await openUntouched(page, 'ripple-effect');
  const still = figure.host.locator('.matrix-stage > svg:visible');
  await expect(canvasOf(figure)).toHaveCount(0);
  await expect(still).toBeVisible();
  expect(await still.locator('text').count(), 'names of rows and columns').toBeGreaterThan(20);
  expect(await smallTexts(still, 12)).toEqual([]);
});

for (const id of ['tetrasticks', 'ripple-effect'] as const) {
  test(`${id}: at the first touch a canvas takes the place of the still picture`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    const figure = await openUntouched(page, id);
    const canvas = canvasOf(figure);
    const still = figure.host.locator('.matrix-stage > svg:visible');
    await isAlive(figure);
    await isPainted(figure);
    await expect(canvas).toBeVisible();
    await expect(still).toHaveCount(0);
    await expect(canvas).toHaveAccessibleName('Matrix');
    // Its state, which is long, stands beside it, and is not read at each focus.
    await expect(canvas).toHaveAccessibleDescription(/^Arrow keys[^.]*\.$/);
    // It opens whole, and close to the search on demand; one press comes back.
    await expect(mapOf(figure)).toBeHidden();
    await expect(figure.button('Whole matrix')).toBeDisabled();
    await followOf(figure).click();
    await expect(mapOf(figure)).toBeVisible();
    await expect(followOf(figure)).toHaveAttribute('aria-checked', 'true');
    expect(await view(figure)).not.toMatch(/all [\d,]+ rows/);
    await figure.button('Whole matrix').click();
    await expect(mapOf(figure)).toBeHidden();
    await expect(followOf(figure)).toHaveAttribute('aria-checked', 'false');

    const light = await canvas.screenshot();
    await page.getByRole('button', { name: 'Use the dark theme' }).click();
    await expect.poll(async () => light.equals(await canvas.screenshot())).toBe(false);
  });
}

test(
  'by keys, by pointer and by name the matrix is walked over, and the board answers',
  { tag: '@quick' },
  async ({ page }) => {
    const figure = await openLarge(page);
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

    await canvasOf(figure).hover();
    await expect(figure.meaning).not.toHaveText('');
    await page.getByRole('heading', { level: 1 }).hover();
    await expect(figure.meaning).toHaveText('');

    const find = figure.host.locator('.matrix-bar').getByRole('searchbox');
    await find.fill('X');
    await find.press('Enter');
    await expect(figure.meaning).toHaveText(/\bX\b/);
    await expect(figure.board).toHaveClass(/is-pointed-at/);
  },
);

test('the keys zoom in and out; the wheel scrolls the page, and with Ctrl it zooms', async ({ page }) => {
  const figure = await openLarge(page);
  const canvas = canvasOf(figure);
  const changesFrom = (picture: Buffer): Promise<void> =>
    expect.poll(async () => picture.equals(await canvas.screenshot())).toBe(false);
  const whole = await canvas.screenshot();
  await canvas.focus();
  for (let press = 0; press < 4; press += 1) await page.keyboard.press('+');
  await changesFrom(whole);
  const near = await canvas.screenshot();
  await page.keyboard.press('0');
  await changesFrom(near);

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
  await changesFrom(far);
  expect(await page.evaluate(() => scrollY)).toBe(at);
});

test('the matrix follows the search, until the reader moves it or drags the window on the map', async ({ page }) => {
  const figure = await openLarge(page);
  await followOf(figure).click();
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

  await map.scrollIntoViewIfNeeded();
  const box = await map.boundingBox();
  if (!box) throw new Error('the map has no box');
  await page.mouse.move(box.x + 0.5, box.y + 0.5);
  await page.mouse.down();
  await expect.poll(() => view(figure)).toMatch(/rows [1-9] to .* columns 1 to/);
  await page.mouse.move(box.x + box.width + 9, box.y + box.height + 9, { steps: 3 });
  await page.mouse.up();
  await expect.poll(() => view(figure)).toMatch(/to 1,269 of 1,269, columns \d+ to 91 of 91/);
});

test('cover by cover the rows go out one by one, and come back; under reduced motion at once', async ({ page }) => {
  // A clock that the test moves: how many pictures there are is no matter of how busy the machine is.
  await page.clock.install({ time: 0 });
  const figure = await openFigure(page, 'tetrasticks', { zoom: 'covers', step: '3' });
  await isAlive(figure);
  await isPainted(figure);
  await page.clock.pauseAt(600_000);
  /** How many pictures a press makes, until it has come to rest. */
  const picturesOf = async (button: string): Promise<number> => {
    const picture = (): Promise<string> =>
      canvasOf(figure).evaluate((element: HTMLCanvasElement) => element.toDataURL());
    const seen = new Set([await picture()]);
    await figure.button(button).click();
    for (let frame = 0; frame < 40; frame += 1) {
      await page.clock.runFor(16);
      seen.add(await picture());
    }
    return seen.size - 1;
  };
  const [before, there] = [await figure.step(), await picturesOf('Next step')];
  expect(there).toBeGreaterThan(2);
  expect(await picturesOf('Previous step')).toBeGreaterThan(2);
  expect(await figure.step()).toBe(before);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await picturesOf('Next step')).toBe(1);
});

/** What the map says is in view; it is said anew when the focus comes to it. */
async function view(figure: Figure): Promise<string> {
  const map = mapOf(figure);
  await map.evaluate((canvas) => canvas.dispatchEvent(new FocusEvent('focus')));
  return (await map.getAttribute('aria-label')) ?? '';
}

/** Opens the figure of the tetrasticks, with the pointer at the edge: nothing comes to lie under it. */
async function openLarge(page: Page): Promise<Figure> {
  const figure = await openFigure(page, 'tetrasticks');
  await isPainted(figure);
  return figure;
}

async function isPainted({ host }: Figure): Promise<void> {
  await expect(host.locator('.matrix-explorer')).toHaveClass(/is-painted/);
}

function canvasOf({ host }: Figure): Locator {
  return host.locator('.matrix-stage > canvas:not(.matrix-map)');
}

function followOf({ host }: Figure): Locator {
  return host.locator('.matrix-bar').getByRole('switch', { name: 'Follow the search' });
}

function mapOf({ host }: Figure): Locator {
  return host.locator('.matrix-map');
}
