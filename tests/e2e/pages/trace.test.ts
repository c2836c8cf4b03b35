/** A solver of the reader's own, by the trace that it prints, on two figures beside each other. */
import type { Locator, Page } from '@playwright/test';
import { encode as queens } from '#puzzles/queens/encode.ts';
import { madeRun } from '../../support/made-run.ts';
import { violationsInThemes } from '../support/axe.ts';
import { wake } from '../support/host.ts';
import { expect, test } from '../support/test.ts';

const path = './implement/trace/';

const tool = (page: Page): Locator => page.locator('#trace');
const verdictOf = (page: Page): Locator => tool(page).locator('[data-part="verdict"]');
const field = (page: Page): Locator => tool(page).getByRole('textbox', { name: 'Your trace' });
const sliderOf = (page: Page, figure: 'yours' | 'ours'): Locator => page.locator(`#${figure} [data-part="step"]`);
const press = (page: Page, name: string): Promise<void> =>
  tool(page).getByRole('button', { name, exact: true }).click();

async function open(page: Page): Promise<void> {
  await page.goto(path);
  await wake(tool(page));
}

async function paste(page: Page, lines: readonly string[]): Promise<void> {
  await field(page).fill(lines.join('\n'));
  await press(page, 'Show it');
}

const right =
  '{"choose":"A"},{"try":1},{"choose":1},{"try":2},{"choose":4},{"undo":2},{"undo":1},{"try":3},{"choose":4},{"try":0},{"choose":1},{"try":4},{"solution":[3,0,4]},{"undo":4},{"undo":0},{"undo":3}'.split(
    /,(?=\{)/,
  );

test('a right trace is equal, and without lines of cover too', async ({ page }) => {
  await open(page);
  await press(page, 'The same as ours');
  await expect(verdictOf(page)).toHaveText(
    'Equal: 43 lines, and your run is the site’s own, step for step (6 nodes, 1 solution).',
  );
  await paste(page, right);
  await expect(verdictOf(page)).toContainText('Equal: 16 lines');
  for (const figure of ['yours', 'ours'] as const) await expect(sliderOf(page, figure)).toHaveAttribute('max', '17');
  expect(await violationsInThemes(page, '#trace')).toEqual([]);
});

test('a wrong undo is shown on both figures, and told which', async ({ page }) => {
  await open(page);
  await press(page, 'A wrong undo');
  await expect(verdictOf(page)).toContainText('Something goes wrong at line 16');
  const differences = tool(page).locator('[data-part="differences"] > li');
  await expect(differences).toHaveText([/^First wrong step, line 16: Column C comes back, but F was covered last\./]);
  for (const figure of ['yours', 'ours'] as const) {
    await expect(sliderOf(page, figure)).toHaveValue('14');
    await expect(page.locator(`#${figure}`)).toContainText('Uncover column E');
    await expect(page.locator(`#${figure}`)).toContainText('Marked: yours, column C; due, column F.');
  }
  // The reader's run ends there, the site's goes on; both go both ways.
  await expect(sliderOf(page, 'yours')).toHaveAttribute('max', '16');
  await sliderOf(page, 'yours').focus();
  await page.keyboard.press('ArrowLeft');
  // The other one goes with it, and alone once that is switched off.
  for (const figure of ['yours', 'ours'] as const) await expect(sliderOf(page, figure)).toHaveValue('13');
  await tool(page).getByRole('switch', { name: 'Move both' }).click();
  await sliderOf(page, 'ours').focus();
  await page.keyboard.press('ArrowLeft');
  await expect(sliderOf(page, 'ours')).toHaveValue('12');
  await expect(sliderOf(page, 'yours')).toHaveValue('13');
  await press(page, 'Go there in both runs');
  await expect(sliderOf(page, 'yours')).toHaveValue('14');
  await expect(sliderOf(page, 'ours')).toHaveValue('14');
  expect(await violationsInThemes(page, '#trace')).toEqual([]);
});

test('another tree is right, with both columns in words, and both cursors where they part', async ({ page }) => {
  await open(page);
  await expect(verdictOf(page)).toContainText('A different tree, but a correct one');
  await expect(verdictOf(page)).toContainText('7 nodes, 1 solution; the site’s has 6 nodes');
  await expect(tool(page)).toContainText('Yours chooses column B; the site chooses E. B has 2 rows left, and E only 1');
  await expect(page.locator('#yours')).toContainText('Branch on column B');
  await expect(page.locator('#ours')).toContainText('Branch on column E');
});

test('a broken line is told with its number and the cure, and the figures stay', async ({ page }) => {
  await open(page);
  await press(page, 'The same as ours');
  await expect(verdictOf(page)).toContainText('Equal');
  await paste(page, ['{"choose":0}', '{"try":1', '{"choose":1}']);
  await expect(verdictOf(page)).toContainText('Line 2 cannot be read. It is not JSON');
  await expect(verdictOf(page)).toContainText('Write it as {"try":2}.');
  await expect(sliderOf(page, 'yours')).toHaveAttribute('max', '17');
  const selected = await field(page).evaluate((area: HTMLTextAreaElement) =>
    area.value.slice(area.selectionStart, area.selectionEnd),
  );
  expect(selected).toBe('{"try":1');
});

test('by keyboard alone; what was pasted is kept, and an example takes nothing away', async ({ page }) => {
  await open(page);
  await field(page).focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(right.slice(0, 4).join('\n'));
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(verdictOf(page)).toContainText('Something goes wrong at line 4');
  await expect(tool(page)).toContainText('The trace ends in the middle of the search');
  await tool(page).getByRole('button', { name: 'Another tree' }).focus();
  await page.keyboard.press('Enter');
  await expect(verdictOf(page)).toContainText('A different tree');
  await page.reload();
  await expect(tool(page)).toHaveAttribute('data-ready', '');
  await expect(verdictOf(page)).toContainText('Something goes wrong at line 4');
  await press(page, 'The same as ours');
  await expect(verdictOf(page)).toContainText('Equal');
  await press(page, 'Back to my trace');
  await expect(field(page)).toHaveValue(right.slice(0, 4).join('\n'));
  await expect(verdictOf(page)).toContainText('Something goes wrong at line 4');
});

test('a link carries a trace, beside the reader’s own; one too long is told, and saved as a file', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: (text: string) => Promise.resolve(void (document.title = text)) },
    });
  });
  await open(page);
  await press(page, 'A wrong undo');
  await expect(verdictOf(page)).toContainText('line 16');
  await press(page, 'Copy link');
  await expect(tool(page)).toContainText('The link to this trace is copied.');
  const link = await page.title();
  await paste(page, right.slice(0, 4));
  await expect(verdictOf(page)).toContainText('line 4');
  await page.goto('about:blank');
  await page.goto(link);
  await expect(verdictOf(page)).toContainText('Something goes wrong at line 16');
  await expect(tool(page)).toContainText('The trace from the link is shown; yours is kept.');
  await press(page, 'Back to my trace');
  await expect(field(page)).toHaveValue(right.slice(0, 4).join('\n'));
  expect(page.url()).not.toContain('packed');
  const { lines } = madeRun(queens({ n: 8 }).matrix, (from) => from.at(-1)!);
  // Typed by a browser's driver, six thousand lines take minutes.
  await field(page).evaluate((area: HTMLTextAreaElement, text) => (area.value = text), lines.join('\n'));
  await press(page, 'Copy link');
  await expect(tool(page)).toContainText('would be too long to share');
  const [saved] = await Promise.all([page.waitForEvent('download'), press(page, 'Save as a file')]);
  expect(saved.suggestedFilename()).toBe('trace.jsonl');
});

