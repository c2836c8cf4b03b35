/** The modelling tasks: a blank cell, hints on a press, and a judge that looks at what the rows do. */
import type { Locator, Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { modelTextOf } from '#notebook/model-text.ts';
import { parseNotebook } from '#notebook/notebook.ts';
import { fragmentFor } from '#player/fragment.ts';
import { openLink } from '../support/address.ts';
import { violationsInThemes } from '../support/axe.ts';
import { writeCell } from '../support/cells.ts';
import { wake } from '../support/host.ts';
import { expect, test } from '../support/test.ts';

const PAGE = './practice/model/';

function textOf(name: string) {
  const file = new URL(`../../../content/models/${name}.md`, import.meta.url);
  return modelTextOf(parseNotebook(readFileSync(file, 'utf8')));
}

const task = (page: Page, name: string): Locator => page.locator(`#model-${name}`);
const words = (page: Page, name: string): Locator => task(page, name).locator('[data-part="verdict-words"]');
const yours = (page: Page, name: string): Locator => task(page, name).locator('.code-cell').last();

async function open(page: Page, name: string): Promise<void> {
  await page.goto(`${PAGE}#${name}`);
  const host = page.locator(`#${name}-notebook`);
  await host.scrollIntoViewIfNeeded();
  await wake(host);
}

test('from a blank cell to a right model, by what the judge says', async ({ page }) => {
  const right = textOf('timetable').solution;
  await open(page, 'timetable');
  await expect(page.locator('.model-stage:visible')).toHaveCount(1);
  const cell = yours(page, 'timetable');
  const verdict = task(page, 'timetable').locator('[data-part="verdict"]');
  await expect(verdict).toBeHidden();

  // No hint before it is asked for.
  const hint = task(page, 'timetable').locator('details').first();
  await expect(hint.locator('p')).toBeHidden();
  await hint.locator('summary').press('Enter');
  await expect(hint).toContainText('Every lesson must be given');

  await writeCell(cell, 'lessons.length');
  await expect(words(page, 'timetable')).toHaveText(
    'The cell doesn’t show a problem. End it with the name of your problem.',
  );
  await writeCell(cell, right.replace('teacher + hour,\n        group', 'group'));
  await expect(words(page, 'timetable')).toHaveText(/^Your rows allow this: Abel teaches Maths and Physics at \d+\.$/);
  await expect(verdict).toContainText('should clash, but they don’t: give them a column that both cover');
  await expect(verdict.locator('td', { hasText: 'Physics' })).toBeVisible();
  expect(await violationsInThemes(page)).toEqual([]);

  // Right with these numbers only.
  await writeCell(cell, right.replaceAll('of hours)', 'of [9, 10, 11])'));
  await expect(words(page, 'timetable')).toHaveText(/^Right on what you see, but not on other data\./);

  await writeCell(cell, right);
  await expect(words(page, 'timetable')).toHaveText(
    'Right, on this and on other data. 54 solutions, each counted once.',
  );
  await expect(page.locator('[data-climbed]')).toHaveText(/A timetable/);

  // What was written is there after a reload, and Start over gives a blank cell that Undo takes back.
  await page.reload();
  await wake(page.locator('#timetable-notebook'));
  await expect(cell.locator('[data-part="code"]')).toContainText('teacher + hour');
  await task(page, 'timetable').getByRole('button', { name: 'Start over' }).click();
  await expect(cell.locator('[data-part="code"]')).not.toContainText('teacher');
  await task(page, 'timetable').getByRole('button', { name: 'Undo' }).click();
  await expect(cell.locator('[data-part="code"]')).toContainText('teacher + hour');

  // Another task is a press away, and Back leads here again.
  await page.getByRole('navigation', { name: 'The tasks' }).getByRole('link', { name: 'Seating' }).click();
  await expect(task(page, 'seating')).toBeVisible();
  await expect(task(page, 'timetable')).toBeHidden();
  await page.goBack();
  await expect(task(page, 'timetable')).toBeVisible();
});

test('a model from a link waits for Run, and a solution that is shown is not yours', async ({ page }) => {
  const text = `# Linked\n\n\`\`\`ts\nconst guests = ['X'];\n\`\`\`\n\n\`\`\`ts\n${textOf('seating').solution}\n\`\`\`\n`;
  await openLink(page, `${PAGE}${fragmentFor({ 'seating-notebook.text': text })}`);
  await wake(page.locator('#seating-notebook'));
  await expect(yours(page, 'seating').locator('[data-part="code"]')).toContainText('bench');
  await expect(task(page, 'seating')).toContainText('This code came with the link.');
  await expect(task(page, 'seating').locator('[data-part="verdict"]')).toBeHidden();
  await expect(page.locator('iframe')).toHaveCount(0);

  await task(page, 'seating').getByRole('button', { name: 'Show a solution' }).click();
  await yours(page, 'seating')
    .getByRole('button', { name: /^Run cell/ })
    .click();
  await expect(words(page, 'seating')).toHaveText(/^Right, on this and on other data\. 36 solutions/);
  await expect(task(page, 'seating').locator('[data-part="verdict-why"]')).toHaveText('You looked at the solution.');
  await expect(page.locator('[data-climbed]')).toHaveCount(0);
});
