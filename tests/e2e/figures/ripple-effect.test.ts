import type { Locator } from '@playwright/test';
import { encode } from '../../../src/puzzles/ripple-effect/encode.ts';
import { puzzleCalled } from '../../unit/puzzles/ripple-effect/library-files.ts';
import type { Figure } from '../support/figure.ts';
import { numberIn, openFigure, pictures, setSpeed } from '../support/figure.ts';
import { expect, test } from '../support/test.ts';

// Both solutions are unique; facts.md has them.
const puzzles = [
  {
    slug: 'nikoli-tutorial',
    name: /Nikoli/,
    rows: '12132412 31241231 14123124 21512312 42135143 13214521 21321432 12412314',
    givens: 8,
    matrix: '184 × 1,408',
    nodes: '65',
  },
  {
    slug: 'five-by-five',
    name: /Five by five/,
    rows: '14321 42132 53241 31423 12354',
    givens: 5,
    matrix: null,
    nodes: '55',
  },
] as const;

for (const { slug, name, rows, givens, matrix, nodes } of puzzles) {
  test(`${slug}: Solve shows the one solution`, async ({ page }) => {
    const figure = await openFigure(page, 'ripple-effect', { step: '0' });
    await choose(figure, name);
    if (matrix) await expect(figure.status('matrix')).toHaveText(matrix);
    await expect(figure.position).toHaveText(/^step 0 of/);

    await figure.button('Solve').click();
    await expect(figure.solution).toHaveText('Solution 1 of 1');
    await expect(figure.board).toHaveClass(/is-solved/);
    expect(await linesOf(figure)).toBe(rows.replaceAll(' ', ', '));
    await expect(figure.board.locator('.number')).toHaveCount(rows.replaceAll(' ', '').length);

    const given = figure.board.locator('.number.given');
    const found = figure.board.locator('.number.found');
    await expect(given).toHaveCount(givens);
    expect(await look(given), 'given and found numbers look different').not.toBe(await look(found));
    await figure.more();
    await expect(figure.button('Next solution')).toBeDisabled();

    await figure.press('Last step');
    await expect(figure.status('nodes')).toHaveText(nodes);
    await expect(figure.status('solutions')).toHaveText('1');
    if (slug === 'nikoli-tutorial') await expect(figure.status('updates')).toHaveText('3,083');
  });
}

test('Animate shows the search at the speed of the slider, and Cancel stops it', async ({ page }) => {
  const figure = await openFigure(page, 'ripple-effect');
  await figure.more();
  await figure.switch('Animate').click();
  await expect(figure.switch('Animate')).toBeChecked();
  await expect.poll(() => figure.state('animate')).toBe('on');
  await setSpeed(figure, 5);
  await figure.press('First step');

  await figure.button('Solve').click();
  await expect(figure.button('Pause')).toBeVisible();
  await expect(figure.button('Solve')).toBeHidden();
  await expect.poll(() => figure.step()).toBeGreaterThan(1);
  const step = await figure.step();
  expect(step, 'one step after another').toBeLessThan(60);

  await figure.button('Cancel').click();
  await expect(figure.button('Play')).toBeVisible();
  const stopped = await figure.step();
  await pictures(page, 40);
  expect(await figure.step()).toBe(stopped);
  await expect(figure.button('Cancel')).toBeHidden();

  // Faster, and it comes to the end.
  await figure.button('Solve').click();
  await expect(figure.button('Pause')).toBeVisible();
  await setSpeed(figure, 200);
  await expect(figure.position).toHaveText('step 194 of 194');
  await expect(figure.button('Play')).toBeVisible();
});

test('without Animate, Solve goes to the solution at once', async ({ page }) => {
  const figure = await openFigure(page, 'ripple-effect', { step: '0' });
  await expect(figure.switch('Animate')).not.toBeChecked();
  await figure.button('Solve').click();
  await expect(figure.solution).toHaveText('Solution 1 of 1');
  await expect(figure.button('Play')).toBeVisible();
});

