import type { Locator, Page } from '@playwright/test';
import { asked } from '../support/address.ts';
import { violationsOn } from '../support/axe.ts';
import { pictures } from '../support/figure.ts';
import { openHost, part } from '../support/host.ts';
import { expect, test } from '../support/test.ts';

/** Everything here runs at both widths: on the phone by taps. */
const PATH = './ripple-effect/play/';
const FOUR = '4x4-steady';

async function open(page: Page, state: Readonly<Record<string, string>> = {}) {
  const host = await openHost(page, PATH, 'ripple-play', state);
  const cell = (index: number): Locator => host.locator(`.cell[data-column="${index}"]`);
  return {
    page,
    host,
    cell,
    grid: host.getByRole('application', { name: 'Grid' }),
    said: part(host, 'said'),
    notice: part(host, 'notice'),
    button: (name: string | RegExp): Locator => host.getByRole('button', { name, exact: true }),
    /** Presses a cell, wherever a number lies over it. */
    async press(index: number) {
      await cell(index).scrollIntoViewIfNeeded();
      const box = await cell(index).boundingBox();
      const [x, y] = [(box?.x ?? 0) + 12, (box?.y ?? 0) + 14];
      if ((page.viewportSize()?.width ?? 0) < 600) await page.touchscreen.tap(x, y);
      else await page.mouse.click(x, y);
      await pictures(page);
    },
    /** What the address says of the cells. */
    state: (): string => asked(page, 'ripple-play.grid') ?? '',
  };
}

test('by presses alone: numbers, pencil marks, undo, redo, and a reload', async ({ page }) => {
  const play = await open(page, { puzzle: FOUR });
  await play.press(0);
  await expect(play.cell(0)).toHaveClass(/is-picked/);
  await play.button('2').click();
  await expect(play.said).toHaveText('2 in the cell 1 across, 1 down.');
  await expect(play.host.locator('[data-part="stand"]')).toHaveText(/^\d+ cells to fill$/);
  expect(play.state()).toMatch(/^2/);
  await play.host.getByRole('switch', { name: 'Pencil' }).click();
  await play.button('Clear').click();
  await play.button('1').click();
  await play.button('3').click();
  expect(play.state()).toMatch(/^-13-/);
  await expect(play.host.locator('.mark')).toHaveText(['1', '3']);
  await play.button('Undo').click();
  await expect(play.said).toHaveText('Undone: pencil mark 1 in the cell 1 across, 1 down.');
  await play.button('Redo').click();
  expect(play.state()).toMatch(/^-13-/);
  // Without the address: from the draft on this device, and Undo goes on over the reload.
  const back = await open(page);
  await expect(back.host.getByRole('combobox')).toHaveValue(FOUR);
  await expect(back.host.locator('.mark')).toHaveText(['1', '3']);
  await back.button('Undo').click();
  await expect(back.host.locator('.mark')).toHaveText(['1']);
  // Another puzzle, and back to this one as it was left.
  await back.host.getByRole('combobox').selectOption('8x8-gentle');
  await expect(back.cell(63)).toBeVisible();
  await back.host.getByRole('combobox').selectOption(FOUR);
  await expect(back.host.locator('.mark')).toHaveText(['1']);
  await expect(back.host.locator('option:checked')).toHaveText('4×4, steady · begun');
});

test('by the keyboard alone, with hints, to a solved grid', async ({ page, isMobile }) => {
  test.skip(isMobile);
  const play = await open(page, { puzzle: FOUR });
  await play.cell(0).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await pictures(page);
  await expect(play.cell(5)).toBeFocused();
  await page.keyboard.press('Shift+Digit2');
  await page.keyboard.press('Digit1');
  await expect(play.said).toHaveText(/^1 in the cell 2 across, 2 down/);
  await page.keyboard.press('Control+z');
  await pictures(page);
  await expect(play.cell(5)).toHaveAccessibleName('2 across, 2 down, room D of 4 cells: pencil marks 2');
  await expect(play.cell(5)).toBeFocused();
  await page.keyboard.press('Backspace');
  // Enter leads to the numbers, where Enter puts one in, and Escape leads back.
  await play.cell(5).focus();
  for (const _ of [1, 2, 3]) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await expect(play.button('1')).toBeFocused();
  // Held down, it does not go on to press what it has led to.
  await expect(play.said).not.toHaveText(/^1 in the cell/);
  await page.keyboard.press('Enter');
  await expect(play.said).toHaveText(/^1 in the cell 2 across, 2 down/);
  await page.keyboard.press('Escape');
  await expect(play.cell(5)).toBeFocused();
  await page.keyboard.press('Backspace');
  // A letter asks on the grid, and the cell that the hint is about waits for its digit.
  await play.cell(5).focus();
  await page.keyboard.press('h');
  await expect(play.button(/^Put in the \d$/)).toBeVisible();
  for (let left = 16; left > 0; left -= 1) {
    await play.button('Hint').focus();
    await page.keyboard.press('Enter');
    await play.button(/^Put in the \d$/).focus();
    await page.keyboard.press('Enter');
    await expect(play.button('Hint')).toBeFocused();
    await pictures(page);
    if ((await play.host.getAttribute('data-solved')) !== null) break;
  }
  await expect(play.said).toHaveText(/Solved! .* agrees\.$/);
  await expect(play.host.locator('svg.is-solved')).toHaveCount(1);
  await expect(play.host.locator('option:checked')).toHaveText('4×4, steady · solved');
  // And on: the search can do it, and the next puzzle is there, with the focus in its grid.
  await expect(play.host.getByRole('link', { name: 'Watch the search do it' })).toBeVisible();
  await play.button('Next puzzle').focus();
  await page.keyboard.press('Enter');
  await expect(play.host.getByRole('combobox')).not.toHaveValue(FOUR);
  await expect(play.host.locator('.cell.is-picked')).toBeFocused();
  await expect(play.button('Next puzzle')).toBeHidden();
});

