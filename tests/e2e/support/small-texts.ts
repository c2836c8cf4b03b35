import type { Locator } from '@playwright/test';

/** The texts in these places that are seen smaller than this, in pixels of the screen, as large as they are. */
export async function smallTexts(places: Locator, least: number): Promise<string[]> {
  return places.evaluateAll((all, most) => {
    const found = new Set<string>();
    for (const place of all) {
      const texts = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const element = text.parentElement;
        const words = text.textContent?.trim() ?? '';
        if (words === '' || !element?.checkVisibility({ visibilityProperty: true })) continue;
        if (element.closest('.visually-hidden, option')) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        if (range.getBoundingClientRect().width === 0) continue;
        // What is drawn is as large as its picture makes it.
        const drawn = element instanceof SVGGraphicsElement ? element.getScreenCTM() : null;
        const size = parseFloat(getComputedStyle(element).fontSize) * (drawn ? Math.hypot(drawn.a, drawn.b) : 1);
        const of = element.closest('svg')?.getAttribute('class') ?? element.tagName;
        if (size < most - 0.1) found.add(`${words} in ${of}: ${size.toFixed(1)} px`);
      }
    }
    return [...found].slice(0, 8);
  }, least);
}
