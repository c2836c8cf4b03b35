import type { Page } from '@playwright/test';

/** The texts of the page's pictures that are seen smaller than this, as large as they are. */
export async function smallTexts(page: Page, least: number): Promise<string[]> {
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
