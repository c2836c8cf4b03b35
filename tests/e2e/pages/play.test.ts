import { statSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { FIRST_START } from '#puzzles/tetrasticks/starts.ts';
import { asked } from '../support/address.ts';
import { violationsInThemes } from '../support/axe.ts';
import { pictures } from '../support/figure.ts';
import { openHost, part, wake } from '../support/host.ts';
import { expect, test } from '../support/test.ts';

/** Everything here runs at both widths: on the phone by taps, where a finger does otherwise. */
const PATH = './tetrasticks/play/';
const EMPTY = 'L';
const THREE = FIRST_START.text;

async function open(page: Page, state?: string) {
  const host = await openHost(page, PATH, 'play', state === undefined ? {} : { board: state });
  await pictures(page);
  const board = host.getByRole('application', { name: 'Board' });
  return {
    page,
    host,
    board,
    said: part(host, 'said'),
    answer: part(host, 'answer'),
    notice: part(host, 'notice'),
    button: (name: string | RegExp): Locator => host.getByRole('button', { name, exact: true }),
    /** The letters that lie on the board. */
    async laid(): Promise<string> {
      await pictures(page);
      const letters = board.locator('.letters > .piece-letter.is-chosen .letter');
      return (await letters.allTextContents()).sort().join('');
    },
    /** A place of the board on the screen; x and y in edges. */
    async at(x: number, y: number) {
      await board.scrollIntoViewIfNeeded();
      return board
        .locator('svg')
        .first()
        .evaluate(
          (svg, [px = 0, py = 0]) => {
            const matrix = (svg as SVGSVGElement).getScreenCTM();
            const point = new DOMPoint(px * 100, -py * 100).matrixTransform(matrix ?? undefined);
            return { x: point.x, y: point.y };
          },
          [x, y],
        );
    },
  };
}

test(
  'a game: taken, turned, flipped, laid, taken back, undone, redone, reloaded',
  { tag: '@quick' },
  async ({ page, isMobile }) => {
    const play = await open(page);
    // Three pieces are left at first; the other starts are beside the board.
    await expect(play.said).toHaveText('3 pieces left, 12 edges open.');
    expect(await play.laid()).toBe('FHINPRTUVWXZ');
    await play.button(/^An empty board/).click();
    const press = (locator: Locator): Promise<void> => (isMobile ? locator.tap() : locator.click());
    await press(play.button('F, in the tray'));
    await expect(play.said).toHaveText(/^In your hand: F facing north/);
    await press(play.button('Turn'));
    await expect(play.said).toHaveText(/^Turned: F facing east/);
    await press(play.button('Flip'));
    await expect(play.said).toHaveText(/^Flipped: F facing west, flipped/);
    // A mouse lays it with one press; a finger first shows it there, and lays it with a second tap.
    const { x, y } = await play.at(1, 4.5);
    if (isMobile) {
      await page.touchscreen.tap(x, y);
      await expect(play.said).toHaveText(/at \(0, 4\)\. It fits\.$/);
      expect(await play.laid()).toBe('');
      await page.touchscreen.tap(x, y);
    } else await page.mouse.click(x, y);
    await expect(play.said).toHaveText(/^F is laid facing west, flipped, at \(0, 4\)\. 14 pieces/);
    expect(await play.laid()).toBe('F');
    await press(play.button('Undo'));
    expect(await play.laid()).toBe('');
    await press(play.button('Redo'));
    expect(await play.laid()).toBe('F');
    expect(asked(page, 'play.board')).toBe('L-F.Wm.0.4');

    // Without the address: from the draft on this device.
    const back = await open(page);
    expect(await back.laid()).toBe('F');
    // A press on a stick takes it up.
    const stick = back.board.locator('.hit-edge[data-row]').first();
    if (isMobile) await stick.tap({ force: true });
    else await stick.click({ force: true });
    await expect(back.said).toHaveText(/^F is in your hand/);
    await press(back.button('Put back'));
    expect(await back.laid()).toBe('');
  },
);

test('by the keyboard alone: through the tray, over the board, laid, undone, taken back', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile);
  const play = await open(page, THREE);
  await play.button('J, in the tray').focus();
  await page.keyboard.press('ArrowRight');
  // Laid pieces are stops too: N is on the board.
  await expect(play.button('N, on the board at (3, 0)')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(play.button('O, in the tray')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(play.board).toBeFocused();
  await expect(play.said).toHaveText(/O at \(4, 0\)\. It fits\.$/);
  await page.keyboard.press('ArrowLeft');
  await expect(play.said).toHaveText('O at (3, 0). O does not fit: edge V30 belongs to N.');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  expect(await play.laid()).toBe('FHINOPRTUVWXZ');
  await page.keyboard.press('Control+z');
  expect(await play.laid()).toBe('FHINPRTUVWXZ');
  await page.keyboard.press('Control+y');
  // Over the board without a piece in hand: Delete takes one up.
  await play.board.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Delete');
  expect(await play.laid()).toBe('HINOPRTUVWXZ');
});

test('a win by hints, with Enter: a wave, which of all boards it is, a picture to save, and the next one', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const { animate } = Element.prototype;
    Element.prototype.animate = function (...how) {
      const { dataset } = document.documentElement;
      dataset['waves'] = `${dataset['waves'] ?? ''}o`;
      return animate.apply(this, how);
    };
  });
  const play = await open(page, THREE);
  const waves = async (): Promise<number> =>
    ((await page.locator('html').getAttribute('data-waves')) ?? '').match(/o/g)?.length ?? 0;
  expect(await waves()).toBe(0);
  for (let left = 3; left > 0; left -= 1) {
    await play.button('Get a hint').press('Enter');
    await play.button(/^Place [JOY]$/).press('Enter');
    if (left > 1) await expect(play.button('Get a hint')).toBeFocused();
  }
  await expect(play.said).toHaveText(/Solved! All sixty edges .* agrees\.$/);
  // Fifteen sticks and their letters.
  await expect.poll(waves).toBe(30);
  const won = play.host.locator('[data-part="won"]');
  await expect(won).toContainText(/^\s*Your board is no\. \d+ of the 607 without L/);

  const coming = page.waitForEvent('download');
  await play.button('Save a picture').press('Enter');
  expect(statSync(await (await coming).path()).size).toBeGreaterThan(20_000);
  await expect(play.said).toHaveText('The picture is saved as tetrasticks-without-L.png.');

  // The gallery has the same board under this number.
  const link = won.getByRole('link', { name: 'See it among all 607 boards' });
  const number = /\d+/.exec((await won.textContent()) ?? '')?.[0];
  await expect(link).toHaveAttribute('href', new RegExp(`solutions\\.board=${number}$`));

  await play.button('Next: leave out N').press('Enter');
  await expect(won).toBeHidden();
  await expect(play.host.getByRole('combobox')).toHaveValue('N');
  await play.button('Undo').press('Enter');
  await expect(won).toBeVisible();
});

