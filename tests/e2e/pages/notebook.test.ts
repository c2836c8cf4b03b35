import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { queensText, sudokuText } from '#puzzles/user-problem/examples.ts';
import { violationsOn } from '../support/axe.ts';
import { part, wake } from '../support/host.ts';
import { expect, test } from '../support/test.ts';

const PATH = './notebook/';

type Notebook = ReturnType<typeof notebookOn>;

function notebookOn(page: Page) {
  const host = page.locator('#own');
  return {
    page,
    host,
    text: part(host, 'text'),
    status: part(host, 'text-status'),
    fault: part(host, 'fault-words'),
    progress: part(host, 'progress'),
    button: (name: string): Locator => host.getByRole('button', { name, exact: true }),
  };
}

/** Waits until what reads the text has come. */
async function alive({ page, host }: Notebook): Promise<void> {
  await wake(host);
  await page.locator('body').press('Shift');
  await expect(part(host, 'writing')).toHaveAttribute('data-ready', '');
}

async function openNotebook(page: Page): Promise<Notebook> {
  const notebook = notebookOn(page);
  await page.goto(PATH);
  await alive(notebook);
  return notebook;
}

async function write({ text, button }: Notebook, problem: string): Promise<void> {
  await text.fill(problem);
  await button('Open').click();
}

test('a paste that no browser could show is not taken, and the text stays', async ({ page }) => {
  const notebook = await openNotebook(page);
  const before = await notebook.text.inputValue();
  await notebook.text.evaluate((area) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', 'a\n'.repeat(200_000));
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    // What a script dispatches pastes nothing, so the refusal is what can be seen.
    if (area.dispatchEvent(event)) throw new Error('the paste was taken');
  });
  await expect(notebook.status).toContainText('there are 200,001 lines, but the limit is 200,000');
  await expect(notebook.text).toHaveValue(before);
});

test('what is written becomes the figure, Undo leads back, and a fault is marked', async ({ page }) => {
  const notebook = await openNotebook(page);
  await expect(notebook.progress).toHaveText('Solved: 16 nodes, 5 solutions in all.');
  await write(notebook, queensText(6));
  await expect(notebook.status).toHaveText('Read: 36 rows, 12 primary columns and 22 secondary columns, 144 ones.');
  await expect(notebook.progress).toContainText('4 solutions in all');
  await expect(notebook.host.locator('[data-part="board"] .is-chosen')).toHaveCount(6);
  await notebook.button('Undo').click();
  await expect(notebook.text).toHaveValue(/Dominoes/);
  await expect(notebook.progress).toContainText('5 solutions in all');

  // A fault is named and marked, and what stood there stays.
  await write(notebook, 'A B\n| row one: fill 0,0\nA C\n');
  await expect(notebook.fault).toContainText('In line 3, column 3: there is no column "C".');
  await expect(notebook.host.locator('[data-part="fault-line"] mark')).toHaveText('C');
  await expect(notebook.text).toHaveAttribute('aria-invalid', 'true');
  await expect(notebook.text).toBeFocused();
  expect(
    await notebook.text.evaluate((area: HTMLTextAreaElement) =>
      area.value.slice(area.selectionStart, area.selectionEnd),
    ),
  ).toBe('C');
  await expect(notebook.progress).toContainText('5 solutions in all');
  expect(await violationsOn(page)).toEqual([]);
  await notebook.text.fill('A B\nA\nB\n');
  await notebook.text.press('Control+Enter');
  await expect(notebook.fault).toBeHidden();
  await expect(notebook.progress).toContainText('1 solution in all');
});

test('what is written survives a reload, and a link brings it to others', async ({ page }) => {
  const notebook = await openNotebook(page);
  await notebook.host.getByLabel('Begin with').selectOption({ label: 'Sudoku, 4×4' });
  await expect(notebook.status).toContainText('primary columns');
  await expect.poll(() => new URL(page.url()).hash).toContain('own.problem.packed');
  const link = page.url();
  await notebook.text.fill('A B\nhalf written');
  await notebook.text.blur();
  await page.goto('./');
  await page.goto(PATH);
  await alive(notebook);
  await expect(notebook.text).toHaveValue('A B\nhalf written');
  await expect(notebook.fault).toContainText('there is no column "half"');
  await page.evaluate(() => localStorage.clear());
  await page.goto('./');
  await page.goto(link);
  await alive(notebook);
  await expect(notebook.text).toHaveValue(/^\| title: Sudoku, 4×4/);
  await expect(notebook.progress).toContainText('1 solution in all');
});

test('the doctor says what is odd, and shows it', async ({ page }) => {
  const notebook = await openNotebook(page);
  const findings = notebook.host.locator('[data-part="findings"] > li');
  await expect(findings).toHaveCount(0);
  await write(notebook, '| board: 3x1\nA B C\n| row one: fill 0,0 1,0\nA B\n| row two: fill 1,0 2,0\nB C\n');
  await expect(findings).toHaveCount(4);
  const show = findings.first().getByRole('button');
  await expect(show).toHaveText('Show');
  await show.click();
  await expect(show).toHaveText('Next (1 of 3)');
  await expect(notebook.host.locator('[data-part="board"] .region.is-pointed').first()).toBeAttached();
  await expect(notebook.host.locator('[data-part="meaning"]')).toContainText('Column A');
  await show.click();
  await show.click();
  await expect(show).toHaveText('Hide');
  await show.click();
  await expect(show).toHaveText('Show');
  await expect(notebook.host.locator('[data-part="meaning"]')).toBeEmpty();
  expect(await violationsOn(page)).toEqual([]);
});

