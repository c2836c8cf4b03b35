import type { Locator, Page } from '@playwright/test';
import { isAsked, sheetOf } from '#practice/tasks/index.ts';
import { fragmentFor } from '#player/fragment.ts';
import { asked, openLink } from '../support/address.ts';
import { questionsInAll, unfold } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

const PATH = './exercises/';

async function openSheet(page: Page, fragment = ''): Promise<Locator> {
  await openLink(page, PATH + fragment);
  const sheet = page.locator('#sheet');
  await expect(sheet).toHaveAttribute('data-ready', '');
  return sheet;
}

const linkWith = (seed: number, answers: readonly string[]): string =>
  fragmentFor({ 'sheet.seed': String(seed), 'sheet.answers': JSON.stringify(answers) });

test('a sheet is judged, and its link brings seed and answers back', async ({ page }) => {
  const sheet = await openSheet(page);
  await sheet.getByLabel('Seed').fill('42');
  await page.keyboard.press('Tab');
  await expect(sheet.locator('[data-part="said"]')).toHaveText('This is sheet 42.');
  const tasks = sheetOf(42).slice(0, 10);
  // A matrix is drawn, here from another seed than that of the page, and its text is folded below.
  const given = sheet.locator('[data-task="0"] .task-given');
  await expect(given.locator('.matrix desc')).toContainText(`${tasks[0]!.matrix!.rows.length} rows`);
  await expect(given.locator('[data-part="given"]')).toBeHidden();
  await given.getByText('As text').click();
  await expect(given.locator('[data-part="given"]')).toHaveText(tasks[0]!.given);
  for (const [at, { ask, key }] of tasks.entries()) {
    const task = sheet.locator(`[data-task="${at}"]`);
    await expect(task.locator('[data-part="ask"]')).toHaveText(ask);
    const answer = task.getByRole('textbox');
    await answer.fill('nobody');
    await task.getByRole('button', { name: 'Check' }).click();
    await expect(task.locator('[data-part="verdict"]')).toHaveText(/^Not yet\. \S.{10}/);
    await answer.fill(key);
    await task.getByRole('button', { name: 'Check' }).click();
    await expect(task.locator('[data-part="verdict"]')).toHaveText(/^Right\. /);
  }
  await expect.poll(() => asked(page, 'sheet.seed')).toBe('42');

  await page.reload();
  await expect(sheet).toHaveAttribute('data-ready', '');
  await expect(sheet.getByLabel('Seed')).toHaveValue('42');
  await expect(sheet.locator('[data-task="0"]').getByRole('textbox')).toHaveValue(tasks[0]?.key ?? '');

  // Another seed takes the answers away, and gives them back.
  await sheet.getByRole('button', { name: 'Another seed' }).click();
  await expect(sheet.locator('[data-task="0"]').getByRole('textbox')).toHaveValue('');
  await sheet.getByRole('button', { name: 'Bring it back' }).click();
  await expect(sheet.getByLabel('Seed')).toHaveValue('42');
  await expect(sheet.locator('[data-task="0"]').getByRole('textbox')).toHaveValue(tasks[0]?.key ?? '');
});

test('a teacher pastes the links that come back, and gets a table', async ({ page }) => {
  const sheet = await openSheet(page);
  await sheet.getByText('For teachers').click();
  const keys = sheetOf(7)
    .slice(0, 10)
    .map(({ key }) => key);
  const some = keys.map((key, at) => (at === 1 ? 'Z' : at === 2 ? '' : key));
  await sheet
    .getByRole('textbox', { name: 'Links that came back' })
    .fill(
      [
        `Ada: https://example.org/exercises/${linkWith(7, keys)}`,
        `https://example.org/exercises/${linkWith(7, some)}`,
        '<img src=x onerror=alert(1)> #sheet?sheet.seed=7&sheet.answers=%5B1%5D',
        'no link at all',
      ].join('\n'),
    );
  await sheet.getByRole('button', { name: 'Make the table' }).click();
  const lines = sheet.locator('.returned tbody tr');
  await expect(lines).toHaveCount(2);
  await expect(lines.nth(0)).toContainText(/^Ada7✓.*10 of 10$/s);
  await expect(lines.nth(1)).toContainText(/^Line 27✓.*8 of 10$/s);
  for (const [at, name] of ['right', 'wrong', 'no answer', 'right'].entries()) {
    await expect(
      lines
        .nth(1)
        .locator('td')
        .nth(at + 1)
        .getByRole('img', { name }),
    ).toBeVisible();
  }
  // What is long unfolds.
  const long = lines.nth(0).locator('details').last();
  await long.locator('summary').click();
  await expect(long.locator('code')).toBeVisible();
  await expect(lines.nth(0).locator('code')).toHaveText(keys);
  const said = sheet.locator('[data-part="returned-said"]');
  await expect(said).toContainText(
    '2 sheets judged. Missed most: exercise 2 (The first three columns), 1 of 2. Line 3 has a link whose answers are',
  );
  await expect(said).toContainText('Line 4 has no link to a sheet.');
  await expect(sheet.locator('img')).toHaveCount(0);

  // A damaged link gives the first sheet, and a word about it.
  await openSheet(page, '#sheet?sheet.seed=%3Cimg%20src=x%3E&sheet.answers=%5B%22');
  await expect(sheet.locator('[data-part="notice"]')).toContainText('not a number from 1 to 9999; this is sheet 1.');
  await expect(sheet.getByLabel('Seed')).toHaveValue('1');
  await expect(sheet.locator('img')).toHaveCount(0);
});

