/** The editor of a cell: what it offers and says of the library, and how much is fetched for it. */
import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Locator, Page } from '@playwright/test';
import { openLink } from '../support/address.ts';
import { violationsOn } from '../support/axe.ts';
import { openNotebook, writeCell } from '../support/cells.ts';
import { wake } from '../support/host.ts';
import { expect, test } from '../support/test.ts';

/** In bytes, packed: the editor and what reads the code. */
const MOST = 220_000;
const ENTRIES = ['cell-editor', 'compile'].flatMap((name) => globSync(`dist/_astro/${name}.*.js`));

/** The second cell of a notebook, alive. */
async function openSixRows(page: Page): Promise<Locator> {
  await openLink(page, './notebook/six-rows/');
  const host = page.locator('notebook-page');
  await wake(host);
  return host.locator('.code-cell').nth(1);
}

for (const path of ['notebook/own/', 'lessons/exact-cover/']) {
  test(`./${path}: the press that wakes the cells opens the editor, and the keyboard keeps its place`, async ({
    page,
  }) => {
    const code = page.locator('notebook-page [data-part="code"]').first();
    await page.goto(`./${path}`);
    await code.click();
    await expect(code.locator('.cm-editor')).toHaveClass(/cm-focused/);

    await page.reload();
    await code.focus();
    await expect(page.locator('notebook-page').first()).toHaveAttribute('data-ready', '');
    await expect(code.locator('.cm-editor')).toHaveClass(/cm-focused/);
  });
}

test('names, methods and their words are offered; all of it weighs at most 220 kB', async ({ page }) => {
  await page.clock.install();
  const cell = await openSixRows(page);
  const ofEditor = filesOf(ENTRIES.map((path) => basename(path)));
  const scripts = new Map<string, Promise<Buffer>>();
  page.on('response', (response) => {
    const file = basename(new URL(response.url()).pathname);
    // Other parts of the page, as a figure of a cell, may still be on their way.
    if (ofEditor.has(file)) scripts.set(file, response.body());
  });
  await writeCell(cell, '1 + 1');
  await expect(cell.locator('[data-part="cell-output"]')).toHaveText('2');
  expect(ENTRIES).toHaveLength(2);
  for (const path of ENTRIES) expect([...scripts.keys()]).toContain(basename(path));
  const bodies = await Promise.all(scripts.values());
  const bytes = bodies.reduce((sum, body) => sum + gzipSync(body).length, 0);
  expect(bytes).toBeGreaterThan(100_000);
  expect(bytes).toBeLessThan(MOST);

  const list = page.getByRole('listbox', { name: 'Completions' });
  const help = page.locator('.cell-help');
  // The first cell declares a problem by the name knuth: its methods come after the point.
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('knuth.');
  await expect(list.getByRole('option', { name: 'row' }).first()).toBeVisible();
  await page.keyboard.type('sec');
  await expect(help).toContainText('.secondary(names, { group, words })');
  const selected = list.getByRole('option', { selected: true });
  await expect(selected).toHaveAttribute('aria-describedby', /./);
  // The editor takes no choice in the first 75 ms of a list.
  await page.clock.runFor(150);
  await page.keyboard.press('Enter');
  await expect(cell.locator('.cm-content')).toHaveText('knuth.secondary');

  // By keyboard on a name that stands there, and by the pointer.
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText('queens');
  await page.keyboard.press('Control+Space');
  await expect(help).toContainText("queens(n, 'secondary')");
  await page.keyboard.press('Escape');
  await expect(help).toHaveCount(0);
  await cell.locator('.cm-line').hover({ position: { x: 20, y: 8 } });
  await expect(help).toContainText('n queens; the diagonals secondary');

  // Enter after a whole name is a new line; what stands between backquotes is not moved.
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText('const total = 1;\n');
  await page.keyboard.type('to');
  // A name of one's own comes first, and a name that is whole asks for nothing.
  await expect(list.getByRole('option').first()).toHaveText('total');
  await page.keyboard.type('tal');
  await expect(list).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(cell.locator('.cm-line')).toHaveText(['const total = 1;', 'total', '']);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText('const a = {\n  b: `');
  await page.keyboard.press('Enter');
  await page.keyboard.type('XX');
  await expect(cell.locator('.cm-line')).toHaveCount(3);
  expect(await cell.locator('.cm-line').nth(2).textContent()).toBe('XX');
});

test('what is pasted and typed before the editor has come goes into it', async ({ page }) => {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/cell-editor*.js', async (route) => {
    await held;
    await route.continue();
  });
  const cell = await openSixRows(page);
  const code = cell.locator('[data-part="code"]');
  await code.focus();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.insertText('\n// pasted\n// and');
  await page.keyboard.type(' typed');
  await expect(code.locator('.cm-editor')).toHaveCount(0);
  release();
  await expect(code.locator('.cm-line').nth(-2)).toHaveText('// pasted');
  await expect(code.locator('.cm-line').last()).toHaveText('// and typed');
});