test('a Sudoku of 729 rows is read and drawn, and what the doctor shows in its matrix comes into sight', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'the matrix stands behind the board there');
  const notebook = await openNotebook(page);
  const findings = notebook.host.locator('[data-part="findings"] > li');
  await write(notebook, `${sudokuText(3, '.'.repeat(81)).replace(' b9=9', ' b9=9 | x y')}r1c1 x y\nr1c2 x y\n`);
  await expect(notebook.host.locator('[data-part="board"] .cell')).toHaveCount(81);
  const alike = findings.filter({ hasText: 'Columns x and y are covered by the same rows' });
  await expect(alike).toHaveCount(1);
  // The map says which columns are in sight, once it has the focus.
  const map = notebook.host.locator('.matrix-map');
  const lastColumn = async (): Promise<number> => {
    await map.evaluate((canvas) => canvas.dispatchEvent(new FocusEvent('focus')));
    const [, last] = /columns \d+ to (\d+)/.exec((await map.getAttribute('aria-label')) ?? '') ?? [];
    return Number(last);
  };
  await notebook.host.getByRole('switch', { name: 'Follow the search' }).click();
  await expect.poll(lastColumn).toBeLessThan(325);
  await alike.getByRole('button').click();
  await expect.poll(lastColumn).toBeGreaterThanOrEqual(325);
  await expect(alike.getByRole('button')).toHaveText('Next (1 of 2)');
});

test('a small problem shows its links and its tree; a large one says why it has no links', async ({
  page,
  isMobile,
}) => {
  const notebook = await openNotebook(page);
  const { host } = notebook;
  const nodes = host.locator('.torus-node');
  const choices = isMobile ? '.picture-tabs' : '.matrix-or-links';
  const links = host.locator(`${choices} [value="torus-picture"]`);
  await links.check({ force: true });
  await expect(nodes).toHaveCount(1 + 8 + 20);
  await expect(host.locator('[data-part="torus-counts"]')).toContainText('60 zeros');
  await expect(host.locator('[data-part="matrix"]')).toBeHidden();
  // Another small problem is drawn in the same place, and a press on a node says where it leads.
  await notebook.text.fill('A B | C\nA C\nB C\nB\n');
  await notebook.button('Open').click();
  // It is drawn while it is in sight.
  await host.locator('[data-part="torus"]').scrollIntoViewIfNeeded();
  await expect(nodes).toHaveCount(1 + 3 + 5);
  await host.locator('.torus-node[data-id="node-0-2"]').press('Enter');
  await expect(host.locator('[data-part="node-name"]')).toHaveText('Row A C in column C');

  await write(notebook, queensText(6));
  await expect(links).toBeDisabled();
  await expect(links).not.toBeChecked();
  await expect(host.locator('[data-part="torus-place"]')).toBeHidden();
  if (!isMobile) {
    await expect(host.locator('[data-part="links-note"]')).toHaveText(
      'Links are drawn for at most 12 rows and 12 columns.',
    );
    await expect(host.locator('[data-part="matrix"]')).toBeVisible();
  }

  await host.locator('.tree-door > summary').click();
  await expect(host.locator('.tree-stage > canvas')).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);
});

test('the problem is given as text, with short names where names are too long', async ({ page }) => {
  const notebook = await openNotebook(page);
  const words = part(notebook.host, 'dlx-words');
  await notebook.host.locator('.dlx-text > summary').click();
  await expect(words).toContainText('Knuth’s programs read it as it is.');
  await write(notebook, 'monday-morning B\nmonday-morning\nB\n');
  await words.scrollIntoViewIfNeeded();
  await expect(words).toContainText('is longer than Knuth’s programs allow');
  await notebook.host.getByRole('switch', { name: 'Short names' }).click();
  const saving = page.waitForEvent('download');
  await notebook.host.locator('[data-do="save-dlx"]').click();
  const given = readFileSync(await (await saving).path(), 'utf8');
  expect(given).toBe('| column c1: monday-morning\nc1 B\n| row monday-morning:\nc1\nB\n');

  // What was given is read again.
  await write(notebook, given);
  await expect(notebook.status).toContainText('Read: 2 rows, 2 primary columns, 2 ones.');
});

test('what was said of a text is not said of another one', async ({ page }) => {
  const notebook = await openNotebook(page);
  const { status, text, button } = notebook;
  const doctor = notebook.host.locator('[data-part="no-findings"]');
  await write(notebook, 'A B\nA\nB\n');
  await expect(status).toHaveText('Read: 2 rows, 2 primary columns, 2 ones.');
  await expect(doctor).toHaveText('Nothing looks odd. Only the search can tell the rest.');
  await text.press('End');
  await text.pressSequentially('C');
  await expect(status).toContainText('Press Open to read it');
  await expect(doctor).toContainText('when you open it');
  await button('Open').click();
  await expect(notebook.fault).toContainText('C');
  await expect(doctor).toContainText('when you open it');
  await text.press('Backspace');
  await expect(status).toHaveText('Read: 2 rows, 2 primary columns, 2 ones.');
  await expect(doctor).toContainText('Nothing looks odd');
});
