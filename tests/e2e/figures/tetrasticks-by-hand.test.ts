import { asked } from '../support/address.ts';
import { openHost, part, wake } from '../support/host.ts';
import { expect, test } from '../support/test.ts';

const lesson = './lessons/tetrasticks/';

test('a piece is turned by buttons, keys, a drag and a tap, and its aspects are kept', async ({ page }) => {
  const figure = await openHost(page, lesson, 'pieces');
  const words = part(figure, 'words');
  await figure.getByRole('radio', { name: 'Z, 4 aspects' }).check({ force: true });
  await expect(words).toHaveText('Z, facing north. 1 of 4 aspects met.');
  await figure.getByRole('button', { name: 'Turn right' }).click();
  await expect(words).toHaveText('Z, facing east: a new aspect. 2 of 4 aspects met.');
  await page.keyboard.press('r');
  await expect(words).toContainText('this looks the same as N, facing north');
  await part(figure, 'hand').click();
  await expect(words).toContainText('3 of 4 aspects met');

  const box = (await part(figure, 'hand').boundingBox())!;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y - 80);
  await page.mouse.down();
  await page.mouse.move(x + 60, y - 60, { steps: 4 });
  await page.mouse.move(x + 85, y - 5, { steps: 4 });
  await page.mouse.up();
  await expect(words).toContainText('All 4 aspects of Z have been met');
  await expect(figure.locator('[data-met="Z"]')).toHaveText('4');

  await page.reload();
  await wake(figure);
  await expect(words).toContainText('All 4 aspects of Z have been met');
  await figure.getByRole('button', { name: 'Aspect E', exact: true }).click();
  await expect(words).toContainText('Z, facing east.');
  await expect(figure.getByRole('button', { name: 'Aspect E', exact: true })).toBeFocused();
});

test('the omitted piece decides whether the balance can be level', async ({ page }) => {
  const figure = await openHost(page, lesson, 'parity');
  const level = figure.getByRole('button', { name: 'Lean them so that they balance' });
  await expect(level).toBeDisabled();
  await figure.getByRole('radio', { name: 'J', exact: true }).check({ force: true });
  await level.click();
  await expect(part(figure, 'now')).toHaveText('30 horizontal, 30 vertical: they balance.');
  const piece = figure.getByRole('button', { name: /^I \+4: 4/ });
  await piece.focus();
  await page.keyboard.press('Enter');
  await expect(part(figure, 'now')).toContainText('8 more');
  await expect(piece).toBeFocused();
  await page.reload();
  await wake(figure);
  await expect(part(figure, 'now')).toContainText('8 more');
});

test('a piece is moved by keys, by a drag and by the columns that it has, and its row follows', async ({ page }) => {
  const figure = await openHost(page, lesson, 'row-by-row');
  const words = part(figure, 'words');
  await part(figure, 'pad').focus();
  await page.keyboard.press('ArrowRight');
  await expect(words).toContainText('V, facing north, at (2, 1)');
  await page.keyboard.press('r');
  await expect(words).toContainText('V, facing east, at (2, 1)');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(part(figure, 'refused')).toContainText('would leave the board at the right');
  await expect(part(figure, 'taken').getByRole('button')).toHaveCount(7);

  const board = part(figure, 'board');
  await board.scrollIntoViewIfNeeded();
  const stick = (await board.locator('.hit-edge[data-row]').first().boundingBox())!;
  const edge = await board.evaluate((svg) => (svg as SVGSVGElement).getScreenCTM()!.a * 100);
  const [x, y] = [stick.x + stick.width / 2, stick.y + stick.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - edge, y, { steps: 4 });
  await page.mouse.move(x - 2 * edge, y - edge, { steps: 4 });
  await page.mouse.up();
  await expect(words).toContainText('V, facing east, at (1, 2)');

  // A column is picked on the board and in the list, and the rows that use it are walked.
  await part(figure, 'board').locator('.hit-junction').first().click();
  await expect(part(figure, 'meaning')).toContainText('Junction (1, 1)');
  await part(figure, 'column').selectOption('X');
  await expect(part(figure, 'meaning')).toContainText('16 of the 1,409 rows have a 1 here.');
  await figure.getByRole('button', { name: 'Next row' }).click();
  await expect(words).toContainText('X, facing north, at (0, 0)');
  await expect(part(figure, 'place')).toHaveText('1 of 16');
  await part(figure, 'row-number').fill('1409');
  await figure.getByRole('button', { name: 'Show it' }).click();
  await expect(words).toContainText('Row 1,409 of 1,409. Z');
  expect(asked(page, 'row-by-row.at')).toBe('1409.X');
});
