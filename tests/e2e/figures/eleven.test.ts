import { violationsInThemes } from '../support/axe.ts';
import { openFigure, pictures } from '../support/figure.ts';
import { openHost, part, wake } from '../support/host.ts';
import { pageOf } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

test('three switches change how many solutions a small board has', async ({ page }) => {
  const figure = await openFigure(page, 'eleven');
  await expect(figure.solution).toHaveText('Solution 1 of 16');
  await expect(figure.caption).toHaveText(/^Solved: /);

  await figure.select('Joints claimed').selectOption('all');
  await expect(figure.solution).toHaveText('No solution');

  await figure.select('Joints claimed').selectOption('none');
  await expect(figure.solution).toHaveText(/of 40$/);
  await expect(part(figure.host, 'progress-said')).toContainText('40 covers in all. Not a solution');
  await expect(figure.board.locator('.crossing')).toHaveCount(1);
  await expect(part(figure.host, 'grid').locator('.crossing')).toHaveCount(1);
  await expect(figure.caption).toHaveText(/is not a solution: [A-Z] and [A-Z] cross at/);

  await figure.select('Joints claimed').selectOption('straight');
  await figure.switch('Odd shifts too').click();
  await expect(figure.solution).toHaveText(/of 48$/);
  await expect(figure.caption).toContainText('P lies as R');
  await expect(part(figure.host, 'grid').locator('.is-stranger')).toHaveCount(4);
  expect(figure.state('odd')).toBe('on');

  await page.reload();
  await wake(figure.host);
  await expect(figure.solution).toHaveText(/of 48$/);
});

test('the big board is solved in the worker, and can be cancelled', async ({ page }) => {
  const figure = await openFigure(page, 'eleven', { board: '5x5-L' });
  await expect(figure.solution).toHaveText('Solution 1 of 1 so far');
  await expect(part(figure.host, 'grid').locator('.hit-cell')).toHaveCount(121);
  await figure.press('Solve');
  await expect(figure.button('Stop')).toBeVisible();
  await figure.button('Stop').click();
  await expect(figure.host.locator('[data-do="solve"]')).toBeEnabled();
});

test('what is pointed at on one board is lit on the other, by keyboard too', async ({ page }) => {
  const figure = await openFigure(page, 'eleven');
  const grid = part(figure.host, 'grid');
  await figure.board.locator('.hit-junction[data-row]').first().hover();
  await expect(grid.locator('.taken.is-lit')).not.toHaveCount(0);
  await expect(figure.meaning).toContainText('takes the cells of edges');

  const before = await figure.step();
  await grid.locator('[tabindex="0"]').focus();
  await expect(grid.locator('[tabindex="0"]')).toHaveAttribute('data-cell', '1,0');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowLeft');
  await expect(grid.locator('[data-cell="0,1"]')).toBeFocused();
  await expect(figure.board.locator('.piece.is-lit')).toHaveCount(1);
  await page.keyboard.press('ArrowLeft');
  await expect(grid.locator('[data-cell="0,1"]')).toBeFocused();
  expect(await figure.step()).toBe(before);
});

test('the translation is built step by step, and a link keeps the step', async ({ page }) => {
  const host = await openHost(page, pageOf('eleven'), 'eleven-steps');
  const next = host.getByRole('button', { name: 'Next', exact: true });
  await expect(part(host, 'step-number')).toHaveText('Step 1 of 10');
  for (let step = 2; step <= 8; step += 1) await next.click();
  await expect(part(host, 'step-title')).toHaveText('One joint too many.');
  await expect(host.locator('.cell-sign.is-dead-end')).toHaveCount(1);
  await page.reload();
  await expect(part(host, 'step-number')).toHaveText('Step 8 of 10');
  await next.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(part(host, 'step-title')).toHaveText('All fifteen pieces.');
  await expect(next).toBeFocused();
  await expect(part(host, 'grid').locator('.taken.is-edge')).toHaveCount(60);
  await host.getByRole('button', { name: 'Previous' }).click();
  await expect(part(host, 'step-number')).toHaveText('Step 9 of 10');
});

test('axe finds nothing where passages clash, pieces lie oddly and cross', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openHost(page, pageOf('eleven'), 'eleven-steps', { step: '8' });
  expect(await violationsInThemes(page, '#eleven-steps')).toEqual([]);
  const figure = await openFigure(page, 'eleven', { odd: 'on' });
  await pictures(page, 4);
  expect(await violationsInThemes(page, '#eleven')).toEqual([]);
  await figure.select('Joints claimed').selectOption('none');
  await expect(figure.solution).toHaveText(/of 136$/);
  expect(await violationsInThemes(page, '#eleven')).toEqual([]);
});
