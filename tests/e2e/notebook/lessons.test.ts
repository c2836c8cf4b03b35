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