test('a sheet of secondary columns only: its link, its table and its key know; Reveal says a right answer', async ({
  page,
}) => {
  const sheet = await openSheet(page, linkWith(7, ['1']));
  await sheet.getByLabel('Topic').selectOption('secondary columns');
  const places = sheetOf(7).flatMap((_, at) => (isAsked(at, 'secondary') ? [at] : []));
  await expect(sheet.locator('[data-task]:visible')).toHaveCount(places.length);
  await expect.poll(() => asked(page, 'sheet.about')).toBe('secondary');
  await page.reload();
  await expect(sheet).toHaveAttribute('data-ready', '');
  await expect(sheet.locator('[data-task]:visible')).toHaveCount(places.length);
  const keys = sheetOf(7).map(({ key }) => key);
  const [first = 0] = places;
  const task = sheet.locator(`[data-task="${first}"]`);
  await task.getByRole('button', { name: 'Reveal' }).click();
  await expect(task.locator('[data-part="verdict"]')).toHaveText(`A right answer: ${keys[first]}`);
  await sheet.getByText('The key to sheet 7').click();
  await expect(sheet.locator('[data-part="key"] li:visible code')).toHaveText(places.map((at) => keys[at] ?? ''));
  await sheet.getByText('For teachers').click();
  await sheet
    .getByRole('textbox', { name: 'Links that came back' })
    .fill(`${page.url()}\nhttps://example.org/exercises/${linkWith(7, ['1'])}`);
  await sheet.getByRole('button', { name: 'Make the table' }).click();
  await expect(sheet.locator('.returned tbody tr').first()).toContainText(`of ${places.length}`);
  await expect(sheet.locator('.returned [data-right="unasked"]')).toHaveCount(10 - places.length);
});

test('a sheet about models: eight exercises that are made when they are asked, and one wrong answer has its reason', async ({
  page,
}) => {
  const sheet = await openSheet(page, linkWith(7, ['1']));
  await sheet.getByLabel('Topic').selectOption('models');
  const tasks = sheetOf(7);
  const places = tasks.flatMap((_, at) => (isAsked(at, 'modelling') ? [at] : []));
  await expect(sheet.locator('[data-task]:visible')).toHaveCount(8);
  for (const at of places) {
    const { ask, key, traps = [] } = tasks[at]!;
    const task = sheet.locator(`[data-task="${at}"]`);
    await expect(task.locator('[data-part="ask"]')).toHaveText(ask);
    const [[trap, words] = ['', '']] = traps;
    await task.getByRole('textbox').fill(trap);
    await task.getByRole('button', { name: 'Check' }).click();
    await expect(task.locator('[data-part="verdict"]')).toHaveText(`Not yet. ${words}`);
    await task.getByRole('textbox').fill(key);
    await task.getByRole('button', { name: 'Check' }).click();
    await expect(task.locator('[data-part="verdict"]')).toHaveText(/^Right\. /);
  }
  // The answers of the other sheet are still there.
  await sheet.getByLabel('Topic').selectOption('ten different kinds');
  await expect(sheet.locator('[data-task="0"]').getByRole('textbox')).toHaveValue('1');
});

test(
  'on paper there is the sheet and nothing else, and the key if it is asked for',
  { tag: '@quick' },
  async ({ page }) => {
    await page.addInitScript(() => {
      window.print = () => {
        const key = document.querySelector('.key');
        document.documentElement.dataset['printed'] = String(key?.hasAttribute('open'));
      };
    });
    const sheet = await openSheet(page);
    const printed = page.locator('html');
    await sheet.getByRole('button', { name: 'Print with the key' }).click();
    await expect(printed).toHaveAttribute('data-printed', 'true');
    await sheet.getByRole('button', { name: 'Print', exact: true }).click();
    await expect(printed).toHaveAttribute('data-printed', 'false');
    await page.emulateMedia({ media: 'print' });
    await expect(sheet.locator('[data-task="0"]')).toBeVisible();
    await expect(page.locator('graded-question:visible')).toHaveCount(0);
    await expect(page.locator('own-progress')).toBeHidden();
    await expect(sheet.locator('.key')).toBeHidden();
  },
);

test('progress is noted, saved, forgotten, brought back and read from a file', async ({ page }, info) => {
  await page.goto(PATH);
  await page.evaluate(() => localStorage.setItem('cover-and-uncover.lessons', 'undo'));
  await page.reload();
  const progress = page.locator('own-progress');
  await expect(progress).toHaveAttribute('data-ready', '');
  const words = progress.locator('[data-part="words"]');
  await unfold(page);
  const rooks = page.locator('[data-question="rooks"]');
  await rooks.getByRole('spinbutton').fill('120');
  await page.keyboard.press('Enter');
  await expect(words).toHaveText(
    new RegExp(`^1 of \\d+ lessons read to the end, 1 of ${questionsInAll} questions answered right\\.$`),
  );

  const saving = page.waitForEvent('download');
  await progress.getByRole('button', { name: 'Save as a file' }).click();
  const file = info.outputPath('progress.json');
  await (await saving).saveAs(file);
  await progress.getByRole('button', { name: 'Forget everything' }).click();
  await expect(words).toHaveText('Nothing has been recorded on this device yet.');
  await progress.getByRole('button', { name: 'Bring it back' }).click();
  await expect(words).toHaveText(new RegExp(`^1 of .*, 1 of ${questionsInAll}`));
  await progress.getByRole('button', { name: 'Forget everything' }).click();
  await page.reload();
  await expect(words).toHaveText('Nothing has been recorded on this device yet.');

  await progress.locator('input[type="file"]').setInputFiles(file);
  await expect(words).toHaveText(new RegExp(`^1 of .*, 1 of ${questionsInAll}`));
  await page.goto('./');
  await expect(page.locator('progress-line')).toContainText(`1 of ${questionsInAll} questions answered right`);
});
