/** A lesson on the wall of a classroom. */
import type { Page } from '@playwright/test';
import { openLink } from '../support/address.ts';
import { violationsOn } from '../support/axe.ts';
import { lessons } from '../support/site.ts';
import { smallTexts } from '../support/small-texts.ts';
import { expect, test } from '../support/test.ts';

const place = (page: Page) => page.locator('.wall-place');

test(
  'a clicker and the keys go through a lesson, and the address keeps the place',
  { tag: '@quick' },
  async ({ page }) => {
    await page.goto('./lessons/algorithm-x/');
    await page.getByRole('button', { name: 'Present' }).click();
    await expect(place(page)).toHaveText(/^1 of \d+: the opening$/);
    await expect(page.getByRole('navigation')).toHaveCount(0);

    await page.keyboard.press('PageDown');
    await expect(place(page)).toHaveText(/^2 of \d+: figure 2.1$/);
    const figure = page.locator('#algorithm-x');
    await expect(figure).toHaveAttribute('data-ready', '');
    const slider = figure.getByRole('slider', { name: 'Step' });
    await page.keyboard.press('ArrowRight');
    await expect(slider).toHaveValue('1');
    await expect(slider).toBeInViewport({ ratio: 1 });

    const root = page.locator('html');
    await page.keyboard.press('b');
    await expect(root).toHaveAttribute('data-blank', '');
    await page.keyboard.press('PageDown');
    await expect(root).not.toHaveAttribute('data-blank');
    await expect(place(page)).toHaveText(/figure 2.1$/);

    await page.reload();
    await expect(place(page)).toHaveText(/figure 2.1$/);
    await expect(slider).toHaveValue('1');
    await page.keyboard.press('PageUp');
    await expect(place(page)).toHaveText(/^1 of/);
    await page.keyboard.press('ArrowRight');
    await expect(place(page)).toHaveText(/^2 of/);
    await page.keyboard.press('Escape');
    await expect(place(page)).toHaveCount(0);
    await expect(page.locator('#algorithm-x')).toBeFocused();
    expect(page.url()).not.toContain('present');
    await expect(page.locator('.fills-window, [data-on-wall]')).toHaveCount(0);
    await page.keyboard.press('p');
    await expect(place(page)).toHaveText(/^1 of/);
  },
);

test('a prepared link opens on the wall, with what comes next hidden, and keeps nothing of that', async ({ page }) => {
  await page.goto('./teach/');
  await page.getByRole('link', { name: 'Figure 2.1 at the dead end' }).first().click();
  await expect(place(page)).toHaveText(/figure 2.1$/);
  await expect(page.locator('html')).toHaveAttribute('data-to-come', '');
  await expect(page.locator('#algorithm-x [data-part="caption"]')).toContainText('dead end');
  expect(await violationsOn(page, '.fills-window')).toEqual([]);
  expect(await violationsOn(page, '.wall-bar')).toEqual([]);
  await page.goto('./lessons/algorithm-x/');
  await expect(page.locator('html')).not.toHaveAttribute('data-to-come');
});

test('a prepared link opens on the wall in a tab that is not painted, and in a browser that is never idle', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
    // As in a tab in the background: no frame before the code of the wall is there.
    const { requestAnimationFrame: onFrame } = window;
    const held: FrameRequestCallback[] = [];
    window.requestAnimationFrame = (act) => held.push(act);
    void customElements.whenDefined('present-door').then(() => {
      window.requestAnimationFrame = onFrame.bind(window);
      for (const act of held) window.requestAnimationFrame(act);
    });
  });
  await page.goto('./lessons/algorithm-x/#?page.present=algorithm-x');
  await expect(place(page)).toHaveText(/figure 2.1$/);
  await expect(page.locator('#algorithm-x')).toHaveAttribute('data-ready', '');
});

