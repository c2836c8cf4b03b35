import { violationsInThemes } from '../support/axe.ts';
import { allAlive } from '../support/figure.ts';
import { pages } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

for (const path of pages) {
  test(`axe finds nothing on ${path}`, async ({ page }) => {
    // The gallery has every figure, many times.
    if (path === './gallery/') test.slow();
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await page.goto(path);
    await allAlive(page);
    expect(await violationsInThemes(page)).toEqual([]);
  });
}