test('by dragging: from the tray, over the board, and off it', async ({ page, isMobile }) => {
  test.skip(isMobile);
  const play = await open(page, EMPTY);
  const goal = await play.at(3, 3);
  const tray = await play.button('X, in the tray').boundingBox();
  await page.mouse.move((tray?.x ?? 0) + 20, (tray?.y ?? 0) + 20);
  await page.mouse.down();
  await page.mouse.move(goal.x - 40, goal.y, { steps: 4 });
  await page.mouse.move(goal.x, goal.y);
  await page.mouse.up();
  await expect(play.said).toHaveText(/^X is laid at \(2, 2\)/);
  const other = await play.at(1, 1);
  await page.mouse.move(goal.x + 15, goal.y);
  await page.mouse.down();
  await page.mouse.move(other.x, other.y, { steps: 4 });
  await page.mouse.up();
  await expect(play.said).toHaveText(/^X is laid at \(0, 0\)/);
  expect(asked(page, 'play.board')).toBe('L-X.N.0.0');
});

test('a finger that holds a piece moves it and not the page', async ({ page, isMobile }) => {
  test.skip(!isMobile);
  const play = await open(page, EMPTY);
  const action = (): Promise<string> => play.board.evaluate((board) => getComputedStyle(board).touchAction);
  expect(await action()).toBe('auto');
  await play.button('F, in the tray').tap();
  await pictures(page);
  expect(await action()).toBe('none');
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(390);
});

