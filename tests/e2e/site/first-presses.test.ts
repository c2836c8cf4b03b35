import type { Locator, Page } from '@playwright/test';
import { type Figure, figureOn, isAlive, openFigure, openUntouched, pictures } from '../support/figure.ts';
import { part } from '../support/host.ts';
import { expect, test } from '../support/test.ts';

/** These scripts come only when they are let go, as at the end of a slow line. */
async function holdBack(page: Page, scripts: string): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(scripts, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

async function openSlowly(page: Page, path: string): Promise<() => void> {
  const release = await holdBack(page, '**/_astro/*.js');
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.locator('footer')).toBeVisible();
  return release;
}

/** Whether the line at the top says that code for a press is under way. */
function isFetching(page: Page): Promise<boolean> {
  return page.evaluate(() => getComputedStyle(document.documentElement, '::before').content !== 'none');
}

test(
  'what is done to a figure whose code is not there yet is done in its order',
  { tag: '@quick' },
  async ({ page }) => {
    const release = await openSlowly(page, './lessons/algorithm-x/');
    const figure = figureOn(page, 'algorithm-x');
    await figure.slider.focus();
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    for (let times = 0; times < 3; times += 1) await figure.button('Next step').click();
    await expect(figure.host).toHaveAttribute('data-waiting', '');
    expect(await isFetching(page)).toBe(true);
    release();
    await isAlive(figure);
    await expect(figure.position).toHaveText(/^step 4 of/);
    await expect(figure.slider).toHaveValue('4');
    await expect(figure.host).not.toHaveAttribute('data-waiting', '');
    await expect.poll(() => isFetching(page)).toBe(false);
  },
);

const doors: [what: string, early: (page: Page) => Promise<void>, opened: string][] = [
  ['the key of Find', (page) => page.keyboard.press('/'), 'dialog.find-dialog[open]'],
  ['the key of Present', (page) => page.keyboard.press('p'), '.wall-bar'],
  [
    '“Save or embed”',
    (page) => page.locator('[data-do="take-out"]:visible').first().click(),
    'dialog[open] [role="tab"]',
  ],
];
for (const [what, early, opened] of doors) {
  test(`so is what belongs to the page: ${what}`, async ({ page }) => {
    const release = await openSlowly(page, './lessons/exact-cover/');
    await early(page);
    release();
    await expect(page.locator(opened).first()).toBeVisible();
  });
}

test('so is a choice from a list', async ({ page }) => {
  const release = await openSlowly(page, './lessons/tetrasticks/');
  const figure = figureOn(page, 'tetrasticks');
  // By the keyboard, as a reader does: what a script chooses is no press.
  await figure.button('More').click();
  await figure.select('Piece left out').focus();
  await page.keyboard.press('h');
  await expect(figure.select('Piece left out')).toHaveValue('H');
  release();
  await isAlive(figure);
  await expect(figure.status('matrix')).toHaveText('1,229×91');
  await expect(figure.select('Piece left out')).toHaveValue('H');
});

test('so is a press on a button that its figure draws again', async ({ page }) => {
  const release = await openSlowly(page, './lessons/tetrasticks/');
  const figure = page.locator('#row-by-row');
  await figure.getByRole('group', { name: 'Rows that use this column' }).getByRole('button', { name: /^J/ }).click();
  release();
  await expect(figure).toHaveAttribute('data-ready', '');
  await expect(part(figure, 'words')).toContainText('J, facing north');
});

test('a puzzle is played by a press that came too early', async ({ page }) => {
  const release = await openSlowly(page, './tetrasticks/play/');
  const play = page.locator('#play');
  await play.getByRole('button', { name: 'J, in the tray' }).click();
  release();
  await expect(play).toHaveAttribute('data-ready', '');
  await expect(play.locator('[data-part="said"]')).toHaveText(/^In your hand: J facing north/);
});

test('numbers go into the cells that were pressed before them, by keys and by the number pad', async ({ page }) => {
  const release = await openSlowly(page, './ripple-effect/play/');
  const play = page.locator('#ripple-play');
  const cell = (column: number): Locator => play.locator(`.cell[data-column="${column}"]`);
  // The rooms have five cells; that of the first cell, where the focus begins, has two.
  await cell(17).click();
  await page.keyboard.press('4');
  await cell(3).click();
  await page.keyboard.press('2');
  await cell(23).click();
  await play.locator('[data-part="pad"] [data-value="5"]').click();
  release();
  await expect(play).toHaveAttribute('data-ready', '');
  await expect(page).toHaveURL(/grid=\.3\.2\.1\.{10}341\.{4}5/);
});

test('keys of a grid and of a text are done too, in their order', async ({ page }) => {
  const release = await openSlowly(page, './notebook/killer/');
  const cells = page.locator('.field-grid').first().getByRole('button');
  await cells.first().focus();
  for (const key of ['5', 'ArrowRight', '3']) await page.keyboard.press(key);
  release();
  await expect(cells.nth(1)).toHaveText('3');
  await expect(cells.first()).toHaveText('5');

  await page.unrouteAll();
  const again = await openSlowly(page, './notebook/');
  const own = page.locator('#own');
  await own.getByRole('textbox').focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('A B\nA\nB');
  await page.keyboard.press('Control+Enter');
  again();
  await expect(own.locator('[data-part="text-status"]')).toHaveText('Read: 2 rows, 2 primary columns, 2 ones.');
});

test('an element that comes late does what was pressed on its picture', { tag: '@quick' }, async ({ page }) => {
  const release = await openSlowly(page, './lessons/crossings/');
  const crossings = page.locator('#small-covers');
  await crossings.scrollIntoViewIfNeeded();
  const toggle = crossings.getByRole('switch').first();
  const before = await toggle.getAttribute('aria-checked');
  await toggle.click();
  release();
  await expect(crossings).toHaveAttribute('data-ready', '');
  await expect(toggle).not.toHaveAttribute('aria-checked', before ?? '');
});

