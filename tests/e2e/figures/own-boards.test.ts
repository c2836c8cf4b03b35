import type { Locator, Page } from '@playwright/test';
import { asked } from '../support/address.ts';
import { violationsOn } from '../support/axe.ts';
import { openText } from '../support/own-boards.ts';
import { expect, test } from '../support/test.ts';

const PATH = './tetrasticks/boards/';
const FIRST = '3x3 : F H J L N U';

interface Boards {
  readonly page: Page;
  readonly host: Locator;
  readonly line: Locator;
  readonly verdict: Locator;
  readonly progress: Locator;
  readonly notice: Locator;
  edge(name: string): Locator;
  button(name: string): Locator;
  part(name: string): Locator;
}

/** Opens the page, with a board in its address or none, and waits until the editor is alive. */
async function openBoards(page: Page, query = ''): Promise<Boards> {
  await page.goto(PATH + query);
  const host = page.locator('#own-board');
  await expect(host).toHaveAttribute('data-ready', '');
  await page.mouse.move(5, 5);
  await page.locator('body').press('Shift');
  const part = (name: string): Locator => host.locator(`[data-part="${name}"]`);
  await expect(part('building')).toHaveAttribute('data-live', '');
  await openText(host);
  return {
    page,
    host,
    line: part('text'),
    verdict: part('verdict'),
    progress: part('progress'),
    notice: part('notice'),
    edge: (name) => host.getByRole('checkbox', { name: `Edge ${name},` }),
    button: (name) => host.getByRole('button', { name, exact: true }),
    part,
  };
}

async function write({ line }: Boards, text: string): Promise<void> {
  await line.fill(text);
  await line.press('Enter');
}

test(
  'an edge goes, the page says why that cannot work, and Undo brings it back',
  { tag: '@quick' },
  async ({ page }) => {
    const boards = await openBoards(page);
    await expect(boards.line).toHaveValue(FIRST);
    await expect(boards.progress).toHaveText('Solved: 815 nodes, 8 solutions in all.');
    await boards.edge('H11').click();
    await expect(boards.edge('H11')).not.toBeChecked();
    await expect(boards.line).toHaveValue('3x3 -H11 : F H J L N U');
    await expect(boards.verdict).toContainText('four does not divide 23');
    expect(asked(page, 'own-board.board')).toBe('3x3-H11.FHJLNU');
    await boards.button('Undo').click();
    await expect(boards.edge('H11')).toBeChecked();
    await expect(boards.verdict).toContainText('Nothing speaks against it');
    await boards.button('Redo').click();
    await expect(boards.edge('H11')).not.toBeChecked();
  },
);

test('pieces are counted, and copies do not multiply solutions', async ({ page }) => {
  const boards = await openBoards(page);
  await write(boards, '3x1 -H10 -H11 : O');
  await expect(boards.verdict).toContainText('8 edges, and 1 piece of four covers 4: 1 piece too few');
  await boards.button('One O more').click();
  await expect(boards.part('count-O')).toHaveText('2');
  await expect(boards.line).toHaveValue('3x1 -H10 -H11 : O2');
  await expect(boards.progress).toContainText('1 solution in all');
});

test('an edge that nothing reaches is crossed out on the board', async ({ page }) => {
  const boards = await openBoards(page, '?own-board.board=2x2.X3');
  await expect(boards.verdict).toContainText('can be taken by no piece in play');
  await expect(boards.host.locator('.built-edge.is-faulty')).toHaveCount(8);
  await expect(boards.edge('H00')).toHaveAccessibleName(/cannot be filled/);
});

test('all sixteen: Solve finds a board while the page goes on, and Cancel stops', async ({ page }) => {
  const boards = await openBoards(page);
  await boards.part('preset').selectOption({ label: '7×5 less a corner, all sixteen' });
  await expect(boards.verdict).toContainText('64 edges; 16 pieces of four: 64.');
  await expect(boards.part('solution')).toHaveText('No solution so far');
  await boards.button('Solve').click();
  await expect(boards.part('solution')).toContainText('Solution 1 of');
  await boards.button('Cancel').click();
  await expect(boards.progress).toContainText('Stopped after');
  await boards.button('More').click();
  // A slow press of Cancel lets the search find more than the first.
  const shown = await boards.part('solution').textContent();
  const solution = Number(/^Solution (\d+) of/.exec(shown ?? '')?.[1]);
  await boards.button('Next solution').click();
  await expect(boards.part('solution')).toContainText(`Solution ${solution + 1} of`);
});

