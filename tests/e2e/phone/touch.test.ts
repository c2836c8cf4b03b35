import { openFigure } from '../support/figure.ts';
import { expect, test } from '../support/test.ts';

test('a tap on a row’s name picks it', async ({ page }) => {
  const figure = await openFigure(page, 'exact-cover');
  for (const index of [3, 0, 4]) await figure.matrix.locator('.matrix-row').nth(index).tap();
  await expect(figure.host).toHaveAttribute('data-solved');
});

test('a matrix scrolls inside its own frame', { tag: '@quick' }, async ({ page }) => {
  const figure = await openFigure(page, 'queens', { n: '8' });
  await expect(figure.status('matrix')).toHaveText('64 × 46');
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

test('a tap on a cell and on a number', async ({ page }) => {
  const figure = await openFigure(page, 'ripple-effect', { puzzle: 'five-by-five', step: '0' });
  await figure.board.locator('.cell[data-column="17"]').tap({ force: true });
  await figure.button('Put 2').tap();
  await expect(figure.button('Put 2')).toHaveAttribute('aria-pressed', 'true');
  await expect(figure.host.locator('[data-part="picker"]')).toContainText('Its row takes 13 columns');
});

test('the transport and the slider by touch', { tag: '@quick' }, async ({ page }) => {
  const figure = await openFigure(page, 'algorithm-x', { step: '10' });
  await figure.button('Next step').tap();
  await expect(figure.position).toHaveText(/^step 11 of/);
  await figure.slider.scrollIntoViewIfNeeded();
  const box = await figure.slider.boundingBox();
  if (!box) throw new Error('the slider has no box');
  await page.touchscreen.tap(box.x + box.width - 8, box.y + box.height / 2);
  await expect.poll(() => figure.step()).toBeGreaterThan(35);
  await expect.poll(() => Number(figure.state('step'))).toBeGreaterThan(35);
});

test('a tap on a piece says what it is', async ({ page }) => {
  const figure = await openFigure(page, 'tetrasticks');
  await expect(figure.solution).toHaveText(/^\d+ solutions so far$/);
  await figure.board.locator('.piece-letter[data-piece="X"]').tap({ force: true });
  await expect(figure.meaning).toHaveText(/\bX\b/);
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
  await expect.poll(() => now.locator('.code-text').first().textContent()).toBe(await lit.textContent());
  await expect(picture.locator('.torus')).toBeInViewport({ ratio: 1 });
  // Where the code itself is seen its lines are not there a second time.
  await figure.host.getByRole('radio', { name: 'Code' }).check({ force: true });
  await expect(now).toBeHidden();
});
