import type { Locator, Page } from '@playwright/test';
import { asked, openLink } from '../support/address.ts';
import { openHost, part, wake } from '../support/host.ts';
import { expect, test } from '../support/test.ts';

const PATH = './tetrasticks/wall/';

const openWall = (page: Page, state: Readonly<Record<string, string>> = {}): Promise<Locator> =>
  openHost(page, PATH, 'wall', state);

/** On a phone the small board comes when it is asked for. */
async function openBoard(wall: Locator): Promise<void> {
  const button = wall.getByRole('button', { name: 'Draw a part' });
  if (await button.isVisible()) await button.click();
}

/** The ring is the one tab stop of all boards: its name says where it is. */
const ring = (wall: Locator): Locator => part(wall, 'ring');

test('all boards are painted; a board opens, and Back closes it', { tag: '@quick' }, async ({ page }) => {
  await page.goto(PATH);
  const wall = page.locator('#wall');
  await wake(wall);
  await expect(part(wall, 'frame')).toHaveAttribute('data-painted', '1795');
  await expect(part(wall, 'cursor-words')).toHaveText('All searches are done: 1,795 of 1,795 boards found');

  // With the keys: three boards on, and open.
  await ring(wall).focus();
  for (let at = 0; at < 3; at += 1) await page.keyboard.press('ArrowRight');
  await expect(ring(wall)).toHaveAccessibleName(/^Board no. 4 of 72 without H, found at step [\d,]+$/);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Board no. 4 of 72 without H' });
  await expect(dialog.locator('.piece')).toHaveCount(15);
  expect(asked(page, 'wall.board')).toBe('H4');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('dialog', { name: 'Board no. 5 of 72 without H' })).toBeVisible();
  expect(asked(page, 'wall.board')).toBe('H5');
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(asked(page, 'wall.board')).toBeNull();
  await page.goForward();
  await expect(page.getByRole('dialog', { name: 'Board no. 5 of 72 without H' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(ring(wall)).toBeFocused();
});

test('an opened board leads to its moment, and is saved as a picture', async ({ page }) => {
  await openWall(page, { board: 'L214' });
  const dialog = page.getByRole('dialog', { name: 'Board no. 214 of 607 without L' });
  await expect(dialog.locator('.piece')).toHaveCount(15);
  for (const kind of ['SVG', 'PNG']) {
    const coming = page.waitForEvent('download');
    await dialog.getByRole('button', { name: `Save as ${kind}` }).click();
    expect((await coming).suggestedFilename()).toBe(`tetrasticks-without-L-214.${kind.toLowerCase()}`);
  }
  await dialog.getByText('The pieces and their places').click();
  await expect(dialog.getByRole('list').last().getByRole('listitem')).toHaveCount(15);
  await dialog.getByRole('link', { name: 'See it found at step 4,208,977' }).click();
  const figure = page.locator('#tetrasticks');
  await expect(figure.locator('.is-solved .piece')).toHaveCount(15);
  await expect(part(figure, 'position').first()).toContainText('4,208,977');
  await page.goBack();
  await expect(dialog.locator('.piece')).toHaveCount(15);
});

test('a part that is drawn keeps the boards that have it, and shows them turned', async ({ page }) => {
  const wall = await openWall(page);
  const said = part(wall, 'part-said');
  const board = part(wall, 'part');
  await openBoard(wall);
  await wall.getByRole('radio', { name: 'piece U' }).check({ force: true });
  await board.locator('[data-edge="H00"]').click();
  await board.locator('[data-edge="V00"]').click();
  await expect(said).toHaveText('939 of 1,795 boards have this when turned or flipped, and are shown that way.');
  expect(asked(page, 'wall.part')).toBe('U-H00-V00');

  // By keys.
  await wall.getByRole('radio', { name: 'piece X' }).check({ force: true });
  for (const edge of ['H12', 'H22', 'V21', 'V22']) await board.locator(`[data-edge="${edge}"]`).press('Enter');
  await expect(said).toHaveText(/^36 of 1,795 boards have this/);
  const tiles = part(wall, 'grid').getByRole('button');
  await expect(tiles).toHaveCount(36);
  // Each of them has U in that corner.
  for (const tile of await tiles.all()) {
    await expect(tile.locator('[data-piece="U"]')).toHaveAttribute('data-id', /\(0,0\)$/);
  }

  // The same comes back with the address, and another stick leaves none.
  await openLink(page, page.url());
  await wake(wall);
  await expect(said).toHaveText(/^36 of 1,795 boards have this/);
  // U is in one corner already.
  await wall.getByRole('radio', { name: 'piece U' }).check({ force: true });
  await board.locator('[data-edge="H45"]').click();
  await expect(said).toHaveText(
    /^No board has this, however it is turned or flipped\. Take back the stick H45, and 36 boards/,
  );
  await wall.getByRole('button', { name: 'Take back H45' }).click();
  await expect(tiles).toHaveCount(36);
  await wall.getByRole('button', { name: 'Clear the board' }).click();
  await expect(said).toHaveText(/^Draw sticks that belong to one piece/);
  await expect(part(wall, 'matches')).toBeHidden();
  expect(asked(page, 'wall.part')).toBeNull();
});

test('a letter shows where its piece lies, and a board is opened at random', async ({ page }) => {
  const wall = await openWall(page);
  await openBoard(wall);
  const board = part(wall, 'part');
  const reading = part(wall, 'heat');
  await expect(reading).toHaveText('Choose a letter to see where that piece lies on these boards.');
  await wall.getByRole('radio', { name: 'piece I' }).check({ force: true });
  await expect(reading).toHaveText(/^The stronger an edge, the more boards have I on it/);
  await expect(board.locator('.is-warm')).toHaveCount(60);
  // What an edge says is what is left when it is drawn.
  const edge = board.locator('[data-edge="H01"]');
  const name = await edge.getAttribute('aria-label');
  const count = /: I in ([\d,]+) boards$/.exec(name ?? '')?.[1] ?? '';
  await edge.press('Enter');
  await expect(part(wall, 'part-said')).toContainText(`${count} of 1,795 boards have this`);
  await expect(board.locator('.is-warm')).toHaveCount(59);

  await wall.getByRole('button', { name: 'Open one at random' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(`Drawn at random from ${count} boards, each as likely as any other.`);
  const before = (await part(dialog, 'opened-name').textContent()) ?? '';
  await dialog.getByRole('button', { name: 'Show another at random' }).click();
  await expect(part(dialog, 'opened-name')).not.toHaveText(before);
  await expect(dialog).toContainText('Drawn at random');
});

test('a stroke from point to point draws, and takes back; the example leaves few', async ({ page }) => {
  const wall = await openWall(page);
  await openBoard(wall);
  const board = part(wall, 'part');
  await board.scrollIntoViewIfNeeded();
  const points = board.locator('circle');
  const stroke = async (): Promise<void> => {
    // From the corner up two edges, then one across: the points are numbered from the corner, line by line.
    for (const [at, point] of [0, 6, 12, 13].entries()) {
      const { x = 0, y = 0, width = 0 } = (await points.nth(point).boundingBox()) ?? {};
      await page.mouse.move(x + width / 2, y + width / 2);
      if (at === 0) await page.mouse.down();
    }
    await page.mouse.up();
  };
  await stroke();
  await expect(board.locator('[aria-checked="true"]')).toHaveCount(3);
  expect(asked(page, 'wall.part')).toBe('any-H02-V00-V01');
  await stroke();
  await expect(board.locator('[aria-checked="true"]')).toHaveCount(0);
  expect(asked(page, 'wall.part')).toBeNull();
  await wall.getByRole('button', { name: 'Try a square' }).click();
  await expect(part(wall, 'part-said')).toHaveText(/^32 of 1,795 boards have this/);
  await expect(part(wall, 'grid').getByRole('button')).toHaveCount(32);
});

test('the cursor leads from board to board, and says how many are found', async ({ page }) => {
  const wall = await openWall(page, { at: '5000000' });
  const range = part(wall, 'step');
  const count = wall.locator('.wall-section').first().locator('[data-part="count"]');
  await expect(count).toHaveText(/^72 boards, \d+ found so far$/);
  await range.focus();
  await page.keyboard.press('Home');
  await expect(range).toHaveAttribute('aria-valuetext', 'Step 0: 0 of 1,795 boards found');
  await expect(count).toHaveText('72 boards, none found so far');
  await page.keyboard.press('ArrowRight');
  // The first of all is one without J.
  await expect(range).toHaveAttribute('aria-valuetext', 'Step 5,119: 1 of 1,795 boards found');
  expect(asked(page, 'wall.at')).toBe('5119');
  await page.keyboard.press(' ');
  await expect(wall.getByRole('button', { name: 'Pause' })).toBeVisible();
  await expect.poll(async () => Number(await range.inputValue())).toBeGreaterThan(100_000);
  await wall.getByRole('button', { name: 'Pause' }).click();
  await page.keyboard.press('Tab');
  await range.press('End');
  await expect(count).toHaveText('72 boards');
});

test('boards are sorted by what they have in common', async ({ page }) => {
  const wall = await openWall(page);
  const heads = wall.locator('.wall-section h3');
  const counts = wall.locator('.wall-section [data-part="count"]');
  const order = wall.getByLabel('Order');
  await order.selectOption('straight');
  await expect(heads).toHaveText([2, 3, 4, 5, 6, 7].map((count) => `${count} junctions passed straight`));
  await expect(counts).toHaveText([36, 446, 762, 424, 111, 16].map((count) => `${count} boards`));
  await order.selectOption('place');
  await wall.getByRole('combobox', { name: 'Piece' }).selectOption('X');
  await expect(counts).toHaveText(['996 boards', '678 boards', '121 boards']);
  await wall.getByRole('button', { name: 'Draw this' }).last().click();
  await expect(part(wall, 'part-said')).toHaveText(/^121 of 1,795 boards have this/);
  await wall.getByRole('button', { name: 'Clear the board' }).click();
  await order.selectOption('family');
  await expect(heads.first()).toHaveText('2 families of 12');
  await expect(heads.last()).toHaveText('Boards without relatives');
  await expect(counts.last()).toHaveText('717 boards');
  await page.reload();
  await wake(wall);
  await expect(heads.first()).toHaveText('2 families of 12');
  await expect(part(wall, 'frame')).toHaveAttribute('data-painted', '1795');
});

test('an address that cannot be is told of, with the cure', async ({ page }) => {
  const wall = await openWall(page, { part: 'U-H09', at: '99999999', board: 'L900', sort: 'size' });
  const notice = part(wall, 'notice');
  await expect(notice).toContainText('the board has no edge “H09”; its edges are H00 to H45 and V00 to V54');
  await expect(notice).toContainText('write a whole number from 0 to 21088241');
  await expect(notice).toContainText('write a letter and a number, from H1 to H72');
  await expect(notice).toContainText('The link sets sort to “size”');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(part(wall, 'frame')).toHaveAttribute('data-painted', '1795');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the wall begins in the first screen, and the small board comes when it is asked for', async ({ page }) => {
    await page.goto(PATH);
    const wall = page.locator('#wall');
    await wake(wall);
    await page.evaluate(() => scrollTo(0, 0));
    const first = await wall.locator('.wall-section svg').first().boundingBox();
    expect(first?.y).toBeLessThanOrEqual(300);
    await expect(part(wall, 'part')).toBeHidden();
    await wall.getByRole('button', { name: 'Draw a part' }).tap();
    await part(wall, 'part').locator('[data-edge="H00"]').tap();
    await part(wall, 'part').locator('[data-edge="H10"]').tap();
    await expect(part(wall, 'part-said')).toHaveText(/Every board has this/);
    // The drawing and the first boards that have it are in one screen.
    await wall.getByRole('button', { name: 'Try a square' }).tap();
    const drawing = await part(wall, 'part').boundingBox();
    expect(drawing?.y).toBeGreaterThanOrEqual(0);
    await expect(part(wall, 'grid').getByRole('button').first()).toBeInViewport({ ratio: 1 });
    await wall.getByRole('button', { name: 'Clear the board' }).tap();
    // A tap on a board opens it.
    const canvas = wall.locator('canvas').first();
    await canvas.scrollIntoViewIfNeeded();
    const { x = 0, y = 0, width = 0 } = (await canvas.boundingBox()) ?? {};
    await page.touchscreen.tap(x + (width * 2) / 14.3, y + 12);
    await expect(page.getByRole('dialog', { name: /^Board no. 1 of/ })).toBeVisible();
    const target = await page.getByRole('button', { name: 'Close' }).boundingBox();
    expect(target?.height).toBeGreaterThanOrEqual(44);
  });
});
