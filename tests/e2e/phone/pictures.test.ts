/** What is in sight of a figure on a phone; that each fits the screen is in each-figure.test.ts. */
import { type Figure, openFigure, pictures } from '../support/figure.ts';
import { smallTexts } from '../support/small-texts.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 390, height: 664 } });

test('the labels of the torus can be read on a phone', async ({ page }) => {
  const figure = await openFigure(page, 'torus');
  const torus = figure.host.locator('svg.torus');
  await expect(torus.locator('text').nth(30)).toBeVisible();
  expect(await smallTexts(torus, 11)).toEqual([]);
  const frame = figure.host.locator('.torus-picture .picture-scroll');
  const [inner, outer] = await frame.evaluate((box) => [box.scrollWidth, box.clientWidth]);
  expect(inner).toBe(outer);
});

for (const [device, width, height] of [
  ['phone', 390, 664],
  ['tablet', 800, 900],
] as const) {
  test(`on a ${device} what a suggestion changes is in sight above the dock`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    const figure = await openFigure(page, 'tetrasticks');
    const suggestion = figure.host.locator('[data-suggestion]').first();
    // On a tablet suggestions stand over the board, on a phone below it: the reader sees them, and only part of it.
    const at = device === 'phone' ? 90 : height - 164;
    await suggestion.evaluate((button, to) => scrollBy(0, button.getBoundingClientRect().top - to), at);
    const hidden = async (): Promise<number> => {
      const { top, bottom } = await figure.board.evaluate((it) => it.getBoundingClientRect());
      const dock = await figure.host.locator('.timeline').evaluate((it) => it.getBoundingClientRect().top);
      return Math.max(bottom - dock, -top);
    };
    expect(await hidden()).toBeGreaterThan(0);
    await suggestion.tap();
    await expect.poll(hidden).toBeLessThanOrEqual(1);
  });
}

test('the focus goes along the timeline at the foot, and the page stays where it is', async ({ page }) => {
  const figure = await openFigure(page, 'tetrasticks');
  for (const [width, height] of [
    [390, 664],
    [800, 900],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    await figure.host.locator('[data-part="stage"]').evaluate((stage) => {
      scrollBy(0, stage.getBoundingClientRect().top - 100);
    });
    await figure.button('Previous step').focus();
    const before = await page.evaluate(() => scrollY);
    for (const next of [figure.button('Play'), figure.button('Next step'), figure.slider]) {
      await page.keyboard.press('Tab');
      await expect(next).toBeFocused();
    }
    await pictures(page);
    expect(await page.evaluate(() => scrollY), `${width} × ${height}`).toBe(before);
    await expect(figure.host.locator('.timeline')).toBeInViewport({ ratio: 1 });
  }
});

test('the sheet of the timeline leaves the board in sight, and a matrix its width to the cells', async ({ page }) => {
  const figure = await openFigure(page, 'tetrasticks');
  await figure.more();
  const sheet = figure.host.locator('[data-part="more"]');
  await expect.poll(async () => (await sheet.boundingBox())?.y).toBeGreaterThanOrEqual(332);
  await expect(figure.board).toBeInViewport({ ratio: 0.98 });
  // All but the last row of the board stands over the sheet.
  const [board, over] = [await figure.board.boundingBox(), await sheet.boundingBox()];
  const seen = ((over?.y ?? NaN) - (board?.y ?? NaN)) / (board?.height ?? NaN);
  expect(seen).toBeGreaterThan(0.75);
  await page.keyboard.press('Escape');

  // Whole, a matrix has its width for the cells; close up, part of it for the names of rows.
  await openMatrix(figure);
  const map = figure.host.locator('.matrix-map');
  await expect(map).toBeHidden();
  await figure.host.getByRole('switch', { name: 'Follow the search' }).tap();
  await expect(map).toBeVisible();
  // The map is as wide as the heads of the rows.
  const stage = await figure.host.locator('.matrix-stage').boundingBox();
  const part = ((await map.boundingBox())?.width ?? NaN) / (stage?.width ?? NaN);
  expect(part).toBeGreaterThan(0.25);
  expect(part).toBeLessThan(0.45);
});

test('the way to What if? stands over the dock, below the matrix of the queens too', async ({ page }) => {
  const figure = await openFigure(page, 'queens', { step: '9' });
  await openMatrix(figure);
  // What is pointed at is told over the narrator: nothing is.
  await page.mouse.move(195, 20);
  await expect(figure.meaning).toHaveText('');
  await pictures(page);
  const chip = await figure.button('Take another way…').boundingBox();
  const dock = await figure.host.locator('.timeline').boundingBox();
  expect((chip?.y ?? NaN) + (chip?.height ?? NaN)).toBeLessThanOrEqual(dock?.y ?? NaN);
});

test('a hint and the way to follow it stand under the board', async ({ page }) => {
  await page.goto('./tetrasticks/play/');
  const play = page.locator('#play');
  await play.getByRole('button', { name: 'Get a hint' }).tap();
  const follow = play.getByRole('button', { name: /^Place [A-Z]$/ });
  await expect(follow).toBeInViewport({ ratio: 1 });
  await expect(play.locator('[data-part="answer"]')).toBeInViewport({ ratio: 1 });
  await expect(play.locator('[data-part="board"]')).toBeInViewport({ ratio: 0.98 });
  await follow.tap();
  await expect(follow).toBeHidden();
  await expect(play.locator('[data-part="board"]')).toBeInViewport({ ratio: 0.98 });
});

test('on a phone on its side a link shows its figure over the timeline, and all of the drawer', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  const figure = await openFigure(page, 'tetrasticks', { step: '500' });
  await expect(figure.host.locator('.figure-title').first()).toBeInViewport({ ratio: 1 });
  await expect(figure.host.locator('.timeline')).toBeInViewport({ ratio: 1 });
  // A piece says what it is when it is tapped.
  await figure.board.locator('.piece-letter').first().tap({ force: true });
  await expect(figure.meaning).toHaveText(/\b[A-Z]\b/);
  await figure.more();
  const drawer = figure.host.locator('[data-part="more"]');
  await expect.poll(async () => (await drawer.boundingBox())?.y).toBeGreaterThanOrEqual(0);
  await expect(drawer.getByRole('button', { name: 'Ask me what comes next' })).toBeInViewport({ ratio: 1 });
});

/** The matrix stands behind the board; the timeline lies over the foot of the screen. */
async function openMatrix({ host }: Figure): Promise<void> {
  await host.getByRole('radio', { name: 'Matrix' }).check({ force: true });
  await host.locator('.picture-tabs').evaluate((tabs) => tabs.scrollIntoView());
}
