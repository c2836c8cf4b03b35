import { violationsOn } from '../support/axe.ts';
import { allAlive } from '../support/figure.ts';
import { printsWell } from '../support/print.ts';
import { quickPages } from '../support/site.ts';
import { expect, test } from '../support/test.ts';
import { tooWide } from '../support/too-wide.ts';

for (const path of quickPages) {
  test(`${path}: status, console, figures alive, width, axe`, { tag: '@quick' }, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await allAlive(page);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await tooWide(page, width), `at ${width} px`).toEqual([]);
    }
    if (path === './lessons/algorithm-x/') await printsWell(page);
    expect(await violationsOn(page)).toEqual([]);
  });
}