test('without the secondary columns equal numbers come too near', { tag: '@quick' }, async ({ page }) => {
  const figure = await openFigure(page, 'ripple-effect');
  await choose(figure, /Five by five/);
  await expect(figure.status('matrix')).toHaveText(/^\d+ × 250|^\d+ × 550/);
  await figure.switch('Secondary columns').click();
  await expect(figure.total('matrix')).toHaveText('(50 primary + 0 secondary)');
  await expect(figure.solution).toHaveText(/^Cover \d+ of/);
  await expect(figure.board.locator('desc')).toHaveText(/too near/);
  await expect(figure.board.locator('.signs .ring').first()).toBeVisible();
  expect(figure.state('secondary')).toBe('off');

  await figure.switch('Secondary columns').click();
  await figure.button('Solve').click();
  await expect(figure.solution).toHaveText('Solution 1 of 1');
  await expect(figure.board.locator('desc')).not.toHaveText(/too near/);
});

test('the worker counts the fillings without ripples until it is cancelled', async ({ page }) => {
  const figure = await openFigure(page, 'ripple-effect');
  await figure.switch('Secondary columns').click();
  await figure.button('Solve').click();
  await expect(figure.progress).toHaveText(/^Solving/);
  await expect.poll(() => numberIn(figure.total('solutions'))).toBeGreaterThan(1_000);
  await figure.button('Cancel').click();
  await expect(figure.progress).toHaveText(/^Stopped/);
  const counted = await numberIn(figure.total('solutions'));
  await pictures(page, 40);
  expect(await numberIn(figure.total('solutions'))).toBe(counted);
});

test('a number put into a cell by mouse shows its row', { tag: '@quick' }, async ({ page }) => {
  const figure = await openFigure(page, 'ripple-effect');
  await choose(figure, /Five by five/);
  const picker = figure.host.locator('[data-part="picker"]');
  await expect(picker).toContainText('Press a cell');

  await press(figure, 12 + 5);
  await expect(picker).toContainText('Cell 3 across, 4 down');
  await expect(figure.board.locator('.number.is-pointed'), 'nobody has put one').toHaveCount(0);
  const two = figure.button('Put 2');
  await two.hover();
  await expect(figure.board.locator('.number.is-pointed:not(.is-put)')).toHaveText('2');
  const before = await figure.caption.boundingBox();
  await two.click();
  await expect(two).toHaveAttribute('aria-pressed', 'true');
  await expect(two).toBeFocused();
  // Two primary columns, and the reach of a 2: its cell and the next two, four times, less one
  // below the grid.
  await expect(picker).toContainText(
    'Its row takes 13 columns: c3,4, F=2, and 11 ripple columns: 2U3,4 to 2U3,2, ' +
      '2D3,4 to 2D3,5, 2L3,4 to 2L1,4, 2R3,4 to 2R5,4.',
  );
  await expect(figure.board.locator('.number.is-put')).toHaveText('2');
  expect(await figure.caption.boundingBox(), 'nothing moves').toEqual(before);
  await expect(figure.meaning).not.toHaveText('');
  await expect(figure.board.locator('.arm')).toHaveCount(4);
  // Its row has come to sight in the matrix, and stays while the search goes on.
  await figure.button('Next step').click();
  const row = encode(puzzleCalled('five-by-five')).rowOf(2, 3, 2) + 1;
  const map = figure.host.locator('.matrix-map');
  await map.evaluate((canvas) => canvas.dispatchEvent(new FocusEvent('focus')));
  const [, from, to] = /rows (\d+) to (\d+)/.exec((await map.getAttribute('aria-label')) ?? '') ?? [];
  expect(row).toBeGreaterThanOrEqual(Number(from));
  expect(row).toBeLessThanOrEqual(Number(to));

  await two.click();
  await expect(two).toHaveAttribute('aria-pressed', 'false');
  await expect(picker).toContainText('Put a number here to see its row.');

  await two.click();
  await picker.getByRole('button', { name: 'Clear' }).click();
  await expect(picker).toContainText('Press a cell');
  await expect(figure.meaning).toHaveText('');
  await expect(cell(figure, 17), 'the focus stays at the cell').toBeFocused();
});

