import type { Locator } from '@playwright/test';
import { asked } from '../support/address.ts';
import { violationsOn } from '../support/axe.ts';
import { openHost, part, wake } from '../support/host.ts';
import { expect, test } from '../support/test.ts';

// What only a browser shows: pressing, the keyboard, the worker, links. Counts and sentences are those of
// atlas.test.ts, covers.test.ts and off-by-one.test.ts in tests/unit.

const lesson = './lessons/crossings/';

test('each junction is a switch: crossings appear just there, and a link brings it back', async ({ page }) => {
  const figure = await openHost(page, lesson, 'crossings');
  const board = part(figure, 'board').first();
  const open = board.locator('[aria-checked="false"]');
  const junction = (at: string): Locator => figure.getByRole('switch', { name: `Junction ${at}` });
  await junction('(2, 2)').click();
  await expect(junction('(2, 2)')).toHaveAttribute('aria-checked', 'false');
  await expect(board.locator('desc')).toHaveText(/One crossing: \w over \w at \(2, 2\)/);
  await expect(part(figure, 'caption').first()).toHaveText(/ cross at \(2, 2\)\.$/);
  await expect(part(figure, 'progress-said').first()).toHaveText(
    /, with cover 1\. First cover: One crossing: \w over \w at \(2, 2\)/,
  );

  // The keyboard goes on from there, and the run does not step.
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Space');
  await expect(junction('(2, 3)')).toHaveAttribute('aria-checked', 'false');
  await expect(junction('(2, 3)')).toBeFocused();
  await expect.poll(() => asked(page, 'crossings.columns')).toBe('80o-81o');
  await page.keyboard.press('Enter');
  await expect(junction('(2, 3)')).toHaveAttribute('aria-checked', 'true');
  await page.reload();
  await expect(junction('(2, 2)')).toHaveAttribute('aria-checked', 'false');
  await expect(board.locator('.crossing')).toHaveCount(1);

  // The suggestion leaves that junction alone open, whatever was switched before.
  await figure.getByRole('switch', { name: 'Let pieces cross' }).click();
  await expect(open).toHaveCount(16);
  await figure.getByRole('button', { name: 'Switch only (2, 2) off' }).click();
  await expect(open).toHaveCount(1);
  await expect(junction('(2, 2)')).toHaveAttribute('aria-checked', 'false');
  await junction('(4, 4)').focus();
  await page.keyboard.press('ArrowRight');
  await expect(figure.locator('.nowhere-said')).toHaveText('This is the right border.');
  await figure.getByRole('switch', { name: 'Let pieces cross' }).click();
  await expect(open).toHaveCount(16);
  await junction('(1, 1)').click();
  await expect(junction('(1, 1)')).toHaveAttribute('aria-checked', 'true');
  expect(await violationsOn(page, '#crossings')).toEqual([]);
});

test('the small covers are found again by a switch', async ({ page }) => {
  const figure = await openHost(page, lesson, 'small-covers');
  await expect(part(figure, 'words')).toContainText('32 ways to fill');
  await figure.getByRole('switch').click();
  await expect(part(figure, 'words')).toContainText('8 ways to fill');
  await expect(figure.locator('li.is-out')).toHaveCount(24);
  await figure.getByRole('combobox').selectOption('FHLRTU');
  await page.reload();
  await expect(part(figure, 'words')).toContainText('F, H, L, R, T and U');
  await figure.getByRole('switch').click();
  await expect(part(figure, 'words')).toContainText('16 ways to fill');
  await expect(figure.locator('[data-pieces="FHLRTU"] li.is-out')).toHaveCount(0);
});

test('a bar of the atlas, or its number, lays one of its covers on the board', async ({ page }) => {
  const figure = await openHost(page, lesson, 'crossing-atlas');
  const title = part(figure, 'board-title');
  await figure.getByRole('button', { name: '3 covers: J left out, 5 crossings' }).click();
  await expect(title).toHaveText('J left out, 5 crossings: one of 3 covers');
  await expect(figure.locator('.crossing')).toHaveCount(5);
  await page.keyboard.press('ArrowRight');
  await expect(figure.locator('.nowhere-said')).toHaveText('This is the right border.');

  // The numbers are one tab stop, and arrows go from one to the next.
  const stop = figure.locator('button[data-bar]:not([tabindex="-1"])');
  await page.keyboard.press('ArrowLeft');
  await expect(stop).toHaveCount(1);
  await expect(stop).toBeFocused();
  await expect(stop).toHaveAccessibleName(/J left out, 4 crossings/);
  await page.keyboard.press('Enter');
  await expect(stop).toHaveAttribute('aria-pressed', 'true');

  await figure.locator('[data-omitted="N"] .atlas-bands rect').nth(1).click();
  await expect(title).toContainText('N left out, 1 crossing:');
  await expect(figure.locator('.crossing')).toHaveCount(1);
  await page.reload();
  await expect(title).toContainText('N left out, 1 crossing:');
  expect(await violationsOn(page, '#crossing-atlas')).toEqual([]);
});

test('the bug loses placements of I, and the count can be stopped', async ({ page }) => {
  const figure = await openHost(page, lesson, 'off-by-one');
  await expect(figure.locator('.lane.is-lost')).toHaveCount(4);
  await figure.getByRole('button', { name: 'Solve both matrices' }).click();
  await expect(part(figure, 'progress').first()).toHaveText(/[1-9]\d* solutions, .* so far/);
  await figure.getByRole('button', { name: 'Stop' }).click();
  await expect(part(figure, 'said')).toHaveText('Stopped before the end.');
  expect(await violationsOn(page, '#off-by-one')).toEqual([]);
});

test('the first lesson: the reader finds the crossing', { tag: '@quick' }, async ({ page }) => {
  const figure = await openHost(page, './lessons/fifteen-sticks/', 'find-crossing');
  const verdict = part(figure, 'verdict');
  const at = (name: string): Locator => figure.getByRole('button', { name: `Junction ${name}` });
  await expect(figure.locator('.crossing')).toHaveCount(0);
  // Those who cannot see the board find it by what the junctions say.
  await expect(figure.getByRole('button', { name: /^Junction \(\d, \d\): [A-Z] goes/ })).toHaveCount(16);
  await at('(1, 1)').click();
  await expect(verdict).toContainText('at (1, 1) X has all four edges, so nothing can cross it there.');
  await at('(1, 1)').focus();
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowUp', 'ArrowUp', 'ArrowUp']) {
    await page.keyboard.press(key);
  }
  await expect(at('(4, 4)')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(verdict).toContainText('Right: at (4, 4)');
  await expect(figure.locator('.crossing')).toHaveCount(1);
  expect(await violationsOn(page, '#find-crossing')).toEqual([]);
  await figure.getByRole('button', { name: 'Another board' }).click();
  await expect(verdict).toHaveText('Board 2 of 5.');
  await page.reload();
  await wake(figure);
  await expect(verdict).toHaveText('Board 2 of 5.');
  await expect(verdict).not.toHaveAttribute('data-state');
  await expect(figure.locator('.crossing')).toHaveCount(0);
});
