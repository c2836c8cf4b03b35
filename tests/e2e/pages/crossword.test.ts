/** A crossword from the reader's list: the grid with its clues, its key, and the search that fills it. */
import type { Locator, Page } from '@playwright/test';
import { crosswordKey } from '#pictures/crossword/draw.ts';
import { ASKED, crosswordWishOf } from '#puzzles/words/crossword/draft.ts';
import { SHORT_WORDS } from '#puzzles/words/crossword/example.ts';
import { makeCrossword } from '#puzzles/words/crossword/make.ts';
import { expect, test } from '../support/test.ts';

const at = (page: Page, name: string): Locator => page.locator(`#crossword [data-part="${name}"]`);
const press = (page: Page, name: string): Promise<void> => page.locator(`#crossword [data-do="${name}"]`).click();

/** The words of the key, in the order in which they stand there. */
const keyOf = (page: Page): Promise<string[]> => at(page, 'key-lines').locator('li').allTextContents();

/** The key that the short words have with this seed. */
function keyFor(seed: number): string[] {
  const { sheet } = makeCrossword(crosswordWishOf({ ...SHORT_WORDS, seed }));
  return sheet ? crosswordKey(sheet) : [];
}

async function write(page: Page, words: string): Promise<void> {
  await at(page, 'words-text').fill(words);
  await at(page, 'words-text').blur();
}

const NAMES =
  'Ada Ben Clara David Elif Finn Greta Hugo Ines Jonas Kira Luca Mia Noah Olga Paul Rosa Samir Tilda Uwe Vera ' +
  'Yusuf Zoe';

test.beforeEach(async ({ page }) => {
  await page.goto('./words/crossword/');
});

test('another seed gives another crossword with its own clues, and Undo leads back', async ({ page }) => {
  await expect(at(page, 'clues-across').locator('li')).toHaveCount(3);
  await expect(at(page, 'clues-down').locator('li')).toHaveCount(4);
  // A reader comes, which wakes the page: the timeline finds all of them.
  await page.locator('#crossword').dispatchEvent('pointerdown', { pointerType: 'mouse' });
  await expect(page.locator('#crossword .counts')).toContainText('of 6');
  const before = await keyOf(page);
  expect(before).toEqual(keyFor(SHORT_WORDS.seed));
  // One seed in six may give the same one.
  const seed = [2, 3, 4, 5, 6, 7, 8].find((other) => keyFor(other).join() !== before.join())!;
  await page.evaluate(
    (random) => {
      Math.random = () => random;
    },
    (seed - 0.5) / ASKED.seed,
  );
  await press(page, 'new-seed');
  await expect.poll(() => keyOf(page)).toEqual(keyFor(seed));
  await press(page, 'undo');
  await expect.poll(() => keyOf(page)).toEqual(before);
  await expect(page.locator('#crossword [data-do="undo"]')).toBeDisabled();
});

test('names fill an open crossword, and stand under it when they have no clue', async ({ page }) => {
  await at(page, 'words-kind').selectOption('open');
  await expect(at(page, 'words-down')).toBeVisible();
  await at(page, 'words-lines').selectOption('2');
  await at(page, 'words-columns').selectOption('6');
  await write(page, `${NAMES}\nOtto: the same from both ends`);
  await expect(at(page, 'sheet-status')).toHaveText(/^4 words of 24, 4 crossings/);
  await expect(at(page, 'sheet-words')).toContainText('Place these words: ');
  await expect(page.locator('#crossword .narrator')).toContainText('every word has its place');
  await expect(at(page, 'board').locator('[data-row]')).toHaveCount(4);
});

test('what is wanting is said with a cure, and the crossword stays', async ({ page }) => {
  const before = await keyOf(page);
  // A reader comes with a key or a pointer, which wakes the page.
  await at(page, 'words-columns').focus();
  await at(page, 'words-columns').selectOption('5');
  await expect(at(page, 'words-fault')).toContainText('3 words across need 5 letters');
  await expect(at(page, 'words-text')).toHaveAttribute('aria-invalid', 'true');
  expect(await keyOf(page)).toEqual(before);
  await at(page, 'words-columns').selectOption('4');
  await expect(at(page, 'words-fault')).toHaveText('');
  // Enough words of the right lengths, and none that cross.
  await write(page, 'abcd efgh ijkl mno pqr stu vwx');
  await expect(at(page, 'sheet-status')).toContainText('none, after a complete search of');
  await expect(at(page, 'sheet-status')).toContainText('The sheet has not changed.');
  expect(await keyOf(page)).toEqual(before);
});

test('what is written is there again, and a link brings all of it', async ({ page, context }) => {
  await write(page, 'tea: a / drink\nurn bat\ntub era ant');
  await at(page, 'words-columns').selectOption('3');
  await expect(at(page, 'sheet-status')).toHaveText(/^6 words of 6/);
  await expect(page.locator('#crossword .narrator')).toContainText('every word has its place');
  const key = await keyOf(page);
  await page.goto('./words/crossword/');
  await expect(at(page, 'words-text')).toHaveValue('tea: a / drink\nurn bat\ntub era ant');
  await expect.poll(() => keyOf(page)).toEqual(key);

  const other = await context.browser()?.newPage();
  if (!other) throw new Error('there is no browser');
  const text = encodeURIComponent('full 3x3 2 1 tea: a // drink / urn bat / tub era ant');
  await other.goto(`${page.url().split('#')[0]}#crossword?crossword.puzzle=${text}`);
  await expect(other.locator('#crossword [data-part="words-text"]')).toHaveValue(
    'tea: a / drink\nurn bat\ntub era ant',
  );
  await expect.poll(() => keyOf(other)).toEqual(key);
  await other.close();
});

test('the grid with its clues is printed, and the key on a page of its own', async ({ page }) => {
  // What the buttons print: with the key, and without it.
  await page.evaluate(() => {
    window.print = () =>
      document.body.toggleAttribute('data-has-key', document.querySelector('#crossword .words-key[open]') !== null);
  });
  await page.locator('#crossword').getByRole('button', { name: 'Print with the key' }).click();
  await expect(page.locator('body')).toHaveAttribute('data-has-key');
  await page.locator('#crossword').getByRole('button', { name: 'Print', exact: true }).click();
  await expect(page.locator('body')).not.toHaveAttribute('data-has-key');

  await page.locator('#crossword .words-key summary').click();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('#crossword .sheet-picture')).toBeVisible();
  await expect(page.locator('#crossword .key-picture')).toBeVisible();
  await expect(at(page, 'clues-across')).toBeVisible();
  await expect(page.getByText('The key', { exact: true }).first()).toBeVisible();
  await expect(page.locator('button:visible, textarea:visible, select:visible')).toHaveCount(0);
});
