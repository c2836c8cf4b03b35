import type { Page } from '@playwright/test';
import { openLink } from '../support/address.ts';
import { openFigure, pictures } from '../support/figure.ts';
import { lessons } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

/** The smallest text in a picture, on a laptop and on a large screen or a wall. */
const screens = [
  { name: 'a laptop', width: 1440, height: 900, least: 12 },
  { name: 'a large screen', width: 1920, height: 1080, least: 16 },
] as const;

for (const { name, width, height, least } of screens) {
  for (const path of lessons) {
    test(`${path}: what is written in pictures can be read on ${name}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await openLink(page, path);
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      expect(await smallTexts(page, least)).toEqual([]);
    });
  }
}

for (const width of [1280, 1440]) {
  test(`all columns of eight queens are in sight at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const figure = await openFigure(page, 'queens', { n: '8' });
    await expect(figure.status('matrix')).toHaveText('64 × 46');
    await pictures(page);
    await expect(figure.matrix.locator('.matrix-column')).toHaveCount(46);
    const frame = figure.host.locator('.matrix-picture .picture-scroll');
    await expect
      .poll(() => frame.evaluate((box) => box.scrollWidth - box.clientWidth))
      .toBeLessThanOrEqual(0);
    expect(await smallTexts(page, 12)).toEqual([]);
  });
}

/** The texts of the page's pictures that are seen smaller than this, as large as they are. */
async function smallTexts(page: Page, least: number): Promise<string[]> {
  return page.locator('main svg text').evaluateAll((all, most) => {
    const found = all.flatMap((text) => {
      const box = text.getBoundingClientRect();
      if (box.width === 0 || text.textContent.trim() === '') return [];
      const style = getComputedStyle(text);
      // The tree of a long run and the levels beside it are laid out by measures of their own.
      if (text.closest('.tree-overview, .levels-chart')) return [];
      if (style.visibility === 'hidden') return [];
      const matrix = (text as SVGTextElement).getScreenCTM();
      const size = parseFloat(style.fontSize) * Math.hypot(matrix?.a ?? 0, matrix?.b ?? 0);
      const of = text.closest('svg')?.getAttribute('class') ?? 'a picture';
      return size < most - 0.1 ? [`${text.textContent} in ${of}: ${size.toFixed(1)} px`] : [];
    });
    return [...new Set(found)].slice(0, 8);
  }, least);
}
