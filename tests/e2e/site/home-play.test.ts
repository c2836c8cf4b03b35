import type { Locator, Page } from '@playwright/test';
import { wake } from '../support/host.ts';
import { home } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

/** A puzzle on the contents, alive. */
async function cardOn(page: Page, name: string): Promise<Locator> {
  const card = page.locator(name);
  await wake(card);
  return card;
}

test('three pieces are laid by presses, the first before the card is alive, and the board is solved', async ({
  page,
}) => {
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/mount-three-left*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(home);
  const card = page.locator('three-left');
  const said = card.getByRole('status');
  const pieces = card.getByRole('button');
  await expect(pieces).toHaveCount(3);
  await expect(card.locator('[data-part="board"] .piece')).toHaveCount(12);
  await pieces.first().click();
  await expect(card).not.toHaveAttribute('data-ready');
  await expect(pieces.first()).toHaveAttribute('aria-pressed', 'false');
  letGo();
  await expect(pieces.first()).toHaveAttribute('aria-pressed', 'true');
  await expect(said).toHaveText(/2 pieces left/);
  await expect(card.locator('[data-part="board"] .piece')).toHaveCount(13);
  // Whatever lies wrongly is moved on, until all three lie.
  await expect(async () => {
    for (const piece of await pieces.all()) {
      if ((await card.getAttribute('data-solved')) === null) await piece.click();
    }
    expect(await card.getAttribute('data-solved')).toBe('');
  }).toPass();
  await expect(said).toHaveText(/^Solved!/);
  await expect(card.locator('.is-solved .piece')).toHaveCount(15);
});

test('a small grid is filled by keys and by presses, and a drawn board goes along to its page', async ({ page }) => {
  await page.goto(home);
  const card = await cardOn(page, 'small-ripple');
  const cells = card.getByRole('button');
  const said = card.getByRole('status');
  // Rooms ABCC ABBC ADDC AEEE; this is its only solution.
  const solution = '3241231241231231';
  await cells.first().press('1');
  await expect(said).toHaveText(/^Two 1s in (one room|a line)/);
  await expect(card.locator('.is-wrong').first()).toBeVisible();
  await cells.first().press('Delete');
  await expect(card.locator('.is-wrong')).toHaveCount(0);
  await cells.first().press('ArrowRight');
  await expect(cells.nth(1)).toBeFocused();
  for (const [index, number] of [...solution].entries()) {
    if (index === 0) {
      for (let press = 0; press < Number(number); press += 1) await cells.first().click();
    } else await cells.nth(index).press(number);
  }
  await expect(card).toHaveAttribute('data-solved', '');
  await expect(said).toHaveText('Solved!');

  const drawing = await cardOn(page, 'draw-board');
  const edge = drawing.getByRole('checkbox', { name: /^Edge V21/ });
  await expect(edge).toHaveAttribute('aria-checked', 'false');
  await edge.click();
  await expect(edge).toHaveAttribute('aria-checked', 'true');
  await expect(drawing.getByRole('status')).toHaveText('29 edges: 1 too many for 7 pieces.');
  await page.getByRole('link', { name: 'Choose pieces and solve it' }).click();
  await expect(page.locator('#own-board [data-part="text"]')).toHaveValue(/^4x3 -H11 -H21/);
});