test('presses in a drawer whose code is on its way are done, each once', async ({ page }) => {
  const release = await holdBack(page, '**/_astro/more-controls*.js');
  const figure = await openFigure(page, 'ripple-effect', { puzzle: 'five-by-five', secondary: 'off', step: '0' });
  await figure.button('More').click();
  await figure.button('Solve').click();
  await expect(figure.button('Solve')).toBeHidden();
  await expect(figure.button('Stop')).toBeHidden();
  const solution = async (): Promise<number> =>
    Number(/(?:Cover|Solution) (\d+) of/.exec((await figure.solution.textContent()) ?? '')?.[1] ?? 0);
  const before = await solution();
  await figure.button('More').click();
  // A switch is heard before the rest is there.
  await figure.switch('Animate').click();
  await figure.button('Next solution').click();
  expect(await isFetching(page)).toBe(true);
  release();
  await figure.more();
  await expect.poll(solution).toBe(before + 1);
  await expect(figure.switch('Animate')).toBeChecked();
});

test('letters after the key of Find go into its field, and a second P is no second press', async ({ page }) => {
  const release = await openSlowly(page, './lessons/exact-cover/');
  await page.keyboard.press('/');
  await page.keyboard.type('prime paxt');
  await page.keyboard.press('Enter');
  release();
  await expect(page.getByRole('dialog', { name: 'Find' }).getByRole('searchbox')).toHaveValue('prime paxt');
  await expect(page.locator('.wall-bar')).toHaveCount(0);

  await page.unrouteAll();
  const again = await openSlowly(page, './lessons/algorithm-x/');
  for (const key of ['p', 'p']) await page.keyboard.press(key);
  again();
  await expect(page.locator('.wall-bar')).toBeVisible();
  await pictures(page, 4);
  await expect(page.locator('.wall-bar')).toBeVisible();
});

/** Presses a cell of the matrix of the torus that has no 1. */
async function pressCell({ page, matrix }: Figure): Promise<void> {
  await matrix.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await matrix.boundingBox())!;
  await page.mouse.click(x + width * 0.55, y + height * 0.5);
}

test('every press on a picture counts whose code is on its way, and on the buttons beside it', async ({ page }) => {
  const release = await holdBack(page, '**/_astro/editable-matrix*.js');
  const figure = await openUntouched(page, 'torus', { step: '0' });
  for (let times = 0; times < 3; times += 1) await pressCell(figure);
  await figure.host.getByText('Edit the matrix', { exact: true }).click();
  await figure.button('Add row').click();
  await pressCell(figure);
  await pressCell(figure);
  expect(await isFetching(page)).toBe(true);
  release();
  await expect(figure.button('Remove row 7')).toBeVisible();
  await expect(figure.status('ones')).toHaveText('17');
  await expect.poll(() => isFetching(page)).toBe(false);
});

test('of the presses that asked again for a missing picture only the last one counts', async ({ page, complaints }) => {
  const route = '**/_astro/editable-matrix*.js';
  await page.route(route, (request) => request.abort('internetdisconnected'));
  const figure = await openUntouched(page, 'torus', { step: '0' });
  const said = page.locator('.missing-parts p');
  await page.mouse.move(5, 5);
  await page.mouse.move(9, 9);
  await expect(said).toContainText('The matrix of figure');
  const before = await said.textContent();
  await pressCell(figure);
  // The same words are another text, so that they are heard again.
  await expect.poll(() => said.textContent()).not.toBe(before);
  await page.unroute(route);
  await pressCell(figure);
  await expect(figure.matrix).toHaveAttribute('data-ready', '');
  await expect(figure.status('ones')).toHaveText('17');
  complaints.length = 0;
});

test('a step sent from the drawer before any code has come is gone to, and a text goes on being written', async ({
  page,
}) => {
  const release = await openSlowly(page, './lessons/algorithm-x/');
  const figure = figureOn(page, 'algorithm-x');
  const field = figure.host.locator('[data-part="go-to-step"]');
  await figure.button('More').click();
  await field.click();
  await page.keyboard.type('3');
  await page.keyboard.press('Enter');
  await page.keyboard.type('21');
  await page.keyboard.press('ArrowLeft');
  release();
  await figure.more();
  await expect(figure.position).toHaveText(/^step 3 of/);
  await expect(field).toHaveValue('321');
  await page.keyboard.type('0');
  await expect(field).toHaveValue('3201');
});

/** The button is drawn again between the press and the code, as by a figure that another one has changed. */
async function pressAndReplace(button: Locator): Promise<void> {
  await button.click();
  await button.evaluate((pressed) => pressed.replaceWith(pressed.cloneNode(true)));
}

test('a press is done on the button that stands where the pressed one was', async ({ page }) => {
  const release = await openSlowly(page, './lessons/algorithm-x/');
  const figure = figureOn(page, 'algorithm-x');
  await figure.slider.focus();
  await page.keyboard.press('Home');
  await pressAndReplace(figure.button('Next step'));
  release();
  await isAlive(figure);
  await expect(figure.position).toHaveText(/^step 1 of/);

  await page.unrouteAll();
  const comes = await holdBack(page, '**/_astro/more-controls*.js');
  await page.reload();
  await expect(figure.host).toHaveAttribute('data-ready', '');
  await figure.button('More').click();
  await pressAndReplace(figure.button('First step'));
  comes();
  await expect(figure.position).toHaveText(/^step 0 of/);
});
