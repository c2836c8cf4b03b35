/** Text cells of a reader's own, and cells that are moved, added and deleted. */
import type { Locator, Page } from '@playwright/test';
import { openLink } from '../support/address.ts';
import { violationsOn } from '../support/axe.ts';
import { wake } from '../support/host.ts';
import { expect, test } from '../support/test.ts';

async function opened(page: Page, slug: string): Promise<Locator> {
  await openLink(page, `./notebook/${slug}/`);
  const host = page.locator('notebook-page');
  await wake(host);
  return host;
}

test('a text is added, written in Markdown and kept; no HTML passes, and Undo goes back', async ({ page }) => {
  const host = await opened(page, 'queens');
  await host.getByRole('button', { name: 'Add text' }).click();
  const area = host.getByRole('textbox', { name: 'Text in Markdown; Escape leaves it' });
  await expect(area).toBeFocused();
  await page.keyboard.insertText(
    '## Mine\n\n**bold** <b>x</b> <img src=x onerror=alert(1)>\n\n[bad](javascript:alert(1)) ' +
      '[good](https://knuth.example)\n\n- one',
  );
  await page.keyboard.press('Escape');
  const mine = host.locator('.cell-text').last();
  const isDrawn = async (): Promise<void> => {
    await expect(mine.getByRole('heading', { name: 'Mine' })).toBeVisible();
    await expect(mine).toContainText('<b>x</b> <img src=x onerror=alert(1)>');
    await expect(mine.locator('b, img')).toHaveCount(0);
    await expect(mine.getByRole('link')).toHaveText(['good']);
  };
  await isDrawn();
  await expect(mine).toBeFocused();
  await page.reload();
  await wake(host);
  await isDrawn();
  await host.getByRole('button', { name: 'Undo' }).click();
  await expect(mine).toHaveText('Write here.');
  await host.getByRole('button', { name: 'Undo' }).click();
  await expect(mine).toContainText('One thing to change');
});

test('a press opens a text; a link in it, and words that are marked, do not', async ({ page }) => {
  const host = await opened(page, 'queens');
  const first = host.locator('.cell-text').first();
  const area = host.getByRole('textbox', { name: 'Text in Markdown; Escape leaves it' });
  await first.locator('p').first().selectText();
  await first.dispatchEvent('click');
  await expect(area).toHaveCount(0);
  await page.evaluate(() => document.getSelection()?.removeAllRanges());
  await first.locator('p').first().click();
  await expect(area).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText('See [the end](#end) of it.');
  await page.keyboard.press('Escape');
  await first.getByRole('link', { name: 'the end' }).click();
  await expect(page).toHaveURL(/#end$/);
  await expect(area).toHaveCount(0);
  await first.getByText('of it.').click({ position: { x: 2, y: 4 } });
  await expect(area).toHaveValue('See [the end](#end) of it.');
});

test('cells are moved, edited and deleted by keyboard; what they gave stays, and Undo brings all back', async ({
  page,
}) => {
  const host = await opened(page, 'dominoes');
  const kinds = (): Promise<string[]> =>
    host
      .locator('[data-part="cells"] > *')
      .evaluateAll((all) => all.map((place) => (place.matches('.code-cell') ? 'code' : 'text')));
  const before = await kinds();
  expect(before.slice(0, 3)).toEqual(['text', 'code', 'code']);
  await host.getByRole('button', { name: 'Edit cells' }).press('Enter');
  const tool = (cell: number, name: string): Locator =>
    host.getByRole('group', { name: `Cell ${cell}`, exact: true }).getByRole('button', { name });
  await expect(tool(1, 'Move up')).toBeDisabled();
  expect(await violationsOn(page, 'notebook-page')).toEqual([]);

  await tool(1, 'Move down').press('Enter');
  await expect(host.getByText(`The cell is now number 2 of ${before.length}.`)).toBeVisible();
  expect((await kinds()).slice(0, 3)).toEqual(['code', 'text', 'code']);
  await expect(tool(2, 'Move down')).toBeFocused();
  await page.keyboard.press('Enter');
  // Two texts or a text between cells of code: what the code has given is still there.
  await expect(tool(3, 'Move down')).toBeFocused();
  await expect(host.locator('cell-figure').first()).toBeVisible();
  await expect(host.locator('.cell-output').nth(1)).toContainText('36');

  await tool(3, 'Edit').press('Enter');
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.insertText('\n\nMore _words_.');
  await host.getByRole('button', { name: 'Done' }).click();
  await expect(host.locator('.cell-text').first().locator('em').last()).toHaveText('words');

  await tool(3, 'Delete').press('Enter');
  await expect(host.getByText('Cell 3 has been deleted. Undo brings it back.')).toBeVisible();
  expect(await kinds()).toHaveLength(before.length - 1);
  await tool(1, 'Add code below').press('Enter');
  // What is typed at once is not lost while the editor comes.
  await page.keyboard.type('1 + 1');
  const written = host.locator('.code-cell').nth(1).locator('.cm-content');
  await expect(written).toBeFocused();
  await expect(written).toHaveText('1 + 1');

  const undo = host.getByRole('button', { name: 'Undo' });
  for (let step = 0; step < 6; step += 1) await undo.press('Enter');
  expect(await kinds()).toEqual(before);
  await expect(undo).toBeDisabled();
});
