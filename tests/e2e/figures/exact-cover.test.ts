import type { Locator, Page } from '@playwright/test';
import { type Figure, figureOn, isAlive, openFigure } from '../support/figure.ts';
import { expect, test } from '../support/test.ts';

const ROWS = ['CEF', 'ADG', 'BCF', 'AD', 'BG', 'DEG'];

function row(figure: Figure, name: string): Locator {
  return figure.matrix.locator('.matrix-row').nth(ROWS.indexOf(name));
}

function sentence(page: Page): Locator {
  return page.locator('[data-part="sentence"]');
}

test('AD, CEF and BG, picked by mouse, are the exact cover', { tag: '@quick' }, async ({ page }) => {
  const figure = await openFigure(page, 'exact-cover');
  await expect(sentence(page)).toHaveText(/No row is picked yet/);
  await row(figure, 'AD').click();
  await expect(row(figure, 'AD')).toHaveAttribute('aria-pressed', 'true');
  await expect(sentence(page)).toHaveText('AD is picked; columns B, C, E, F and G are not covered yet.');
  await row(figure, 'CEF').click();
  await expect(figure.host).not.toHaveAttribute('data-solved');
  await row(figure, 'BG').click();
  await expect(sentence(page)).toHaveText(/AD, CEF and BG cover every .*exactly once: an exact cover/);
  await expect(figure.host).toHaveAttribute('data-solved');
  await expect(figure.matrix.locator('.matrix-column.is-once')).toHaveCount(7);
  await expect(figure.matrix.locator('desc')).toHaveText(/an exact cover/);

  expect(figure.state('rows')).toBe('3-0-4');
  await page.reload();
  await isAlive(figure);
  await expect(figure.host).toHaveAttribute('data-solved');
  await expect(sentence(page)).toHaveText(/^AD, CEF and BG/);
  await row(figure, 'BG').click();
  await expect(row(figure, 'BG')).toHaveAttribute('aria-pressed', 'false');
  await expect(figure.host).not.toHaveAttribute('data-solved');
  await figure.button('Clear').click();
  await expect(figure.matrix.locator('[aria-pressed="true"]')).toHaveCount(0);
  await expect(figure.button('Clear')).toBeDisabled();
  expect(figure.state('rows')).toBeNull();
});

test('the same by keyboard; a conflict is named, and what is pointed at', async ({ page }) => {
  const figure = await openFigure(page, 'exact-cover');
  await figure.matrix.locator('[tabindex="0"]').focus();
  await expect(row(figure, 'CEF')).toBeFocused();
  await page.keyboard.press('Enter');
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowDown');
  await expect(row(figure, 'AD')).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(row(figure, 'BG')).toHaveAttribute('aria-pressed', 'true');
  await expect(figure.host).toHaveAttribute('data-solved');

  // A conflict is named and marked.
  await page.keyboard.press('Enter');
  await expect(row(figure, 'BG')).toHaveAttribute('aria-pressed', 'false');
  await row(figure, 'BCF').click();
  await expect(sentence(page)).toHaveText('CEF and BCF both cover columns C and F. Take back one of them.');
  await expect(figure.matrix.locator('.matrix-column.is-clash')).toHaveCount(2);
  await expect(figure.matrix.locator('.matrix-row.is-clash')).toHaveCount(2);
  await expect(figure.matrix.getByText('×2')).toHaveCount(2);

  // What is pointed at is said in words.
  await row(figure, 'BG').hover();
  await expect(figure.meaning).toHaveText('Row BG: choosing it covers columns B and G.');
  await expect(row(figure, 'BG')).toHaveClass(/is-lit/);
  await figure.matrix.locator('.matrix-column').nth(1).hover();
  await expect(figure.meaning).toHaveText(/^Column B, with 1s in rows BCF and BG/);
  await expect(row(figure, 'BCF')).toHaveClass(/is-related/);
  await page.getByRole('heading', { level: 1 }).hover();
  await expect(figure.meaning).toHaveText('');
});

test('rows of one’s own are drawn, picked, and come back by a link; Knuth’s are a press away', async ({ page }) => {
  const figure = await openFigure(page, 'exact-cover', { rows: '3' });
  const field = figure.host.getByRole('textbox', { name: 'Rows' });
  const named = figure.matrix.locator('.matrix-row .matrix-name');
  await expect(figure.button('Back to my rows')).toBeHidden();
  await field.fill('ab cd AC bd');
  await page.keyboard.press('Enter');
  await expect(named).toHaveText(['AB', 'CD', 'AC', 'BD']);
  await expect(sentence(page)).toHaveText('No row is picked yet, and there are 4 columns to cover.');
  for (const at of [2, 3]) await figure.matrix.locator('.matrix-row').nth(at).click();
  await expect(sentence(page)).toHaveText(/^AC and BD cover every column exactly once/);
  expect(figure.state('matrix')).toBe('AB-CD-AC-BD');
  await page.reload();
  await isAlive(figure);
  await expect(figure.host).toHaveAttribute('data-solved');
  await expect(field).toHaveValue('AB CD AC BD');

  // What cannot be drawn is named, and nothing is lost.
  await field.fill('ab c1');
  await figure.button('Draw them').click();
  const fault = figure.host.getByRole('alert');
  await expect(fault).toHaveText('Row 2, “C1”, has “1”, but columns are the letters A to L.');
  await expect(field).toBeFocused();
  await expect(named).toHaveText(['AB', 'CD', 'AC', 'BD']);
  await figure.button('Back to Knuth’s rows').click();
  await expect(named).toHaveText(ROWS);
  await expect(fault).toBeEmpty();
  expect(figure.state('matrix')).toBeNull();
  await figure.button('Back to my rows').click();
  await expect(named).toHaveText(['AB', 'CD', 'AC', 'BD']);
});

test('rows of one’s own are searched in figure 2.1, and Knuth’s are a press away', async ({ page }) => {
  const figure = await openFigure(page, 'exact-cover');
  await figure.host.getByRole('textbox', { name: 'Rows' }).fill('AB BC CD AD');
  await figure.button('Draw them').click();
  await figure.host.getByRole('link', { name: 'Search them' }).click();
  const search = figureOn(page, 'algorithm-x');
  await isAlive(search);
  await expect(search.total('matrix')).toHaveText('(4 primary + 0 secondary)');
  await expect(search.notice).toBeHidden();
  await search.button('Go to the solution').click();
  await expect(search.caption).toHaveText(/^Solution 1/);

  const back = search.button('Back to Knuth’s rows');
  await back.click();
  await expect(search.total('matrix')).toHaveText('(7 primary + 0 secondary)');
  await expect(back).toBeHidden();
  expect(search.state('matrix')).toBeNull();
});
