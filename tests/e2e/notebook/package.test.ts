/** The page of the package: its examples run, as they are written there. */
import { expect, test } from '../support/test.ts';
import { writeCell } from '../support/cells.ts';
import { part, wake } from '../support/host.ts';

test('an example of the package runs, and one that waits', async ({ page }) => {
  await page.goto('./library/');
  for (const id of ['the-links-themselves', 'without-blocking-the-page']) {
    const host = page.locator(`#${id}-notebook`);
    await host.scrollIntoViewIfNeeded();
    await wake(host);
    const printed = part(host, 'cell-output');
    const before = (await printed.innerText()).trim();
    await host.getByRole('button', { name: 'Run' }).click();
    await expect(part(host, 'said')).toHaveText('Cell 1 has run.');
    expect((await printed.innerText()).trim()).toBe(before);
  }
});

test('an example can be changed, to import a recording', async ({ page }) => {
  await page.goto('./library/');
  const host = page.locator('#colours-notebook');
  await host.scrollIntoViewIfNeeded();
  await wake(host);
  const code = [
    "import { parse } from 'cover-and-uncover';",
    "import { record } from 'cover-and-uncover/history';",
    "const run = record(parse('A B\\nA\\nB\\n'));",
    'run.seek(run.lastStep()).event',
  ];
  await writeCell(host.locator('.code-cell'), code.join('\n'));
  await expect(part(host, 'cell-output')).toHaveText('done');
  await host.getByRole('button', { name: 'Start over' }).click();
  await expect(part(host, 'code')).toContainText('MatrixBuilder');
});

test('the line that installs the package names a file that is there', async ({ page, request }) => {
  await page.goto('./library/');
  const line = page.locator('install-line');
  await wake(line);
  const [, address = ''] = /^npm install (http\S+\.tgz)$/.exec(await part(line, 'line').innerText()) ?? [];
  const answer = await request.get(address);
  expect(answer.ok()).toBe(true);
  expect((await answer.body()).subarray(0, 2)).toEqual(Buffer.from([0x1f, 0x8b]));
});
