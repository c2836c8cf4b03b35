import type { Locator } from '@playwright/test';
import { asked } from '../support/address.ts';
import { violationsInThemes } from '../support/axe.ts';
import { openHost, part } from '../support/host.ts';
import { expect, test } from '../support/test.ts';

const lesson = './lessons/algorithm-x/';

const said = (figure: Locator): Locator => part(figure, 'caption');
const column = (figure: Locator, name: string): Locator =>
  figure.getByRole('button', { name: new RegExp(`^Column ${name},`) });
const row = (figure: Locator, name: string): Locator =>
  figure.getByRole('button', { name: new RegExp(`^Row ${name},`) });
const score = (figure: Locator): Locator => part(figure, 'status');

/** The whole search of the matrix that the figure opens with. */
const WAY =
  'A, row AB, B, C, row CD, D, Claim a solution, Back up, D, Back up, C, B, row ABC, B, C, Back up, C, B, Back up';

test('a reader performs a whole search, and hears what is wrong and why', async ({ page }) => {
  const figure = await openHost(page, lesson, 'perform');
  await column(figure, 'B').click();
  await expect(said(figure)).toHaveText('A is the first of the smallest, with 2 rows; B has 4.');
  await expect(said(figure)).toHaveAttribute('data-wrong', '');
  await figure.getByRole('button', { name: 'Step back' }).click();
  await expect(said(figure)).toHaveText(/^Nothing is covered yet/);
  for (const name of WAY.split(', ')) {
    if (name.startsWith('row ')) await row(figure, name.slice(4)).click();
    else if (name.length > 1) await figure.getByRole('button', { name, exact: true }).click();
    else await column(figure, name).click();
    await expect(said(figure)).not.toHaveAttribute('data-wrong');
  }
  await expect(said(figure)).toHaveText(
    'You have finished, with 1 solution: AB and CD. 19 steps, 18 right first time.',
  );
  await expect(score(figure)).toContainText('19 of 19');
  expect(asked(page, 'perform.matrix')).toBe('small.1.20-0');
  // What was done is there again.
  await page.reload();
  await expect(said(figure)).toHaveText(/^You have finished/);
  await figure.getByRole('button', { name: 'New matrix' }).click();
  await expect(said(figure)).toHaveText(/^Nothing is covered yet/);
  expect(asked(page, 'perform.matrix')).toMatch(/^small\.\d+$/);
});

test('by keyboard alone', async ({ page }) => {
  const figure = await openHost(page, lesson, 'perform');
  await column(figure, 'A').focus();
  await page.keyboard.press('Enter');
  await expect(said(figure)).toHaveText('Branch on column A, which has 2 rows left.');
  await page.keyboard.press('ArrowDown');
  for (let at = 0; at < 3; at += 1) await page.keyboard.press('ArrowDown');
  await expect(row(figure, 'AB')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(said(figure)).toHaveText('Try row AB for column A.');
  await expect(row(figure, 'AB')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(figure.getByRole('button', { name: 'Back up' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(said(figure)).toHaveText('Not until every column of row AB is covered: B is next.');
});

test('by its choices alone, on another matrix, from a link', async ({ page }) => {
  const figure = await openHost(page, lesson, 'perform', { matrix: 'medium.7.choices' });
  await expect(figure.getByRole('switch')).toHaveAttribute('aria-checked', 'false');
  await expect(figure.getByRole('combobox')).toHaveValue('medium');
  await figure.getByRole('switch').click();
  await expect.poll(() => asked(page, 'perform.matrix')).toBe('medium.7');
  await figure.getByRole('combobox').selectOption('large');
  await expect(figure.locator('.matrix-column')).toHaveCount(8);
});

test('in lesson 8 a secondary column is never branched on', async ({ page }) => {
  const figure = await openHost(page, './lessons/secondary-columns/', 'perform');
  await column(figure, 'X').click();
  await expect(said(figure)).toHaveText('X is secondary: nothing has to cover it, so the search never branches on it.');
});

test('axe finds nothing at a dead end and at the end', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const figure = await openHost(page, lesson, 'perform', { matrix: 'medium.7.8' });
  await column(figure, 'D').click();
  expect(await violationsInThemes(page, '#perform')).toEqual([]);
  await openHost(page, lesson, 'perform', { matrix: 'small.1.20' });
  expect(await violationsInThemes(page, '#perform')).toEqual([]);
});
