/** Why is there none, and how many have this: in the tools, where readers make and play. */
import type { Page } from '@playwright/test';
import { violationsOn } from '../support/axe.ts';
import { openHost, part, wake } from '../support/host.ts';
import { expect, test } from '../support/test.ts';

/** Rooms that leave the 1 nowhere to stand but beside another. */
const AGAINST = 'ABBB\n\n.1..\n';
const MANY = 'AAB\nABB\nCCC\n\n...\n...\n...\n';

/** Opens a tool and wakes it. */
async function open(page: Page, path: string, id: string, state: Readonly<Record<string, string>>) {
  const host = await openHost(page, path, id, state);
  await wake(host);
  return {
    host,
    part: (name: string) => part(host, name),
    button: (name: string | RegExp) => host.getByRole('button', { name, exact: true }),
    panel: host.getByRole('group', { name: 'Why there is none' }),
  };
}

test('a puzzle of one’s own without a solution: which given is to blame, in words and in a picture', async ({
  page,
}) => {
  const own = await open(page, './ripple-effect/own/', 'own', { puzzle: AGAINST.replaceAll('\n', '_') });
  await expect(own.part('verdict-head')).toHaveText(/^None, after a complete search of \d+ nodes?\.$/);
  await own.button('Why is there none?').click();
  await expect(own.panel).toContainText('The 1 at (2,1) cannot stand: it leaves nothing for the cell (1,1).');
  const picture = own.host.getByRole('img', { name: 'The numbers that rule out a solution' });
  await expect(picture.locator('.number')).toHaveCount(1);
  expect(await violationsOn(page, '#own')).toEqual([]);
  // The picture and the words go with the given.
  await own.part('editor').locator('.cell[data-column="1"]').focus();
  await page.keyboard.press('Delete');
  await expect(own.part('why-none')).toBeHidden();
  await expect(own.part('verdict-head')).not.toContainText('None');
});

test('a puzzle brought to be watched: its search ends, and then the given that is to blame', async ({ page }) => {
  const watch = await open(page, './ripple-effect/watch/', 'watch', { puzzle: AGAINST.trim().replaceAll('\n', '_') });
  await expect(watch.part('why-answer')).toHaveText(/^None, after a complete search of \d+ nodes?\.$/);
  await watch.button('Why is there none?').click();
  await expect(watch.panel).toContainText('The 1 at (2,1) cannot stand: it leaves nothing for the cell (1,1).');
  await expect(watch.host.getByRole('img', { name: 'The numbers that rule out a solution' })).toBeVisible();
  expect(await violationsOn(page, '#watch')).toEqual([]);
  // Another puzzle has a solution, and the panel goes with the question.
  await watch.part('puzzles').selectOption({ index: 1 });
  await expect(watch.panel).toBeHidden();
  await expect(watch.part('why-none')).toBeHidden();
});

test('a puzzle of one’s own with many solutions: in how many a number stands where', async ({ page }) => {
  const own = await open(page, './ripple-effect/own/', 'own', { puzzle: MANY.replaceAll('\n', '_') });
  await expect(own.part('verdict-head')).toHaveText('More than one solution.');
  await own.host.getByText('Count all solutions').click();
  await expect(own.part('all')).toContainText(/Exactly \d+ solutions\./);
  await own.part('all').getByLabel('Rows of').selectOption('number 3');
  // A 3 stands in the room of three cells below.
  await expect(own.part('all').locator('[data-share]')).toHaveCount(9);
  expect(await violationsOn(page, '#own')).toEqual([]);
});

test('tetrasticks: three open edges of which every piece takes two or none, on the board', async ({ page }) => {
  const play = await open(page, './tetrasticks/play/', 'play', { board: 'L-P.Em.3.2-H.N.2.1-J.E.3.0' });
  await play.button('How many solutions from here?').click();
  await expect(play.part('answer')).toHaveText(
    /^None, after a complete search of \d+ nodes\. No solution can be reached/,
  );
  await play.button('Why is there none?').click();
  await expect(play.panel).toContainText('Each piece covers an even number of these 3, and 3 is odd.');
  const tiles = play.part('board').locator('.why-tile');
  await expect(tiles).toHaveCount(3);
  await play.panel.getByRole('button', { name: 'Next row' }).click();
  await expect(play.part('board').locator('.why-marks .piece')).toHaveAttribute('data-piece', 'F');
  expect(await violationsOn(page, '#play')).toEqual([]);
  await play.button('Take all back').click();
  await expect(play.part('why-none')).toBeHidden();
  await expect(tiles).toHaveCount(0);
});

test('tetrasticks: in how many solutions a piece lies where, of those that go on from a board', async ({ page }) => {
  const play = await open(page, './tetrasticks/play/', 'play', {});
  await play.host.getByText('Count all solutions').click();
  await expect(play.part('all')).toContainText('Exactly 1 solution.');
  await expect(play.part('all').getByRole('button', { name: 'O N (4,0)' })).toBeVisible();
  await play.button(/^4 pieces left/).click();
  await expect(play.part('all')).toContainText('The problem has changed since this was counted.');
  await play.button('Count again').click();
  await expect(play.part('all')).toContainText('Exactly 1 solution.');
  // All of them are kept, so nothing has to be searched.
  await play.button(/^An empty board/).click();
  await play.button('Count again').click();
  await expect(play.part('all')).toContainText('Exactly 4,856 solutions.');
  await play.part('all').getByLabel('Rows of').selectOption('I');
  await expect(play.part('all').locator('[data-share]')).toHaveCount(60);
});

test('Ripple Effect: the number that cannot stand, beside those that it contradicts', async ({ page }) => {
  const play = await open(page, './ripple-effect/play/', 'ripple-play', { puzzle: '4x4-steady' });
  const cell = play.host.locator('.cell[data-column="0"]');
  await cell.click();
  await play.button('1').click();
  await play.button('Hint').click();
  await play.button('Why is there none?').click();
  await expect(play.panel).toContainText(/your 1 at \(1,1\)/i);
  await expect(play.host.getByRole('img', { name: 'The numbers that rule out a solution' })).toBeVisible();
  expect(await violationsOn(page, '#ripple-play')).toEqual([]);
  await play.button('Undo').click();
  await expect(play.part('why-none')).toBeHidden();
});

test('a board of one’s own: what proves it impossible is told by itself', async ({ page }) => {
  const boards = await open(page, './tetrasticks/boards/', 'own-board', { board: '3x3.HJLNYO' });
  await expect(boards.part('verdict-head')).toHaveText('24 edges; 6 pieces of four sticks: 24. It cannot be filled.');
  await expect(boards.part('verdict-first')).toHaveText(
    /^None, and this is why: count the pieces H, J, L, N and Y and all 12 horizontal edges\./,
  );
  await boards.host.getByText('Count all solutions').click();
  await expect(boards.part('all')).toContainText(/None, after a complete search of [\d,]+ nodes\./);
});
