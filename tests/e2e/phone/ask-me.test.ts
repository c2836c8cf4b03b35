import { expect, test } from '../support/test.ts';

test('a question is asked and answered by thumbs, with the picture in sight', async ({ page }) => {
  await page.goto('./ripple-effect/watch/#watch');
  const figure = page.locator('#watch');
  await expect(figure).toHaveAttribute('data-ready', '');
  await figure.getByRole('button', { name: 'More', exact: true }).tap();
  await figure.getByRole('button', { name: 'Ask me what comes next' }).tap();
  const question = figure.locator('.ask-question');
  await expect(question).toBeVisible();
  await expect(figure.locator('[data-part="more"]')).toBeHidden();
  const options = figure.locator('.ask-options').getByRole('button');
  for (const seen of [question, options.first(), figure.locator('[data-part="timeline"]')]) {
    await expect(seen).toBeInViewport({ ratio: 1 });
  }
  await expect(figure.locator('[data-part="board"]')).toBeInViewport();
  // The options stand right under the question, wherever the page puts the narrator.
  const [asked, first] = await Promise.all([question.boundingBox(), options.first().boundingBox()]);
  expect(first!.y - asked!.y - asked!.height).toBeLessThan(40);
  for (const option of await options.all()) {
    const { height = 0 } = (await option.boundingBox()) ?? {};
    expect(height).toBeGreaterThanOrEqual(43.5);
  }
  await figure.getByRole('button', { name: 'Show the answer' }).tap();
  await expect(figure.locator('.ask-verdict')).toHaveText(/^The answer is/);
  await figure.getByRole('button', { name: 'Go on' }).tap();
  await expect(question).toBeHidden();
  await figure.getByRole('button', { name: 'Stop asking' }).tap();
  await expect(figure.locator('.ask-panel')).toHaveCount(0);
});
