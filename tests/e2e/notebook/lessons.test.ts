/** Cells in lessons: they run there, and lose nothing. */
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { writeCell } from '../support/cells.ts';

/** The cells of this name in a lesson, alive. */
async function openCells(page: Page, lesson: string, name: string): Promise<Locator> {
  await page.goto(`./lessons/${lesson}/`);
  const host = page.locator(`#${name}-notebook`);
  await host.scrollIntoViewIfNeeded();
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 2);
  await expect(host).toHaveAttribute('data-ready', '');
  return host;
}

test('a matrix that is typed in lesson 1 becomes the figure; the draft is kept', async ({
  page,
}) => {
  const host = await openCells(page, 'exact-cover', 'matrix');
  const cell = host.locator('.code-cell').first();
  const solutions = cell.locator('cell-figure [data-status="solutions"] [data-value]');
  const code = (rows: string): string =>
    `const mine = problem('Mine').primary([...'ABCDEFG']);\nfor (const row of ${rows}) mine.row(row, [...row]);\nmine;`;
  await writeCell(cell, code("['CEF', 'ADG', 'BCF', 'AD', 'DEG']"));
  await expect(solutions).toHaveText('0');
  await writeCell(cell, code("['CEF', 'ADG', 'BCF', 'AD', 'BG', 'DEG', 'EG']"));
  await cell
    .locator('cell-figure')
    .getByRole('button', { name: 'Go to the next solution' })
    .click();
  await expect(solutions).toHaveText(/^2/);
  await page.reload();
  await host.scrollIntoViewIfNeeded();
  await expect(host).toHaveAttribute('data-ready', '');
  await expect(cell.locator('[data-part="code"]')).toContainText("problem('Mine')");
  await host.getByRole('button', { name: 'Start over' }).click();
  await expect(cell.locator('[data-part="code"]')).toContainText("problem('My matrix')");
  await host.getByRole('button', { name: 'Undo' }).click();
  await expect(cell.locator('[data-part="code"]')).toContainText("problem('Mine')");
});

test('a figure that is not drawn at build time comes with the first run, with its styles', async ({
  page,
}) => {
  const host = await openCells(page, 'encodings', 'line-of-numbers');
  const cell = host.locator('.code-cell').first();
  await expect(cell.locator('[data-part="cell-output"]')).toContainText('21 rows');
  await cell.getByRole('button', { name: 'Run' }).click();
  const figure = cell.locator('cell-figure');
  await expect(figure.locator('[data-status="solutions"] [data-value]')).toHaveText(/^1/);
  // The board has its own sheet: without it a cell is black.
  const board = figure.locator('.written-board .cell').first();
  await expect(board).not.toHaveCSS('fill', 'rgb(0, 0, 0)');
  await expect(figure.locator('.timeline')).toBeVisible();
  await expect(cell.locator('[data-part="doctor"]')).toContainText('all 210 pairs of rows');

  const code = await cell.locator('[data-part="code"]').innerText();
  await writeCell(cell, code.replace('x + v + 1', 'x + v'));
  const first = cell.locator('[data-part="findings"] li').first();
  await expect(first).toContainText('Rows 1 at 0 and 1 at 1 share no column, yet they clash');
});

test('the cells of lesson 12 need each other', async ({ page }) => {
  const host = await openCells(page, 'ripple-effect', 'ripple');
  const cells = host.locator('.code-cell');
  await cells.last().getByRole('button', { name: 'Run' }).click();
  const solutions = cells.last().locator('cell-figure [data-status="solutions"] [data-value]');
  await expect(solutions).toHaveText('1');
  const code = await cells.nth(1).locator('[data-part="code"]').innerText();
  await writeCell(cells.nth(1), code.replace('k = 0', 'k = 1'));
  await cells.last().getByRole('button', { name: 'Run' }).click();
  await cells.last().locator('cell-figure').getByRole('button', { name: 'Go to the next solution' }).click(); // prettier-ignore
  await expect(solutions).toHaveText(/^2/);
});
