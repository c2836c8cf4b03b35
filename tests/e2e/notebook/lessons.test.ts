/** Cells in lessons: they run there, and lose nothing. */
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { writeCell } from '../support/cells.ts';
import { wake } from '../support/host.ts';

/** The cells of this name in a lesson, alive. */
async function openCells(page: Page, lesson: string, name: string): Promise<Locator> {
  await page.goto(`./lessons/${lesson}/`);
  const host = page.locator(`#${name}-notebook`);
  await host.scrollIntoViewIfNeeded();
  await wake(host);
  return host;
}

test('a matrix that is typed in lesson 1 becomes the figure', async ({ page }) => {
  const host = await openCells(page, 'exact-cover', 'matrix');
  const cell = host.locator('.code-cell').first();
  const solutions = cell.locator('cell-figure [data-status="solutions"] [data-value]');
  const code = (rows: string): string =>
    `const mine = problem('Mine').primary([...'ABCDEFG']);\nfor (const row of ${rows}) mine.row(row, [...row]);\nmine;`;
  await writeCell(cell, code("['CEF', 'ADG', 'BCF', 'AD', 'DEG']"));
  await expect(solutions).toHaveText('0');
  await writeCell(cell, code("['CEF', 'ADG', 'BCF', 'AD', 'BG', 'DEG', 'EG']"));
  await expect(cell).toContainText('7 columns, 7 rows');
  await cell.locator('cell-figure').getByRole('button', { name: 'Go to the next solution' }).click();
  await expect(solutions).toHaveText(/^2/);
});

test('a figure that is not drawn at build time comes with the first run, with its styles', async ({ page }) => {
  const host = await openCells(page, 'encodings', 'line-of-numbers');
  const cell = host.locator('.code-cell').first();
  await cell.getByRole('button', { name: 'Run' }).click();
  const figure = cell.locator('cell-figure');
  await expect(figure.locator('[data-status="solutions"] [data-value]')).toHaveText(/^1/);
  // The board has its own sheet: without it a cell is black.
  const board = figure.locator('.user-board .cell').first();
  await expect(board).not.toHaveCSS('fill', 'rgb(0, 0, 0)');
  await expect(figure.locator('.timeline')).toBeVisible();
});

test('the cells of lesson 12 need each other', async ({ page }) => {
  const host = await openCells(page, 'ripple-effect', 'ripple');
  const cells = host.locator('.code-cell');
  await cells.last().getByRole('button', { name: 'Run' }).click();
  const solutions = cells.last().locator('cell-figure [data-status="solutions"] [data-value]');
  await expect(solutions).toHaveText('1');
});

test('a wrong encoding is mended by typing, and that is remembered', async ({ page }) => {
  const host = await openCells(page, 'encode-your-own', 'talks');
  const mend = page.locator('#mend-talks');
  const verdict = mend.locator('[data-part="verdict"]');
  const first = host.locator('.code-cell').first();
  await expect(verdict).toHaveText('Not mended yet.');
  await host.getByRole('button', { name: 'Run all' }).click();
  await expect(verdict).toContainText(
    'The doctor says: A solution has one row for each of the 4 columns of the group talk',
  );
  await expect(host.locator('[data-part="urgent-findings"] li:visible')).toHaveCount(2);

  const code = await first.locator('[data-part="code"]').innerText();
  // One slip instead of another: the doctor names that one.
  await writeCell(first, code.replace("plan.primary(['A', 'B', 'C', 'D']", "plan.secondary(['A', 'B', 'C', 'D']"));
  await expect(verdict).toContainText('Together they cover 6 columns of the group talk');
  await writeCell(first, code.replace('plan.primary(places', 'plan.secondary(places'));
  const mended = 'Mended. The doctor finds nothing, and the search finds 216 solutions, as it should.';
  await expect(verdict).toHaveText(mended);
  await expect(mend).toHaveAttribute('data-mended', '');

  await page.reload();
  await expect(verdict).toHaveText('You have mended this one.');
  await host.scrollIntoViewIfNeeded();
  await expect(host).toHaveAttribute('data-ready', '');
  await expect(first.locator('[data-part="code"]')).toContainText('plan.secondary(places');
});

test('a solution that is shown takes nothing away, also by keyboard', async ({ page }) => {
  const host = await openCells(page, 'encode-your-own', 'pairs');
  const verdict = page.locator('#mend-pairs [data-part="verdict"]');
  const code = host.locator('.code-cell').first().locator('[data-part="code"]');
  await writeCell(host.locator('.code-cell').first(), '// mine');
  await host.getByRole('button', { name: 'Show a solution' }).focus();
  await page.keyboard.press('Enter');
  await expect(code).toContainText("pairs.primary(['1', '2', '3']");
  await host.getByRole('button', { name: 'Run all' }).focus();
  await page.keyboard.press('Enter');
  await expect(verdict).toHaveText(/^Mended\. .* 2 solutions.* You looked at the solution\.$/);
  await expect(page.locator('#mend-pairs')).not.toHaveAttribute('data-mended');
  await host.getByRole('button', { name: 'Undo' }).focus();
  await page.keyboard.press('Enter');
  await expect(code).toHaveText('// mine');
  await expect(verdict).toHaveText('Changed. Run it to see whether it is mended.');
  // Other rules say nothing of this puzzle.
  await host.getByRole('button', { name: 'Redo' }).click();
  await writeCell(host.locator('.code-cell').last(), 'pairs.clash(() => false).check(() => true)');
  await expect(verdict).toContainText('The rules are missing');
});

test('what was typed is there after a reload, and with two tabs', async ({ page, context }) => {
  const host = await openCells(page, 'encode-your-own', 'talks');
  const code = (on: Page): Locator => on.locator('#talks-notebook .code-cell [data-part="code"]').first();
  await writeCell(host.locator('.code-cell').first(), '// linked');
  const alive = async (on: Page): Promise<void> => {
    await on.locator('#talks-notebook').scrollIntoViewIfNeeded();
    await expect(on.locator('#talks-notebook')).toHaveAttribute('data-ready', '');
  };
  const type = async (on: Page, text: string): Promise<void> => {
    await code(on).click();
    await expect(code(on).locator('.cm-editor')).toHaveClass(/cm-focused/);
    await on.keyboard.press('ControlOrMeta+a');
    await on.keyboard.insertText(text);
  };

  // Two tabs: what one of them keeps stands in the other, and stays.
  const other = await context.newPage();
  await other.goto('./lessons/encode-your-own/');
  await alive(other);
  await type(other, '// from the other tab');
  await expect(code(page)).toHaveText('// from the other tab');
  await type(page, '// mine again');
  await expect(code(other)).toHaveText('// mine again');
  await other.reload();
  await page.reload();
  for (const one of [page, other]) {
    await alive(one);
    await expect(code(one)).toHaveText('// mine again');
  }
  await other.close();
});
