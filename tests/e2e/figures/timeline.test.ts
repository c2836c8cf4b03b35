import { isAlive, openFigure, pictures, setSpeed } from '../support/figure.ts';
import { expect, test } from '../support/test.ts';

// Knuth's example at the covers zoom has 43 steps; facts.md gives its counts. What is said of each of them,
// tests/unit/history holds, and how the player plays, tests/unit/player.
const LAST = 43;

test('words of the lesson lead to the moment of which they speak', async ({ page }) => {
  const figure = await openFigure(page, 'algorithm-x', { step: '0' });
  const main = page.getByRole('main');
  await main.locator('a[title^="Step"]', { hasText: /^dead end$/ }).click();
  await expect(figure.caption).toContainText('dead end');
  await expect(figure.host).toBeInViewport();
  await main.locator('a[title^="Step"]', { hasText: /^solution$/ }).click();
  await expect(figure.status('solutions')).toHaveText('1');
});

test('the transport goes to the ends and by one step; a button that leads nowhere keeps the focus', async ({
  page,
}) => {
  const figure = await openFigure(page, 'algorithm-x', { step: '10' });
  await expect(figure.position).toHaveText('step 10 of 43');
  await figure.press('First step');
  await expect(figure.slider).toHaveValue('0');
  await expect(figure.caption).toHaveText('Nothing is covered yet.');
  await expect(figure.position).toHaveText('step 0 of 43');
  await expect(figure.button('First step')).toBeDisabled();

  await figure.button('Next step').click();
  await expect(figure.slider).toHaveValue('1');
  await expect(figure.caption).toHaveText('Branch on column A, which has 2 rows left.');
  await figure.button('Previous step').click();
  await expect(figure.slider).toHaveValue('0');
  await expect(figure.button('Previous step')).toBeFocused();
  await expect(figure.button('Previous step')).toBeDisabled();
  await expect(figure.button('Next step')).toBeEnabled();

  await figure.press('Last step');
  await expect(figure.slider).toHaveValue(String(LAST));
  await expect(figure.button('Next step')).toBeDisabled();
  await expect(figure.button('First step')).toBeEnabled();
  await figure.button('Previous step').click();
  await expect(figure.slider).toHaveValue(String(LAST - 1));
});

test(
  'the keys work on the slider and wherever the focus is in the figure, and the page does not scroll then',
  { tag: '@quick' },
  async ({ page }) => {
    await page.setViewportSize({ width: 1024, height: 500 });
    const figure = await openFigure(page, 'algorithm-x', { step: '10' });
    const press = async (key: string, step: number): Promise<void> => {
      await page.keyboard.press(key);
      await expect(figure.slider, key).toHaveValue(String(step));
    };
    await figure.slider.focus();
    await press('ArrowUp', 11);
    await press('ArrowDown', 10);
    await press('Home', 0);
    // With Shift from decision to decision: choose A, try ADG, choose B, each at its end.
    await press('Shift+ArrowRight', 2);
    await press('Shift+ArrowRight', 5);
    await press('Shift+ArrowUp', 7);
    await press('ArrowRight', 8);
    await press('Shift+ArrowLeft', 7);
    await press('Shift+ArrowDown', 5);
    // A page is a tenth of the run; down goes on.
    await press('PageDown', 9);
    await press('PageUp', 5);
    await press('End', LAST);
    const said = figure.host.locator('[data-part="progress-said"]');
    await expect(said).toHaveText('');
    await press('Shift+ArrowRight', LAST);
    await expect(said).toHaveText('This is the last step.');
    await figure.button('Previous step').click();
    await expect(said).toHaveText('');
    await figure.button('Next step').click();
    await figure.slider.focus();

    const previous = figure.button('Previous step');
    await previous.scrollIntoViewIfNeeded();
    await previous.focus();
    await pictures(page);
    const before = await page.evaluate(() => scrollY);
    await press('Home', 0);
    await press('Shift+ArrowRight', 2);
    await press('PageDown', 6);
    await pictures(page, 20);
    expect(await page.evaluate(() => scrollY)).toBe(before);
  },
);

test('the page scrolls as ever while the focus is outside', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const figure = await openFigure(page, 'algorithm-x');
  const scrolled = (): Promise<number> => page.evaluate(() => Math.round(scrollY));
  let before = 0;
  for (const key of ['Space', 'PageDown', 'ArrowDown', 'End']) {
    await page.keyboard.press(key);
    await expect.poll(scrolled, { message: key }).toBeGreaterThan(before);
    await pictures(page, 12);
    before = await scrolled();
  }
  await page.keyboard.press('Home');
  await expect.poll(scrolled).toBe(0);
  await expect(figure.slider).toHaveValue('0');
  await expect(figure.button('Play')).toBeVisible();
});

