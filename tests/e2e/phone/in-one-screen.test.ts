import type { Locator } from '@playwright/test';
import { openFigure, pictures } from '../support/figure.ts';
import { openHost, part, wake } from '../support/host.ts';
import { expect, test } from '../support/test.ts';

/** Where something is on the screen, or on the page. */
async function topOf(target: Locator): Promise<number> {
  return target.evaluate((element) => element.getBoundingClientRect().top + scrollY);
}

for (const [width, height] of [
  [390, 664],
  [390, 844],
  [844, 390],
] as const) {
  test(`at ${width} × ${height} a piece, once taken, lies with the board and its buttons in one screen`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    const play = await openHost(page, './tetrasticks/play/', 'play');
    const buttons = ['Turn', 'Flip', 'Place'].map((name) => play.getByRole('button', { name, exact: true }));
    for (const button of buttons) await expect(button).toBeHidden();
    await expect(part(play, 'next')).toHaveText('First press a piece, in the tray or on the board.');
    await expect(part(play, 'next')).toBeVisible();
    const tile = play.locator('[data-take="Y"]');
    await tile.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await tile.tap();
    for (const button of buttons) await expect(button).toBeInViewport({ ratio: 1 });
    await expect(part(play, 'board')).toBeInViewport({ ratio: 0.98 });
    const said = part(play, 'said');
    await expect(said).toHaveText(/^In your hand: Y/);
    await expect(said).toBeInViewport({ ratio: 1 });
    const bar = await part(play, 'hand').boundingBox();
    const words = await said.boundingBox();
    const isApart = (words?.y ?? NaN) + (words?.height ?? NaN) <= (bar?.y ?? NaN);
    expect(isApart).toBe(true);
    // Laid, it leaves its place in the tray with the words.
    await play.getByRole('button', { name: 'Put back' }).tap();
    for (const button of buttons) await expect(button).toBeHidden();
    await expect(part(play, 'play')).toBeFocused();
  });
}

test('a tile of the tray says that its piece is on the board, and a press takes that up', async ({ page }) => {
  const play = await openHost(page, './tetrasticks/play/', 'play');
  const where = (piece: string): Locator => play.locator(`[data-take="${piece}"] .play-where`);
  await expect(where('F')).toHaveText('on the board');
  await expect(where('F')).toBeVisible();
  await expect(where('J')).toBeHidden();
  await play.getByRole('button', { name: /^F, on the board at/ }).tap();
  await expect(part(play, 'said')).toHaveText(/^F is in your hand/);
  await expect(where('F')).toBeHidden();
});

test('the link to a board, to a step and to answers says beside it that it is copied', async ({ page }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const play = await openHost(page, './tetrasticks/play/', 'play');
  await play.getByRole('button', { name: 'Copy link' }).tap();
  await expect(play.getByText('The link to this board is copied.')).toBeInViewport({ ratio: 0.9 });

  const figure = await openFigure(page, 'tetrasticks');
  await figure.more();
  await figure.host.getByRole('button', { name: 'Link to this step' }).tap();
  await expect(figure.host.getByText('The link is copied.')).toBeInViewport({ ratio: 0.9 });

  await page.goto('./exercises/');
  const sheet = page.getByRole('button', { name: 'Copy a link with my answers' });
  await sheet.tap();
  await expect(page.getByText('The link with your answers is copied.')).toBeInViewport({ ratio: 0.9 });
});

test('in lesson 12 what the search does is said above the timeline, with the whole board', async ({ page }) => {
  await page.goto('./lessons/ripple-effect/');
  const host = page.locator('#ripple-effect');
  const [said, timeline] = [part(host, 'caption'), part(host, 'timeline')];
  await expect(said).toBeInViewport({ ratio: 1 });
  await expect(part(host, 'board')).toBeInViewport({ ratio: 1 });
  const box = await said.boundingBox();
  expect((box?.y ?? NaN) + (box?.height ?? NaN)).toBeLessThanOrEqual(await topOf(timeline));
});

for (const height of [844, 664]) {
  for (const id of ['queens', 'tetrasticks'] as const) {
    test(`${id}: at 390 × ${height} the switch and the whole board fit one screen`, async ({ page }) => {
      await page.setViewportSize({ width: 390, height });
      const { host, board } = await openFigure(page, id);
      const setting = host
        .locator('.figure-controls')
        .getByText(/^(secondary|Secondary columns|Let pieces cross)$/)
        .first();
      const spanned = await setting.evaluate(
        (element, top) => {
          return element.getBoundingClientRect().bottom - top;
        },
        (await board.boundingBox())?.y ?? NaN,
      );
      // The row of the lesson stays over the page.
      expect(spanned).toBeLessThanOrEqual(height - 52);
    });
  }
}

test('Undo stays where it is while a list is taken apart and put together', async ({ page }) => {
  await page.goto('./lessons/neighbours/#list-lab');
  const lab = page.locator('#list-lab');
  await wake(lab);
  const undo = lab.getByRole('button', { name: 'Undo' });
  const top = await topOf(undo);
  for (let press = 0; press < 4; press += 1) {
    await lab.locator('.ring-node.can-press').nth(press).tap({ force: true });
    await pictures(page, 2);
    expect(await topOf(undo)).toBe(top);
  }
  while (await undo.isEnabled()) {
    await undo.tap();
    expect(await topOf(undo)).toBe(top);
  }
});

test('the ways on from a puzzle of one’s own keep their place, whatever is found', async ({ page }) => {
  const places = new Set<number>();
  for (const state of [{}, { puzzle: 'AAB_ABB_CCC__.3._..._...' }]) {
    const own = await openHost(page, './ripple-effect/own/', 'own', state);
    const way = own.getByRole('button', { name: 'Copy link' });
    const verdict = part(own, 'verdict');
    const now = async (): Promise<number> => (await topOf(way)) - (await topOf(verdict));
    places.add(await now());
    await expect(part(own, 'verdict-head')).toHaveText('puzzle' in state ? /^More than one/ : /^Exactly one/);
    places.add(await now());
  }
  expect([...places]).toHaveLength(1);
});

test('after Run the pictures of a cell stand over the timeline', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await page.goto('./notebook/queens/');
  const run = page.getByRole('button', { name: 'Run cell 1' });
  await run.tap();
  const figure = page.locator('cell-figure').first();
  const stage = figure.locator('.figure-stage');
  await expect(stage).toBeInViewport({ ratio: 0.98 });
  const [picture, dock] = [await stage.boundingBox(), await figure.locator('.timeline').boundingBox()];
  expect((picture?.y ?? NaN) + (picture?.height ?? NaN)).toBeLessThanOrEqual(dock?.y ?? NaN);
});

test('words on keys are left out where there is hardly a keyboard', async ({ page }) => {
  await page.goto('./lessons/algorithm-x/');
  const caption = page.locator('#algorithm-x figcaption');
  await expect(caption.locator('.for-keys')).toBeHidden();
  expect(await caption.innerText()).toMatch(/with the arrows\.\s+The number/);
});
