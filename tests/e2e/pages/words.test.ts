/** A word search of the reader's own words: the sheet, its key, and the search that packs them. */
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

const at = (page: Page, name: string): Locator => page.locator(`#words [data-part="${name}"]`);
const press = (page: Page, name: string): Promise<void> => page.locator(`#words [data-do="${name}"]`).click();

/** The letters of the sheet, in one text. */
const lettersOf = (page: Page): Promise<string> =>
  at(page, 'sheet')
    .locator('text')
    .evaluateAll((all) => all.map((one) => one.textContent).join(''));

async function write(page: Page, words: string): Promise<void> {
  await at(page, 'words-text').fill(words);
  await at(page, 'words-text').blur();
}

test.beforeEach(async ({ page }) => {
  await page.goto('./words/');
});

test('the sheet is the tool, and stands first', async ({ page, isMobile }) => {
  const box = await at(page, 'sheet').boundingBox();
  expect(box?.y).toBeLessThanOrEqual(isMobile ? 200 : 170);
});

test('words give a sheet, its key and the figure; Undo leads back', async ({ page }) => {
  await write(page, 'dance, links, cover\nnode');
  await expect(at(page, 'sheet-status')).toContainText('4 words in 10×10 cells');
  await expect(at(page, 'sheet-words')).toHaveText('NODE, COVER, DANCE, LINKS');
  expect(await at(page, 'sheet-words').textContent()).not.toMatch(/ ,/);
  await expect(at(page, 'key-lines').locator('li')).toHaveCount(4);
  await expect(page.locator('#words .narrator')).toContainText('every word has its place');
  await expect(at(page, 'board').locator('[data-row]')).toHaveCount(4);
  const before = await lettersOf(page);
  await press(page, 'new-seed');
  await expect.poll(() => lettersOf(page)).not.toBe(before);
  await press(page, 'undo');
  await expect.poll(() => lettersOf(page)).toBe(before);
  await press(page, 'undo');
  await expect(at(page, 'words-text')).toHaveValue(/^Ada, Ben/);
  await expect(at(page, 'sheet-status')).toContainText('12 words');
});

test('what cannot be read is said, and the sheet stays', async ({ page }) => {
  const fault = at(page, 'words-fault');
  await write(page, 'dance links');
  // At first there are 12 words.
  await expect(at(page, 'sheet-status')).toHaveText(/^2 words in/);
  const before = await lettersOf(page);
  await write(page, 'dance links\nleo leon');
  await expect(fault).toContainText('LEO is part of LEON');
  await expect(at(page, 'words-text')).toHaveAttribute('aria-invalid', 'true');
  expect(await lettersOf(page)).toBe(before);
  await page.getByText('More settings').click();
  const seed = at(page, 'words-seed');
  await seed.fill('x');
  await seed.blur();
  await expect(fault).toHaveText('“x” is not a seed; write a whole number from 0 to 999,999.');
  // What was there before it: the fault of the words again, and none once they are mended too.
  await seed.fill('1');
  await seed.blur();
  await expect(fault).toContainText('LEO is part of LEON');
  await write(page, 'dance links');
  await expect(fault).toHaveText('');

  // All of a text that is too long is there again.
  const long = 'maybe '.repeat(1_000);
  await write(page, long);
  await expect(fault).toContainText('6,000 characters, and at most 4,000 are read');
  await page.reload();
  await expect(fault).toContainText('6,000 characters, and at most 4,000 are read');
  await expect(at(page, 'words-text')).toHaveValue(long);
});

test('what is written is there again, and a link brings all of it', async ({ page, context }) => {
  await write(page, 'dance links');
  await page.getByText('More settings').click();
  await at(page, 'words-directions').selectOption('8');
  // Last, so that the words about the sheet are of this wish and of none before it.
  await at(page, 'words-width').selectOption('7');
  await expect(at(page, 'sheet-status')).toHaveText(/^2 words in 7×10 cells/);
  const letters = await lettersOf(page);
  await page.goto('./words/');
  await expect(at(page, 'words-text')).toHaveValue('dance links');
  await expect.poll(() => lettersOf(page)).toBe(letters);

  const other = await context.browser()?.newPage();
  if (!other) throw new Error('there is no browser');
  await other.goto(`${page.url().split('#')[0]}#words?words.puzzle=7x10+8+4+own+1+dance+links`);
  await expect(other.locator('#words [data-part="words-text"]')).toHaveValue('dance links');
  await expect.poll(() => lettersOf(other)).toBe(letters);
  await other.close();
});

test('the key is seen instead of the sheet, and printed with it on request', async ({ page }) => {
  const key = page.locator('#words .key-picture');
  await expect(key).toBeHidden();
  await page.locator('#words .words-key summary').click();
  await expect(key).toBeVisible();
  await expect(page.locator('#words .sheet-picture')).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(key).toBeVisible();
  await page.evaluate(() => (document.querySelector<HTMLDetailsElement>('#words .words-key')!.open = false));
  await expect(key).toBeHidden();
  await expect(page.locator('#words .sheet-picture')).toBeVisible();
  await expect(at(page, 'sheet-words')).toBeVisible();
  await expect(page.locator('button:visible, textarea:visible, select:visible')).toHaveCount(0);
});
