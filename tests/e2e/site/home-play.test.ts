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

/** An edge of the board of three pieces, by the name of its column. */
const edgeOn = (card: Locator, name: string): Locator => card.locator(`.hit-edge[data-id="${name}"]`);

/** Presses the middle of an edge; a line without a height counts as invisible. */
async function pressEdge(card: Locator, name: string): Promise<void> {
  const { x, y } = await edgeOn(card, name).evaluate((edge) => {
    edge.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = edge.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  });
  await card.page().mouse.click(x, y);
}

test('three pieces find their places: a press before the card is alive, a wrong one, keys and a way back', async ({
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
  const tile = (letter: string): Locator => card.locator(`[data-take="${letter}"]`);
  const laid = card.locator('[data-part="board"] .pieces > .piece');
  await expect(card.locator('[data-take]')).toHaveCount(3);
  await expect(laid).toHaveCount(12);
  // J in the bottom right corner, where O has to go.
  await pressEdge(card, 'H40');
  await expect(card).not.toHaveAttribute('data-ready');
  letGo();
  await expect(said).toHaveText(/^J lies there, but now O fits nowhere/);
  await expect(laid).toHaveCount(13);
  await expect(tile('O')).toHaveAttribute('data-shut', '');
  await expect(card.locator('.dead-end-cross').first()).toBeVisible();
  // It has no other place on that edge, so it comes back.
  await edgeOn(card, 'H40').press('Enter');
  await expect(said).toHaveText(/^J is in your hand/);
  await expect(tile('J')).toHaveAttribute('aria-pressed', 'true');
  await expect(laid).toHaveCount(12);
  await expect(card.locator('.dead-end-cross')).toHaveCount(0);
  // By keys: up the right side to the edge at the top, where J is right.
  await edgeOn(card, 'H40').press('ArrowUp');
  await expect(edgeOn(card, 'H41')).toBeFocused();
  await edgeOn(card, 'V54').focus();
  await expect(card.locator('.piece.is-ghost')).toHaveAttribute('data-piece', 'J');
  await page.keyboard.press('Enter');
  await expect(said).toHaveText(/Next: O\.$/);
  await pressEdge(card, 'H41');
  await tile('Y').click();
  await pressEdge(card, 'V52');
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
  // The rule stays in sight when it is needed.
  await expect(card.getByText(/^\s*A room of three cells takes 1, 2 and 3/)).toBeVisible();
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
