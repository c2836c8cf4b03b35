import { expect, test } from '../support/test.ts';

test('the first touch of a reader who has jumped down a lesson moves nothing', async ({ page }) => {
  await page.goto('lessons/colours/');
  const figure = page.locator('#macmahon');
  await expect(figure).toHaveAttribute('data-open', '');
  // The figures that are passed have heights that were guessed, and keep them until they are near again.
  await figure.evaluate((element) => element.scrollIntoView());
  await expect(figure).toHaveAttribute('data-laid-out', '');
  const top = async (): Promise<number> => Math.round((await figure.boundingBox())?.y ?? NaN);
  await expect(figure).toHaveAttribute('data-ready', '');
  const before = await top();

  await page.mouse.move(200, 300);
  await expect(page.locator('html')).toHaveAttribute('data-touched', '');
  // One part after another is laid out when the browser is idle, so after as many idle moments all have had their turn.
  await page.evaluate(async () => {
    for (let turn = 0; turn < 10; turn += 1) await new Promise((resolve) => requestIdleCallback(resolve));
  });
  expect(await top()).toBe(before);
  await expect(page.locator('#purified')).not.toHaveAttribute('data-laid-out');
});

test('below the screen all is laid out once the reader is there', async ({ page }) => {
  await page.goto('lessons/colours/');
  const last = page.locator('#macmahon');
  await expect(last).not.toHaveAttribute('data-laid-out');
  await page.mouse.move(200, 300);
  await expect(last).toHaveAttribute('data-laid-out', '');
});

test('the cards of the contents open without a touch, one after another', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('');
  const cards = page.locator('.front .card');
  await expect(cards).toHaveCount(3);
  for (const card of await cards.all()) {
    await expect(card).toHaveAttribute('data-open', '');
    await expect(card.getByRole('heading')).toBeVisible();
  }
  await expect(page.locator('#lessons')).toHaveCSS('content-visibility', 'auto');
  await page.mouse.move(200, 300);
  await expect(page.locator('#lessons')).toHaveCSS('content-visibility', 'visible');
});
