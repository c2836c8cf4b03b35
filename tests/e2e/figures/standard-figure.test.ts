/** What every figure with a run keeps to, measured on each of them. */
import type { Locator, Page } from '@playwright/test';
import { isAlive, openFigure, pictures } from '../support/figure.ts';
import { openLink } from '../support/address.ts';
import { expect, test } from '../support/test.ts';

/** The figures with a run, by their ids, and their pages. */
const figures = {
  'small-board': './lessons/fifteen-sticks/',
  'algorithm-x': './lessons/algorithm-x/',
  sudoku: './lessons/algorithm-x/',
  torus: './lessons/torus/',
  cover: './lessons/cover/',
  arrays: './implement/',
  queens: './lessons/secondary-columns/',
  tetrasticks: './lessons/tetrasticks/',
  crossings: './lessons/crossings/',
  eleven: './lessons/eleven-by-eleven/',
  'ripple-effect': './lessons/ripple-effect/',
  'crossing-words': './lessons/colours/',
  purified: './lessons/colours/',
  words: './lessons/colours/',
  macmahon: './lessons/colours/',
  watch: './ripple-effect/watch/',
  'own-board': './tetrasticks/boards/',
  'own-board, searching': './tetrasticks/boards/?own-board.mode=search&own-board.step=40',
} as const;

/** From the head of a figure to the foot of its timeline, on a laptop. */
const TALLEST = 820;
/** Controls in sight outside the pictures; a group of choices is one. */
const MOST_CONTROLS = 12;

async function figureAt(page: Page, id: string, path: string): Promise<Locator> {
  await openLink(page, path);
  const host = page.locator(`#${id.split(',')[0] ?? id}.figure-host`);
  await host.scrollIntoViewIfNeeded();
  await expect(host).toHaveAttribute('data-ready', '');
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await pictures(page);
  return host;
}

for (const [id, path] of Object.entries(figures)) {
  test(`${id}: head, pictures, words and timeline are on one screen, with few controls`, async ({ page }) => {
    const host = await figureAt(page, id, path);
    const height = await host.evaluate((element) => {
      const top = element.querySelector('.figure')?.getBoundingClientRect().top ?? NaN;
      return (element.querySelector('.timeline')?.getBoundingClientRect().bottom ?? NaN) - top;
    });
    expect.soft(height).toBeLessThanOrEqual(TALLEST);

    // Few controls are in sight, and none of them stands there in vain.
    const { names, idle } = await host.evaluate((element) => {
      const controls = [
        ...element.querySelectorAll<HTMLInputElement>('button, input, select, a[href], summary'),
      ].filter(
        (control) => control.checkVisibility({ visibilityProperty: true }) && !control.closest('.picture, figcaption'),
      );
      // What belongs to a group is one choice.
      const named = controls.map((control) => {
        const group = control.closest('[role="group"], [role="radiogroup"]');
        return (
          group?.getAttribute('aria-label') ??
          control.getAttribute('aria-label') ??
          control.textContent.trim().slice(0, 30)
        );
      });
      const inVain = controls.filter((control) => control.disabled && !control.closest('.transport, [role="group"]'));
      return {
        names: controls.map((control, index) => named[index] || control.tagName),
        idle: inVain.map((control) => control.textContent.trim()),
      };
    });
    expect(new Set(names).size, names.join(' · ')).toBeLessThanOrEqual(MOST_CONTROLS);
    expect(idle).toEqual([]);
  });

  test(`${id}: on a phone a picture, the words and the timeline are on one screen`, async ({ browser }) => {
    const context = await browser.newContext({
      ...{ viewport: { width: 390, height: 664 }, isMobile: true, hasTouch: true },
    });
    const page = await context.newPage();
    const host = await figureAt(page, id, path);
    const seen = host.locator('.figure-stage .picture:visible');
    await expect(seen, 'one picture at a time').toHaveCount(1);
    const drawn = seen.locator('svg:visible, canvas:visible, .code-box:visible').first();
    await drawn.evaluate((element) => element.scrollIntoView({ block: 'start' }));
    await pictures(page);
    const picture = await drawn.boundingBox();
    // In lesson 10 each junction is a switch, and as large as a thumb.
    expect(picture?.height ?? NaN, 'the picture').toBeLessThanOrEqual(id === 'crossings' ? 400 : 360);
    const dock = host.locator('.timeline');
    await expect(dock).toBeInViewport({ ratio: 1 });
    expect((await dock.boundingBox())?.height ?? NaN, 'the dock').toBeLessThanOrEqual(100);
    await expect(drawn).toBeInViewport({ ratio: 0.98 });
    expect((await dock.boundingBox())?.y ?? NaN).toBeGreaterThanOrEqual(
      (picture?.y ?? NaN) + (picture?.height ?? NaN) - 1,
    );
    await context.close();
  });
}