test('a long count says beforehand how long it will be, counts, and stops when told', async ({ page }) => {
  const play = await open(page, EMPTY);
  const progress = play.host.locator('[data-part="progress"]');
  const count = play.button('How many solutions from here?');
  await expect(progress).toHaveText('');
  await play.board.focus();
  await expect(progress).toHaveText(/^Random walks predict about [\d,]+ nodes in all.*: under /);
  await count.click();
  await expect(progress).toHaveText(/nodes searched$/);
  await play.button('Stop searching').click();
  await expect(play.answer).toHaveText(/^Not known yet: stopped after [\d,]+ nodes?\. [\d,]+ solutions? so far\.$/);
  await expect(progress).toHaveText('');
  await expect(count).toBeFocused();
  // On a board that is nearly full there is nothing to wait for.
  await play.host.getByRole('button', { name: /^3 pieces left/ }).click();
  await count.click();
  await expect(play.answer).toHaveText('1 solution from here. 4 nodes searched.');
  await expect(progress).toHaveText('');
});

test('a hint says which piece is too many, and takes it up; the switch takes up what crosses', async ({ page }) => {
  // J put where it spoils the rest.
  const play = await open(page, `${THREE}-Y.W.4.0`);
  await play.button('Get a hint').click();
  await expect(play.answer).toHaveText(/until Y was laid facing west, at \(4, 0\)/);
  await play.button('Take back Y').click();
  expect(await play.laid()).toBe('FHINPRTUVWXZ');

  await open(page, 'L-I.N.2.0');
  const junctions = play.host.getByRole('switch', { name: 'Let pieces cross' });
  await junctions.click();
  await play.button('Y, in the tray').click();
  await play.board.focus();
  // Y lies from (1, 2) to (3, 3), wherever it was held first.
  const ways = ['ArrowLeft', 'ArrowDown'].flatMap((key) => Array.from({ length: 5 }, () => key));
  for (const key of [...ways, 'ArrowRight', 'ArrowUp', 'ArrowUp', 'Enter']) await page.keyboard.press(key);
  await expect(play.said).toHaveText(/1 crossing\.$/);
  await expect(play.board.locator('.crossing')).toHaveCount(1);
  await junctions.click();
  await expect(play.said).toHaveText(/^Y taken back; crossings are refused/);
  await expect(play.board.locator('.crossing')).toHaveCount(0);
});

test('a link never writes over the draft, and a damaged one says what is wrong', async ({ page }) => {
  const first = await open(page, 'L-F.N.0.1');
  await first.button('X, in the tray').click();
  await first.button('Place').click();
  expect(await first.laid()).toBe('FX');

  const play = await open(page, 'H-O.N.4.4');
  await expect(play.notice).toHaveText('This board came with the link. Your own board is kept.');
  await play.button('Take all back').click();
  await page.reload();
  await wake(play.host);
  expect(await play.laid()).toBe('');
  await play.button('Back to my board').click();
  expect(await play.laid()).toBe('FX');
  await expect(play.notice).toBeHidden();
  // Undo leads back over the reader's own boards, and never to the one of the link.
  await page.keyboard.press('Control+z');
  expect(await play.laid()).toBe('F');
  await page.keyboard.press('Control+z');
  expect(await play.laid()).toBe('F');

  await page.evaluate(() => localStorage.setItem('cover-and-uncover.play', '<b>damaged</b>'));
  await open(page, '<img src=x onerror=alert(1)>');
  await expect(play.notice).toContainText('The link is damaged: ');
  await expect(play.host.locator('img')).toHaveCount(0);
  await open(page);
  await expect(play.notice).toHaveText(/^The board kept on this device is damaged: it begins with “<b>damaged/);
  expect(await play.laid()).toBe('FHINPRTUVWXZ');
});

test('axe finds nothing while a piece that does not fit is held over a hint', async ({ page }) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const play = await open(page, THREE);
  await play.button('Get a hint').click();
  await expect(play.button(/^Place [A-Z]$/)).toBeVisible();
  await play.button('Y, in the tray').click();
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowLeft');
  for (const words of ['The board in words', 'Keys']) await play.host.getByText(words).click();
  await pictures(page, 4);
  expect(await violationsInThemes(page, '#play')).toEqual([]);
});
