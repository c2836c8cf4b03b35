import type { Locator } from '@playwright/test';
import { encode } from '#puzzles/ripple-effect/encode.ts';
import { puzzleCalled } from '../../unit/puzzles/ripple-effect/library-files.ts';
import { type Figure, openFigure, pictures, setSpeed } from '../support/figure.ts';
import { expect, test } from '../support/test.ts';

// The solution is unique; facts.md has it. Counts and the other puzzles are held by tests/unit/puzzles/ripple-effect.
const SOLUTION = '14321, 42132, 53241, 31423, 12354';

test(
  'without ripple or room columns numbers break the rules; with them Solve shows the one solution at once',
  { tag: '@quick' },
  async ({ page }) => {
    const figure = await openFigure(page, 'ripple-effect');
    await choose(figure, /Five by five/);
    await expect(figure.board.locator('.cell')).toHaveCount(25);
    await figure.more();
    await figure.switch('Let equal numbers meet').click();
    await expect(figure.total('matrix')).toHaveText('(50 primary + 0 secondary)');
    await expect(figure.solution).toHaveText(/^Cover \d+ of/);
    await expect(figure.board.locator('desc')).toHaveText(/too close/);
    await expect(figure.board.locator('.signs .ring').first()).toBeVisible();
    expect(figure.state('secondary')).toBe('off');
    await figure.switch('Let equal numbers meet').click();

    await figure.switch('Room columns').click();
    await expect(figure.caption).toHaveText(/is not a solution: room [A-Z] holds two \ds/);
    expect(figure.state('rooms')).toBe('off');
    await figure.switch('Room columns').click();
    await expect(figure.total('solutions')).toHaveText('of 1');
    expect(figure.state('rooms')).toBeNull();

    await expect(figure.switch('Animate')).not.toBeChecked();
    await figure.press('First step');
    await figure.press('Solve');
    await expect(figure.solution).toHaveText('Solution 1 of 1');
    await expect(figure.button('Play')).toBeVisible();
    await expect(figure.board).toHaveClass(/is-solved/);
    await expect(figure.board.locator('desc')).toHaveText(new RegExp(`Line by line: ${SOLUTION}\\.`));
    const given = figure.board.locator('.number.given');
    const found = figure.board.locator('.number.found');
    await expect(given).toHaveCount(5);
    await expect(found).toHaveCount(20);
    expect(await look(given), 'given and found numbers look different').not.toBe(await look(found));
  },
);

test('Animate shows the search at the speed of the slider, and Stop ends it', async ({ page }) => {
  const figure = await openFigure(page, 'ripple-effect');
  await figure.more();
  await figure.switch('Animate').click();
  await expect.poll(() => figure.state('animate')).toBe('on');
  await setSpeed(figure, 5);
  await figure.press('First step');

  await figure.press('Solve');
  await expect(figure.button('Pause')).toBeVisible();
  await expect(figure.button('Solve')).toBeHidden();
  await expect.poll(() => figure.step()).toBeGreaterThan(1);
  await figure.button('Stop').click();
  await expect(figure.button('Play')).toBeVisible();
  await expect(figure.button('Stop')).toBeHidden();
  const stopped = await figure.step();
  await pictures(page, 40);
  expect(await figure.step()).toBe(stopped);

  // Faster, and it comes to the end.
  await figure.press('Solve');
  await expect(figure.button('Pause')).toBeVisible();
  await setSpeed(figure, 200);
  await expect(figure.position).toHaveText('step 194 of 194');
  await expect(figure.button('Play')).toBeVisible();
});

