import { isAlive, openFigure, pictures } from '../support/figure.ts';
import { expect, test } from '../support/test.ts';

test('two selects and the last step lead to the counts of Knuth’s dlx1', async ({ page }) => {
  const figure = await openFigure(page, 'queens');
  await figure.select('Board').selectOption('5');
  await expect(figure.board.locator('.cell')).toHaveCount(25);
  await figure.select('Board').selectOption('8');
  await figure.select('Diagonals').selectOption('primary with slack');
  await figure.press('Last step');
  await expect(figure.status('nodes')).toHaveText('3,020');
  await expect(figure.status('updates')).toHaveText('41,220');
  await expect(figure.button('Next solution')).toBeDisabled();
  await expect(figure.caption).toHaveText(/the search is over/);
});

test('without diagonals there are 120, and queens that attack each other are ringed', async ({ page }) => {
  const figure = await openFigure(page, 'queens');
  await figure.select('Diagonals').selectOption('off');
  await expect(figure.status('matrix')).toHaveText('25 × 10');
  await figure.press('Last step');
  await expect(figure.status('solutions')).toHaveText('120');

  await figure.press('First step');
  await figure.press('Next solution');
  await expect(figure.solution).toHaveText('Cover 1 of 120');
  // All five on the long diagonal.
  await expect(figure.board.locator('.attack-ring')).toHaveCount(5);
  await expect(figure.board.locator('.marks.is-chosen')).toHaveCount(5);
  await expect(figure.board.locator('desc')).toHaveText(/attack each other/);

  await figure.select('Diagonals').selectOption('secondary');
  await figure.press('Next solution');
  await expect(figure.solution).toHaveText('Solution 1 of 10');
  await expect(figure.board.locator('.marks.is-chosen')).toHaveCount(5);
  await expect(figure.board.locator('.attack-ring')).toHaveCount(0);
  await expect(figure.board.locator('desc')).not.toHaveText(/attack/);
});

test('from solution to solution, all of them different', async ({ page }) => {
  const figure = await openFigure(page, 'queens');
  await figure.press('First step');
  await expect(figure.button('Previous solution')).toBeDisabled();
  const boards = new Set<string | null>();
  for (let number = 1; number <= 10; number += 1) {
    await figure.press('Next solution');
    await expect(figure.solution).toHaveText(`Solution ${number} of 10`);
    await expect(figure.board).toHaveClass(/is-solved/);
    boards.add(await figure.board.locator('desc').textContent());
  }
  expect(boards.size).toBe(10);
  await expect(figure.button('Next solution')).toBeDisabled();
  await figure.press('Previous solution');
  await expect(figure.solution).toHaveText('Solution 9 of 10');
});

test('board and matrix answer each other', { tag: '@quick' }, async ({ page }) => {
  const figure = await openFigure(page, 'queens');
  const frame = figure.host.locator('.matrix-picture .picture-scroll');
  const beyond = frame.evaluate((box) => box.scrollWidth - box.clientWidth);
  expect(await beyond, 'all columns are in sight').toBeLessThanOrEqual(0);
  const row = figure.matrix.locator('.matrix-row').nth(7);
  const square = figure.board.locator('.cell[data-row="7"]');
  await expect(row).not.toHaveClass(/is-lit/);

  await square.hover();
  await expect(row).toHaveClass(/is-lit/);
  await expect(figure.matrix.locator('.matrix-row.is-lit')).toHaveCount(1);
  // A queen's rank, file and two diagonals.
  await expect(figure.matrix.locator('.matrix-column.is-related')).toHaveCount(4);
  await expect(figure.meaning).toHaveText(/^A queen where rank r1 meets file c2/);

  await page.getByRole('heading', { level: 1 }).hover();
  await expect(row).not.toHaveClass(/is-lit/);
  await expect(figure.meaning).toHaveText('');

  await row.hover();
  await expect(square).toHaveClass(/is-lit/);
  await expect(figure.board.locator('.cell.is-lit')).toHaveCount(1);

  await figure.matrix.locator('.matrix-column').nth(0).hover();
  await expect(figure.board.locator('.name.is-lit')).toHaveText('r0');
  await figure.board.locator('.name[data-column="6"]').hover();
  await expect(figure.matrix.locator('.matrix-column').nth(6)).toHaveClass(/is-lit/);
});

test('the focus points as the pointer does', async ({ page }) => {
  const figure = await openFigure(page, 'queens');
  await figure.matrix.locator('[tabindex="0"]').focus();
  await expect(figure.board.locator('.name.is-lit')).toHaveText('r0');
  await page.keyboard.press('ArrowDown');
  await expect(figure.board.locator('.cell[data-row="0"]')).toHaveClass(/is-lit/);
  await expect(figure.meaning).not.toHaveText('');
  await page.keyboard.press('ArrowDown');
  await expect(figure.board.locator('.cell[data-row="1"]')).toHaveClass(/is-lit/);
  await figure.slider.focus();
  await expect(figure.board.locator('.cell.is-lit')).toHaveCount(0);
  await expect(figure.meaning).toHaveText('');
});

test('pointing does not move the search', async ({ page }) => {
  const figure = await openFigure(page, 'queens');
  const before = await figure.step();
  await figure.board.locator('.cell').nth(12).hover();
  await pictures(page);
  expect(await figure.step()).toBe(before);
  const { search, hash } = new URL(page.url());
  expect(search + hash).toBe('');
});

test('one diagonal, switched off, and what a reload keeps', { tag: '@quick' }, async ({ page }) => {
  const figure = await openFigure(page, 'queens');
  await figure.select('Board').selectOption('4');
  await expect(figure.status('matrix')).toHaveText('16 × 22');
  // The first rising diagonal: secondary, then off.
  await figure.matrix.locator('.matrix-column').nth(8).click();
  await expect(figure.total('matrix')).toHaveText('(8 primary + 13 secondary)');
  await figure.slider.fill('6');
  await expect.poll(() => figure.state('step')).toBe('6');
  await pictures(page);
  const caption = (await figure.caption.textContent()) ?? '';

  await page.reload();
  await isAlive(figure);
  await expect(figure.select('Board')).toHaveValue('4');
  await expect(figure.total('matrix')).toHaveText('(8 primary + 13 secondary)');
  await expect(figure.position).toHaveText(/^step 6 of/);
  await expect(figure.caption).toHaveText(caption);

  // Another board begins with columns of its own.
  await figure.select('Board').selectOption('5');
  await expect(figure.total('matrix')).toHaveText('(10 primary + 18 secondary)');
  expect(figure.state('columns')).toBeNull();
});

test('the link of the prose strikes out a row that no primary column asks for', async ({ page }) => {
  const figure = await openFigure(page, 'queens');
  await page.getByRole('link', { name: 'Figure 8.1 shows it' }).click();
  await expect(figure.total('matrix')).toHaveText('(8 primary + 20 secondary)');
  await expect(figure.matrix.locator('desc')).toHaveText(/Without a primary column, and so never chosen: row r0c0\.$/);
});

test('a column that is switched leaves the reader at the step', async ({ page }) => {
  const figure = await openFigure(page, 'queens', { step: '6' });
  await figure.matrix.locator('.matrix-column').first().click();
  await expect(figure.total('matrix')).toHaveText('(9 primary + 19 secondary)');
  expect(figure.state('step')).toBe('6');
  await expect(figure.position).toHaveText(/^step 6 of/);
});
