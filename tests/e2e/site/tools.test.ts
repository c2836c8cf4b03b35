import { expect, test } from '../support/test.ts';

/** Pages to work on, the board of each, and how far down it may begin: on a laptop, and on a phone. */
const boards = {
  './tetrasticks/play/': { board: '[data-part="board"]', most: [175, 150] },
  './tetrasticks/boards/': { board: '[data-part="editor"]', most: [150, 180] },
  './tetrasticks/solutions/': { board: '[data-part="big"]', most: [155, 140] },
  './ripple-effect/play/': { board: '[data-part="board"]', most: [175, 150] },
  './ripple-effect/own/': { board: '[data-part="editor"]', most: [130, 150] },
  './ripple-effect/watch/': { board: '[data-part="board"]', most: [150, 180] },
} as const;

for (const [path, { board, most }] of Object.entries(boards)) {
  test(`${path} begins with its board, and says over it how it is played`, async ({ page }) => {
    const place = page.locator(board).first();
    for (const { width, height, at } of [
      { width: 390, height: 664, at: most[1] },
      { width: 1440, height: 900, at: most[0] },
    ]) {
      await page.setViewportSize({ width, height });
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      const box = await place.boundingBox();
      expect(box?.y ?? Infinity, `at ${width} px`).toBeLessThanOrEqual(at);
    }
    const head = page.locator('.tool-head');
    const before = await place.boundingBox();
    await head.getByText('How to play').click();
    await expect(head.locator('p').first()).toBeVisible();
    expect(await place.boundingBox()).toEqual(before);
  });
}

test('a door begins with something to play, and leads back to a game', async ({ page }) => {
  await page.goto('./tetrasticks/');
  const goOn = page.getByRole('link', { name: 'Go on with your game' });
  await expect(page.locator('three-left')).toBeInViewport();
  await expect(goOn).toBeHidden();
  await page.goto('./ripple-effect/');
  await expect(page.locator('small-ripple')).toBeInViewport();
  await page.goto('./ripple-effect/play/');
  await expect(page.locator('#ripple-play')).toHaveAttribute('data-ready', '');
  await page.locator('#ripple-play [data-part="puzzles"]').selectOption('4x4-steady');
  await page.goto('./ripple-effect/');
  await expect(goOn).toBeVisible();
});
