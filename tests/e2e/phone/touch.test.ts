import { openFigure } from '../support/figure.ts';
import { wake } from '../support/host.ts';
import { placeIn, swipe, touching } from '../support/swipe.ts';
import { expect, test } from '../support/test.ts';

test('a tap on a row’s name picks it', async ({ page }) => {
  const figure = await openFigure(page, 'exact-cover');
  for (const index of [3, 0, 4]) await figure.matrix.locator('.matrix-row').nth(index).tap();
  await expect(figure.host).toHaveAttribute('data-solved');
});

test('a matrix scrolls inside its own frame', { tag: '@quick' }, async ({ page }) => {
  const figure = await openFigure(page, 'queens', { n: '8' });
  await expect(figure.status('matrix')).toHaveText('64×46');
  await figure.host.getByRole('radio', { name: 'Matrix' }).check({ force: true });
  // The tab has said what it is, and nothing else does above the picture.
  await expect(figure.host.locator('.matrix-picture .picture-title span')).toBeHidden();
  const frame = figure.host.locator('.picture-scroll');
  const inner = await frame.evaluate((element) => [element.scrollWidth, element.clientWidth]);
  expect(inner[0]).toBeGreaterThan(inner[1] ?? 0);
  await frame.evaluate((element) => element.scrollBy(200, 0));
  expect(await frame.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  expect(await page.evaluate(() => scrollX)).toBe(0);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
});

test('the transport and the slider by touch', { tag: '@quick' }, async ({ page }) => {
  const figure = await openFigure(page, 'algorithm-x', { step: '10' });
  await figure.button('Next step').tap();
  await expect(figure.position).toHaveText(/^step 11 of/);

  // A finger that scrolls over the strip leaves the search where it is; one that goes along it takes it along.
  await page.evaluate(() => scrollBy(0, 40));
  const before = await page.evaluate(() => scrollY);
  await swipe(page, await placeIn(figure.slider, 0.75, 0.5), 4, -160);
  await expect.poll(() => page.evaluate(() => scrollY)).not.toBe(before);
  await expect(figure.slider).toHaveValue('11');
  expect(figure.state('step')).toBe('11');
  // The browser itself ends a touch that a busy page answers late.
  await expect(async () => {
    await swipe(page, await placeIn(figure.slider, 0.75, 0.5), -60, 2);
    await expect.poll(() => figure.step(), { timeout: 5_000 }).toBeGreaterThan(20);
  }).toPass();
  await expect.poll(() => Number(figure.state('step'))).toBeGreaterThan(20);

  await figure.slider.scrollIntoViewIfNeeded();
  const end = await placeIn(figure.slider, 0.97, 0.5);
  await page.touchscreen.tap(end.x, end.y);
  await expect.poll(() => figure.step()).toBeGreaterThan(35);
  await expect.poll(() => Number(figure.state('step'))).toBeGreaterThan(35);
});

test('a swipe over a large matrix picks no row, and a tap does', async ({ page }) => {
  const figure = await openFigure(page, 'tetrasticks');
  const canvas = figure.host.locator('.matrix-stage > canvas:not(.matrix-map)');
  await figure.host.getByRole('radio', { name: 'Matrix' }).check({ force: true });
  await figure.host.locator('.picture-tabs').evaluate((tabs) => tabs.scrollIntoView());
  await expect(canvas).toBeVisible();
  await swipe(page, await placeIn(canvas, 0.85, 0.8), 0, -120);
  await expect(canvas).not.toHaveAttribute('data-row');
  await expect(figure.meaning).toHaveText('');
  await canvas.tap();
  await expect(canvas).toHaveAttribute('data-row');
});

test('a swipe over the strip leaves a board that is drawn, and a tap shows its search', async ({ page }) => {
  const { host, slider } = await openFigure(page, 'own-board');
  const drawn = host.getByRole('radio', { name: 'Draw', exact: true });
  await expect(drawn).toBeChecked();
  const before = page.url();
  await swipe(page, await placeIn(slider, 0.1, 0.5), 0, -120);
  await expect(drawn).toBeChecked();
  expect(page.url()).toBe(before);
  await slider.tap();
  await expect(host.getByRole('radio', { name: 'Search', exact: true })).toBeChecked();
});

test('a swipe over the grid of an own puzzle picks no cell, and a tap does', async ({ page }) => {
  await page.goto('./ripple-effect/own/');
  const cell = page.locator('#own .ripple-grid .cell').nth(17);
  const picked = page.locator('#own .ripple-grid .cell.is-picked');
  await expect(picked).toHaveAttribute('data-column', '0');
  await swipe(page, await placeIn(cell, 0.5, 0.5), 0, -120);
  await expect(picked).toHaveAttribute('data-column', '0');
  await cell.tap();
  await expect(picked).toHaveAttribute('data-column', '17');
});

test('on a phone the whole torus, the line of code in force and Next are seen at once', async ({ page }) => {
  const figure = await openFigure(page, 'cover', { step: '9' });
  const picture = figure.host.locator('.torus-picture');
  await picture.evaluate((element) => element.scrollIntoView({ block: 'start' }));
  const frame = picture.locator('.picture-scroll');
  const [inner, outer] = await frame.evaluate((e) => [e.scrollWidth, e.clientWidth]);
  expect(inner).toBe(outer);
  const next = figure.button('Next step');
  await expect(next).toBeInViewport({ ratio: 1 });
  await next.tap();
  const now = figure.host.locator('[data-part="code-now"]');
  await expect(now).toBeInViewport({ ratio: 1 });
  // The listing stands behind the torus.
  const lit = figure.host.locator('[data-text="pseudocode"] [data-now="line"] .code-text');
  await expect.poll(() => now.locator('.code-text').first().textContent()).toBe((await lit.textContent())?.trim());
  await expect(picture.locator('.torus')).toBeInViewport({ ratio: 1 });
  // Where the code itself is seen its lines are not there a second time.
  await figure.host.getByRole('radio', { name: 'Code' }).check({ force: true });
  await expect(now).toBeHidden();
});

test('a swipe over the matrix of lesson 1 scrolls, and marks no row', async ({ page }) => {
  const figure = await openFigure(page, 'exact-cover');
  await figure.matrix.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  await swipe(page, await placeIn(figure.matrix, 0.6, 0.8), 0, -160);
  await expect.poll(() => page.evaluate(() => scrollY)).not.toBe(before);
  await expect(figure.meaning).toHaveText('');
  await expect(figure.matrix.locator('.is-lit')).toHaveCount(0);
});

test('a finger draws on a board of one’s own, from its first touch, and the page stays', async ({ page }) => {
  await page.goto('./tetrasticks/boards/');
  const host = page.locator('#own-board');
  await wake(host);
  const middle = (edge: string) => placeIn(host.locator(`[data-edge="${edge}"]`), 0.5, 0.5);
  const [from, to] = [await middle('H01'), await middle('H21')];
  const touch = await touching(page);
  await touch('touchStart', [from]);
  // Its code comes at this touch.
  await expect(host.locator('[data-part="building"]')).toHaveAttribute('data-ready', '');
  for (const part of [0.1, 0.4, 0.7, 1]) {
    await touch('touchMove', [{ x: from.x + (to.x - from.x) * part, y: from.y + 1 }]);
  }
  await touch('touchEnd', []);
  const missing = (): Promise<(string | null)[]> =>
    host.locator('.built-edge.is-missing').evaluateAll((all) => all.map((one) => one.getAttribute('data-edge')));
  await expect.poll(missing).toEqual(['H01', 'H11', 'H21']);
  // Begun where an edge is missing it puts edges back; one stroke is one step of Undo.
  await swipe(page, from, to.x - from.x, 1);
  await expect.poll(missing).toEqual([]);
  await host.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect.poll(missing).toEqual(['H01', 'H11', 'H21']);
  const up = await middle('V12');
  const down = await middle('V10');
  const before = await page.evaluate(() => scrollY);
  await swipe(page, up, 0, down.y - up.y);
  await expect.poll(missing).toEqual(['H01', 'H11', 'H21', 'V10', 'V11', 'V12']);
  expect(await page.evaluate(() => scrollY)).toBe(before);
});

test('a swipe that begins in the tray scrolls, and says how a piece is laid', async ({ page }) => {
  await page.goto('./tetrasticks/play/');
  const play = page.locator('#play');
  await wake(play);
  const before = await page.evaluate(() => scrollY);
  await swipe(page, await placeIn(play.locator('[data-take="J"]'), 0.5, 0.5), 4, -160);
  await expect.poll(() => page.evaluate(() => scrollY)).not.toBe(before);
  const next = play.locator('[data-part="next"]');
  await expect(next).toHaveText('A swipe scrolls the page. Tap J, and then its place on the board.');
  await expect(next).toBeInViewport({ ratio: 1 });
  await expect(play.getByRole('button', { name: 'J, in the tray' })).toBeVisible();
});
