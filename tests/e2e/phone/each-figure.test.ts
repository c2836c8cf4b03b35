/** What every figure with a run keeps to on a phone. */
import { type Figure, openUntouched, pictures } from '../support/figure.ts';
import { figuresWithRun } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 390, height: 664 } });

for (const id of figuresWithRun) {
  test(`${id}: on a phone a picture, the words and the timeline are on one screen`, async ({ page }) => {
    // In lesson 10 each junction is a switch, and as large as a thumb.
    await isOnOneScreen(await openUntouched(page, id), id === 'crossings' ? 400 : 360);
  });
}

test('own-board: when it searches it is on one screen too', async ({ page }) => {
  await isOnOneScreen(await openUntouched(page, 'own-board', { mode: 'search', step: '40' }), 360);
});

async function isOnOneScreen({ page, host }: Figure, tallest: number): Promise<void> {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const seen = host.locator('.figure-stage .picture:visible');
  await expect(seen, 'one picture at a time').toHaveCount(1);
  // A matrix may be wider than the window, and scrolls in its frame.
  const drawn = seen.locator('.picture-scroll:visible, svg:visible, canvas:visible, .code-box:visible').first();
  await drawn.evaluate((element) => element.scrollIntoView({ block: 'start' }));
  await pictures(page);
  const dock = host.locator('.timeline');
  await expect(dock).toBeInViewport({ ratio: 1 });
  await expect(drawn).toBeInViewport({ ratio: 0.98 });
  const picture = await drawn.boundingBox();
  const foot = await dock.boundingBox();
  if (!picture || !foot) throw new Error('there is no picture, or no dock');
  expect(picture.height, 'the picture').toBeLessThanOrEqual(tallest);
  expect(foot.height, 'the dock').toBeLessThanOrEqual(100);
  expect(foot.y, 'the dock is below the picture').toBeGreaterThanOrEqual(picture.y + picture.height - 1);
}
