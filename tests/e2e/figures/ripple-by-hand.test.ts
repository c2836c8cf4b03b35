import type { Locator } from '@playwright/test';
import { asked } from '../support/address.ts';
import { openHost, part, wake } from '../support/host.ts';
import { expect, test } from '../support/test.ts';

const lesson = './lessons/ripple-effect/';
const cell = (figure: Locator, at: number): Locator => figure.locator(`.ripple-grid .cell[data-column="${at}"]`);

test('rooms are filled by pointer and by keyboard; what is broken is said, and undone', async ({ page }) => {
  const figure = await openHost(page, lesson, 'ripple-rule');
  const now = part(figure, 'now');
  await expect(figure.getByRole('application', { name: 'Grid' })).toHaveAccessibleDescription(/Arrow keys/);
  await expect(now).toContainText('This 3 keeps other 3s out of 4 cells');
  await figure.getByRole('combobox').selectOption('3x3');
  await expect(now).toHaveText('9 cells are empty, and no rule is broken.');

  await cell(figure, 0).click({ force: true });
  await figure.getByRole('button', { name: 'Put 1 here' }).click();
  await expect(figure.getByRole('button', { name: 'Put 1 here' })).toBeFocused();
  await cell(figure, 0).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('1');
  await expect(part(figure, 'faults').getByRole('listitem')).toHaveText([
    /^Room A has 1 twice/,
    /^Two 1s, at 1 across, 1 down and at 2 across, 1 down, have no cells between/,
  ]);
  await page.keyboard.press('9');
  await expect(now).toContainText('There is no 9 here: the room has 3 cells');
  // On the grid as well the last number is taken back; a cell that is empty already is no step.
  await page.keyboard.press('Control+z');
  await expect(part(figure, 'faults').getByRole('listitem')).toHaveCount(0);
  await page.keyboard.press('Control+y');
  await expect(part(figure, 'faults').getByRole('listitem')).toHaveCount(2);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Delete');
  await figure.getByRole('button', { name: 'Undo' }).click();
  await expect(part(figure, 'faults').getByRole('listitem')).toHaveCount(0);

  // 132 213 121: all cells in their order, the first of which has its 1.
  for (const [at, value] of [...'32213121'].entries()) {
    await cell(figure, at + 1).focus();
    await page.keyboard.press(value);
  }
  await expect(now).toContainText('Solved');
  await page.reload();
  await wake(figure);
  await expect(now).toContainText('Solved');
  await figure.getByRole('button', { name: 'Reset' }).click();
  await expect(now).toContainText('9 cells are empty');
});

test('a number moves, its blocks follow, and a column tells who claims it', async ({ page }) => {
  const figure = await openHost(page, lesson, 'ripple-row');
  const blocks = figure.locator('.block-bits');
  await expect(blocks.last()).toHaveText('00000 00111 00000 00000 00000');

  // The 1 of a corner: two arms are cut to their own cell.
  await cell(figure, 0).click({ force: true });
  await page.keyboard.press('1');
  await expect(part(figure, 'words')).toContainText('1 in the cell 1 across, 1 down');
  await expect(blocks.last()).toHaveText('11000 00000 00000 00000 00000');

  const right = figure.getByRole('group', { name: '1 right' });
  await right.getByRole('button', { name: '1R2,1: 1', exact: true }).click();
  await expect(part(figure, 'meaning')).toContainText('2 rows have a 1 here:');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(part(figure, 'meaning')).toContainText('1R2,2.');
  await expect(right.getByRole('button', { name: '1R2,2: 0', exact: true })).toBeFocused();
  await part(figure, 'users').getByRole('button', { name: '1 at (2,2)' }).click();
  await expect(part(figure, 'words')).toContainText('1 in the cell 2 across, 2 down');
  expect(asked(page, 'ripple-row.at')).toMatch(/^\d+\.1R2,2$/);
  await page.reload();
  await wake(figure);
  await expect(part(figure, 'words')).toContainText('1 in the cell 2 across, 2 down');

  await figure.getByText('The whole row, as bits').click();
  await expect(part(figure, 'bits')).toContainText('5 right');
});

test('givens are taken away by the slider, by a button and in the grid, and the solver counts', async ({ page }) => {
  const figure = await openHost(page, lesson, 'ripple-givens');
  const words = part(figure, 'words');
  const line = (left: number) => figure.locator(`tr[data-left="${left}"] td`).first();
  // The table keeps to itself what the lesson asks, until the reader has gone there.
  await expect(line(5)).toBeVisible();
  await expect(line(0)).toBeHidden();
  await figure.getByRole('slider').focus();
  await page.keyboard.press('Home');
  await expect(words).toContainText('4 solutions, 229 nodes');
  await expect(figure.locator('tr[aria-current]')).toContainText('229');
  await expect(line(0)).toBeVisible();
  await expect(line(4)).toBeHidden();
  await figure.getByRole('combobox').selectOption('five-by-five');
  await expect(words).toContainText('1 solution, 55 nodes');
  const chip = figure.getByRole('button', { name: '1 at (1,1)' });
  await chip.click();
  await expect(chip).toHaveAttribute('aria-pressed', 'false');
  await expect(chip).toBeFocused();
  await expect(cell(figure, 0)).toHaveClass(/is-pointed/);
  await expect(cell(figure, 0)).toHaveAccessibleName(/its given 1 is taken away$/);
  await cell(figure, 0).click({ force: true });
  await expect(chip).toHaveAttribute('aria-pressed', 'true');
  await expect(chip).toHaveClass(/is-pointed/);
  await page.keyboard.press('Enter');
  await expect(chip).toHaveAttribute('aria-pressed', 'false');
  await expect(cell(figure, 0)).toBeFocused();
  expect(asked(page, 'ripple-givens.left')).toBe('five-by-five.01111');
});