test('what a link carries is a stranger’s: damaged, or hostile, it is told and runs nothing', async ({ page }) => {
  await page.goto(`${path}#trace?trace.text.packed=AAAA`);
  await expect(tool(page)).toHaveAttribute('data-ready', '');
  await expect(tool(page).locator('> [data-part="notice"]')).toContainText('The link’s text is damaged');
  const hostile = '{"primary":[true],"rows":[[0]],"names":["<img src=x onerror=alert(1)>"]}\n{"choose":0}\n{"try":9}';
  await page.goto('./');
  page.on('dialog', () => expect(true, 'something ran').toBe(false));
  await page.goto(`${path}#trace?trace.text=${encodeURIComponent(hostile)}`);
  await expect(verdictOf(page)).toContainText('Line 3 cannot be read. There is no row 9.');
  await expect(page.locator('#trace img[src="x"]')).toHaveCount(0);
});

test('a solver on sets with rows in another order, from a file', async ({ page }) => {
  const { lines } = madeRun(queens({ n: 6 }).matrix, (from) => from.at(-1)!);
  await open(page);
  await tool(page)
    .locator('[data-part="file"]')
    .setInputFiles({ name: 'run.jsonl', mimeType: 'text/plain', buffer: Buffer.from(lines.join('\r\n')) });
  await expect(verdictOf(page)).toContainText('4 solutions');
  await expect(tool(page)).toContainText('First step that differs, line 2');
});

test('a million lines stream in, and the run can be sought at its end', async ({ page }) => {
  test.slow();
  await open(page);
  await tool(page)
    .locator('[data-part="file"]')
    .setInputFiles({ name: 'long.jsonl', mimeType: 'text/plain', buffer: Buffer.from(manyLines(18)) });
  await expect(verdictOf(page)).toContainText('Equal: 1,', { timeout: 60_000 });
  await expect(sliderOf(page, 'yours')).toHaveAttribute('max', /^\d{6,}$/);
  await sliderOf(page, 'yours').focus();
  await page.keyboard.press('End');
  await expect(page.locator('#yours')).toContainText('the search is over');
});

test('on a phone the runs stand one above the other, and nothing is too wide', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page);
  await press(page, 'A wrong undo');
  await expect(verdictOf(page)).toContainText('line 16');
  const [yours, ours] = await Promise.all(['yours', 'ours'].map((id) => page.locator(`#${id}`).boundingBox()));
  expect(ours!.y).toBeGreaterThan(yours!.y + yours!.height - 1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

/** The run of so many columns with two rows each: every combination is a solution. */
function manyLines(columns: number): string {
  const rows = Array.from({ length: 2 * columns }, (_, row) => [row >> 1]);
  const lines = [JSON.stringify({ primary: rows.slice(0, columns).map(() => true), rows })];
  const search = (level: number): void => {
    if (level === columns) {
      lines.push('{"solution":true}');
      return;
    }
    lines.push(`{"choose":${level}}`);
    for (const row of [2 * level, 2 * level + 1]) {
      lines.push(`{"try":${row}}`);
      search(level + 1);
      lines.push(`{"undo":${row}}`);
    }
  };
  search(0);
  return lines.join('\n');
}
