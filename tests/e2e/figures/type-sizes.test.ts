import { openFigure, pictures } from '../support/figure.ts';
import { smallTexts } from '../support/small-texts.ts';
import { expect, test } from '../support/test.ts';

// The texts of all pictures of all lessons are measured in pages/every-page.test.ts.
test('all columns of eight queens are in sight on a laptop, and can be read', async ({ page }) => {
  const figure = await openFigure(page, 'queens', { n: '8' });
  await expect(figure.status('matrix')).toHaveText('64 × 46');
  await expect(figure.matrix.locator('.matrix-column')).toHaveCount(46);
  const frame = figure.host.locator('.matrix-picture .picture-scroll');
  for (const width of [1280, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await pictures(page);
    await expect.poll(() => frame.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeLessThanOrEqual(0);
    expect(await smallTexts(figure.host.locator('svg'), 12)).toEqual([]);
  }
});
