import type { Locator, Page } from '@playwright/test';
import { asked } from '../support/address.ts';
import { violationsOn } from '../support/axe.ts';
import { figureOn, isAlive, numberIn } from '../support/figure.ts';
import { openHost, part } from '../support/host.ts';
import { expect, test } from '../support/test.ts';

const PATH = './tetrasticks/solutions/';

interface Gallery {
  readonly host: Locator;
  readonly progress: Locator;
  readonly boards: Locator;
  readonly title: Locator;
  button(name: string): Locator;
}

async function openGallery(page: Page, state: Readonly<Record<string, string>> = {}): Promise<Gallery> {
  const host = await openHost(page, PATH, 'solutions', state);
  return {
    host,
    progress: part(host, 'progress'),
    boards: host.locator('.small-board'),
    title: part(host, 'big-title'),
    button: (name) => host.getByRole('button', { name, exact: true }),
  };
}

test('all 72 boards without H: sort, filter, open, and go to a moment of the run', async ({ page }) => {
  // A whole search, which takes a while in a browser of a busy machine.
  test.setTimeout(600_000);
  const gallery = await openGallery(page);
  await expect(gallery.boards).toHaveCount(6);
  await gallery.button('Find all').click();
  await expect(gallery.progress).toHaveText(/^Solving: /);
  await expect(gallery.progress).toHaveText(/^These are all: 72 boards, 2,809,380 nodes, /, {
    timeout: 500_000,
  });
  await expect(gallery.boards).toHaveCount(72);
  const row = gallery.host.locator('tr[data-run="H"]');
  await expect(row.locator('[data-cell="solutions"]')).toHaveText('72');

  // Only what is near the screen is drawn.
  const drawn = gallery.host.locator('.small-board:has(.stick)');
  expect(await drawn.count()).toBeLessThan(60);

  // The numbers on the little board of X are those of the boards, and choosing one filters.
  const counts = await gallery.host.locator('.x-place > span').allTextContents();
  expect(counts.reduce((sum, text) => sum + (Number(text) || 0), 0)).toBe(72);
  const place = gallery.host.getByRole('radio', { name: /^X at \(4, 1\)/ });
  const wanted = Number(/: (\d+) board/.exec((await place.getAttribute('aria-label')) ?? '')?.[1]);
  await place.check();
  await expect(gallery.boards).toHaveCount(wanted);
  await expect(part(gallery.host, 'shown')).toHaveText(`${wanted} of 72 boards`);
  await gallery.host.getByRole('combobox', { name: 'Sort' }).selectOption('straight-down');
  const labels = await gallery.boards.evaluateAll((all) => all.map((one) => one.ariaLabel ?? ''));
  for (const label of labels) expect(label).toContain('X at (4, 1)');
  const straight = labels.map((label) => Number(/(\d+) straight/.exec(label)?.[1]));
  expect(straight).toEqual([...straight].sort((a, b) => b - a));

  // A board opens, its words follow, and the address has all of it.
  const second = gallery.boards.nth(1);
  const number = (await second.getAttribute('data-number')) ?? '';
  await second.click();
  await expect(gallery.title).toHaveText(`Board ${number} of 72`);
  await expect(second).toHaveAttribute('aria-current', 'true');
  await expect(part(gallery.host, 'pieces').locator('> li')).toHaveCount(15);
  expect(asked(page, 'solutions.x')).toBe('41');
  expect(asked(page, 'solutions.board')).toBe(number);

  // Its moment in the run is that very board.
  const moment = part(gallery.host, 'moment');
  const step = await numberIn(part(moment, 'moment-step'));
  await moment.click();
  const figure = figureOn(page, 'tetrasticks');
  await isAlive(figure);
  await expect(figure.position).toHaveText(new RegExp(`^step ${step.toLocaleString('en')} of`), {
    timeout: 60_000,
  });
  await expect(figure.board).toHaveClass(/is-solved/);
  await expect(figure.solution).toHaveText(new RegExp(`^Solution ${number} of`));
});

test('a link opens its board, solving for it alone, and the keyboard walks on', async ({ page }) => {
  const gallery = await openGallery(page, { omitted: 'N', board: '8' });
  await expect(gallery.title).toHaveText(/^Board 8 of \d+ so far$/, { timeout: 30_000 });
  await expect(gallery.progress).toHaveText(/^The first 8 boards, /);
  const current = gallery.host.locator('.small-board[aria-current]');
  await expect(current).toHaveAttribute('data-number', '8');

  const first = gallery.boards.first();
  await first.focus();
  await page.keyboard.press('ArrowRight');
  await expect(gallery.boards.nth(1)).toBeFocused();
  await page.keyboard.press('End');
  await expect(gallery.boards.last()).toBeFocused();
  await page.keyboard.press('Home');
  await expect(first).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(gallery.title).toHaveText(/^Board 1 of/);
  await expect(first).toBeFocused();
  await gallery.button('Next board').click();
  await expect(gallery.title).toHaveText(/^Board 2 of/);
  expect(await violationsOn(page)).toEqual([]);
});

test('Find all says how long it will be, stops at Stop, and goes on', async ({ page }) => {
  const gallery = await openGallery(page, { omitted: 'L' });
  await page.keyboard.press('Tab');
  await expect(gallery.progress).toHaveText(
    /Press Find all to continue\. Random walks predict about [\d,]+ nodes in all.*: under .* on this machine\.$/,
  );
  for (let attempt = 0; attempt < 2; attempt += 1) {
    await gallery.button('Find all').click();
    await expect(gallery.progress).toHaveText(/^Solving: /);
    await gallery.button('Stop').click();
    await expect(gallery.progress).toHaveText(/^Stopped/);
    await expect(gallery.button('Find all')).toBeEnabled();
  }
});

test('three runs of a small board and of a larger one, with their groups', async ({ page }) => {
  const host = await openHost(page, PATH, 'three-runs');
  const equation = part(host, 'equation');
  const groups = host.locator('.symmetry-group');
  await expect(equation).toHaveText(/^56.solutions.÷.8.of.each = 14.* = 7.solutions.÷.1.of.each = 7 boards$/);
  await expect(groups).toHaveCount(7);
  for (const group of await groups.all()) await expect(group.locator('li')).toHaveCount(8);
  await host.getByRole('radio', { name: 'F oriented' }).check();
  await expect(groups.first().locator('li')).toHaveText(['as first found', /flipped|turned/]);

  await host.getByRole('combobox', { name: 'Board' }).selectOption('4x4');
  await expect(equation).toHaveText(/^\?.solutions.÷.8.* = \?.solutions.÷.1.of.each$/);
  await expect(groups).toHaveCount(0);
  await host.getByRole('button', { name: 'Run all three' }).click();
  await expect(equation).toHaveText(/^368.solutions.÷.8.* = 46 boards$/, { timeout: 60_000 });
  await expect(groups).toHaveCount(46);
  await expect(host.getByRole('button', { name: 'Stop' })).toBeDisabled();
});
