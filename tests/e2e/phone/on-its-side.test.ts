import { expect, test } from '../support/test.ts';

test('on its side a phone shows the board of a lesson whole, with its timeline', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await page.goto('./lessons/tetrasticks/');
  const board = page.locator('#tetrasticks .tetrastick-board').first();
  const box = await board.boundingBox();
  expect(box?.height ?? NaN).toBeLessThanOrEqual(390 - 52 - 90);
});
