import type { Page } from '@playwright/test';
import { violationsInThemes } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';

/** Until its script has come, Find is a link to its page. */
async function isAlive(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
}

test('a word is found by keyboard alone, and marked where it leads', async ({ page }) => {
  await page.goto('./lessons/cover/');
  const dialog = page.getByRole('dialog', { name: 'Find' });
  const field = dialog.getByRole('searchbox');
  const door = page.getByRole('banner').getByRole('link', { name: 'Find' });
  await isAlive(page);

  await door.press('Enter');
  await expect(field).toBeFocused();
  await field.pressSequentially('why T joints need no column');
  await expect(dialog.getByRole('status')).toHaveText(/^\d+ places, best match first/);
  const results = dialog.getByRole('listitem');
  await expect(results.first()).toContainText('What a junction is for');
  await page.keyboard.press('ArrowDown');
  await expect(results.first().getByRole('link')).toBeFocused();
  // A letter goes on in the field.
  await page.keyboard.press('s');
  await expect(field).toHaveValue('why T joints need no columns');
  expect(await violationsInThemes(page, 'dialog')).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(door).toBeFocused();

  await page.keyboard.press('/');
  await expect(field).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/lessons\/tetrasticks\/#what-a-junction-is-for$/);
  // Its section begins two windows above.
  await expect(page.getByText('At a T or an X of one piece')).toBeInViewport();
  const marked = (): Promise<string[]> =>
    page.evaluate(() => Array.from(CSS.highlights.get('found') ?? [], (range) => (range as Range).toString()));
  await expect.poll(marked).toContain('column');
  await page.keyboard.press('Escape');
  expect(await marked()).toEqual([]);
});

test('before a word is typed, Find shows what one can do here', async ({ page }) => {
  await page.goto('./');
  await isAlive(page);
  const dialog = page.getByRole('dialog', { name: 'Find' });
  const field = dialog.getByRole('searchbox');
  const opening = dialog.getByRole('list', { name: 'What you can do here' });
  await page.locator('[data-find]').click();
  await expect(opening).toBeVisible();
  // Each of these took three presses from home.
  const near: Readonly<Record<string, RegExp>> = {
    'Do an exercise on undo order': /exercises\/#task-4$/,
    'Switch secondary columns off': /lessons\/tetrasticks\/#tetrasticks$/,
    'See where your solver goes wrong': /implement\/trace\/$/,
    'Choose a plan for one hour': /teach\/#hours$/,
  };
  for (const [name, address] of Object.entries(near)) {
    await expect(opening.getByRole('link', { name, exact: true })).toHaveAttribute('href', address);
  }
  expect(await violationsInThemes(page, 'dialog')).toEqual([]);

  await page.keyboard.press('ArrowDown');
  await expect(opening.getByRole('link').first()).toBeFocused();
  await page.keyboard.press('u');
  await expect(field).toBeFocused();
  await expect(opening).toBeHidden();
  await field.press('Backspace');
  await expect(opening).toBeVisible();
  // Enter in an empty field leads nowhere.
  await field.press('Enter');
  await expect(dialog).toBeVisible();

  await opening.getByRole('link', { name: 'Do an exercise on undo order' }).click();
  await expect(page).toHaveURL(/exercises\/#task-4$/);
  await expect(page.locator('#task-4')).toBeInViewport();
  // The same place again, from its own page.
  await isAlive(page);
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.locator('[data-find]').click();
  await opening.getByRole('link', { name: 'Do an exercise on undo order' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.locator('#task-4')).toBeInViewport();
});

test('what was found is announced after a pause, and not between two letters', async ({ page }) => {
  await page.clock.install({ time: '2026-01-01' });
  await page.goto('./find/');
  await isAlive(page);
  // From here on time passes only when the test says so.
  await page.clock.pauseAt('2026-01-02');
  const place = page.locator('find-place');
  const field = place.getByRole('searchbox');
  const said = place.getByRole('status');
  await field.fill('cover');
  await expect(place.locator('.find-results > li').first()).toBeVisible();
  await expect(said).toBeEmpty();
  await page.clock.runFor(500);
  await expect(said).toHaveText(/^\d+ places, best match first$/);
  await field.fill('qqqq');
  await expect(place.locator('.find-results > li')).toHaveCount(0);
  await expect(said).toBeEmpty();
  await page.clock.runFor(500);
  await expect(said).toHaveText(/^Nothing found/);
  // One letter may still become a word, even where no place has it.
  await field.fill('ж');
  await expect(said).toBeEmpty();
  await page.clock.runFor(500);
  await expect(said).toBeEmpty();
});

test('the key / is a letter in a field, and can be switched off', async ({ page }) => {
  await page.goto('./find/');
  const field = page.getByRole('searchbox');
  await isAlive(page);
  await page.keyboard.press('/');
  await expect(field).toBeFocused();
  await field.pressSequentially('1/2');
  await expect(field).toHaveValue('1/2');
  await page.getByLabel('The key / opens Find on every page').uncheck();
  await page.goto('./glossary/');
  await isAlive(page);
  await page.keyboard.press('/');
  await page.locator('[data-find]').click();
  await expect(page.getByRole('dialog')).toHaveCount(1);
});

test('a place on the same page is shown without leaving it', async ({ page }) => {
  await page.goto('./find/?q=purify');
  await expect(page.locator('find-place').getByRole('listitem').first()).toContainText(/purify/i);
  await page.goto('./glossary/');
  await isAlive(page);
  await page.evaluate(() => Object.assign(window, { here: true }));
  await page.keyboard.press('/');
  await page.getByRole('searchbox').fill('glossary ripple');
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /^ripple notion$/i })
    .click();
  await expect(page).toHaveURL(/glossary\/#ripple$/);
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(await page.evaluate(() => 'here' in window)).toBe(true);
});

test('what a notion means is shown beside its link, and goes away as WCAG 1.4.13 asks', async ({ page }) => {
  await page.clock.install();
  await page.goto('./lessons/secondary-columns/');
  await isAlive(page);
  const link = page.locator('a.notion').first();
  const card = page.getByRole('tooltip');
  await link.hover();
  await expect(card).toContainText('Something that must happen once');
  // The pointer may go to the card.
  await card.hover();
  await page.clock.runFor(400);
  await expect(card).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(card).toBeHidden();
  await page.mouse.move(0, 0);
  await page.locator('a.notion').nth(1).focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(page.locator('a.notion').nth(1)).toHaveAccessibleDescription(/^Take a column out of the ring/);
  expect(await violationsInThemes(page, '.notion-card')).toEqual([]);
});
