import type { Page } from '@playwright/test';
import type { Figure } from '../support/figure.ts';
import { openFigure, pictures } from '../support/figure.ts';
import { expect, test } from '../support/test.ts';

test('the labels of the torus can be read on a phone', async ({ page }) => {
  const figure = await openFigure(page, 'torus');
  const sizes = await figure.host.locator('.torus text').evaluateAll((all) =>
    all.map((text) => {
      const { a = 0, b = 0 } = (text as SVGTextElement).getScreenCTM() ?? {};
      return parseFloat(getComputedStyle(text).fontSize) * Math.hypot(a, b);
    }),
  );
  expect(sizes.length).toBeGreaterThan(30);
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(11);
  const frame = figure.host.locator('.torus-picture .picture-scroll');
  const [inner, outer] = await frame.evaluate((box) => [box.scrollWidth, box.clientWidth]);
  expect(inner).toBe(outer);
});

test('a swipe over a large matrix picks no row, and a tap does', async ({ page }) => {
  const figure = await openFigure(page, 'tetrasticks');
  const canvas = figure.host.locator('.matrix-stage > canvas:not(.matrix-map)');
  await openMatrix(figure);
  await expect(canvas).toBeVisible();
  const box = await canvas.boundingBox();
  if (!box) throw new Error('the matrix has no box');
  const [x, y] = [box.x + box.width - 40, box.y + box.height - 60];
  await swipe(page, x, y);
  await pictures(page, 4);
  await expect(canvas).not.toHaveAttribute('data-row');
  await expect(figure.meaning).toHaveText('');
  await canvas.tap();
  await expect(canvas).toHaveAttribute('data-row');
});

test('a swipe over the strip leaves a board that is drawn, and a tap shows its search', async ({ page }) => {
  await page.goto('./tetrasticks/boards/');
  const host = page.locator('#own-board.figure-host');
  await expect(host).toHaveAttribute('data-ready', '');
  const slider = host.getByRole('slider', { name: 'Step', exact: true });
  const drawn = host.getByRole('radio', { name: 'Draw', exact: true });
  await expect(drawn).toBeChecked();
  const before = page.url();
  const box = await slider.boundingBox();
  if (!box) throw new Error('the slider has no box');
  const [x, y] = [box.x + 40, box.y + box.height / 2];
  await swipe(page, x, y);
  await pictures(page, 4);
  await expect(drawn).toBeChecked();
  expect(page.url()).toBe(before);
  await slider.tap({ position: { x: box.width - 40, y: box.height / 2 } });
  await expect(host.getByRole('radio', { name: 'Search', exact: true })).toBeChecked();
});

test('a swipe over the grid of an own puzzle picks no cell, and a tap does', async ({ page }) => {
  await page.goto('./ripple-effect/own/');
  const cells = page.locator('#own .ripple-grid .cell');
  const picked = page.locator('#own .ripple-grid .cell.is-picked');
  await expect(picked).toHaveAttribute('data-column', '0');
  const box = await cells.nth(17).boundingBox();
  if (!box) throw new Error('the cell has no box');
  await swipe(page, box.x + box.width / 2, box.y + box.height / 2);
  await pictures(page, 4);
  await expect(picked).toHaveAttribute('data-column', '0');
  await cells.nth(17).tap();
  await expect(picked).toHaveAttribute('data-column', '17');
});

test('a narrow matrix leaves its width to the cells', async ({ page }) => {
  const figure = await openFigure(page, 'tetrasticks');
  await openMatrix(figure);
  const map = figure.host.locator('.matrix-map');
  await expect(map).toBeVisible();
  // The map is as wide as the heads of the rows.
  const stage = await figure.host.locator('.matrix-stage').boundingBox();
  const heads = await map.boundingBox();
  expect(heads?.width ?? 0).toBeLessThan((stage?.width ?? 0) * 0.16);
});

/** The matrix stands behind the board; the timeline lies over the foot of the screen. */
async function openMatrix({ host }: Figure): Promise<void> {
  await host.getByRole('radio', { name: 'Matrix' }).check({ force: true });
  await host.locator('.picture-tabs').evaluate((tabs) => tabs.scrollIntoView());
}

/** A finger that goes down on a place and moves up: the browser scrolls, and takes the pointer back. */
async function swipe(page: Page, x: number, y: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: string, by: number): Promise<unknown> =>
    session.send('Input.dispatchTouchEvent', {
      type: type as 'touchStart',
      touchPoints: type === 'touchEnd' ? [] : [{ x, y: y - by }],
    });
  await touch('touchStart', 0);
  for (let by = 10; by <= 120; by += 10) await touch('touchMove', by);
  await touch('touchEnd', 120);
}

