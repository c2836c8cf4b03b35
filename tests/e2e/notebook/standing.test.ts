/** What a notebook says of its results: a result belongs to the code that it came of. */
import type { Locator, Page } from '@playwright/test';
import { violationsOn } from '../support/axe.ts';
import { writeCell } from '../support/cells.ts';
import { wake } from '../support/host.ts';
import { expect, test } from '../support/test.ts';

const OLDER = 'This result is from before your change. Run it again.';

async function openQueens(page: Page): Promise<(number: number) => Locator> {
  await page.goto('./notebook/queens/');
  const host = page.locator('notebook-page');
  await wake(host);
  return (number) => host.locator('.code-cell').nth(number - 1);
}

const statusOf = (cell: Locator): Locator => cell.locator('[data-part="cell-status"]');

/** Goes to the end of the code, and types. */
async function type(cell: Locator, text: string): Promise<void> {
  await cell.locator('[data-part="code"]').click();
  await expect(cell.locator('.cm-editor')).toHaveClass(/cm-focused/);
  await cell.page().keyboard.press('ControlOrMeta+End');
  await cell.page().keyboard.insertText(text);
}

test('a result of older code says so, and so do those that depend on it, until it is the code again', async ({
  page,
}) => {
  const cell = await openQueens(page);
  await type(cell(1), '\n// mine');
  await expect(statusOf(cell(1))).toHaveText(OLDER);
  await expect(cell(1)).toHaveAttribute('data-older', '');
  await expect(statusOf(cell(2))).toHaveText(
    'This result is out of date: something the cell uses has changed. Run it again.',
  );
  await expect(statusOf(cell(3))).toBeEmpty();
  await page.keyboard.press('Escape');
  expect(await violationsOn(page, 'notebook-page')).toEqual([]);
  await cell(1).locator('.cm-content').click();
  await page.keyboard.press('ControlOrMeta+End');
  // What stands there is what the result came of: nothing is older then.
  for (let key = 0; key < '\n// mine'.length; key += 1) await page.keyboard.press('Backspace');
  await expect(statusOf(cell(1))).toBeEmpty();
  await expect(cell(2)).not.toHaveAttribute('data-older');

  await type(cell(1), '\n// mine');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(statusOf(cell(1))).toBeEmpty();
  await expect(statusOf(cell(2))).toBeEmpty();
  // A cell that fails keeps its figure as an older one.
  await writeCell(cell(1), 'const board = queens(6);\nboard.nothing();');
  await expect(cell(1).getByRole('alert').first()).toContainText('Line 2');
  await expect(cell(1).locator('cell-figure')).toBeVisible();
  await expect(cell(1)).toHaveAttribute('data-older', '');
});

test('after a reload a cell that was changed has not run; the others keep what holds', async ({ page }) => {
  const cell = await openQueens(page);
  await type(cell(1), '\n// mine');
  await page.reload();
  await expect(cell(1).locator('[data-part="code"]')).toContainText('// mine');
  await expect(statusOf(cell(1))).toHaveText('Not run yet.');
  await expect(cell(1).locator('cell-figure')).toHaveCount(0);
  await expect(cell(2).locator('[data-part="cell-output"]')).toContainText('solutions: 4');
  await expect(cell(2)).toHaveAttribute('data-older', '');
  await expect(statusOf(cell(3))).toBeEmpty();
  await expect(page.getByText('The notebook is as you left it. A cell that has not run since says so.')).toBeVisible();
  await cell(2).getByRole('button', { name: 'Run' }).click();
  await expect(statusOf(cell(1))).toBeEmpty();
  await expect(cell(2)).not.toHaveAttribute('data-older');
});

test('Run all runs each cell once', async ({ page }) => {
  await page.addInitScript(() => {
    const ran: string[] = [];
    Object.assign(window, { ran });
    window.addEventListener('message', ({ data }: MessageEvent<{ said?: { outcome?: { id: string } } }>) => {
      if (data.said?.outcome) ran.push(data.said.outcome.id);
    });
  });
  const ran = (): Promise<string[]> => page.evaluate(() => (window as unknown as { ran: string[] }).ran);
  const cell = await openQueens(page);
  const all = await page
    .locator('.code-cell')
    .evaluateAll((cells: HTMLElement[]) => cells.map(({ dataset }) => dataset['cell'] ?? ''));
  await page.getByRole('button', { name: 'Run all' }).click();
  await expect.poll(async () => (await ran()).length).toBeGreaterThanOrEqual(all.length);
  // One run goes on at a time: whatever was still to come has come before this one.
  await cell(4).getByRole('button', { name: 'Run' }).click();
  await expect(page.locator('[data-running]')).toHaveCount(0);
  await expect.poll(async () => (await ran()).at(-1)).toBe(all[3]);
  expect((await ran()).slice(0, -1).sort()).toEqual(all);
});
