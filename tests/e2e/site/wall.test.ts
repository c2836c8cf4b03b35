import type { Locator, Page } from '@playwright/test';
import { home } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

/** The wall of all boards, painted. */
async function openWall(page: Page): Promise<{ wall: Locator; board: Locator; name: Locator }> {
  await page.goto(home);
  const wall = page.locator('board-wall');
  await wall.scrollIntoViewIfNeeded();
  await expect(wall).toHaveAttribute('data-painted', '1795');
  return { wall, board: wall.locator('[data-part="link"]'), name: wall.getByRole('status') };
}

test('the boards are only fetched when the wall comes near', async ({ page }) => {
  const fetched = new Set<string>();
  page.on('request', (request) => {
    if (/boards\.[\w-]+\.js$/.test(request.url())) fetched.add(request.url());
  });
  await page.goto(home, { waitUntil: 'networkidle' });
  expect([...fetched]).toEqual([]);
  await openWall(page);
  expect(fetched.size).toBe(1);
});

test('is walked along with the keyboard, a single stop, and says each board', async ({ page }) => {
  const { wall, board, name } = await openWall(page);
  await expect(wall.locator('[data-part="frame"] a')).toHaveCount(1);
  await board.focus();
  await expect(name).toHaveText('Board no. 1 of 72 without H');
  await page.keyboard.press('ArrowRight');
  await expect(name).toHaveText('Board no. 2 of 72 without H');
  await expect(board).toHaveAccessibleName('Board no. 2 of 72 without H');
  await page.keyboard.press('End');
  await expect(name).toHaveText('Board no. 204 of 204 without Y');
  await page.keyboard.press('Home');
  for (let line = 0; line < 2; line += 1) await page.keyboard.press('ArrowDown');
  await expect(name).toHaveText(/of (72|382) without [HJ]$/);
  await expect(board).toBeFocused();
});

test('a board under the pointer is shown, and leads to the moment at which it is found', async ({ page }) => {
  const { wall, board, name } = await openWall(page);
  const canvas = wall.locator('canvas');
  await board.scrollIntoViewIfNeeded();
  const { x = 0, y = 0, width = 0 } = (await canvas.boundingBox()) ?? {};
  const columns = await wall
    .locator('[data-part="frame"]')
    .evaluate((frame) => Number(getComputedStyle(frame).getPropertyValue('--columns')));
  const side = width / columns;
  // The third board of the first line, under its head of two lines.
  await page.mouse.move(x + 2.5 * side, y + 2.5 * side);
  await expect(name).toHaveText('Board no. 3 of 72 without H');
  const step = /tetrasticks\.step=(\d+)/.exec((await board.getAttribute('href')) ?? '')?.[1];
  await board.click();
  await expect(page).toHaveURL(/lessons\/tetrasticks\/#tetrasticks\?tetrasticks\.omitted=H/);
  const figure = page.locator('#tetrasticks');
  await expect(figure.locator('[data-part="position"]').first()).toContainText(Number(step).toLocaleString('en'));
  await expect(figure.locator('.is-solved .piece')).toHaveCount(15);
});

test('has a list beside it, with all boards of a piece', { tag: '@quick' }, async ({ page }) => {
  await page.goto(home);
  const links = page.getByRole('list', { name: 'The boards as lists' }).getByRole('link');
  await expect(links).toHaveText([
    '72 boards without H',
    '382 boards without J',
    '607 boards without L',
    '530 boards without N',
    '204 boards without Y',
  ]);
  await links.nth(4).click();
  await expect(page).toHaveURL(/solutions\/#solutions\?solutions\.omitted=Y/);
});

test('visited lessons are ticked', async ({ page }) => {
  await page.goto(home);
  await expect(page.locator('#lessons .visited')).toHaveCount(0);
  await page.goto('./lessons/cover/');
  await expect(page.locator('article.lesson')).toBeVisible();
  await page.goto(home);
  const ticks = page.locator('#lessons .visited');
  await expect(ticks).toHaveCount(1);
  await expect(
    page.getByRole('link', { name: /Covering a column/ }).getByRole('img', { name: 'visited' }),
  ).toBeVisible();
});
