import { expect, test } from '../support/test.ts';

/** Pages to work on whose tool is their own, and its board; what the standard figure has above its board counts there. */
const boards = {
  './tetrasticks/play/': '[data-part="board"]',
  './ripple-effect/play/': '[data-part="board"]',
  './ripple-effect/own/': '[data-part="editor"]',
} as const;

for (const [path, board] of Object.entries(boards)) {
  test(`${path} begins with its board`, async ({ page }) => {
    for (const { width, height, most } of [
      { width: 1440, height: 900, most: 200 },
      { width: 390, height: 664, most: 210 },
    ]) {
      await page.setViewportSize({ width, height });
      await page.goto(path);
      const box = await page.locator(board).first().boundingBox();
      expect(box?.y ?? Infinity, `at ${width} px`).toBeLessThanOrEqual(most);
    }
  });

  test(`${path} says how it is played, over the tool`, async ({ page }) => {
    await page.goto(path);
    const head = page.locator('.tool-head');
    const before = await page.locator(board).first().boundingBox();
    await head.getByText('How to play').click();
    await expect(head.locator('p').first()).toBeVisible();
    expect(await page.locator(board).first().boundingBox()).toEqual(before);
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
