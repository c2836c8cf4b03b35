import type { Page } from '@playwright/test';
import { lessons, pages } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

test.use({ javaScriptEnabled: false });

for (const path of pages) {
  test(`${path} offers nothing that is dead without scripts`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // Playwright takes scripts away without telling the parser, which shows no line that is for them.
    const html = await (await page.request.get(path)).text();
    expect(html).toMatch(/<noscript>[^<]*<p[^>]*>\s*Scripts are off/);
    // What opens a popover works without.
    const controls = page.locator(
      'button:not([popovertarget]), input, select, textarea, [role="switch"], [role="button"], [role="slider"]',
    );
    const shown = (all: Element[]): string[] =>
      all
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .map((element) => element.outerHTML.slice(0, 160));
    expect(await controls.evaluateAll(shown)).toEqual([]);
    // What takes the focus either leads somewhere or scrolls.
    const stops = page.locator('[tabindex="0"]:not(.picture-scroll, .astro-code)');
    expect(await stops.evaluateAll(shown)).toEqual([]);
    if (lessons.includes(path)) await test.step('and reads well', () => readsWell(page));
  });
}

/** The elements of a picture, and the strokes of its paths: a tree has all its lines in one. */
function marksIn(picture: Element): number {
  const paths = Array.from(picture.querySelectorAll('path'), (path) => path.getAttribute('d') ?? '');
  return picture.querySelectorAll('*').length + (paths.join('').match(/M/g)?.length ?? 0);
}

/** A lesson has its text, and its figures have their pictures. */
async function readsWell(page: Page): Promise<void> {
  const text = await page.getByRole('main').innerText();
  expect(text.split(/\s+/).length).toBeGreaterThan(300);

  const figures = page.getByRole('figure');
  expect(await figures.count()).toBeGreaterThan(0);
  // What is drawn for a narrow window is hidden in this one.
  const pictures = '.figure-host:not(cell-figure) .picture svg[role="img"]';
  for (const picture of await page.locator(`${pictures}:not([aria-describedby*="-narrow-"])`).all()) {
    await expect(picture).toBeVisible();
    expect(await picture.evaluate(marksIn), 'marks').toBeGreaterThan(20);
    const box = await picture.boundingBox();
    expect(box?.width).toBeGreaterThan(90);
    expect(box?.height).toBeGreaterThan(90);
    expect((await picture.getAttribute('aria-label'))?.length).toBeGreaterThan(4);
  }
  expect(await page.locator('.figure-host .picture svg[role="img"]').count()).toBeGreaterThan(0);
  await expect(page.locator('.figure-host figcaption').first()).toBeVisible();
}

test('the moments that are shown are worth a look', async ({ page }) => {
  await page.goto('./lessons/algorithm-x/');
  // The whole search of the small matrix is still to come.
  await expect(page.locator('#algorithm-x [data-part="caption"]')).toHaveText('Nothing is covered yet.');
  expect(await page.locator('#algorithm-x [data-part="matrix"] .matrix-one').count()).toBeGreaterThan(0);
  await page.goto('./lessons/tetrasticks/');
  const pieces = page.locator('#tetrasticks [data-part="board"] .pieces > .piece');
  expect(await pieces.count()).toBeGreaterThan(5);
  await page.goto('./lessons/ripple-effect/');
  expect(await page.locator('#ripple-effect .number').count()).toBeGreaterThan(20);
  await page.goto('./lessons/secondary-columns/');
  expect(await page.locator('#queens .marks[data-row]').count()).toBeGreaterThan(2);
});

test('the pages lead to one another without scripts', async ({ page }) => {
  await page.goto('./');
  for (const path of lessons) {
    const link = page.locator(`#main a[href$="${path.slice(1)}"]`);
    await link.last().click();
    await expect(page).toHaveURL(new RegExp(`${path.slice(1)}$`));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});
