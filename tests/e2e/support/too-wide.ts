import type { Page } from '@playwright/test';

/** The width of the page and what is too wide on it; nothing when all is well. */
export async function tooWide(page: Page, most: number): Promise<(string | number)[]> {
  return page.evaluate((limit) => {
    const { scrollWidth } = document.documentElement;
    if (scrollWidth <= limit) return [];
    const wide = [...document.body.querySelectorAll('*')].filter((element) => {
      const { right, width } = element.getBoundingClientRect();
      return width > 0 && right > limit + 1 && !element.closest('svg, .picture-scroll, table');
    });
    return [scrollWidth, ...wide.slice(0, 3).map((element) => element.outerHTML.slice(0, 120))];
  }, most);
}
