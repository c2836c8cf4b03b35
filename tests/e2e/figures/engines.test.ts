/** Lesson 16: the board without corners, weights that prove it, and four engines on one clock. */
import { asked, openLink } from '../support/address.ts';
import { expect, test } from '../support/test.ts';

const PAGE = './lessons/when-not/';
const ENGINES = ['links', 'bitmaps', 'cells', 'memory'];

test('four engines run one after the other, agree, and the guess is judged', async ({ page }) => {
  await openLink(page, `${PAGE}#engines?engines.problem=dominoes-8`);
  const figure = page.locator('#engines');
  await expect(figure).toHaveAttribute('data-ready', '');
  const said = figure.locator('[data-part="said"]');
  const cell = (engine: string, name: string) => figure.locator(`[data-part="${engine}"] [data-cell="${name}"]`);
  for (const engine of ENGINES) await expect(cell(engine, 'time')).toHaveText('–');

  // A race can be stopped, and begun again.
  await figure.getByRole('button', { name: 'Start' }).click();
  await expect(cell('links', 'state')).toHaveText('running');
  await figure.getByRole('button', { name: 'Stop' }).click();
  await expect(cell('links', 'state')).toHaveText('stopped by hand');
  await expect(said).toHaveText('No engine has finished.');

  await figure.locator('[data-part="problem"]').selectOption('dominoes-6');
  await expect(cell('links', 'state')).toHaveText('');
  expect(asked(page, 'engines.problem')).toBe('dominoes-6');
  await figure.getByLabel('Your guess').selectOption('memory');
  await figure.getByRole('button', { name: 'Start' }).click();
  await expect(said).toContainText('All that finished found 6,728 solutions.');
  await expect(said).toContainText('Your guess, links with a memory');
  for (const engine of ENGINES) await expect(cell(engine, 'time')).toHaveText(/^[\d.]+ m?s$/);
  await expect(cell('memory', 'state')).toHaveText(/^\d+ subproblems$/);
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
});

test('dominoes are laid and lifted by pointer and by keys, on a board whose colours come when they are asked for', async ({
  page,
}) => {
  await page.goto(PAGE);
  const figure = page.locator('#colours');
  const said = figure.locator('[data-part="said"]');
  await expect(figure).toHaveAttribute('data-ready', '');
  await expect(said).toHaveText('0 dominoes laid, 62 cells left.');
  await figure.getByRole('button', { name: 'File 2, rank 1: free' }).click();
  await figure.getByRole('button', { name: 'File 3, rank 1: free' }).click();
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
  await figure.getByRole('button', { name: 'File 2, rank 1: under a domino' }).click();
  await expect(said).toHaveText('1 domino laid, 60 cells left.');

  await expect(figure.locator('.cell.is-dark')).toHaveCount(0);
  await figure.getByRole('switch', { name: 'Colour the cells' }).click();
  await expect(figure.locator('.hand-tally')).toHaveText(/dark 31\s*light 29/);
  await figure.getByRole('button', { name: 'Clear' }).click();
  await expect(said).toContainText('32 dark and 30 light');
  await expect(figure.locator('.cell.is-dark')).toHaveCount(32);
  await expect(figure.getByRole('button', { name: 'File 2, rank 1, dark: free' })).toBeVisible();
});

test('cells are weighed by pointer and by keys, judged, and compared with what the machine finds', async ({ page }) => {
  await page.goto(PAGE);
  const figure = page.locator('#weights');
  const said = figure.locator('[data-part="said"]');
  const cell = (name: string) => figure.getByRole('button', { name, exact: true });
  await figure.scrollIntoViewIfNeeded();
  await expect(figure).toHaveAttribute('data-ready', '');
  await expect(said).toHaveText('Which weights prove that 7 dominoes never cover these 14 cells?');

  // A press turns a cell; the keyboard goes on from where the pointer was.
  await cell('File 2, rank 1: nothing').click();
  await cell('File 2, rank 1: plus').click();
  await cell('File 2, rank 1: minus').click();
  await cell('File 2, rank 1: nothing').click();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('+');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('-');
  await expect(figure.locator('.hand-tally')).toHaveText(/plus 2\s*minus 1\s*total 1/);
  expect(asked(page, 'weights.weights')).toBe('pp000m00000000');
  await page.reload();
  await expect(cell('File 3, rank 2: minus')).toBeVisible();

  await figure.getByRole('button', { name: 'Is it a proof?' }).click();
  await expect(said).toContainText('Not a proof: some dominoes have an even sum and some an odd one.');
  await expect(figure.locator('.hand-ring.is-blamed')).toHaveCount(1);
  // The verdict on some weights does not apply to others.
  await figure.getByRole('button', { name: 'Clear' }).click();
  await expect(said).toHaveText('Which weights prove that 7 dominoes never cover these 14 cells?');
  await expect(figure.locator('.hand-ring.is-blamed')).toHaveCount(0);

  // All dark cells are enough if the dominoes are counted.
  const dark = ['2, rank 1', '4, rank 1', '1, rank 2', '3, rank 2', '2, rank 3', '4, rank 3', '1, rank 4', '3, rank 4'];
  for (const name of dark) await cell(`File ${name}: nothing`).click();
  await figure.getByRole('button', { name: 'Is it a proof?' }).click();
  await expect(said).toContainText('but the total is 8. This is a proof.');

  await figure.getByRole('switch', { name: 'The machine’s weights' }).click();
  await expect(said).toHaveText('Each domino takes one plus and one minus cell; 8 plus, 6 minus.');
  await expect(figure.locator('.cell.is-minus')).toHaveCount(6);
  await expect(figure.locator('.picture').getByRole('button')).toHaveCount(0);
  await figure.getByLabel('Cover with').selectOption('bars');
  await expect(said).toContainText('9 is odd');
  await expect(figure.locator('.cell.is-plus')).toHaveCount(9);
  await figure.getByRole('switch', { name: 'The machine’s weights' }).click();
  await expect(figure.locator('.cell.is-plus')).toHaveCount(0);
});