test('a number that is ruled out cannot be put', async ({ page }) => {
  const figure = await openFigure(page, 'ripple-effect');
  await choose(figure, /Five by five/);
  // The cell top left is given, a 1 in a room of four.
  await press(figure, 0);
  await expect(figure.button('Put 1')).toBeEnabled();
  for (const value of [2, 3, 4]) await expect(figure.button(`Put ${value}`)).toBeDisabled();
  await expect(figure.button('Put 5')).toBeDisabled();
});

test('a number put into a cell by keyboard', async ({ page }) => {
  const figure = await openFigure(page, 'ripple-effect', { step: '20' });
  const picker = figure.host.locator('[data-part="picker"]');
  await expect(figure.board.locator('[tabindex="0"]')).toHaveCount(1);
  await figure.board.locator('[tabindex="0"]').focus();
  await expect(cell(figure, 0)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await expect(cell(figure, 9)).toBeFocused();
  await expect(figure.board.locator('[tabindex="0"]')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(picker).toContainText('Cell 2 across, 2 down');
  await page.keyboard.press('1');
  await expect(figure.button('Put 1')).toHaveAttribute('aria-pressed', 'true');
  await expect(picker).toContainText(/Its row takes/);
  await page.keyboard.press('End');
  await expect(cell(figure, 15)).toBeFocused();
  expect(await figure.step(), 'these keys are the grid’s').toBe(20);
  await expect(cell(figure, 0)).toHaveAccessibleName(/1 across, 1 down, room A/);
});

test('another puzzle begins with a picker of its own', async ({ page }) => {
  const figure = await openFigure(page, 'ripple-effect');
  await press(figure, 9);
  const picker = figure.host.locator('[data-part="picker"]');
  await expect(picker).toContainText('Cell 2 across, 2 down');
  await choose(figure, /Five by five/);
  await expect(picker).toContainText('Press a cell');
  await expect(figure.board.locator('.cell')).toHaveCount(25);
  await choose(figure, /Nikoli/);
  await expect(figure.board.locator('.cell')).toHaveCount(64);
  await expect(figure.board.locator('[tabindex="0"]')).toHaveCount(1);
});

function cell({ board }: Figure, index: number): Locator {
  return board.locator(`.cell[data-column="${index}"]`);
}

/** A press on the middle of a cell, where a number may lie over it. */
async function press(figure: Figure, index: number): Promise<void> {
  await cell(figure, index).click({ force: true });
}

async function choose(figure: Figure, name: RegExp): Promise<void> {
  const select = figure.select('Puzzle');
  const label = await select.locator('option').filter({ hasText: name }).textContent();
  await select.selectOption({ label: label ?? '' });
}

/** The numbers of the grid, line by line, as the picture's words tell them. */
async function linesOf({ board }: Figure): Promise<string> {
  const words = (await board.locator('desc').textContent()) ?? '';
  return /Line by line: ([^ ]+(?:, [^ ]+)*)\./.exec(words)?.[1] ?? words;
}

/** What makes a number look as it does. */
async function look(number: Locator): Promise<string> {
  return number.first().evaluate((text) => {
    const { fill, fontStyle, fontWeight } = getComputedStyle(text);
    return [fill, fontStyle, fontWeight].join(' ');
  });
}

test('room columns can be switched off too: rooms then hold a number twice', async ({ page }) => {
  const figure = await openFigure(page, 'ripple-effect', { puzzle: 'five-by-five' });
  await figure.host.getByRole('button', { name: 'More', exact: true }).click();
  await figure.host.getByRole('switch', { name: 'Room columns' }).click();
  await expect(figure.caption).toHaveText(/is no solution: room [A-Z] holds two \ds/);
  expect(figure.state('rooms')).toBe('off');
  await figure.host.getByRole('switch', { name: 'Room columns' }).click();
  await expect(figure.total('solutions')).toHaveText('of 1');
  expect(figure.state('rooms')).toBeNull();
});
