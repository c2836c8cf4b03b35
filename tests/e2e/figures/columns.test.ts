import type { Figure } from '../support/figure.ts';
import { isAlive, openFigure } from '../support/figure.ts';
import { expect, test } from '../support/test.ts';

// Expected solutions were found by hand, over the 64 sets of rows.

test(
  'a press on a column’s name makes it secondary, then off, then primary again',
  { tag: '@quick' },
  async ({ page }) => {
    const figure = await openFigure(page, 'algorithm-x');
    await expect(figure.total('matrix')).toHaveText('(7 primary + 0 secondary)');
    await expect(figure.button('Reset columns')).toBeHidden();

    await header(figure, 'A').click();
    await expect(figure.total('matrix')).toHaveText('(6 primary + 1 secondary)');
    await expect(header(figure, 'A')).toHaveClass(/is-secondary/);
    await expect(header(figure, 'A')).toHaveAccessibleName(/secondary.*switch it off/);
    // Without a row for A as well: BCF and DEG.
    await expect(figure.total('solutions')).toHaveText('of 2');
    expect(figure.state('columns')).toBe('0s');

    await header(figure, 'A').click();
    await expect(figure.total('matrix')).toHaveText('(6 primary + 0 secondary)');
    await expect(figure.status('matrix')).toHaveText('6 × 6');
    await expect(header(figure, 'A')).toHaveClass(/is-off/);
    await expect(figure.status('ones')).toHaveText('14');
    expect(figure.state('columns')).toBe('0o');

    await header(figure, 'A').click();
    await expect(figure.total('matrix')).toHaveText('(7 primary + 0 secondary)');
    await expect(header(figure, 'A')).toHaveClass(/is-primary/);
    await expect(figure.total('solutions')).toHaveText('of 1');
    await expect(figure.total('nodes')).toHaveText('of 6');
    expect(figure.state('columns')).toBeNull();
  },
);

test('with F and G secondary the solution is the same', async ({ page }) => {
  const figure = await openFigure(page, 'algorithm-x');
  await header(figure, 'F').click();
  await header(figure, 'G').click();
  await expect(figure.total('matrix')).toHaveText('(5 primary + 2 secondary)');
  await expect(figure.total('solutions')).toHaveText('of 1');
  expect(figure.state('columns')).toBe('5s-6s');

  await figure.button('Reset columns').click();
  await expect(figure.total('matrix')).toHaveText('(7 primary + 0 secondary)');
  await expect(figure.button('Reset columns')).toBeDisabled();
  await expect(header(figure, 'F')).toHaveClass(/is-primary/);
  expect(figure.state('columns')).toBeNull();
});

test('the keyboard walks over the names and presses them', async ({ page }) => {
  const figure = await openFigure(page, 'algorithm-x');
  await header(figure, 'A').focus();
  await page.keyboard.press('ArrowRight');
  await expect(header(figure, 'B')).toBeFocused();
  await page.keyboard.press('End');
  await expect(header(figure, 'G')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(header(figure, 'G')).toHaveClass(/is-secondary/);
  await expect(header(figure, 'G')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(header(figure, 'G')).toHaveClass(/is-off/);
  // Without G two sets cover the rest: with CEF and BG either ADG or AD.
  await expect(figure.total('solutions')).toHaveText('of 2');
  await expect(figure.button('Play'), 'Space pressed the name, and did not play').toBeVisible();
  await page.keyboard.press('Home');
  await expect(header(figure, 'A')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(figure.matrix.locator('.matrix-row').first()).toBeFocused();
});

test('the matrix is one stop for the Tab key', async ({ page }) => {
  const figure = await openFigure(page, 'algorithm-x');
  await expect(figure.matrix.locator('[tabindex="0"]')).toHaveCount(1);
  await header(figure, 'A').focus();
  await page.keyboard.press('ArrowRight');
  await expect(figure.matrix.locator('[tabindex="0"]')).toHaveCount(1);
  await page.keyboard.press('Tab');
  await expect(figure.matrix.locator(':focus')).toHaveCount(0);
});

test('switched columns come back with the address', { tag: '@quick' }, async ({ page }) => {
  const figure = await openFigure(page, 'algorithm-x', { columns: '0s-6o' });
  const as = async (): Promise<void> => {
    await expect(figure.total('matrix')).toHaveText('(5 primary + 1 secondary)');
    await expect(header(figure, 'A')).toHaveClass(/is-secondary/);
    await expect(header(figure, 'G')).toHaveClass(/is-off/);
    await expect(figure.notice).toBeHidden();
  };
  await as();
  await page.reload();
  await isAlive(figure);
  await as();
});

test('Reset columns is there only when there is something to reset', async ({ page }) => {
  const figure = await openFigure(page, 'algorithm-x');
  const reset = figure.button('Reset columns');
  await expect(reset).toBeHidden();
  await header(figure, 'A').click();
  await expect(reset).toBeVisible();
  await reset.click();
  // It keeps the focus that it has, and goes as soon as the reader does something else.
  await expect(reset).toBeFocused();
  await figure.button('Next step').click();
  await expect(reset).toBeHidden();
});

function header(figure: Figure, name: string): ReturnType<Figure['matrix']['locator']> {
  return figure.matrix.locator('.matrix-column').nth('ABCDEFG'.indexOf(name));
}
