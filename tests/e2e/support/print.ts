import { type Page, expect } from '@playwright/test';

/** A lesson on paper is its text and its pictures, and nothing to press. */
export async function printsWell(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  const controls = page.locator(
    // The number of a line in a listing is a button.
    'button:not(td *, .code-line *), input, select, textarea, [role="switch"], nav, [role="slider"]:not(svg *)',
  );
  const shown = await controls.evaluateAll((all) =>
    all
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      // A picture that can be pressed, or a part of one, is a picture on paper.
      .filter((element) => !element.closest('svg'))
      .filter((element) => !element.querySelector('svg') || element.matches('.icon-button, .button'))
      .map((element) => element.outerHTML.slice(0, 120)),
  );
  expect.soft(shown).toEqual([]);
  const text = await page.getByRole('main').innerText();
  expect.soft(text.split(/\s+/).length).toBeGreaterThan(300);
  await expect.soft(page.locator('main figure svg:visible').first()).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
}
