import { openFigure } from '../support/figure.ts';
import { expect, test } from '../support/test.ts';

// What edits the matrix and lights the code is fetched at the first touch.

test('the first press on the matrix counts, even before its code has come', async ({ page }) => {
  const figure = await openFigure(page, 'torus');
  await expect(figure.status('ones')).toHaveText('16');
  await figure.matrix.scrollIntoViewIfNeeded();
  const box = await figure.matrix.boundingBox();
  await page.mouse.click(box!.x + box!.width * 0.55, box!.y + box!.height * 0.5);
  await expect(figure.status('ones')).toHaveText('17');
  await expect.poll(() => figure.state('matrix')).toContain('0111010');

  await figure.button('Knuth’s matrix').click();
  await expect(figure.status('ones')).toHaveText('16');
});

test('a line of the code leads to the step at which it runs', async ({ page }) => {
  const figure = await openFigure(page, 'torus', { step: '0' });
  const code = figure.host.locator('[data-part="code"]');
  await expect(code).toHaveAttribute('data-live', '');
  await code.locator('[data-key="search.try"]:visible > button').click();
  await expect(code.locator('[data-key="search.try"][data-now="line"]:visible')).toHaveCount(1);
});
