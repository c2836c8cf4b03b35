import type { Locator, Page } from '@playwright/test';
import { openHost, wake } from '../support/host.ts';
import { expect, test } from '../support/test.ts';

/** A puzzle goes from page to page: made on one, played on another, watched on a third. */
const OPEN = 'AAB_ABB_CCC__.3._..._...';

async function aliveOn(page: Page, id: string): Promise<Locator> {
  const host = page.locator(`#${id}`);
  await wake(host);
  return host;
}

test('a puzzle that was made can be played, watched and edited again', async ({ page }) => {
  const own = await openHost(page, './ripple-effect/own/', 'own', { puzzle: OPEN });
  const way = own.getByRole('link', { name: 'Play it' });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await own.getByRole('button', { name: 'Copy link' }).click();
  await expect(own.locator('[data-part="ways-said"]')).toHaveText('The link to play it is copied.');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(await way.evaluate((link) => (link as HTMLAnchorElement).href));
  await way.click();

  const play = await aliveOn(page, 'ripple-play');
  await expect(play.locator('[data-part="notice"]')).toBeEmpty();
  await expect(play.locator('[data-part="about"]')).toHaveText(/more than one solution/);
  await expect(play.locator('[data-part="puzzles"]')).toHaveValue(OPEN);
  await expect(play.locator('.number.given')).toHaveText('3');

  // A number put in is there again after a visit to another page, and without the link.
  await play.locator('.cell').first().focus();
  await page.keyboard.press('2');
  await expect(play.locator('.number')).toHaveCount(2);
  await play.getByRole('button', { name: 'Compare with solution' }).click();
  await expect(play.locator('[data-part="said"]')).toHaveText(/^No single solution to compare with/);
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
  // Back in the history the address is older than the game, which stands there as it is now.
  await play.locator('.cell').last().focus();
  await page.keyboard.press('1');
  await expect(play.locator('.number')).toHaveCount(3);
  for (const id of ['own', 'watch', 'ripple-play']) {
    await page.goBack();
    await aliveOn(page, id);
  }
  await expect(play.locator('.number')).toHaveCount(3);
  await expect(play.locator('[data-part="notice"]')).toBeEmpty();
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

  await openHost(page, './ripple-effect/watch/', 'watch', { puzzle: 'AA_B' });
  await expect(watch.locator('[data-part="notice"]')).toHaveText(
    /^The link’s puzzle, “AA_B”, is damaged: the givens are missing/,
  );
});
