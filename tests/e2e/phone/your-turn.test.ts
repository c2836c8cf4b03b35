import { expect, test } from '../support/test.ts';

test('a search is performed by thumbs', async ({ page }) => {
  await page.goto('./lessons/algorithm-x/#perform');
  const figure = page.locator('#perform');
  await expect(figure).toHaveAttribute('data-ready', '');
  await figure.getByRole('button', { name: /^Column A,/ }).tap();
  // Any cell of a row is the row.
  await figure.locator('.matrix-hits [data-id="3-3"]').tap();
  await expect(figure.locator('[data-part="caption"]')).toHaveText('Try row AB for column A.');
});

test('a link is written by thumbs', async ({ page }) => {
  await page.goto('./lessons/cover/#write-links');
  const figure = page.locator('#write-links');
  await expect(figure).toHaveAttribute('data-ready', '');
  await figure.locator('.torus-node[data-id="root"]').tap();
  await figure.locator('[data-hold="right"]').tap();
  await figure.locator('.torus-node[data-id="header-1"]').tap();
  await expect(figure.locator('[data-part="caption"]')).toHaveText(
    'R of the root now leads to the header of B, past the header of A.',
  );
});
