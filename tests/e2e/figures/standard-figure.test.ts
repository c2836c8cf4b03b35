/** How a figure with a run is used; what is measured on each of them is in each-figure.test.ts. */
import { openFigure } from '../support/figure.ts';
import { expect, test } from '../support/test.ts';

test('after a link has been opened its keys go on: Page Down forwards, Page Up backwards', async ({ page }) => {
  const figure = await openFigure(page, 'algorithm-x', { step: '10' });
  await expect(figure.slider).toBeFocused();
  await page.keyboard.press('PageDown');
  await expect(figure.slider).toHaveValue('14');
  await page.keyboard.press('PageUp');
  await expect(figure.slider).toHaveValue('10');
  await page.keyboard.press('Space');
  await expect(figure.button('Pause')).toBeVisible();
});

test('what is suggested is done, and its button says what comes next', { tag: '@quick' }, async ({ page }) => {
  const figure = await openFigure(page, 'algorithm-x');
  await expect(figure.slider, 'without a link the page keeps its focus').not.toBeFocused();
  await figure.button('Go to the first dead end').click();
  await expect(figure.caption).toHaveText(/dead end\.$/);
  await expect(figure.caption.locator('.word-dead-end')).toHaveText('dead end');
  await expect.poll(() => Number(figure.state('step'))).toBeGreaterThan(0);
  await figure.button('Go to the solution').click();
  await expect(figure.solution).toHaveText('Solution 1 of 1');
});

test('the strip covers a part of the run, and the slider with it', async ({ page }) => {
  const figure = await openFigure(page, 'small-board');
  const part = async (): Promise<number[]> =>
    [await figure.slider.getAttribute('min'), await figure.slider.getAttribute('max')].map(Number);
  expect(await part()).toEqual([0, 2_444]);
  await figure.press('Smaller part');
  await expect(figure.host.locator('[data-part="lens-words"]')).toContainText('steps');
  await expect.poll(async () => (await part())[0]).toBeGreaterThan(0);
  const [from = NaN, to = NaN] = await part();
  expect(to - from).toBe(611);
  await expect(figure.host.locator('[data-part="lens-words"]')).toContainText(`steps ${from} to`);
  await figure.press('Whole run');
  await expect.poll(part).toEqual([0, 2_444]);
});

test('an arrow that leads nowhere in a small tree says why, and is heard', async ({ page }) => {
  const figure = await openFigure(page, 'algorithm-x');
  const tree = figure.host.locator('[data-part="tree"]');
  await tree.locator('g.tree-node[tabindex="0"]').focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowUp');
  const reason = 'This is the root; there is nothing above it.';
  await expect(figure.host.locator('[data-part="tree-words"]')).toHaveText(reason);
  await expect(figure.host.locator('.nowhere-said')).toHaveText(reason);
  await page.keyboard.press('ArrowDown');
  await expect(figure.host.locator('[data-part="tree-words"]')).toHaveText(/^Level 1/);
});
