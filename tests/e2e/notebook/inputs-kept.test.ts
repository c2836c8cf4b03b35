/** What the reader sets in the inputs of a cell is kept, and goes with the link and the file. */
import { readFileSync } from 'node:fs';
import { openNotebook } from '../support/cells.ts';
import { wake } from '../support/host.ts';
import { expect, test } from '../support/test.ts';

const NAMES = 'Anna, Bob, Cleo, Dan, Eve, Finn, Gil';

test('names in a field are there after a reload, in the link and in the file', async ({ page }) => {
  const { host, cell } = await openNotebook(page, 'rota');
  const people = host.getByLabel('People');
  const loose = host.getByLabel('Somebody may have fewer shifts');
  const board = cell(1).place.locator('cell-figure .user-board');
  await people.fill(NAMES);
  await people.press('Enter');
  await loose.click();
  await expect(board).toContainText('Anna');
  await page.reload();
  await wake(host);
  await expect(people).toHaveValue(NAMES);
  await expect(loose).toBeChecked();
  await expect(host.getByRole('textbox', { name: 'Shifts' })).toHaveValue('early, late, night');
  await cell(2).run();
  await expect(cell(2).output).toContainText('Anna');

  await host.getByText('As a file', { exact: true }).click();
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    host.getByRole('button', { name: 'Save as a file' }).click(),
  ]);
  const text = readFileSync(await saved.path(), 'utf8');
  expect(text).toContain('```ts {"People":["Anna","Bob"');

  // One step of Undo for each value.
  const undo = host.getByRole('button', { name: 'Undo' });
  await undo.click();
  await expect(loose).not.toBeChecked();
  await undo.click();
  await expect(people).toHaveValue('Ada, Ben, Cleo, Dan, Eve, Finn, Gil');

  // Of a link nothing runs before Run, also after a value was set; what no field takes is named then.
  await host.getByRole('button', { name: 'Start over' }).click();
  const foreign = text.replace('{"People"', '{"Nobody":4,"Bad":{},"People"');
  await openNotebook(page, 'rota', foreign);
  await expect(host.locator('[data-part="notice"]').first()).toContainText(
    'What is set for “Bad” does not fit its field',
  );
  await expect(people).toHaveValue(NAMES);
  for (let time = 0; time < 2; time += 1) {
    await loose.click();
    await expect(cell(1).place).not.toHaveAttribute('data-running');
    await expect(cell(1).place.locator('[data-part="cell-status"]')).toContainText('Run it again');
  }
  await cell(1).run();
  await expect(board).toContainText('Anna');
  await expect(cell(1).fault).toContainText('No field here takes what was set for “Nobody”, so that value is not used');
});

test('a link from the address bar has what is set in the fields, and the copied code too', async ({
  page,
  context,
}) => {
  const { host, cell } = await openNotebook(page, 'rota');
  const people = host.getByLabel('People');
  await people.fill(NAMES);
  await people.press('Enter');
  await expect(cell(1).place.locator('cell-figure .user-board')).toContainText('Anna');

  // The browser refuses: the code is in a field, selected, and a copy closes it.
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
  });
  await cell(1).place.getByRole('button', { name: 'Copy cell 1' }).click();
  const field = page.getByRole('dialog', { name: 'Copy by hand' }).getByRole('textbox');
  await expect(field).toBeFocused();
  await expect(field).toHaveValue(/^const people = list\('People', \['Anna', 'Bob'/);
  await page.keyboard.press('ControlOrMeta+c');
  await expect(field).toHaveCount(0);
  await expect(cell(1).place.locator('[data-part="cell-status"]')).toHaveText(
    'The code, with what you have set, is copied.',
  );

  const link = page.url();
  const other = await (await context.browser()?.newContext())?.newPage();
  if (!other) throw new Error('there is no second device');
  await other.goto(link);
  await expect(other.getByLabel('People')).toHaveValue(NAMES);
  await expect(other.locator('[data-part="notice"]').first()).toContainText('The values in the fields came with');
  // Code that is edited does not go through the address.
  await cell(3).write('1');
  await expect.poll(() => page.url()).not.toContain('notebook.set');
  await other.context().close();
});