test('from a plan, nothing answers before it is asked, On follows the plan, and Leave comes back to it', async ({
  page,
}) => {
  await page.goto('./teach/');
  await page.locator('section[aria-labelledby="school"]').getByRole('link', { name: 'Figure 9.3' }).click();
  await expect(place(page)).toHaveText(/^4 of \d+ in the plan: figure 9.3$/);
  await expect(page.locator('.missing-parts:visible')).toHaveCount(0);
  const answer = page.locator('#parity [data-answer]');
  await expect(answer).toBeHidden();
  await page.getByRole('button', { name: 'Show the answer' }).click();
  await expect(answer).toBeVisible();

  await page.keyboard.press('PageDown');
  await expect(place(page)).toHaveText(/^5 of \d+ in the plan: figure 12.2$/);
  await expect(page.locator('html')).toHaveAttribute('data-to-come', '');
  // Where no other 3 can be is asked: neither the words nor the board say it.
  const said = page.locator('#ripple-rule [data-part="now"]');
  const arms = page.locator('#ripple-rule .arms');
  await expect(said).toBeHidden();
  await expect(arms).toHaveCSS('visibility', 'hidden');
  await page.getByRole('button', { name: 'Show the answer' }).click();
  await expect(said).toBeVisible();
  await expect(arms).toHaveCSS('visibility', 'visible');
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(place(page)).toHaveText(/figure 9.3$/);
  // What comes back is asked again.
  await expect(page.getByRole('button', { name: 'Show the answer' })).toBeVisible();
  await page.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(/\/teach\/#school$/);
  await expect(place(page)).toHaveCount(0);
});

test('on an old projector and on a flat wall figures are whole, and so are their pictures', async ({ page }) => {
  test.slow();
  for (const [path, id] of [
    ['algorithm-x', 'algorithm-x'],
    ['algorithm-x', 'sudoku'],
    ['tetrasticks', 'tetrasticks'],
    ['tetrasticks', 'row-by-row'],
    ['secondary-columns', 'queens'],
    ['ripple-effect', 'ripple-row'],
    ['ripple-effect', 'ripple-givens'],
    ['colours', 'crossing-words'],
    ['encode-your-own', 'talks'],
    ['as-often', 'shifts'],
  ] as const) {
    await openLink(page, `./lessons/${path}/#?page.present=${id}`);
    const shown = page.locator(`#${id} .fills-window`);
    await expect(shown).toBeVisible();
    const hidden = (): Promise<number> =>
      shown.evaluate((element) => {
        const frames = [element, ...element.querySelectorAll('.picture-scroll')];
        return Math.max(
          ...frames.flatMap((one) => [one.scrollWidth - one.clientWidth, one.scrollHeight - one.clientHeight]),
        );
      });
    for (const [width, height] of [
      [1024, 768],
      [1280, 720],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect.poll(hidden, { message: `${id}, ${width}` }).toBeLessThanOrEqual(1);
      // Matrices come closer for that, and their names can still be read.
      const least = width === 1024 ? 12.8 : 16;
      expect(await smallTexts(shown.locator('.picture-scroll > .matrix'), least), `${id}, ${width}`).toEqual([]);
    }
  }
});

/** A projector, and a large screen, each with the smallest text for the last row. */
const walls = [
  { width: 1280, height: 800, least: 16 },
  { width: 1920, height: 1080, least: 24 },
] as const;

for (const path of lessons) {
  test(`${path}: everything can be read from the last row`, async ({ page }) => {
    test.slow();
    for (const { width, height, least } of walls) {
      await page.setViewportSize({ width, height });
      await page.goto(path);
      await page.getByRole('button', { name: 'Present' }).click();
      const shown = page.locator('.fills-window, .fills-wall');
      await expect(place(page)).toHaveText(/^1 of/);
      const last = Number(/of (\d+)/.exec((await place(page).textContent()) ?? '')?.[1]);
      for (let item = 1; item <= last; item += 1) {
        await expect(place(page)).toHaveText(new RegExp(`^${item} of ${last}: `));
        const words = `${width} px, ${(await place(page).textContent()) ?? ''}`;
        const message = `${words}: a matrix whose names are too small is \`large\` in its scenario`;
        await expect.soft.poll(async () => smallTexts(shown, least), { message }).toEqual([]);
        const wide = await shown.evaluate((element) => element.scrollWidth - element.clientWidth);
        expect.soft(wide, `${words} is as wide as the window`).toBeLessThanOrEqual(1);
        await page.keyboard.press('PageDown');
      }
      await page.keyboard.press('Escape');
    }
  });
}
