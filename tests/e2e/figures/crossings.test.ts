import type { Locator, Page } from '@playwright/test';
import { asked } from '../support/address.ts';
import { violationsOn } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';

// What only a browser shows: pressing, the keyboard, the worker, links. Counts are from facts.md.

async function open(page: Page, id: string, query = '', lesson = 'crossings'): Promise<Locator> {
  await page.goto(`./lessons/${lesson}/${query}`);
  const figure = page.locator(`#${id}`);
  await figure.scrollIntoViewIfNeeded();
  await expect(figure).toHaveAttribute('data-ready', '');
  return figure;
}

const part = (figure: Locator, name: string): Locator => figure.locator(`[data-part="${name}"]`).first();
const junction = (figure: Locator, at: string): Locator => figure.getByRole('switch', { name: `Junction ${at}` });

test('each junction is a switch: crossings appear just there, and a link brings it back', async ({ page }) => {
  test.slow();
  const figure = await open(page, 'crossings');
  const board = part(figure, 'board');
  await expect(board.getByRole('switch')).toHaveCount(16);
  await junction(figure, '(2, 2)').click();
  await expect(junction(figure, '(2, 2)')).toHaveAttribute('aria-checked', 'false');
  await expect(board.locator('desc')).toHaveText(/One crossing: \w over \w at \(2, 2\)/);
  await expect.poll(() => asked(page, 'crossings.columns')).toBe('80o');
  await expect(part(figure, 'caption')).toHaveText(/ cross at \(2, 2\)\.$/);
  await expect(part(figure, 'progress-said')).toHaveText(/^First cover: One crossing: \w over \w at \(2, 2\)/);
  await expect(part(figure, 'solution')).toHaveText(/^Cover 1 of/);

  // The keyboard goes on from there, and the run does not step.
  await page.keyboard.press('ArrowUp');
  await expect(junction(figure, '(2, 3)')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(junction(figure, '(2, 3)')).toHaveAttribute('aria-checked', 'false');
  await expect(junction(figure, '(2, 3)')).toBeFocused();
  await expect.poll(() => asked(page, 'crossings.columns')).toBe('80o-81o');
  await page.keyboard.press('Enter');
  await expect(junction(figure, '(2, 3)')).toHaveAttribute('aria-checked', 'true');

  await page.reload();
  await expect(junction(figure, '(2, 2)')).toHaveAttribute('aria-checked', 'false');
  await expect(board.locator('.crossing')).toHaveCount(1);

  // The suggestion leaves that junction alone open, whatever was switched before.
  const alone = figure.getByRole('button', { name: 'Open (2, 2) alone' });
  await junction(figure, '(1, 1)').click();
  await alone.click();
  await expect(board.locator('[aria-checked="false"]')).toHaveCount(1);
  await expect(junction(figure, '(2, 2)')).toHaveAttribute('aria-checked', 'false');
  await expect(part(figure, 'caption')).toHaveText(/ cross at \(2, 2\)\.$/);
  await figure.getByRole('switch', { name: 'Secondary columns' }).click();
  await expect(board.locator('[aria-checked="false"]')).toHaveCount(16);
  await alone.click();
  await expect(board.locator('[aria-checked="false"]')).toHaveCount(1);
  await junction(figure, '(4, 4)').focus();
  await page.keyboard.press('ArrowRight');
  await expect(figure.locator('.nowhere-said')).toHaveText('This is the right border.');

  await figure.getByRole('switch', { name: 'Secondary columns' }).click();
  await expect(board.locator('[aria-checked="false"]')).toHaveCount(16);
  await junction(figure, '(1, 1)').click();
  await expect(junction(figure, '(1, 1)')).toHaveAttribute('aria-checked', 'true');
  expect(await violationsOn(page, '#crossings')).toEqual([]);
});

test('the small covers are found again by a switch', async ({ page }) => {
  const figure = await open(page, 'small-covers');
  await expect(part(figure, 'words')).toContainText('32 covers and enters 1,061 nodes');
  await figure.getByRole('switch').click();
  await expect(part(figure, 'words')).toContainText('8 covers and enters 815 nodes');
  await expect(figure.locator('li.is-out')).toHaveCount(24);
  await figure.getByRole('combobox').selectOption('FHLRTU');
  await expect(part(figure, 'words')).toContainText('8 covers and enters 145 nodes');
  await page.reload();
  await expect(part(figure, 'words')).toContainText('FHLRTU');
  await figure.getByRole('switch').click();
  await expect(part(figure, 'words')).toContainText('16 covers and enters 309 nodes');
  await expect(figure.locator('[data-pieces="FHLRTU"] li.is-out')).toHaveCount(0);
});

test('a bar of the atlas, or its number, lays one of its covers on the board', async ({ page }) => {
  const figure = await open(page, 'crossing-atlas', '?crossing-atlas.bar=L5');
  // There is no cover with five crossings without L.
  await expect(part(figure, 'notice')).toContainText('damaged');
  await expect(figure.locator('.crossing')).toHaveCount(5);
  await figure.getByRole('button', { name: '3: J omitted, 5 crossings' }).click();
  await expect(part(figure, 'board-title')).toHaveText('J omitted, 5 crossings: one of 3 covers');
  await page.keyboard.press('ArrowRight');
  await expect(figure.locator('.nowhere-said')).toHaveText('This is the right border.');
  await figure.locator('[data-omitted="N"] .atlas-bands rect').nth(1).click();
  await expect(part(figure, 'board-title')).toContainText('N omitted, 1 crossing:');
  await expect(figure.locator('.crossing')).toHaveCount(1);
  await page.reload();
  await expect(part(figure, 'board-title')).toContainText('N omitted, 1 crossing:');
  expect(await violationsOn(page, '#crossing-atlas')).toEqual([]);
});

test('the bug loses placements of I, and the count can be stopped', async ({ page }) => {
  const figure = await open(page, 'off-by-one');
  await expect(figure.locator('.lane.is-lost')).toHaveCount(4);
  await expect(figure.locator('.tetrastick-lanes')).toHaveCount(2);
  await expect(figure).toContainText('all its 24 placements');
  await figure.getByRole('button', { name: 'Count the solutions of both' }).click();
  await expect(part(figure, 'progress')).toHaveText(/[1-9]\d* solutions, .* so far/);
  await figure.getByRole('button', { name: 'Stop' }).click();
  await expect(part(figure, 'said')).toHaveText('Stopped before the end.');
  expect(await violationsOn(page, '#off-by-one')).toEqual([]);
});

test('the first lesson: the reader finds the crossing', { tag: '@quick' }, async ({ page }) => {
  const figure = await open(page, 'find-crossing', '', 'fifteen-sticks');
  const at = (name: string): Locator => figure.getByRole('button', { name: `Junction ${name}` });
  await expect(figure.locator('.crossing')).toHaveCount(0);
  await at('(1, 1)').click();
  await expect(part(figure, 'verdict')).toContainText('at (1, 1) X has all four edges, so nobody can cross it there.');
  await at('(1, 1)').focus();
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowUp', 'ArrowUp', 'ArrowUp']) {
    await page.keyboard.press(key);
  }
  await expect(at('(4, 4)')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(part(figure, 'verdict')).toContainText('Right: at (4, 4)');
  await expect(figure.locator('.crossing')).toHaveCount(1);
  expect(await violationsOn(page, '#find-crossing')).toEqual([]);
  await figure.getByRole('button', { name: 'Another board' }).click();
  await expect(part(figure, 'verdict')).toHaveText('Board 2 of 5.');
  await page.reload();
  await expect(part(figure, 'verdict')).toHaveText('Board 2 of 5.');
  await expect(part(figure, 'verdict')).not.toHaveAttribute('data-state');
  await expect(figure.locator('.crossing')).toHaveCount(0);
});

test('the crossing is found by ear: junctions say which piece goes where', async ({ page }) => {
  await page.goto('./lessons/fifteen-sticks/');
  const figure = page.locator('find-crossing');
  await figure.scrollIntoViewIfNeeded();
  const junctions = figure.getByRole('button', { name: /^Junction \(\d, \d\): [A-Z] goes/ });
  await expect(junctions).toHaveCount(16);
  const both = figure.getByRole('button', {
    name: /: (?=.*goes left and right)(?=.*goes up and down)/,
  });
  await expect(both).toHaveCount(1);
  await both.focus();
  await page.keyboard.press('Enter');
  await expect(figure.locator('[data-part="verdict"]')).toHaveText(/^Right:/);
});

test('the numbers of the atlas are one tab stop, and arrows go from one to the next', async ({ page }) => {
  await page.goto('./lessons/crossings/');
  const atlas = page.locator('crossing-atlas');
  await atlas.scrollIntoViewIfNeeded();
  await expect(atlas).toHaveAttribute('data-ready', '');
  const stops = atlas.locator('button[data-bar]:not([tabindex="-1"])');
  await expect(stops).toHaveCount(1);
  await stops.focus();
  const before = await stops.getAttribute('data-bar');
  await page.keyboard.press('ArrowLeft');
  await expect(stops).toHaveCount(1);
  await expect(stops).toBeFocused();
  expect(await stops.getAttribute('data-bar')).not.toBe(before);
  await page.keyboard.press('Enter');
  await expect(stops).toHaveAttribute('aria-pressed', 'true');
});
