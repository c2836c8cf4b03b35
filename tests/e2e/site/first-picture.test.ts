import { readdirSync } from 'node:fs';
import { expect, test } from '../support/test.ts';

/** On a screen of 1440 × 900 a lesson’s first picture begins this high or higher, and so much of it is seen. */
const [HIGHEST, LEAST] = [620, 200];

const lessons = readdirSync(new URL('../../../content/lessons/', import.meta.url)).map((file) =>
  file.replace(/^\d+-|\.mdx$/g, ''),
);

test('the first picture of each lesson is in sight as soon as it opens', async ({ page }) => {
  test.slow();
  for (const lesson of lessons) {
    await page.goto(`./lessons/${lesson}/`);
    // Small boards side by side and below one another are one picture: as high as they are together.
    const seen = await page.evaluate(() => {
      const isPicture = (picture: Element): boolean => {
        const { width, height } = picture.getBoundingClientRect();
        return picture.checkVisibility({ visibilityProperty: true }) && width > 60 && height > 60;
      };
      const first = Array.from(document.querySelectorAll('main .figure')).find((figure) =>
        Array.from(figure.querySelectorAll('svg, canvas, img')).some(isPicture),
      );
      const boxes = Array.from(first?.querySelectorAll('svg, canvas, img') ?? [])
        .filter(isPicture)
        .map((picture) => picture.getBoundingClientRect());
      const top = Math.min(...boxes.map((box) => box.top));
      return { top, height: Math.min(innerHeight, Math.max(...boxes.map(({ bottom }) => bottom))) - top };
    });
    expect.soft(seen.top, lesson).toBeLessThanOrEqual(HIGHEST);
    expect.soft(seen.height, `${lesson}: what is seen of it`).toBeGreaterThanOrEqual(LEAST);
  }
});