test(
  'the strip is the slider: it is dragged and pressed, and the address follows when it is let go',
  { tag: '@quick' },
  async ({ page }) => {
    const figure = await openFigure(page, 'algorithm-x', { step: '10' });
    await expect(figure.host.getByRole('slider')).toHaveCount(1);
    const strip = figure.host.locator('[data-part="strip"]');
    await strip.scrollIntoViewIfNeeded();
    const box = await strip.boundingBox();
    if (!box) throw new Error('the strip has no box');
    const { x, width } = box;
    const middle = box.y + box.height / 2;
    await page.mouse.move(x + (width * 10) / LAST, middle);
    await page.mouse.down();
    await page.mouse.move(x + width * 0.5, middle, { steps: 5 });
    await expect.poll(() => figure.step()).toBeGreaterThan(15);
    await expect(figure.position).toHaveText(`step ${await figure.step()} of ${LAST}`);
    expect(figure.state('step'), 'not while dragging').toBe('10');
    await page.mouse.move(x + width - 1, middle, { steps: 5 });
    await expect(figure.slider).toHaveValue(String(LAST));
    await page.mouse.up();
    await expect.poll(() => figure.state('step')).toBe(String(LAST));

    for (const part of [0.75, 0.25, 0.5]) {
      await page.mouse.click(x + width * part, middle);
      await pictures(page);
      const away = Math.abs((await figure.step()) - LAST * part);
      expect(away, 'at most half a step, and a pixel').toBeLessThanOrEqual(0.6);
    }
  },
);

test('Space plays and pauses, a step by hand pauses, and at its end Play is Play again', async ({ page }) => {
  const figure = await openFigure(page, 'algorithm-x', { step: '0' });
  await setSpeed(figure, 5);
  await figure.slider.focus();
  await page.keyboard.press('Space');
  await expect(figure.button('Pause')).toBeVisible();
  await expect.poll(() => figure.step()).toBeGreaterThan(1);
  await page.keyboard.press('Space');
  await expect(figure.button('Play')).toBeVisible();
  const paused = await figure.step();
  await pictures(page, 40);
  expect(await figure.step()).toBe(paused);
  await page.keyboard.press('Space');
  await expect(figure.button('Pause')).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(figure.button('Play')).toBeVisible();

  await setSpeed(figure, 20);
  await figure.button('Play').click();
  await expect(figure.button('Pause')).toBeVisible();
  await expect(figure.slider).toHaveValue(String(LAST));
  await expect(figure.button('Play')).toBeVisible();
  // From the end it starts over.
  await figure.button('Play').click();
  await expect.poll(() => figure.step()).toBeLessThan(LAST);
});

test('another zoom is the same moment', async ({ page }) => {
  const figure = await openFigure(page, 'algorithm-x', { step: '10' });
  const moment = async (): Promise<unknown> => [
    await figure.status('nodes').textContent(),
    await figure.status('updates').textContent(),
    await figure.status('level').textContent(),
    await figure.matrix.locator('.matrix-bar').evaluateAll((bars) => bars.map((bar) => bar.getAttribute('class'))),
  ];
  const before = await moment();
  await figure.more();
  await figure.zoom.selectOption('decisions');
  await expect(figure.position).toHaveText('step 4 of 17');
  await expect(figure.caption).toHaveText('Try row BCF for column B.');
  expect(await moment()).toEqual(before);
  await figure.more();
  await figure.zoom.selectOption('covers');
  await expect(figure.position).toHaveText('step 10 of 43');
  expect(await moment()).toEqual(before);
});

test('the link to a step is copied, and brings the step back', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const figure = await openFigure(page, 'algorithm-x', { step: '32' });
  await figure.press('Link to this step');
  await expect(figure.host.getByText('The link is copied.')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(link).hash).toBe('#algorithm-x?algorithm-x.step=32');
  await page.goto('about:blank');
  await page.goto(link);
  await isAlive(figure);
  await expect(figure.position).toHaveText('step 32 of 43');
});

test('the keys move the figure in sight as soon as the page is there, and no other', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('./lessons/algorithm-x/');
  const figure = page.locator('#algorithm-x');
  await expect(figure).toHaveAttribute('data-ready', '');
  const slider = figure.getByRole('slider', { name: 'Step' });
  await expect(slider).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowLeft');
  await expect(slider).toHaveValue('1');
  await expect(page.locator('body')).toBeFocused();
  // Up and down scroll the page, and out of sight the figure rests.
  await page.keyboard.press('ArrowDown');
  await expect(slider).toHaveValue('1');
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect(slider).not.toBeInViewport();
  await page.keyboard.press('ArrowRight');
  await expect(slider).toHaveValue('1');
});