test('after a link has been opened its keys go on: Page Down forwards, Page Up backwards', async ({ page }) => {
  const figure = await openFigure(page, 'algorithm-x', { step: '10' });
  await expect(figure.slider).toBeFocused();
  await page.keyboard.press('PageDown');
  await expect(figure.slider).toHaveValue('14');
  await page.keyboard.press('PageUp');
  await expect(figure.slider).toHaveValue('10');
  await page.keyboard.press('Space');
  await expect(figure.button('Pause')).toBeVisible();
});

test('a page that is opened without a link keeps its focus', async ({ page }) => {
  const figure = await openFigure(page, 'algorithm-x');
  await expect(figure.slider).not.toBeFocused();
});

test('what is suggested is done, and its button says what comes next', { tag: '@quick' }, async ({ page }) => {
  const figure = await openFigure(page, 'algorithm-x');
  await figure.button('Go to the first dead end').click();
  await expect(figure.caption).toHaveText(/dead end\.$/);
  await expect(figure.caption.locator('.word-dead-end')).toHaveText('dead end');
  await expect.poll(() => Number(figure.state('step'))).toBeGreaterThan(0);
  await figure.button('Go to the solution').click();
  await expect(figure.solution).toHaveText('Solution 1 of 1');
});

test('the strip covers a part of the run, and the slider with it', async ({ page }) => {
  const figure = await openFigure(page, 'small-board');
  const part = async (): Promise<number[]> =>
    [await figure.slider.getAttribute('min'), await figure.slider.getAttribute('max')].map(Number);
  expect(await part()).toEqual([0, 2_444]);
  await figure.press('Smaller part');
  await expect(figure.host.locator('[data-part="lens-words"]')).toContainText('steps');
  await expect.poll(async () => (await part())[0]).toBeGreaterThan(0);
  const [from = NaN, to = NaN] = await part();
  expect(to - from).toBe(611);
  await expect(figure.host.locator('[data-part="lens-words"]')).toContainText(`steps ${from} to`);
  await figure.press('Whole run');
  await expect.poll(part).toEqual([0, 2_444]);
});

test.describe('a finger', () => {
  test.use({ viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true });

  /** Puts a finger on the strip, three quarters along, and moves it. */
  async function drag(page: Page, id: 'algorithm-x', dx: number, dy: number): Promise<void> {
    const strip = await page.locator(`#${id} [data-part="step"]`).boundingBox();
    if (!strip) throw new Error('the strip has no box');
    const [x, y] = [strip.x + strip.width * 0.75, strip.y + strip.height / 2];
    const client = await page.context().newCDPSession(page);
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: object[]): Promise<unknown> =>
      client.send('Input.dispatchTouchEvent', { type, touchPoints: points as { x: number; y: number }[] });
    await send('touchStart', [{ x, y }]);
    for (let step = 1; step <= 10; step += 1) {
      await send('touchMove', [{ x: x + (dx * step) / 10, y: y + (dy * step) / 10 }]);
    }
    await send('touchEnd', []);
    await pictures(page, 6);
  }

  test('that scrolls over the strip leaves the search where it is', async ({ page }) => {
    const figure = await openFigure(page, 'algorithm-x', { step: '10' });
    await isAlive(figure);
    await page.evaluate(() => scrollBy(0, 40));
    const before = await page.evaluate(() => scrollY);
    await drag(page, 'algorithm-x', 4, -160);
    await expect.poll(() => page.evaluate(() => scrollY)).not.toBe(before);
    await expect(figure.slider).toHaveValue('10');
    await expect(figure.position).toHaveText('step 10 of 43');
    expect(figure.state('step')).toBe('10');
  });

  test('that goes along the strip takes the search with it', async ({ page }) => {
    const figure = await openFigure(page, 'algorithm-x', { step: '10' });
    await drag(page, 'algorithm-x', 60, 2);
    await expect.poll(() => figure.step()).toBeGreaterThan(30);
    await expect.poll(() => Number(figure.state('step'))).toBeGreaterThan(30);
  });
});
