/** Notebooks of the reader's own: an empty one, one from a file, one beside a link's, and the list of them. */
import { fragmentFor } from '#player/fragment.ts';
import { asked, openLink } from '../support/address.ts';
import { violationsOn } from '../support/axe.ts';
import { writeCell } from '../support/cells.ts';
import { wake } from '../support/host.ts';
import { expect, test } from '../support/test.ts';

test('an empty notebook gets a title and code, is kept, and stands in the list', async ({ page }) => {
  await page.goto('./notebook/');
  const kept = page.locator('kept-notebooks');
  const host = page.locator('notebook-page');
  const beginOne = async (): Promise<void> => {
    await kept.getByRole('link', { name: 'Start an empty one' }).click();
    // The page of before has a list of notebooks and no cells.
    await expect(host).toBeAttached();
    await wake(host);
  };
  await beginOne();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('My notebook');
  await expect(host.locator('.code-cell')).toHaveCount(1);
  await page.getByLabel('Title').fill('Star battle');
  await expect(heading).toHaveText('Star battle');
  await expect(page).toHaveTitle('Star battle · Cover & Uncover');
  const cell = host.locator('.code-cell').first();
  await writeCell(cell, '6 * 7');
  await expect(cell.locator('[data-part="cell-output"]')).toHaveText('42');
  await page.keyboard.press('Escape');
  expect(await violationsOn(page)).toEqual([]);
  await page.reload();
  await expect(heading).toHaveText('Star battle');
  await expect(cell.locator('[data-part="code"]')).toHaveText('6 * 7');

  // A second one, and the first is not touched.
  await page.goto('./notebook/');
  await expect(kept.getByRole('listitem')).toHaveText([/^Star battle/]);
  await beginOne();
  await expect(heading).toHaveText('My notebook');
  await page.getByLabel('Title').fill('Another');
  await page.goto('./notebook/');
  await expect(kept.getByRole('listitem')).toHaveText([/^Another/, /^Star battle/]);
  expect(await violationsOn(page, 'kept-notebooks')).toEqual([]);
  await kept.getByRole('button', { name: 'Delete Another' }).click();
  await expect(kept.getByRole('listitem')).toHaveCount(1);
  await kept.getByRole('button', { name: 'Bring it back' }).click();
  await kept.getByRole('link', { name: 'Another' }).click();
  await expect(heading).toHaveText('Another');
});

test('a file brings its title, and Undo the one before', async ({ page }) => {
  await page.goto('./notebook/queens/');
  const host = page.locator('notebook-page');
  await wake(host);
  const heading = page.getByRole('heading', { level: 1 });
  const file = { name: 'rota.md', mimeType: 'text/markdown', buffer: Buffer.from('# A rota\n\n```ts\n1\n```\n') };
  await host.locator('[data-part="draft-file"]').setInputFiles(file);
  await expect(heading).toHaveText('A rota');
  await expect(host.locator('.code-cell')).toHaveCount(1);
  // One that is not a notebook is refused with a word, and nothing is lost.
  const said = host.locator('[data-part="said"]');
  for (const [content, words] of [
    ['| Knuth\nA B | C\nA C\n', 'This file is not a notebook: it has neither a title (# Title) nor code'],
    ['\u0089PNG\u0000\u0000', 'The file a.txt is not text in UTF-8'],
  ] as const) {
    const buffer = Buffer.from(content, 'latin1');
    await host.locator('[data-part="draft-file"]').setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer });
    await expect(said).toContainText(words);
  }
  await expect(heading).toHaveText('A rota');
  await host.getByRole('button', { name: 'Undo' }).click();
  await expect(heading).toHaveText('Queens');
  await expect(page).toHaveTitle('Queens · Cover & Uncover');
  // The title is a part of the cells that can be edited.
  await expect(page.getByLabel('Title')).toBeHidden();
  await host.getByRole('button', { name: 'Edit cells' }).click();
  await page.getByLabel('Title').fill('Ladies');
  await expect(heading).toHaveText('Ladies');
  await host.getByRole('button', { name: 'Undo' }).click();
  await expect(heading).toHaveText('Queens');
});

test('a link that was only opened says that it is not kept, and one press keeps it', async ({ page }) => {
  const text = '# From a friend\n\n```ts\n1 + 1\n```\n';
  await openLink(page, `./notebook/own/${fragmentFor({ 'notebook.text': text })}`);
  const host = page.locator('notebook-page');
  await wake(host);
  await expect(host.locator('[data-part="notice"]')).toContainText(
    'The notebook is kept on this device only if you change it or press Keep it.',
  );
  await host.getByRole('button', { name: 'Keep it' }).click();
  await expect(host.locator('[data-part="said"]')).toContainText('find it under “Yours”');
  await expect(host.getByRole('button', { name: 'Keep it' })).toHaveCount(0);
  await page.goto('./notebook/');
  await page.locator('kept-notebooks').getByRole('link', { name: 'From a friend' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('From a friend');
  await expect(host.locator('[data-part="code"]')).toHaveText('1 + 1');
});

test('a link that is edited stands beside the reader’s own notebook, and takes nothing away', async ({ page }) => {
  await page.goto('./notebook/queens/');
  const host = page.locator('notebook-page');
  const first = host.locator('.code-cell').first();
  const code = first.locator('[data-part="code"]');
  await wake(host);
  await writeCell(first, '// mine');
  const text = '# Queens of a friend\n\n```ts\n// a friend’s\n```\n';
  await openLink(page, `./notebook/queens/${fragmentFor({ 'notebook.text': text })}`);
  await wake(host);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Queens of a friend');
  await expect(host.locator('[data-part="notice"]')).toContainText('This code came with the link.');
  await expect(host.locator('[data-part="notice"]')).toContainText('Your own notebook of this name stays as it is');
  await writeCell(first, '// a friend’s, changed');
  // Once it is changed, the address leads to what is kept. The browser learns of it a little later than the page.
  await expect.poll(() => asked(page, 'notebook.text')).toBeNull();
  await page.reload();
  await expect(code).toHaveText('// a friend’s, changed');
  await host.getByRole('button', { name: 'Go to yours' }).click();
  await expect(code).toHaveText('// mine');
  await page.goBack();
  await expect(code).toHaveText('// a friend’s, changed');
  await page.goto('./notebook/');
  await page.getByRole('link', { name: 'Queens of a friend' }).click();
  await expect(code).toHaveText('// a friend’s, changed');
});
