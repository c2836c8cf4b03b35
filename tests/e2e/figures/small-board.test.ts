import { openFigure } from '../support/figure.ts';
import { expect, test } from '../support/test.ts';

test('the small board, with the secondary columns and without', async ({ page }) => {
  const figure = await openFigure(page, 'small-board');
  // It opens with one piece left to lay, and speaks of pieces: lesson 0 knows neither columns nor rows.
  await expect(figure.caption).toHaveText('Next, the piece U: 1 way left.');
  await expect(figure.solution).toHaveText('8 solutions');
  await figure.button('Next step').click();
  await expect(figure.caption).toHaveText('Try U.');
  await figure.button('Next step').click();
  await expect(figure.caption).toHaveText('Solved: all 24 edges, and no two pieces cross.');
  await figure.button('Go to the next full board').click();
  await expect(figure.solution).toHaveText('Solution 2 of 8');
  await expect(figure.board.locator('.crossing')).toHaveCount(0);

  // Nor does its drawer offer questions or captions about columns.
  await expect(figure.host.locator('[data-part="more"]')).toHaveCount(1);
  await expect(figure.host.locator(':is([data-do="ask-me"], [data-do="of-columns"])')).toHaveCount(0);

  await figure.switch('Let pieces cross').click();
  await expect(figure.solution).toHaveText(/^Full board \d+ of 32$/);
  // What is full and crosses is called no solution, neither in ink nor aloud.
  const words = /Full board \d+ is not a solution: [A-Z] and [A-Z] cross at \(\d, \d\)/;
  await expect(figure.caption).toHaveText(words);
  await expect(figure.slider).toHaveAttribute('aria-valuetext', words);
  await expect(figure.caption.locator('.word-crossing')).toHaveText('cross');
  await expect(figure.board.locator('.crossing').first()).toBeVisible();

  await figure.switch('Let pieces cross').click();
  await expect(figure.switch('Let pieces cross')).not.toBeChecked();
  await expect(figure.solution).toHaveText('8 solutions');
  await expect(figure.board.locator('.crossing')).toHaveCount(0);
});