test('a number put into a cell by mouse shows its row', async ({ page }) => {
  const figure = await openFigure(page, 'ripple-effect');
  const picker = pickerOf(figure);
  await press(figure, 9);
  await expect(picker).toContainText('Cell 2 across, 2 down');
  // Another puzzle begins with a picker of its own.
  await choose(figure, /Five by five/);
  await expect(picker).toContainText('Press a cell');
  await expect(figure.board.locator('[tabindex="0"]')).toHaveCount(1);
  await figure.host.getByRole('switch', { name: 'Follow the search' }).click();

  await press(figure, 12 + 5);
  await expect(picker).toContainText('Cell 3 across, 4 down');
  const two = figure.button('Put 2 here');
  await two.hover();
  await expect(figure.board.locator('.number.is-pointed:not(.is-put)')).toHaveText('2');
  const before = await figure.caption.boundingBox();
  await two.click();
  await expect(two).toHaveAttribute('aria-pressed', 'true');
  await expect(two).toBeFocused();
  await expect(picker).toContainText('Its row takes 13 columns: c3,4, F=2, and 11 ripple columns');
  await expect(figure.board.locator('.number.is-put')).toHaveText('2');
  expect(await figure.caption.boundingBox(), 'nothing moves').toEqual(before);
  await expect(figure.meaning).not.toHaveText('');
  await expect(figure.board.locator('.arm')).toHaveCount(4);
  // Close up, its row comes to sight in the matrix, and stays while the search goes on.
  await figure.button('Next step').click();
  const row = encode(puzzleCalled('five-by-five')).rowOf(2, 3, 2) + 1;
  const map = figure.host.locator('.matrix-map');
  await map.evaluate((canvas) => canvas.dispatchEvent(new FocusEvent('focus')));
  const [, from, to] = /rows (\d+) to (\d+)/.exec((await map.getAttribute('aria-label')) ?? '') ?? [];
  expect(row).toBeGreaterThanOrEqual(Number(from));
  expect(row).toBeLessThanOrEqual(Number(to));

  await picker.getByRole('button', { name: 'Clear' }).click();
  await expect(picker).toContainText('Press a cell');
  await expect(figure.meaning).toHaveText('');
  await expect(cell(figure, 17), 'the focus stays at the cell').toBeFocused();

  // What is ruled out cannot be put: the cell top left is given, a 1 in a room of four.
  await press(figure, 0);
  await expect(figure.button('Put 1 here')).toBeEnabled();
  for (const value of [2, 3, 4, 5]) await expect(figure.button(`Put ${value} here`)).toBeDisabled();
});

test('a number put into a cell by keyboard', async ({ page }) => {
  const figure = await openFigure(page, 'ripple-effect', { step: '20' });
  const picker = pickerOf(figure);
  await figure.board.locator('[tabindex="0"]').focus();
  await expect(cell(figure, 0)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await expect(cell(figure, 9)).toBeFocused();
  await expect(figure.board.locator('[tabindex="0"]')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(picker).toContainText('Cell 2 across, 2 down');
  await page.keyboard.press('1');
  await expect(figure.button('Put 1 here')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('End');
  await expect(cell(figure, 15)).toBeFocused();
  expect(await figure.step(), 'these keys are the grid’s').toBe(20);
  await expect(cell(figure, 0)).toHaveAccessibleName(/1 across, 1 down, room A/);
});

function cell({ board }: Figure, index: number): Locator {
  return board.locator(`.cell[data-column="${index}"]`);
}

function pickerOf({ host }: Figure): Locator {
  return host.locator('[data-part="picker"]');
}

/** A press on the middle of a cell, where a number may lie over it. */
async function press(figure: Figure, index: number): Promise<void> {
  await cell(figure, index).click({ force: true });
}

async function choose(figure: Figure, name: RegExp): Promise<void> {
  await figure.more();
  const select = figure.select('Puzzle');
  const label = await select.locator('option').filter({ hasText: name }).textContent();
  await select.selectOption({ label: label ?? '' });
}

/** What makes a number look as it does. */
async function look(number: Locator): Promise<string> {
  return number.first().evaluate((text) => {
    const { fill, fontStyle, fontWeight } = getComputedStyle(text);
    return [fill, fontStyle, fontWeight].join(' ');
  });
}
