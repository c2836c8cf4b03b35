import { openFigure } from '../support/figure.ts';
import { expect, test } from '../support/test.ts';

// FHJLNU on the 3×3 board: 8 covers without crossings, 32 with (facts.md).

test('the small board, with the secondary columns and without', async ({ page }) => {
  const figure = await openFigure(page, 'small-board');
  // It opens with one piece left to lay.
  await expect(figure.caption).toHaveText('Next, the piece U: 1 way left.');
  await expect(figure.solution).toHaveText('8 solutions');
  await figure.button('Go to the next full board').click();
  await expect(figure.solution).toHaveText('Solution 1 of 8');
  await expect(figure.board.locator('.crossing')).toHaveCount(0);
  await expect(figure.total('nodes')).toHaveText('of 815');

  await figure.switch('Secondary columns').click();
  await expect(figure.solution).toHaveText(/^Cover \d+ of 32$/);
  // What is full and crosses is called no solution, neither in ink nor aloud.
  const words = /Cover \d+ is no solution: [A-Z] and [A-Z] cross at \(\d, \d\)/;
  await expect(figure.caption).toHaveText(words);
  await expect(figure.slider).toHaveAttribute('aria-valuetext', words);
  await expect(figure.caption.locator('.word-crossing')).toHaveText('cross');
  await expect(figure.total('nodes')).toHaveText('of 1,061');
  await expect(figure.board.locator('.crossing').first()).toBeVisible();
  await expect(figure.board.locator('desc')).toHaveText(/cross/);

  await figure.button('Keep pieces apart').click();
  await expect(figure.switch('Secondary columns')).toBeChecked();
  await expect(figure.solution).toHaveText('8 solutions');
  await expect(figure.board.locator('.crossing')).toHaveCount(0);
});

test('its line speaks of pieces and edges, as lesson 0 knows neither columns nor rows', async ({ page }) => {
  const figure = await openFigure(page, 'small-board');
  for (const words of ['Try U.', 'Solved: all 24 edges, and no two pieces cross.', 'Take U back.']) {
    await figure.button('Next step').click();
    await expect(figure.caption).toHaveText(words);
  }
  await figure.press('Last step');
  await expect(figure.caption).toHaveText('All has been tried.');
});
