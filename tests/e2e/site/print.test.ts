import { allAlive } from '../support/figure.ts';
import { lessons } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

for (const path of lessons) {
  test(`${path} prints pictures and text, and nothing to press`, async ({ page }) => {
    await page.goto(path);
    await allAlive(page);
    await page.emulateMedia({ media: 'print' });
    const controls = page.locator(
      'button:not(td *), input, select, textarea, [role="switch"], nav, [role="slider"]:not(svg *)',
    );
    const shown = await controls.evaluateAll((all) =>
      all
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        // A picture that can be pressed, or a part of one, is a picture on paper.
        .filter((element) => !element.closest('svg'))
        .filter(
          (element) => !element.querySelector('svg') || element.matches('.icon-button, .button'),
        )
        .map((element) => element.outerHTML.slice(0, 120)),
    );
    expect(shown).toEqual([]);
    const text = await page.getByRole('main').innerText();
    expect(text.split(/\s+/).length).toBeGreaterThan(300);
    await expect(page.locator('main figure svg:visible').first()).toBeVisible();
  });
}
