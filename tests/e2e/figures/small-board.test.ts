import { openFigure } from '../support/figure.ts';
import { expect, test } from '../support/test.ts';

// FHJLNU on the 3×3 board: 8 covers without crossings, 32 with (facts.md).

test('the small board, with the secondary columns and without', async ({ page }) => {
  const figure = await openFigure(page, 'small-board');
  await expect(figure.solution).toHaveText('Solution 1 of 8');
  await expect(figure.board.locator('.crossing')).toHaveCount(0);
  await expect(figure.total('nodes')).toHaveText('of 815');

  await figure.switch('Secondary columns').click();
  await expect(figure.solution).toHaveText(/^Solution \d+ of 32$/);
  await expect(figure.total('nodes')).toHaveText('of 1,061');
  await expect(figure.board.locator('.crossing').first()).toBeVisible();
  await expect(figure.board.locator('desc')).toHaveText(/cross/);

  await figure.switch('Secondary columns').click();
  await expect(figure.solution).toHaveText('Solution 1 of 8');
  await expect(figure.board.locator('.crossing')).toHaveCount(0);
});

test('none of the eight covers crosses, and most of the thirty-two do', async ({ page }) => {
  const figure = await openFigure(page, 'small-board');
  for (const { on, total } of [
    { on: true, total: 8 },
    { on: false, total: 32 },
  ]) {
    if (!on) await figure.switch('Secondary columns').click();
    await expect(figure.solution).toHaveText(new RegExp(`of ${total}$`));
    await figure.button('First step').click();
    let crossed = 0;
    for (let number = 1; number <= total; number += 1) {
      await figure.button('Next solution').click();
      await expect(figure.solution).toHaveText(`Solution ${number} of ${total}`);
      if ((await figure.board.locator('.crossing').count()) > 0) crossed += 1;
    }
    expect(crossed).toBe(on ? 0 : 24);
  }
});
