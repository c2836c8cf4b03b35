/** A lesson on the wall of a classroom. */
import type { Page } from '@playwright/test';
import { openLink } from '../support/address.ts';
import { violationsOn } from '../support/axe.ts';
import { pictures } from '../support/figure.ts';
import { lessons } from '../support/site.ts';
import { smallTexts } from '../support/small-texts.ts';
import { expect, test } from '../support/test.ts';

const place = (page: Page) => page.locator('.wall-place');

test('a clicker and the keys go through a lesson, and the address keeps the place', async ({ page }) => {
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
});

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
  // Neither the words nor what stands on the scales says it.
  const answers = page.locator('#parity').getByText(/more (?:horizontal|vertical)|tip nothing|^\+\d$/);
  await expect(answers.first()).toBeAttached();
  await expect(answers.filter({ visible: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Show the answer' }).click();
  for (const hasText of [/more (?:horizontal|vertical)/, 'tip nothing', '+2', '+4']) {
    await expect(answers.filter({ visible: true, hasText }).first()).toBeVisible();
  }

  await page.keyboard.press('PageDown');
  await expect(place(page)).toHaveText(/^5 of \d+ in the plan: figure 12.2$/);
  await expect(page.locator('html')).toHaveAttribute('data-to-come', '');
  // Where no other 3 can be is asked: neither the words nor the board say it.
  const said = page.locator('#ripple-rule [data-part="now"]');
  const arms = page.locator('#ripple-rule .arms');
  const fits = page.locator('#ripple-rule').getByText('What still fits');
  await expect(said).toBeHidden();
  await expect(fits).toBeHidden();
  await expect(arms).toHaveCSS('visibility', 'hidden');
  await page.getByRole('button', { name: 'Show the answer' }).click();
  await expect(said).toBeVisible();
  await expect(arms).toHaveCSS('visibility', 'visible');
  await expect(fits).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(place(page)).toHaveText(/figure 9.3$/);
  // What comes back is asked again.
  await expect(page.getByRole('button', { name: 'Show the answer' })).toBeVisible();
  await page.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(/\/teach\/#school$/);
  await expect(place(page)).toHaveCount(0);
});

test('a switch on a board leaves the arrows to the search, and Escape leads out of the board first', async ({
  page,
}) => {
  await openLink(page, './lessons/crossings/#?page.present=crossings');
  await expect(place(page)).toHaveText(/figure 10.3$/);
  const figure = page.locator('#crossings');
  await expect(figure).toHaveAttribute('data-ready', '');
  const slider = figure.getByRole('slider', { name: 'Step' });
  const junction = (at: string) => figure.getByRole('switch', { name: `Junction ${at}` });
  const step = async (key: string): Promise<number> => {
    const before = Number(await slider.inputValue());
    await page.keyboard.press(key);
    // The slider goes along with the next picture.
    await pictures(page);
    return Number(await slider.inputValue()) - before;
  };
  await junction('(1, 4)').click();
  await expect(junction('(1, 4)')).toHaveAttribute('aria-checked', 'false');
  await expect(figure.getByText('Pieces may cross at (1, 4) now, so this is another search').first()).toBeVisible();
  expect(await step('ArrowLeft')).toBe(-1);

  // Who comes by keys keeps them.
  await junction('(1, 4)').focus();
  await page.keyboard.press('Enter');
  await expect(junction('(1, 4)')).toHaveAttribute('aria-checked', 'true');
  await expect(junction('(1, 4)')).toBeFocused();
  // The other search has come, and has moved the slider.
  await expect(figure.getByText('Pieces may not cross at (1, 4) now, so this is another search').first()).toBeVisible();
  expect(await step('ArrowRight')).toBe(0);
  await expect(junction('(2, 4)')).toBeFocused();
  await page.keyboard.press('Escape');
  expect(await step('ArrowLeft')).toBe(-1);
  await page.keyboard.press('Escape');
  await expect(place(page)).toHaveCount(0);
});

test('Escape closes a panel of a figure, and only then leaves the wall', async ({ page }) => {
  for (const [link, door, panel] of [
    ['./lessons/tetrasticks/#?page.present=tetrasticks', 'another-way', 'what-if'],
    ['./lessons/secondary-columns/#?queens.diagonals=primary&page.present=queens', 'why-none', 'why-panel'],
  ] as const) {
    await openLink(page, link);
    const shown = page.locator('[data-on-wall]');
    await shown.locator(`[data-do="${door}"]`).click();
    await expect(shown.locator(`[data-part="${panel}"]`)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(shown.locator(`[data-part="${panel}"]`)).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(place(page)).toHaveCount(0);
  }
});

test('the link to a step that is made on the wall says that it opens there', async ({ page }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await openLink(page, './lessons/tetrasticks/#?page.present=tetrasticks');
  const shown = page.locator('[data-on-wall]');
  await shown.getByRole('button', { name: 'More', exact: true }).click();
  await shown.getByRole('button', { name: 'Link to this step' }).click();
  await expect(shown.getByText('The link for presenting is copied.')).toBeInViewport();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('page.present=tetrasticks');
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

test('on an old projector a board beside a painted matrix is larger than on the page', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await openLink(page, './lessons/tetrasticks/');
  const board = page.locator('#tetrasticks .tetrastick-board');
  const width = async (): Promise<number> => (await board.boundingBox())?.width ?? 0;
  const onPage = await width();
  expect(onPage).toBeGreaterThan(0);
  await openLink(page, './lessons/tetrasticks/#?page.present=tetrasticks');
  await expect(place(page)).toHaveText(/figure 9.1$/);
  await expect.poll(width).toBeGreaterThan(onPage);
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
