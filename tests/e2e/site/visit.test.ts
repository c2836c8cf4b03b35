import { violationsOn } from '../support/axe.ts';
import { allAlive } from '../support/figure.ts';
import { printsWell } from '../support/print.ts';
import { quickPages } from '../support/site.ts';
import { expect, test } from '../support/test.ts';
import { tooWide } from '../support/too-wide.ts';

/** A page of each kind; the sweep asks axe about every page, in both themes. */
const forAxe = new Set([
  './',
  './lessons/algorithm-x/',
  './tetrasticks/play/',
  './ripple-effect/own/',
  './notebook/queens/',
  './words/',
  './exercises/',
  './practice/',
]);

for (const path of quickPages) {
  test(`${path}: status, console, figures alive, width`, { tag: '@quick' }, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await allAlive(page);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await tooWide(page, width), `at ${width} px`).toEqual([]);
    }
    if (path === './lessons/algorithm-x/') await printsWell(page);
    if (forAxe.has(path)) expect(await violationsOn(page)).toEqual([]);
  });
}

test('the pages that axe sees are visited', { tag: '@quick' }, () => {
  expect(quickPages).toEqual(expect.arrayContaining([...forAxe]));
});