test('a line that cannot be read says where, keeps what was typed, and changes nothing', async ({ page }) => {
  const boards = await openBoards(page);
  await write(boards, '4x3 -H00 : F Q');
  await expect(boards.part('text-error')).toContainText('character 14, “Q”: "Q" is no tetrastick');
  await expect(boards.line).toHaveValue('4x3 -H00 : F Q');
  await expect(boards.line).toBeFocused();
  await expect(boards.edge('H32')).toHaveCount(0);
  await write(boards, '4x3-h00:fl2');
  await expect(boards.part('text-error')).toBeHidden();
  await expect(boards.line).toHaveValue('4x3 -H00 : F L2');
});

test('a board is there again after a reload, and a link does not take it away', { tag: '@quick' }, async ({ page }) => {
  const boards = await openBoards(page);
  await write(boards, '2x2 : F R U');
  await openBoards(page);
  await expect(boards.line).toHaveValue('2x2 : F R U');
  await openBoards(page, '?own-board.board=2x2.OPU');
  await expect(boards.line).toHaveValue('2x2 : O P U');
  await expect(boards.notice).toContainText('came with the link');
  await boards.button('Undo').click();
  await expect(boards.line).toHaveValue('2x2 : F R U');
});

test('a damaged link and a damaged draft give a notice and the first board', async ({ page }) => {
  const boards = await openBoards(page, '?own-board.board=9x9.FHJ');
  await expect(boards.notice).toContainText('“9x9.FHJ”, is damaged');
  await expect(boards.part('text-error')).toContainText('9 is not; write 1 to 7');
  await expect(boards.progress).toContainText('8 solutions in all');
  await page.evaluate(() => localStorage.setItem('cover-and-uncover.boards', '2x2 : OPU\n<b>x'));
  await openBoards(page);
  await expect(boards.notice).toContainText('kept on this device is damaged');
  await expect(boards.line).toHaveValue('<b>x');
  await expect(boards.edge('H32')).toHaveCount(0);
  await expect(boards.edge('H23')).toBeChecked();
});