test('mistakes are shown when they are asked for, and no longer than that', async ({ page }) => {
  const play = await open(page, { puzzle: 'five-by-five', grid: '11..1.......2.......1...4' });
  const rings = play.host.locator('.ring.fault');
  await expect(rings).toHaveCount(0);
  await play.button('Show mistakes').click();
  await expect(rings).toHaveCount(2);
  await expect(play.said).toHaveText(/^Room A has 1 twice, at 1 across, 1 down and at 2 across, 1 down/);
  await play.press(1);
  await play.button('2').click();
  await expect(rings).toHaveCount(0);
  await play.button('Compare with solution').click();
  await expect(rings).toHaveCount(1);
  await expect(play.said).toHaveText('1 number is not part of the only solution: 2 across, 1 down.');
  await play.button('Hint').click();
  // Grid, numbers and answer stand on one screen, and nothing below has moved.
  const top = await play.grid.evaluate((element) => element.getBoundingClientRect().top);
  const end = await play.button('Clear the 2').evaluate((element) => element.getBoundingClientRect().bottom);
  expect(end - top).toBeLessThan(page.viewportSize()?.height ?? 0);
  await play.button('Clear the 2').click();
  expect(play.state()).toBe('1...1.......2.......1...4');
  // As they are made, for those who want it so.
  await play.host.getByRole('switch', { name: 'Mistakes as I go' }).click();
  await play.press(1);
  await play.button('1').click();
  await expect(rings).toHaveCount(2);
  await expect(play.said).toHaveText(/^1 in the cell 2 across, 1 down\. Room A has 1 twice/);
});

test('a link never writes over a game, and a damaged one says what is wrong', async ({ page }) => {
  const first = await open(page, { puzzle: 'five-by-five' });
  await first.press(1);
  await first.button('4').click();
  const mine = '14..1.......2.......1...4';
  expect(first.state()).toBe(mine);

  const play = await open(page, { puzzle: 'five-by-five', grid: '1.3.1.......2.......1...4' });
  await expect(play.notice).toHaveText('This game came with a link. Your own game is kept.');
  await play.press(1);
  await play.button('2').click();
  // What was put in is there again without the link.
  await open(page);
  expect(play.state()).toBe('');
  await expect(play.cell(1)).toHaveAccessibleName(/: 2$/);
  await play.button('Back to my game').click();
  expect(play.state()).toBe(mine);
  await expect(play.notice).toBeHidden();

  await open(page, { puzzle: 'five-by-five', grid: '<b>' });
  await expect(play.notice).toContainText('The link is damaged: it has 3 cells');
  await page.evaluate(() => {
    localStorage.setItem('cover-and-uncover.ripple.five-by-five', '<i>damaged</i>');
  });
  await open(page, { puzzle: 'five-by-five' });
  await expect(play.notice).toHaveText(/^Your game of this puzzle on this device is damaged: .* set aside/);
});

test('axe finds nothing with a hint, with mistakes and with the words open', async ({ page }) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const play = await open(page, { puzzle: 'five-by-five', grid: '11..1..-13-....2.......1...4' });
  await play.host.getByRole('switch', { name: 'Timer' }).click();
  for (const words of ['The grid in words', 'Keys']) await play.host.getByText(words).click();
  for (const ask of ['Show mistakes', 'Hint']) {
    await play.button(ask).click();
    await pictures(page);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await violationsOn(page, '#ripple-play'), `${ask}, ${colorScheme}`).toEqual([]);
    }
  }
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
});
