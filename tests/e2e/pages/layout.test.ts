import { allAlive, pictures } from '../support/figure.ts';
import { figurePages, pages } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

const widths = [320, 390, 768, 1024, 1440];

for (const path of pages) {
  test(`${path} is never wider than the window`, async ({ page, isMobile }) => {
    await page.goto(path);
    await allAlive(page);
    for (const width of isMobile ? [390] : widths) {
      await page.setViewportSize({ width, height: 844 });
      const over = await page.evaluate((limit) => {
        const { scrollWidth } = document.documentElement;
        const wide = [...document.body.querySelectorAll('*')].filter((element) => {
          const { right, width: own } = element.getBoundingClientRect();
          return own > 0 && right > limit + 1 && !element.closest('svg, .picture-scroll, table');
        });
        return scrollWidth > limit
          ? [scrollWidth, ...wide.slice(0, 3).map((e) => e.outerHTML.slice(0, 120))]
          : [];
      }, width);
      expect(over, `at ${width} px`).toEqual([]);
    }
  });
}

for (const path of figurePages) {
  test(`${path} does not jump while it loads`, async ({ page }) => {
    // Scripts come late, as on a slow line: what they change must not move the page.
    await page.route('**/*.js', async (route) => {
      await page.waitForFunction(() => document.fonts.status === 'loaded');
      await route.continue();
    });
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          shifts.push((entry as PerformanceEntry & { value: number }).value);
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(path);
    await allAlive(page);
    const solved = page.locator('[data-status="solved in"] [data-value]');
    for (const time of await solved.all()) await expect(time).not.toHaveText('–');
    await pictures(page);
    const shift = await page.evaluate(() =>
      (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0),
    );
    expect(shift).toBeLessThan(0.02);
  });
}
