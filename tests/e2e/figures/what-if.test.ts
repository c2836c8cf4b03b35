import type { Locator } from '@playwright/test';
import { violationsOn } from '../support/axe.ts';
import { type Figure, isAlive, openFigure } from '../support/figure.ts';
import { expect, test } from '../support/test.ts';

interface WhatIf {
  readonly panel: Locator;
  readonly words: Locator;
  readonly column: Locator;
  readonly row: Locator;
  /** A cell of the comparison: `nodes-yours`. */
  cell(name: string): Locator;
}

function whatIfOf({ host }: Figure): WhatIf {
  const panel = host.getByRole('group', { name: 'What if?' });
  return {
    panel,
    words: panel.getByRole('status'),
    column: panel.getByRole('combobox', { name: 'Branch on' }),
    row: panel.getByRole('combobox', { name: 'First row' }),
    cell: (name) => panel.locator(`[data-cell="${name}"]`),
  };
}

/** At a step with a choice the narrator ends in the way to the panel, which is hidden until then. */
async function takeAnotherWay(figure: Figure): Promise<void> {
  const { panel } = whatIfOf(figure);
  await expect(panel).toBeHidden();
  await figure.button('Take another way…').click();
  await expect(panel).toBeFocused();
  // Filled and in sight, down to its last button.
  await expect(panel.getByRole('button').last()).toBeInViewport({ ratio: 1 });
}

test('another row first: the solution is found earlier, and the tree says who chose', async ({ page }) => {
  const figure = await openFigure(page, 'algorithm-x', { zoom: 'decisions', step: '1' });
  const { panel, words, column, row, cell } = whatIfOf(figure);
  await takeAnotherWay(figure);
  await expect(column.locator('option').first()).toHaveText('A: 2 rows, as the solver does');
  await column.focus();
  await page.keyboard.press('Escape');
  await expect(figure.button('Take another way…')).toBeFocused();
  await takeAnotherWay(figure);
  // The row is pointed at before it is taken, and no longer once the reader is elsewhere.
  await row.selectOption({ label: 'AD' });
  await expect(figure.meaning).toContainText('AD');
  await figure.button('Go that way').click();

  await expect(figure.caption).toHaveText('Branch on column A, which has 2 rows left, beginning with row AD.');
  await expect(words).toHaveText(/At node 1 you branch on A, beginning with row AD\./);
  await expect(cell('nodes-yours')).toHaveText('6');
  await expect(cell('nodes-solvers')).toHaveText('6');
  await expect(cell('first-yours')).toHaveText('4');
  await expect(cell('first-solvers')).toHaveText('6');
  await expect(figure.host.locator('.tree-node.is-own')).toHaveCount(1);
  await expect(figure.host.locator('.tree-node.is-own')).toHaveAccessibleName(/You chose here/);
  await figure.button('Next step').click();
  await expect(figure.caption).toHaveText('Try row AD for column A.');
  await expect(figure.meaning).toHaveText('');
  expect(figure.state('whatif')).toBe('1.0.3');

  await page.reload();
  await isAlive(figure);
  await expect(figure.caption).toHaveText('Try row AD for column A.');
  await expect(cell('first-yours')).toHaveText('4');

  await figure.button('Back to the solver’s way').click();
  await expect(figure.caption).toHaveText('Branch on column A, which has 2 rows left.');
  await expect(panel).toBeFocused();
  await expect(figure.host.locator('.tree-node.is-own')).toHaveCount(0);
  await expect(panel.getByRole('table')).toBeHidden();
  expect(figure.state('whatif')).toBeNull();
});

test('choice after choice, and back one at a time', async ({ page }) => {
  const figure = await openFigure(page, 'queens', { step: '1' });
  const { words, column, row, cell } = whatIfOf(figure);
  await takeAnotherWay(figure);
  await column.selectOption({ label: 'r2: 5 rows' });
  await figure.button('Go that way').click();
  await expect(words).toHaveText(/At node 1 you branch on r2\./);
  await expect(cell('solutions-yours')).toHaveText('10');
  await expect(figure.button('Undo the last choice')).toBeHidden();

  await figure.button('Next step').click();
  await figure.button('Next step').click();
  await expect(figure.caption).toHaveText(/^Branch on/);
  await row.selectOption({ index: 1 });
  await figure.button('Go that way').click();
  await expect(words).toHaveText(/At node 2 you branch on .*, beginning with row/);
  await figure.button('Undo the last choice').click();
  await expect(words).toHaveText(/At node 1 you branch on r2\./);
  expect(figure.state('whatif')).toBe('1.2');
  expect(await violationsOn(page, '#queens')).toEqual([]);

  // The solver's own choice, chosen by hand at the same node, is the way back too.
  await figure.slider.fill('1');
  await expect(column).toHaveValue('2');
  await column.selectOption({ index: 0 });
  await figure.button('Go that way').click();
  await expect(words).toHaveText('');
  expect(figure.state('whatif')).toBeNull();
});

test('on a long run, counted beside the page, and marked on the tree', async ({ page }) => {
  const figure = await openFigure(page, 'tetrasticks', { step: '1' });
  const { panel, words, column, cell } = whatIfOf(figure);
  await expect(figure.caption).toHaveText(/^Next, /);
  await takeAnotherWay(figure);
  await expect(column.locator('option')).toHaveCount(75);
  await column.selectOption({ index: 74 });
  await figure.button('Go that way').click();
  await expect(figure.caption).toHaveText(/^Next, /);
  await expect(figure.slider).toHaveValue('1');
  await expect(cell('nodes-yours')).toHaveText(/^[\d,]+ so far$/);

  // The page answers while both ways are counted.
  await figure.button('Next step').click();
  await expect(figure.caption).toHaveText(/^Try [A-Z]\./);
  await figure.button('Stop counting').click();
  await expect(words).toHaveText(/stopped before the end/);
  await expect(cell('nodes-yours')).toHaveText(/^at least [\d,]+$/);
  expect(await violationsOn(page, '#tetrasticks')).toEqual([]);

  await figure.button('Back to the solver’s way').click();
  await expect(figure.slider).toHaveValue('1');
  await expect(panel.getByRole('table')).toBeHidden();
});
