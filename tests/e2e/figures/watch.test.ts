/** Figure 18.2: queens that somebody puts on a board until they watch every square. */
import { asked } from '../support/address.ts';
import { violationsOn } from '../support/axe.ts';
import { openHost, part, wake } from '../support/host.ts';
import { expect, test } from '../support/test.ts';

const LESSON = './lessons/as-often/';

test('queens are put by pointer and by keys until every square is watched', async ({ page }) => {
  const host = await openHost(page, LESSON, 'watch');
  const board = part(host, 'board');
  const said = part(host, 'said');
  const cell = (at: number) => board.locator(`[data-cell="${at}"]`);
  await expect(said).toHaveText('1 queen watches 20 of 36 squares. Not watched: 16.');
  await cell(14).click();
  await expect(said).toHaveText(/^No queen yet\./);
  await cell(8).click();
  await expect(cell(8)).toHaveAttribute('aria-pressed', 'true');
  await expect(board.locator('.watch-place').nth(14)).toHaveText('1');

  // Keys go on from where the pointer was.
  await expect(cell(8)).toBeFocused();
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowRight', 'ArrowRight']) await page.keyboard.press(key);
  await expect(cell(22)).toBeFocused();
  await expect(board.locator('[tabindex="0"]'), 'one stop of the Tab key').toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(cell(22)).toHaveAttribute('aria-label', 'File 5, rank 4: a queen, watched twice');
  await expect(board).not.toHaveClass(/is-solved/);
  for (const key of ['ArrowDown', 'ArrowDown', 'Home', ' ']) await page.keyboard.press(key);
  await expect(said).toHaveText('3 queens watch all 36 squares, and fewer can’t.');
  await expect(board).toHaveClass(/is-solved/);
});

test('the address keeps board and queens; another board and Clear begin again', async ({ page }) => {
  let host = await openHost(page, LESSON, 'watch', { queens: '0-8-22-30' });
  await expect(part(host, 'said')).toHaveText('4 queens watch all 36 squares. It can be done with fewer.');
  expect(await violationsOn(page, '#watch')).toEqual([]);
  await part(host, 'board').locator('[data-cell="0"]').click();
  expect(asked(page, 'watch.queens')).toBe('8-22-30');
  await page.reload();
  await wake(host);
  await expect(part(host, 'said')).toHaveText(/^3 queens watch all 36/);

  await host.getByRole('combobox', { name: 'Board' }).selectOption('5');
  await expect(part(host, 'board').locator('[data-cell]')).toHaveCount(25);
  await expect(part(host, 'said')).toHaveText(/^1 queen watches \d+ of 25 squares\./);
  const clear = host.getByRole('button', { name: 'Clear' });
  await clear.click();
  await expect(part(host, 'said')).toHaveText(/^No queen yet\./);
  await expect(clear).toBeDisabled();

  host = await openHost(page, LESSON, 'watch', { side: '5', queens: '3-99' });
  await expect(part(host, 'notice')).toContainText('list of queens');
});