test('a press puts the caret where it was made, and what was there before is one step back', async ({ page }) => {
  await openSixRows(page);
  const cell = page.locator('notebook-page .code-cell').nth(0);
  const code = await cell.locator('[data-part="code"]').textContent();
  const line = cell.locator('.line').nth(2);
  const before = await line.evaluate((element) => {
    const range = document.createRange();
    range.setStart(element, 0);
    const text = element.firstChild!;
    range.setEnd(text, text.textContent!.indexOf('knuth'));
    return range.getBoundingClientRect().width;
  });
  await line.click({ position: { x: before + 1, y: 8 } });
  await page.keyboard.type('// ');
  await expect(cell.locator('.cm-line').nth(2)).toHaveText('// knuth.row(ones, [...ones]);');
  await page.keyboard.press('ControlOrMeta+z');
  await expect.poll(async () => (await cell.locator('.cm-line').allTextContents()).join('\n')).toBe(code?.trimEnd());
});

/** These files of the build and all that they import, by name. */
function filesOf(entries: readonly string[]): ReadonlySet<string> {
  const files = new Set(entries);
  // A set that grows while it is gone through is gone through to its end.
  for (const file of files) {
    const code = readFileSync(`dist/_astro/${file}`, 'utf8');
    for (const [, name = ''] of code.matchAll(/[`'"]\.\/([\w.-]+\.js)[`'"]/g)) files.add(name);
  }
  return files;
}

test('a cell that runs is changed and stopped; code that is too long is refused with a word', async ({ page }) => {
  await openLink(page, './notebook/own/');
  const cell = page.locator('notebook-page .code-cell').first();
  const fault = cell.locator('[data-part="cell-fault"]');
  const refusal = 'Not accepted: the cell would have 60,018 characters, but the limit is 50,000; split it up.';
  const stop = cell.getByRole('button', { name: 'Stop' });
  await writeCell(cell, 'while (true) {}');

  // The cell runs on, and can be stopped, which is no word on what was refused.
  await page.keyboard.insertText(`// ${'x'.repeat(60_000)}`);
  await expect(fault).toHaveText(refusal);
  await stop.click();
  await expect(stop).toBeHidden();
  await expect(cell).toContainText('Stopped.');
  await expect(fault).toHaveText(refusal);
  await expect(cell.locator('.cm-content')).toHaveText('while (true) {}');
  await writeCell(cell, '1 + 1');
  await expect(fault).toBeHidden();

  // What the cell runs may be read after this key: it is right with it as without it.
  await writeCell(cell, 'while (true) {}');
  await page.keyboard.press('Enter');
  await expect(cell.locator('.cm-line')).toHaveText(['while (true) {}', '']);
  await stop.click();
  await expect(cell).toContainText('Stopped.');
});

test('long code is folded; the keyboard, a search in the page, the focus and an error open it', async ({ page }) => {
  const { host, cell } = await openNotebook(page, 'sudoku');
  const { place } = cell(1);
  const code = place.locator('[data-part="code"]');
  const fold = place.locator('[data-part="fold"]');
  const height = async (): Promise<number> => (await code.boundingBox())?.height ?? 0;
  const setOpen = (isOpen: boolean): Promise<void> =>
    fold.evaluate((details: HTMLDetailsElement, now) => void (details.open = now), isOpen);
  await expect(place).toContainText('324 columns, 537 rows');
  const folded = await height();
  expect(folded).toBeLessThan(450);
  await fold.locator('summary').press('Enter');
  await expect.poll(height).toBeGreaterThan(1_200);
  await expect(fold).toContainText('Show fewer lines');
  await fold.locator('summary').press('Enter');
  await expect.poll(height).toBe(folded);

  await code.evaluate((found) => found.scrollTo(0, 300));
  await expect(fold).toHaveAttribute('open');
  expect(await code.evaluate((found) => found.scrollTop)).toBe(0);
  await setOpen(false);
  await code.focus();
  await expect(fold).toHaveAttribute('open');
  await page.keyboard.press('Enter');
  await expect(code.locator('.cm-editor')).toHaveClass(/cm-focused/);

  // It stays folded while it is right, with the editor in it.
  await page.keyboard.press('Escape');
  await setOpen(false);
  await expect.poll(height).toBe(folded);
  await host.getByLabel('Puzzle').selectOption('6×6');
  await expect(place).toContainText('144 columns,');
  await expect.poll(height).toBe(folded);
  await cell(1).write(`board;\n${'//\n'.repeat(30)}`);
  await setOpen(false);
  await cell(1).run();
  await expect(cell(1).fault).toContainText('board');
  await expect(fold).toHaveAttribute('open');
  expect(await violationsOn(page)).toEqual([]);
});
