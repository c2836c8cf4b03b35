import type { Locator } from '@playwright/test';
import { type Figure, isAlive, openFigure } from '../support/figure.ts';
import { expect, test } from '../support/test.ts';

test(
  'a press on a column’s name makes it secondary, then off, then primary again',
  { tag: '@quick' },
  async ({ page }) => {
    const figure = await openFigure(page, 'algorithm-x');
    const a = header(figure, 'A');
    await expect(figure.total('matrix')).toHaveText('(7 primary + 0 secondary)');

    await a.click();
    await expect(figure.total('matrix')).toHaveText('(6 primary + 1 secondary)');
    await expect(a).toHaveClass(/is-secondary/);
    await expect(a).toHaveAccessibleName(/secondary.*switch it off/);
    // Without a row for A as well, found by hand: BCF and DEG.
    await expect(figure.total('solutions')).toHaveText('of 2');
    expect(figure.state('columns')).toBe('0s');

    await a.click();
    await expect(figure.total('matrix')).toHaveText('(6 primary + 0 secondary)');
    await expect(figure.status('matrix')).toHaveText('6×6');
    await expect(a).toHaveClass(/is-off/);
    expect(figure.state('columns')).toBe('0o');

    // It comes back with the address, beside another one.
    await header(figure, 'G').click();
    await page.reload();
    await isAlive(figure);
    await expect(figure.total('matrix')).toHaveText('(5 primary + 1 secondary)');
    await expect(a).toHaveClass(/is-off/);
    await expect(header(figure, 'G')).toHaveClass(/is-secondary/);
    await expect(figure.notice).toBeHidden();

    await a.click();
    await expect(a).toHaveClass(/is-primary/);
    expect(figure.state('columns')).toBe('6s');
  },
);

test('the keyboard walks over the names and presses them, and Reset columns makes good', async ({ page }) => {
  const figure = await openFigure(page, 'algorithm-x');
  const reset = figure.button('Reset columns');
  await expect(reset, 'there is nothing to reset').toBeHidden();
  await header(figure, 'A').focus();
  await page.keyboard.press('ArrowRight');
  await expect(header(figure, 'B')).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(header(figure, 'G')).toHaveClass(/is-secondary/);
  await expect(header(figure, 'G')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(header(figure, 'G')).toHaveClass(/is-off/);
  await expect(figure.button('Play'), 'Space pressed the name, and did not play').toBeVisible();
  await page.keyboard.press('Home');
  await expect(header(figure, 'A')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(figure.matrix.locator('.matrix-row').first()).toBeFocused();
  // The matrix is one stop for the Tab key.
  await expect(figure.matrix.locator('[tabindex="0"]')).toHaveCount(1);
  await page.keyboard.press('Tab');
  await expect(figure.matrix.locator(':focus')).toHaveCount(0);

  await reset.click();
  await expect(header(figure, 'G')).toHaveClass(/is-primary/);
  await expect(figure.total('matrix')).toHaveText('(7 primary + 0 secondary)');
  expect(figure.state('columns')).toBeNull();
  // It keeps the focus that it has, and goes as soon as the reader does something else.
  await expect(reset).toBeDisabled();
  await expect(reset).toBeFocused();
  await figure.button('Next step').click();
  await expect(reset).toBeHidden();
});

function header({ matrix }: Figure, name: string): Locator {
  return matrix.locator('.matrix-column').nth('ABCDEFG'.indexOf(name));
}
