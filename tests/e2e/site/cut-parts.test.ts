/**
 * What a page fetches later is cut in the middle of its body, once: the page says so where the reader sees it, and the
 * next press is answered. Requests that fail from the start are in missing-parts.test.ts.
 */
import { wake } from '../support/host.ts';
import { test } from '../support/own-site.ts';
import { expect } from '../support/test.ts';

/** A module with a dialog, one with a drawer, an editor, a worker, a frame: the page, its figure, the file, the press. */
const atAPress = [
  ['./lessons/exact-cover/', '#exact-cover', /\/dialog\./, '[data-do="take-out"]'],
  ['./lessons/algorithm-x/', '#algorithm-x', /\/more-controls\./, '[data-do="more"]'],
  ['./notebook/queens/', 'notebook-page', /\/cell-editor\./, '[data-part="code"]'],
  ['./lessons/smallest/', 'race-figure', /\/race\.worker-/, '[data-do="start"]'],
  ['./notebook/queens/', 'notebook-page', /sandbox\/box\.html/, '[data-do="run-cell"]'],
] as const;
for (const [path, id, file, control] of atAPress) {
  test(`${path}: a press says that ${file.source} was cut, and the next one fetches it`, async ({
    page,
    site,
    complaints,
  }) => {
    site.cutOnce(file);
    await page.goto(path);
    const host = page.locator(id).first();
    await wake(host);
    const said = page
      .locator('main')
      .getByText(/could not be fetched[.;] press (again|there) to retry, or reload the page/i)
      .filter({ visible: true });
    const press = (): Promise<void> => host.locator(control).first().click();
    await press();
    await expect(said.first()).toBeVisible();
    await press();
    await expect(said).toHaveCount(0);
    if (control === '[data-do="take-out"]') await expect(host.locator('dialog.take-out')).toBeVisible();
    expect(complaints.filter((words) => words.startsWith('uncaught'))).toEqual([]);
    complaints.length = 0;
  });
}

test('late markup that was cut is told of, and a press fetches it', async ({ page, site, complaints }) => {
  site.cutOnce(/\/part\.[\w-]+\.txt$/);
  await page.goto('./notebook/own/');
  await page.mouse.move(5, 5);
  await page.mouse.move(9, 9);
  const notebook = page.locator('#notebook');
  const foot = page.locator('.missing-parts');
  await expect(foot).toContainText('could not be fetched. Press there to retry, or reload the page.');
  await notebook.dispatchEvent('click');
  await expect(notebook).toHaveAttribute('data-ready', '');
  await expect(foot).toBeHidden();
  expect(complaints.filter((words) => words.startsWith('uncaught'))).toEqual([]);
  complaints.length = 0;
});
