import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

/** A puzzle goes from page to page: made on one, played on another, watched on a third. */
const OPEN = 'AAB_ABB_CCC__.3._..._...';

async function aliveOn(page: Page, id: string) {
  const host = page.locator(`#${id}`);
  await expect(host).toHaveAttribute('data-ready', '');
  return host;
}

test('a puzzle that was made can be played, watched and edited again', async ({ page }) => {
  await page.goto(`./ripple-effect/own/?${new URLSearchParams({ 'own.puzzle': OPEN })}`);
  const own = await aliveOn(page, 'own');
  await own.getByRole('link', { name: 'Play it' }).click();

  const play = await aliveOn(page, 'ripple-play');
  await expect(play.locator('[data-part="notice"]')).toBeEmpty();
  await expect(play.locator('[data-part="about"]')).toHaveText(/more than one solution/);
  await expect(play.locator('[data-part="puzzles"]')).toHaveValue(OPEN);
  await expect(play.locator('.number.given')).toHaveText('3');
  await play.getByRole('button', { name: 'Compare with the solution' }).click();
  await expect(play.locator('[data-part="answer"]')).toHaveText(/^There is no solution to compare/);

  // A number put in is there again after a visit to another page, and without the link.
  await play.locator('.cell').first().focus();
  await page.keyboard.press('2');
  await expect(play.locator('.number')).toHaveCount(2);
  await play.getByRole('link', { name: 'Watch it solved' }).click();
  const watch = await aliveOn(page, 'watch');
  await expect(watch.locator('[data-part="puzzles"]')).toHaveValue(OPEN);
  await expect(watch.getByRole('link', { name: 'Edit it' })).toHaveAttribute('href', /own\.puzzle/);
  await watch.getByRole('link', { name: 'Edit it' }).click();
  await expect((await aliveOn(page, 'own')).locator('[data-part="text"]')).toHaveValue(
    OPEN.replaceAll('_', '\n') + '\n',
  );
  await page.goto('./ripple-effect/play/');
  await expect((await aliveOn(page, 'ripple-play')).locator('.number')).toHaveCount(2);
});

test('a puzzle with faults offers no way to play it', async ({ page }) => {
  await page.goto(`./ripple-effect/own/?${new URLSearchParams({ 'own.puzzle': 'AB_BA__.._..' })}`);
  const own = await aliveOn(page, 'own');
  await expect(own.locator('[data-part="verdict"]')).toContainText('Not a puzzle yet.');
  await expect(own.getByRole('link', { name: 'Play it' })).toBeHidden();
});

test('any puzzle of the shelf can be watched, and a damaged one says so', async ({ page }) => {
  await page.goto('./ripple-effect/watch/');
  const watch = await aliveOn(page, 'watch');
  await watch.locator('[data-part="puzzles"]').selectOption({ label: '4×4, steady' });
  await expect(watch.locator('.cell')).toHaveCount(16);
  await watch.getByRole('button', { name: 'Solve' }).click();
  await expect(watch.locator('[data-part="board"]')).toHaveClass(/is-solved/);
  await page.reload();
  await expect((await aliveOn(page, 'watch')).locator('.cell')).toHaveCount(16);

  await page.goto('./ripple-effect/watch/?watch.puzzle=AA_B');
  await expect((await aliveOn(page, 'watch')).locator('[data-part="notice"]')).toHaveText(
    /^The link’s puzzle, “AA_B”, is damaged: line 3, column 1: the givens are missing/,
  );
});
