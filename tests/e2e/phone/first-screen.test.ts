import { readdirSync } from 'node:fs';
import { expect, test } from '../support/test.ts';

/** A picture begins this high on a phone of 390 × 844, or higher. */
const HIGHEST = 300;

const lessons = readdirSync(new URL('../../../content/lessons/', import.meta.url)).map((file) =>
  file.replace(/^\d+-|\.mdx$/g, ''),
);

test('the first picture of each lesson is in the first screen, and nothing stands over it', async ({ page }) => {
  test.slow();
  for (const lesson of lessons) {
    await page.goto(`./lessons/${lesson}/`);
    const { top, bottom, dock } = await page.evaluate(() => {
      const pictures = Array.from(document.querySelectorAll('main .figure :is(svg, canvas, img)'));
      const first = pictures.find((picture) => {
        const { width, height } = picture.getBoundingClientRect();
        return picture.checkVisibility() && width > 60 && height > 60;
      });
      const box = first?.getBoundingClientRect();
      // A matrix scrolls in its own frame.
      const frame = (first?.closest('.picture-scroll') ?? first)?.getBoundingClientRect();
      const timeline = first?.closest('.figure')?.querySelector('.timeline')?.getBoundingClientRect();
      // A timeline that has not come yet lies below the screen.
      return { top: box?.top ?? NaN, bottom: frame?.bottom ?? NaN, dock: timeline?.top ?? Infinity };
    });
    expect.soft(top, lesson).toBeLessThanOrEqual(HIGHEST);
    expect.soft(dock, `${lesson}: the timeline`).toBeGreaterThanOrEqual(bottom - 1);
  }
});

test('on its side a phone shows the board of a lesson whole, with its timeline', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await page.goto('./lessons/tetrasticks/');
  const board = page.locator('#tetrasticks .tetrastick-board').first();
  const box = await board.boundingBox();
  expect(box?.height ?? NaN).toBeLessThanOrEqual(390 - 52 - 90);
});
