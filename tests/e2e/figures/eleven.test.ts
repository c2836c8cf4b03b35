import type { Locator, Page } from '@playwright/test';
import { violationsInThemes } from '../support/axe.ts';
import type { Figure } from '../support/figure.ts';
import { figureOn, isAlive, pictures } from '../support/figure.ts';
import { figures } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

const part = (host: Locator, name: string): Locator => host.locator(`[data-part="${name}"]`);

/** The figure wakes when it comes near the screen. */
async function openBoards(page: Page, query = ''): Promise<Figure> {
  await page.goto(`${figures.eleven}${query}`);
  const figure = figureOn(page, 'eleven');
  await figure.host.scrollIntoViewIfNeeded();
  await isAlive(figure);
  return figure;
}

async function openSteps(page: Page, query = ''): Promise<Locator> {
  await page.goto(`${figures.eleven}${query}`);
  const host = page.locator('#eleven-steps');
  await expect(host).toHaveAttribute('data-ready', '');
  return host;
}

test('three switches change how many solutions a small board has', { tag: '@quick' }, async ({ page }) => {
  const figure = await openBoards(page);
  await expect(figure.solution).toHaveText('Solution 1 of 16');
  await expect(figure.caption).toHaveText(/^Solution 1: /);

  await figure.select('Joints claimed').selectOption('all');
  await expect(figure.solution).toHaveText('No solution');

  await figure.select('Joints claimed').selectOption('none');
  await expect(figure.solution).toHaveText(/of 40$/);
  await expect(part(figure.host, 'progress-said')).toContainText('40 covers in all. Not a solution');
  await expect(figure.board.locator('.crossing')).toHaveCount(1);
  await expect(part(figure.host, 'grid').locator('.crossing')).toHaveCount(1);
  await expect(figure.caption).toHaveText(/is no solution: [A-Z] and [A-Z] cross at/);

  await figure.select('Joints claimed').selectOption('straight');
  await figure.switch('Odd shifts too').click();
  await expect(figure.solution).toHaveText(/of 48$/);
  await expect(figure.caption).toContainText('P lies as R');
  await expect(part(figure.host, 'grid').locator('.is-stranger')).toHaveCount(4);
  expect(figure.state('odd')).toBe('on');

  await page.reload();
  await figure.host.scrollIntoViewIfNeeded();
  await expect(figure.solution).toHaveText(/of 48$/);
});

test('a small board is solved to its end, in the worker too', async ({ page }) => {
  const figure = await openBoards(page, '?eleven.joints=none&eleven.odd=on');
  await expect(figure.solution).toHaveText(/of 136$/);
});

test('the big board is solved in the worker, and can be cancelled', async ({ page }) => {
  const figure = await openBoards(page, '?eleven.board=5x5-L');
  await expect(figure.solution).toHaveText('Solution 1 of 1 so far');
  await expect(part(figure.host, 'grid').locator('.hit-cell')).toHaveCount(121);
  await figure.button('Solve').click();
  await expect(figure.button('Cancel')).toBeVisible();
  await figure.button('Cancel').click();
  await expect(figure.button('Solve')).toBeVisible();
});

test('what is pointed at on one board is lit on the other, by keyboard too', async ({ page }) => {
  const figure = await openBoards(page);
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
  const host = await openSteps(page);
  const next = host.getByRole('button', { name: 'Next', exact: true });
  await expect(part(host, 'step-number')).toHaveText('Step 1 of 10');
  for (let step = 2; step <= 8; step += 1) await next.click();
  await expect(part(host, 'step-title')).toHaveText('A joint too many.');
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

test('a damaged link is told, and the figures open as ever', async ({ page }) => {
  const host = await openSteps(page, '?eleven-steps.step=99&eleven.joints=some');
  await expect(part(host, 'notice')).toContainText('The link’s step is damaged');
  await expect(part(host, 'step-number')).toHaveText('Step 1 of 10');
  const boards = page.locator('#eleven');
  await boards.scrollIntoViewIfNeeded();
  await expect(part(boards, 'notice')).toContainText('joints “some”');
});

for (const [id, query] of [
  ['eleven-steps', ''],
  ['eleven-steps', '?eleven-steps.step=8'],
  ['eleven', '?eleven.odd=on'],
  ['eleven', '?eleven.joints=none'],
] as const) {
  test(`axe finds nothing on ${id}${query}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`${figures.eleven}${query}`);
    await page.locator(`#${id}`).scrollIntoViewIfNeeded();
    await expect(page.locator(`#${id}`)).toHaveAttribute('data-ready', '');
    await pictures(page, 4);
    expect(await violationsInThemes(page, `#${id}`)).toEqual([]);
  });
}

test('a prediction is graded by the solver', async ({ page }) => {
  await page.goto(figures.eleven);
  const question = page.locator('[data-question="claimedByAll"]');
  await expect(question).toHaveAttribute('data-ready', '');
  await question.getByRole('radio', { name: '0', exact: true }).check();
  await question.getByRole('button', { name: 'Check' }).click();
  await expect(part(question, 'verdict')).toContainText('489 nodes and finds 0');
});