for (const [device, width, height] of [
  ['phone', 390, 664],
  ['tablet', 800, 900],
] as const) {
  test(`on a ${device} what a suggestion changes comes to sight above the dock`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    const figure = await openFigure(page, 'tetrasticks');
    const suggestion = figure.host.locator('[data-suggestion]').first();
    const board = figure.host.locator('[data-part="board"]');
    // The reader has scrolled so far only that the board begins.
    await suggestion.evaluate((button, at) => scrollBy(0, button.getBoundingClientRect().top - at), height - 164);
    const belowDock = async (): Promise<number> => {
      const dock = await figure.host.locator('.timeline').evaluate((it) => it.getBoundingClientRect().top);
      return (await board.evaluate((it) => it.getBoundingClientRect().bottom)) - dock;
    };
    expect(await belowDock()).toBeGreaterThan(0);
    await suggestion.tap();
    await expect.poll(belowDock).toBeLessThanOrEqual(0);
  });
}

test('the focus goes along the timeline at the foot, and the page stays where it is', async ({ page }) => {
  for (const [width, height] of [
    [390, 664],
    [800, 900],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    const figure = await openFigure(page, 'tetrasticks');
    await figure.host.locator('[data-part="stage"]').evaluate((stage) => {
      scrollBy(0, stage.getBoundingClientRect().top - 100);
    });
    await figure.button('Previous step').focus();
    const before = await page.evaluate(() => scrollY);
    for (const name of ['Play', 'Next step']) {
      await page.keyboard.press('Tab');
      await expect(figure.button(name)).toBeFocused();
    }
    await page.keyboard.press('Tab');
    await expect(figure.slider).toBeFocused();
    await pictures(page);
    expect(await page.evaluate(() => scrollY), `${width} × ${height}`).toBe(before);
    await expect(figure.host.locator('.timeline')).toBeInViewport({ ratio: 1 });
  }
});

test('the sheet of the timeline leaves what it steps in sight', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  const figure = await openFigure(page, 'tetrasticks');
  await figure.more();
  const sheet = figure.host.locator('[data-part="more"]');
  await expect.poll(async () => (await sheet.boundingBox())?.y).toBeGreaterThanOrEqual(332);
  await expect(figure.host.locator('[data-part="board"]')).toBeInViewport({ ratio: 0.98 });
  // All but the last row of the board stands over the sheet.
  const [board, over] = [await figure.board.boundingBox(), await sheet.boundingBox()];
  const seen = ((over?.y ?? NaN) - (board?.y ?? NaN)) / (board?.height ?? NaN);
  expect(seen).toBeGreaterThan(0.75);
});

test('the way to What if? stands over the dock, below the matrix of the queens too', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  const figure = await openFigure(page, 'queens', { step: '9' });
  await openMatrix(figure);
  // What is pointed at is told over the narrator: nothing is.
  await page.mouse.move(195, 20);
  await expect(figure.meaning).toHaveText('');
  await pictures(page);
  const chip = await figure.button('Take another way …').boundingBox();
  const dock = await figure.host.locator('.timeline').boundingBox();
  expect((chip?.y ?? NaN) + (chip?.height ?? NaN)).toBeLessThanOrEqual(dock?.y ?? NaN);
});

test('a hint and the way to follow it stand under the board', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await page.goto('./tetrasticks/play/');
  const play = page.locator('#play');
  await play.getByRole('button', { name: 'Give me a hint' }).tap();
  const follow = play.getByRole('button', { name: /^Place [A-Z]$/ });
  await expect(follow).toBeInViewport({ ratio: 1 });
  await expect(play.locator('[data-part="answer"]')).toBeInViewport({ ratio: 1 });
  await expect(play.locator('[data-part="board"]')).toBeInViewport({ ratio: 0.98 });
  await follow.tap();
  await expect(follow).toBeHidden();
  await expect(play.locator('[data-part="board"]')).toBeInViewport({ ratio: 0.98 });
});

test('on a phone that lies on its side a link shows its figure over the timeline, and all of the drawer', async ({
  page,
}) => {
  await page.setViewportSize({ width: 844, height: 390 });
  const figure = await openFigure(page, 'tetrasticks', { step: '500' });
  await expect(figure.host.locator('.figure-title').first()).toBeInViewport({ ratio: 1 });
  await expect(figure.host.locator('.timeline')).toBeInViewport({ ratio: 1 });
  await figure.more();
  const drawer = figure.host.locator('[data-part="more"]');
  await expect.poll(async () => (await drawer.boundingBox())?.y).toBeGreaterThanOrEqual(0);
  await expect(drawer.getByRole('button', { name: 'Ask me' })).toBeInViewport({ ratio: 1 });
});
