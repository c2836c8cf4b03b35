import { isAlive, openFigure, pictures } from '../support/figure.ts';
import { expect, test } from '../support/test.ts';

// How many solutions, nodes and updates there are, tests/unit/puzzles/queens holds against facts.md; which buttons
// lead from solution to solution, tests/unit/player/solve-view.test.ts.

test('queens that attack each other are ringed, where diagonals do not count', async ({ page }) => {
  const figure = await openFigure(page, 'queens');
  await figure.select('Diagonals').selectOption('off');
  await figure.press('First step');
  await figure.press('Next solution');
  await expect(figure.solution).toHaveText('Cover 1 of 120');
  // All five on the long diagonal.
  await expect(figure.board.locator('.attack-ring')).toHaveCount(5);
  await expect(figure.board.locator('desc')).toHaveText(/attack each other/);

  await figure.select('Diagonals').selectOption('secondary');
  await figure.press('Next solution');
  await expect(figure.solution).toHaveText('Solution 1 of 10');
  await expect(figure.board).toHaveClass(/is-solved/);
  await expect(figure.board.locator('.marks.is-chosen')).toHaveCount(5);
  await expect(figure.board.locator('.attack-ring')).toHaveCount(0);
});

test('board and matrix answer each other, by pointer and by focus', async ({ page }) => {
  const figure = await openFigure(page, 'queens');
  const before = await figure.step();
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
  expect(await figure.step(), 'pointing does not move the search').toBe(before);
  expect(new URL(page.url()).hash).toBe('');

  await page.getByRole('heading', { level: 1 }).hover();
  await figure.matrix.locator('[tabindex="0"]').focus();
  await expect(figure.board.locator('.name.is-lit')).toHaveText('r0');
  await page.keyboard.press('ArrowDown');
  await expect(figure.board.locator('.cell[data-row="0"]')).toHaveClass(/is-lit/);
  await expect(figure.meaning).not.toHaveText('');
  await figure.slider.focus();
  await expect(figure.board.locator('.cell.is-lit')).toHaveCount(0);
  await expect(figure.meaning).toHaveText('');
});

test('one diagonal, switched off, leaves the step, and a reload keeps both', async ({ page }) => {
  const figure = await openFigure(page, 'queens');
  await figure.choose('Board', '4');
  await expect(figure.board.locator('.cell')).toHaveCount(16);
  await figure.slider.fill('6');
  await expect.poll(() => figure.state('step')).toBe('6');
  // The first rising diagonal: secondary, then off.
  await figure.matrix.locator('.matrix-column').nth(8).click();
  await expect(figure.total('matrix')).toHaveText('(8 primary + 13 secondary)');
  await expect(figure.position).toHaveText(/^step 6 of/);
  expect(figure.state('step')).toBe('6');
  await pictures(page);
  const caption = (await figure.caption.textContent()) ?? '';

  await page.reload();
  await isAlive(figure);
  await expect(figure.select('Board')).toHaveValue('4');
  await expect(figure.total('matrix')).toHaveText('(8 primary + 13 secondary)');
  await expect(figure.position).toHaveText(/^step 6 of/);
  await expect(figure.caption).toHaveText(caption);

  // Another board begins with columns of its own.
  await figure.choose('Board', '5');
  await expect(figure.total('matrix')).toHaveText('(10 primary + 18 secondary)');
  expect(figure.state('columns')).toBeNull();
});

test('the link of the prose strikes out a row that no primary column asks for', async ({ page }) => {
  const figure = await openFigure(page, 'queens');
  await page.getByRole('link', { name: 'Figure 8.1 shows it' }).click();
  await expect(figure.total('matrix')).toHaveText('(8 primary + 20 secondary)');
  await expect(figure.matrix.locator('desc')).toHaveText(/Without a primary column, and so never chosen: row r0c0\.$/);
});