test('by keyboard alone: an edge, a piece, a line, and Solve', async ({ page }) => {
  const boards = await openBoards(page);
  await expect(boards.host.locator('[data-edge][tabindex="0"]')).toHaveCount(1);
  await boards.part('height').focus();
  await page.keyboard.press('Tab');
  await expect(boards.edge('H00')).toBeFocused();
  for (const key of ['ArrowUp', 'ArrowRight', 'ArrowUp', 'ArrowRight']) await page.keyboard.press(key);
  await expect(boards.edge('H21')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(boards.edge('H21')).not.toBeChecked();
  await expect(boards.edge('H21')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(boards.line).toHaveValue(FIRST);
  await expect(boards.edge('H21')).toBeFocused();
  // On to the pieces, which are one tab stop: past the button that takes all of them out.
  await page.keyboard.press('Tab');
  await expect(boards.button('No pieces')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(boards.button('One F more')).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(boards.part('count-F')).toHaveText('3');
  await expect(boards.button('One F more')).toBeFocused();
  await page.keyboard.press('Delete');
  await expect(boards.part('count-F')).toHaveText('2');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await expect(boards.button('One N more')).toBeFocused();
  await boards.button('One N fewer').click();
  await expect(boards.part('count-N')).toHaveText('0');
  await expect(boards.button('One N more')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(boards.part('step')).toBeVisible();
  expect(await page.evaluate(() => document.activeElement?.closest('.timeline') !== null)).toBe(true);
  await boards.line.focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('7x5:fhijlnoprtuvwxyz');
  await page.keyboard.press('Enter');
  await expect(boards.verdict).toContainText('82 edges');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('5x5:fijlnoprtuvwxyz');
  await page.keyboard.press('Enter');
  await expect(boards.verdict).toContainText('Nothing speaks against it');
  await boards.button('Solve').focus();
  await page.keyboard.press('Enter');
  await expect(boards.part('solution')).toContainText('Solution 1 of');
  // Who solves is shown the search.
  await expect(boards.host).toHaveAttribute('data-mode', 'search');
  await expect(boards.part('board')).toBeVisible();
  await expect(boards.part('editor')).toBeHidden();
});

test('what is done while the editor is still loading is done when it has come', async ({ page }) => {
  let deliver = (): void => undefined;
  const held = new Promise<void>((resolve) => (deliver = resolve));
  await page.route('**/board-editor*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(PATH);
  const host = page.locator('#own-board');
  await expect(host).toHaveAttribute('data-ready', '');
  await openText(host);
  const part = (name: string): Locator => host.locator(`[data-part="${name}"]`);
  await part('width').focus();
  await part('width').selectOption('4');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Space');
  const more = host.getByRole('button', { name: 'One O more', exact: true });
  await more.click();
  await more.click();
  await part('text').fill('4x1 -V00');
  deliver();
  await expect(part('building')).toHaveAttribute('data-live', '');
  await expect(part('width')).toHaveValue('4');
  await expect(part('count-O')).toHaveText('2');
  await expect(host.getByRole('checkbox', { name: 'Edge V00,' })).not.toBeChecked();
  // A line that is still being written is not written over.
  await expect(part('text')).toHaveValue('4x1 -V00');
  await part('text').press('End');
  await page.keyboard.type(' : F R');
  await expect(part('text')).toHaveValue('4x1 -V00 : F R');
});

test('a line sent while the editor is still loading is read when it has come', async ({ page }) => {
  let deliver = (): void => undefined;
  const held = new Promise<void>((resolve) => (deliver = resolve));
  await page.route('**/board-editor*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(PATH);
  const host = page.locator('#own-board');
  await expect(host).toHaveAttribute('data-ready', '');
  await openText(host);
  const line = host.locator('[data-part="text"]');
  await line.fill('2x2 : F R U');
  await line.press('Enter');
  deliver();
  await expect(host.locator('[data-part="building"]')).toHaveAttribute('data-live', '');
  await expect(host.locator('[data-part="verdict"]')).toContainText('12 edges');
  await expect(line).toHaveValue('2x2 : F R U');
});

test('one sentence is spoken of a change; what the link says wrong and where it came from, both', async ({ page }) => {
  const boards = await openBoards(page);
  await write(boards, '3x3 -H11 : F H J L N U');
  await expect(boards.part('verdict-said')).toHaveText(/^The board has 23 edges/);
  await expect(boards.progress).toHaveText('Solved: 334 nodes, 0 solutions in all.');
  await expect(boards.part('progress-said')).toBeEmpty();
  await boards.edge('H00').focus();
  await page.keyboard.press('ArrowLeft');
  await expect(boards.host.locator('.nowhere-said')).toHaveText('This is the left border.');
  await expect(boards.edge('H00')).toBeFocused();
  await openBoards(page, '?own-board.board=2x2.OPU&own-board.step=abc');
  await expect(boards.notice).toContainText('step');
  await expect(boards.notice).toContainText('Undo brings back your own.');
});

test('the timeline leads to the search, Draw leads back, and a link keeps to what was shown', async ({ page }) => {
  const boards = await openBoards(page);
  await expect(boards.part('editor')).toBeVisible();
  await boards.button('Next step').click();
  await expect(boards.part('board')).toBeVisible();
  await expect(boards.part('editor')).toBeHidden();
  await expect(boards.button('Undo')).toBeHidden();
  await expect.poll(() => asked(page, 'own-board.mode')).toBe('search');
  await expect.poll(() => asked(page, 'own-board.step')).toBe('35');
  await page.reload();
  await expect(boards.host).toHaveAttribute('data-mode', 'search');
  await expect(boards.part('position')).toHaveText(/^step 35 of/);
  await boards.host.getByRole('radio', { name: 'Draw' }).first().check();
  await expect(boards.part('editor')).toBeVisible();
  await expect.poll(() => asked(page, 'own-board.step')).toBeNull();
  await page.reload();
  await expect(boards.host).toHaveAttribute('data-mode', 'draw');
});

test('a link to a step that knows of no modes leads to the search', async ({ page }) => {
  const boards = await openBoards(page, '?own-board.step=40');
  await expect(boards.host).toHaveAttribute('data-mode', 'search');
  await expect(boards.part('position')).toHaveText(/^step 40 of/);
  await expect(boards.part('caption')).toBeVisible();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing, ${colorScheme}`, async ({ page }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme });
    const boards = await openBoards(page, '?own-board.board=3x3-V00.X4O');
    expect(await violationsOn(page, '#own-board')).toEqual([]);
    await write(boards, '4x4 : ?');
    await expect(boards.part('text-error')).toBeVisible();
    expect(await violationsOn(page, '#own-board')).toEqual([]);
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('edges and pieces answer a thumb, and nothing is wider than the page', async ({ page }) => {
    const boards = await openBoards(page);
    await boards.edge('V11').tap();
    await expect(boards.edge('V11')).not.toBeChecked();
    await boards.host.getByRole('radio', { name: 'Pieces' }).check();
    await boards.button('One O more').tap();
    await expect(boards.line).toHaveValue('3x3 -V11 : F H J L N O U');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await write(boards, '7x7 : F');
    await boards.host.getByRole('radio', { name: 'Draw' }).last().check();
    // Where edges are closest, a thumb still has a square of 24 pixels for each.
    const reach = await boards.edge('H33').locator('.reach').boundingBox();
    expect(Math.min(reach?.width ?? 0, reach?.height ?? 0)).toBeGreaterThan(24);
  });
});
