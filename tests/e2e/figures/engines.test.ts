/** Lesson 16: the board without corners, and four engines on one clock. */
import { asked } from '../support/address.ts';
import { expect, test } from '../support/test.ts';

const PAGE = './lessons/when-not/';

test('four engines run one after the other, agree, and the guess is judged', { tag: '@quick' }, async ({ page }) => {
  await page.goto(PAGE);
  const figure = page.locator('#engines');
  await expect(figure).toHaveAttribute('data-ready', '');
  const cell = (engine: string, name: string) => figure.locator(`[data-part="${engine}"] [data-cell="${name}"]`);
  for (const engine of ['links', 'bitmaps', 'cells', 'memory']) {
    await expect(cell(engine, 'time')).toHaveText('–');
  }
  await figure.locator('[data-part="problem"]').selectOption('dominoes-6');
  expect(asked(page, 'engines.problem')).toBe('dominoes-6');
  await figure.getByLabel('Your guess').selectOption('memory');
  await figure.getByRole('button', { name: 'Start' }).click();
  await expect(figure.locator('[data-part="said"]')).toContainText('All that are done found 6,728 solutions.', {
    timeout: 30_000,
  });
  await expect(figure.locator('[data-part="said"]')).toContainText('Your guess, links with a memory');
  // The slowest fills its track, and the fastest is drawn to the same scale.
  const lengths = await figure
    .locator('.engine-track')
    .evaluateAll((tracks) =>
      tracks.map(
        (track) => parseFloat(getComputedStyle(track, '::before').width) / track.getBoundingClientRect().width,
      ),
    );
  expect(Math.max(...lengths)).toBeCloseTo(1, 2);
  expect(Math.min(...lengths)).toBeLessThan(0.7);
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
  const dark = figure.locator('.cell.is-dark');
  await expect(dark).toHaveCount(0);
  await expect(figure.locator('[data-part="said"]')).toHaveText('0 dominoes laid, 62 cells left.');
  await figure.getByRole('switch', { name: 'Colour the cells' }).click();
  await expect(figure.locator('[data-part="said"]')).toContainText('32 dark and 30 light');
  await expect(dark).toHaveCount(32);
  const tally = figure.locator('.colours-tally');
  await expect(tally).toHaveText(/dark 32\s*light 30/);
  await figure.locator('[data-cell="1,0"]').click();
  await figure.locator('[data-cell="2,0"]').click();
  await expect(tally).toHaveText(/dark 31\s*light 29/);
  await figure.getByRole('button', { name: 'Lift all' }).click();
  await expect(figure.getByRole('button', { name: 'Column 2, line 1, dark: free' })).toBeVisible();
});

test('dominoes are laid and lifted by pointer and by keys, and come back with the address', async ({ page }) => {
  await page.goto(PAGE);
  const figure = page.locator('#colours');
  const said = figure.locator('[data-part="said"]');
  await expect(figure).toHaveAttribute('data-ready', '');
  await expect(said).toHaveText('0 dominoes laid, 62 cells left.');
  await figure.getByRole('button', { name: 'Column 2, line 1: free' }).click();
  await figure.getByRole('button', { name: 'Column 3, line 1: free' }).click();
  await expect(said).toHaveText('1 domino laid, 60 cells left.');
  // The keyboard goes on from where the pointer was.
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await expect(said).toHaveText('2 dominoes laid, 58 cells left.');
  expect(asked(page, 'colours.laid')).toBe('10r21d');
  await page.reload();
  await expect(said).toHaveText('2 dominoes laid, 58 cells left.');
  await expect(figure.locator('.rows > .marks')).toHaveCount(2);
  await figure.getByRole('button', { name: 'Column 2, line 1: under a domino' }).click();
  await expect(said).toHaveText('1 domino laid, 60 cells left.');
  await figure.getByRole('button', { name: 'Lift all' }).click();
  await expect(said).toHaveText('0 dominoes laid, 62 cells left.');
});
