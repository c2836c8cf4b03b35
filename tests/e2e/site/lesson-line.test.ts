import { expect, test } from '../support/test.ts';

test('a lesson has a line that stays, with its place, its sections and the ways on', async ({ page }) => {
  await page.goto('./lessons/tetrasticks/');
  const line = page.getByRole('navigation', { name: 'This lesson' });
  const menu = line.getByRole('button', { name: /Tetrasticks/ });
  await expect(menu).toHaveText('9 / 19 · Tetrasticks');
  await page.locator('footer').scrollIntoViewIfNeeded();
  await expect(line).toBeInViewport();

  await menu.click();
  await line.getByRole('link', { name: 'What a junction is for' }).click();
  await expect(page).toHaveURL(/#what-a-junction-is-for$/);
  await expect(line.getByRole('link', { name: 'The pieces' })).toBeHidden();
  // What is gone to is not under the line.
  const heading = page.getByRole('heading', { name: 'What a junction is for' });
  const bar = await line.boundingBox();
  await expect(heading).toBeInViewport();
  const box = await heading.boundingBox();
  expect(box?.y ?? 0).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));

  await line.getByRole('link', { name: /on to Crossings$/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Crossings');
  await line.getByRole('link', { name: /back to Tetrasticks$/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tetrasticks');
});

test('its menu and the contents tick the lessons that were read to the end', async ({ page }) => {
  const kept = (): Promise<string> => page.evaluate(() => localStorage.getItem('cover-and-uncover.lessons') ?? '');
  const end = page.locator('.lesson-nav');
  await page.clock.install();
  await page.goto('./lessons/undo/');
  await page.clock.fastForward(70_000);
  // Neither a minute at its beginning nor a jump to the end is reading.
  await page.goto('./lessons/tetrasticks/');
  await end.scrollIntoViewIfNeeded();
  await expect(end).toBeInViewport();
  expect(await kept()).toBe('');
  for (const slug of ['cover', 'tetrasticks']) {
    await page.goto(`./lessons/${slug}/`);
    await expect(async () => {
      await end.scrollIntoViewIfNeeded();
      await page.clock.fastForward(30_000);
      expect(await kept()).toContain(slug);
    }).toPass();
  }
  expect(await kept()).not.toContain('undo');
  const line = page.getByRole('navigation', { name: 'This lesson' });
  await line.getByRole('button', { name: /Tetrasticks/ }).click();
  await expect(line.getByRole('link', { name: 'Covering a column ✓' })).toBeVisible();
  await expect(line.getByRole('link', { name: /✓$/ })).toHaveCount(2);
  await page.goto('./');
  await expect(page.locator('#lessons .visited')).toHaveCount(2);
  const cover = page.getByRole('link', { name: /Covering a column/ });
  await expect(cover.getByRole('img', { name: 'read to the end' })).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the line works as well', async ({ page }) => {
    await page.goto('./lessons/tetrasticks/');
    const line = page.getByRole('navigation', { name: 'This lesson' });
    await line.getByRole('button', { name: /Tetrasticks/ }).click();
    await line.getByRole('link', { name: 'How many', exact: true }).click();
    await expect(page).toHaveURL(/#how-many$/);
  });
});
