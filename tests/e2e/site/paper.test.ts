/** Every lesson as a handout, on both common papers, and the sheet of exercises. */
import type { Page } from '@playwright/test';
import { lessons } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

/** In pixels, without the margins of `styles/print.css`. */
const papers = [
  { format: 'A4', width: 665, height: 1001 },
  { format: 'Letter', width: 687, height: 935 },
] as const;

for (const path of lessons) {
  test(`${path} is a handout`, async ({ page }) => {
    await page.goto(path);
    for (const { format, width, height } of papers) {
      const long = await lengthOnPaper(page, width, height);
      // What moves to the next page in one piece leaves a gap, but less than half of the paper is gaps.
      const count = await pagesIn(page, format);
      expect.soft(count, format).toBeGreaterThanOrEqual(Math.ceil(long / height) - 1);
      expect.soft(count, format).toBeLessThanOrEqual(Math.ceil((long / height) * 1.6) + 1);
    }
  });
}

test('the sheet of exercises takes three pages, with a line for the name', async ({ page }) => {
  await page.goto('./exercises/');
  await page.emulateMedia({ media: 'print' });
  const name = page.locator('.paper-name > span').first();
  expect((await name.boundingBox())?.width).toBeGreaterThan(150);
  for (const { format } of papers) expect.soft(await pagesIn(page, format), format).toBeLessThanOrEqual(3);
});

test('the pupil’s sheet takes two pages for each version, and one for the key', async ({ page }) => {
  await page.goto('./pupil-sheet/');
  await page.emulateMedia({ media: 'print' });
  for (const { format } of papers) expect.soft(await pagesIn(page, format), format).toBe(5);
});

/** Checks a lesson as one long page of this paper. @returns its length, in pixels */
async function lengthOnPaper(page: Page, width: number, height: number): Promise<number> {
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width, height });
  const { long, first, faults } = await page.evaluate(
    ([across, down]) => {
      const seen = (element: Element): boolean => element.checkVisibility({ visibilityProperty: true });
      const found: string[] = [];
      for (const picture of document.querySelectorAll('main :is(svg, img, canvas)')) {
        if (!seen(picture) || picture.closest('.visually-hidden')) continue;
        const box = picture.getBoundingClientRect();
        const frame = picture.closest('.picture-scroll, .matrix-stage, .tree-stage')?.getBoundingClientRect();
        const edge = Math.min(across, frame?.right ?? across);
        const isCut = box.right > edge + 2 || box.height > down || box.bottom > (frame?.bottom ?? box.bottom) + 2;
        if (isCut) found.push(`${picture.outerHTML.slice(0, 90)} is cut`);
        const isEmpty = picture instanceof HTMLImageElement && picture.naturalWidth === 0;
        if (isEmpty) found.push(`${picture.outerHTML.slice(0, 90)} is empty`);
      }
      for (const listing of document.querySelectorAll('.code-listing')) {
        if (!seen(listing)) continue;
        for (const text of listing.querySelectorAll('.code-text')) {
          if (!seen(text)) continue;
          const { fontSize, lineHeight } = getComputedStyle(text);
          const lines = text.getBoundingClientRect().height / (parseFloat(lineHeight) || parseFloat(fontSize) * 1.35);
          const words = text.textContent.trim();
          // A line of a listing that stands beside a picture has room for twenty letters.
          if (lines > Math.ceil(words.length / 20) + 1) found.push(`“${words}” takes ${lines.toFixed(0)} lines`);
        }
      }
      for (const question of document.querySelectorAll('main .question .answers')) {
        const { height: room } = getComputedStyle(question, '::after');
        if (parseFloat(room) < 20) found.push('a question has no line to write on');
      }
      for (const sign of document.querySelectorAll('main .prose > p [class^="word-"]')) {
        const isPrinted = getComputedStyle(sign, '::before').printColorAdjust === 'exact';
        if (!isPrinted) found.push(`“${sign.textContent}” has lost its sign`);
      }
      for (const fold of document.querySelectorAll('.prose > details:not(.named-on-paper)')) {
        const words = fold.querySelector(':scope > :not(summary)');
        if (words && words.getBoundingClientRect().height === 0) found.push(`${fold.textContent.trim()} is folded`);
      }
      const pictures = document.querySelectorAll('main .figure :is(svg, img, canvas, table), main pre');
      const firstOf = Array.from(pictures).find((picture) => seen(picture) && !picture.closest('.visually-hidden'));
      return {
        long: document.documentElement.scrollHeight,
        // A table of blocks may go on over the page.
        first: firstOf?.getBoundingClientRect()[firstOf.matches('table') ? 'top' : 'bottom'] ?? 0,
        faults: found,
      };
    },
    [width, height] as const,
  );
  expect.soft(faults).toEqual([]);
  expect.soft(first, 'the first page has the first picture').toBeLessThanOrEqual(height);
  return long;
}

/** The number of pages that the browser prints. */
async function pagesIn(page: Page, format: string): Promise<number> {
  const file = await page.pdf({ format });
  return file.toString('latin1').match(/\/Type \/Page\b(?!s)/g)?.length ?? 0;
}
