import { home } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

test('the wall of all boards comes when it is near, and is walked along by keys and by pointer', async ({ page }) => {
  const fetched = new Set<string>();
  page.on('request', (request) => {
    if (/\/boards\.[\w-]+\.js$/.test(request.url())) fetched.add(request.url());
  });
  await page.goto(home);
  await expect(page.locator('#search')).toHaveAttribute('data-ready', '');
  expect([...fetched]).toEqual([]);
  const wall = page.locator('board-wall');
  await wall.scrollIntoViewIfNeeded();
  await expect(wall).toHaveAttribute('data-painted', '1795');
  expect(fetched.size).toBe(1);

  // A single stop for the keyboard, which says each board.
  const board = wall.locator('[data-part="link"]');
  const name = wall.getByRole('status');
  const frame = wall.locator('[data-part="frame"]');
  await expect(frame.locator('a')).toHaveCount(1);
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

  // A board under the pointer is shown, and leads to the moment at which it is found.
  await board.scrollIntoViewIfNeeded();
  const { x = 0, y = 0, width = 0 } = (await wall.locator('canvas').boundingBox()) ?? {};
  const columns = await frame.evaluate((grid) => Number(getComputedStyle(grid).getPropertyValue('--columns')));
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

test('the wall has a list beside it, with all boards of a piece', async ({ page }) => {
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
