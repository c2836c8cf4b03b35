/** Lesson 16: the board without corners, and four engines on one clock. */
import { asked } from '../support/address.ts';
import { expect, test } from '../support/test.ts';

const PAGE = './lessons/when-not/';

test('four engines run one after the other, agree, and the guess is judged', async ({ page }) => {
  await page.goto(PAGE);
  const figure = page.locator('#engines');
  await expect(figure).toHaveAttribute('data-ready', '');
  const cell = (engine: string, name: string) =>
    figure.locator(`[data-part="${engine}"] [data-cell="${name}"]`);
  for (const engine of ['links', 'bitmaps', 'cells', 'memory']) {
    await expect(cell(engine, 'time')).toHaveText('–');
  }
  await figure.locator('[data-part="problem"]').selectOption('dominoes-6');
  expect(asked(page, 'engines.problem')).toBe('dominoes-6');
  await figure.getByLabel('Your guess').selectOption('memory');
  await figure.getByRole('button', { name: 'Start' }).click();
  await expect(figure.locator('[data-part="said"]')).toContainText(
    'All that are done found 6,728 solutions.',
    { timeout: 30_000 },
  );
  await expect(figure.locator('[data-part="said"]')).toContainText(
    'Your guess, links with a memory',
  );
  for (const engine of ['links', 'bitmaps', 'cells']) {
    await expect(cell(engine, 'nodes')).toHaveText('25,695');
    await expect(cell(engine, 'time')).toHaveText(/^[\d.]+ m?s$/);
  }
  await expect(cell('memory', 'nodes')).toHaveText('364');
  await expect(cell('memory', 'state')).toHaveText('255 subproblems');
});

test('a race of engines can be stopped, and begun again', async ({ page }) => {
  await page.goto(`${PAGE}#engines?engines.problem=dominoes-8`);
  const figure = page.locator('#engines');
  await expect(figure).toHaveAttribute('data-ready', '');
  const state = figure.locator('[data-part="links"] [data-cell="state"]');
  await figure.getByRole('button', { name: 'Start' }).click();
  await expect(state).toHaveText('running');
  await figure.getByRole('button', { name: 'Stop' }).click();
  await expect(state).toHaveText('stopped by hand');
  await expect(figure.locator('[data-part="said"]')).toHaveText('Nobody has come to an end.');
  await figure.locator('[data-part="problem"]').selectOption('dominoes-6');
  await expect(state).toHaveText('');
  await figure.getByRole('button', { name: 'Start' }).click();
  await expect(figure.locator('[data-part="said"]')).toContainText('6,728', { timeout: 30_000 });
});

test('the colours come when they are asked for', async ({ page }) => {
  await page.goto(PAGE);
  const figure = page.locator('#colours');
  await expect(figure).toHaveAttribute('data-ready', '');
  const dark = figure.locator('.domino-cell.is-dark').first();
  const light = figure.locator('.domino-cell:not(.is-dark)').first();
  const fill = (cell: typeof dark): Promise<string> =>
    cell.evaluate((element) => getComputedStyle(element).fill);
  expect(await fill(dark)).toBe(await fill(light));
  await figure.getByRole('switch', { name: 'Colour the cells' }).click();
  await expect(figure.locator('[data-part="said"]')).toContainText(
    '32 cells are dark and 30 are light',
  );
  expect(await fill(dark)).not.toBe(await fill(light));
});
