import type { Locator, Page } from '@playwright/test';
import { asked } from '../support/address.ts';
import { violationsInThemes } from '../support/axe.ts';
import { openHost, part } from '../support/host.ts';
import { openText } from '../support/own-boards.ts';
import { expect, test } from '../support/test.ts';

const PATH = './tetrasticks/boards/';
const FIRST = '3x3 : F H J L N U';

type Boards = ReturnType<typeof boardsOn>;

/** Opens the page, with this state in its address, and waits until the editor is alive. */
async function openBoards(page: Page, state: Readonly<Record<string, string>> = {}): Promise<Boards> {
  const boards = boardsOn(await openHost(page, PATH, 'own-board', state));
  await page.mouse.move(5, 5);
  await page.locator('body').press('Shift');
  await expect(boards.part('building')).toHaveAttribute('data-ready', '');
  await openText(boards.host);
  return boards;
}

/** Opens the page with an editor that comes only when it is let go. */
async function openWithoutEditor(page: Page): Promise<{ boards: Boards; deliver: () => Promise<void> }> {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/board-editor*.js', async (route) => {
    await held;
    await route.continue();
  });
  const boards = boardsOn(await openHost(page, PATH, 'own-board'));
  await openText(boards.host);
  const deliver = async (): Promise<void> => {
    release();
    await expect(boards.part('building')).toHaveAttribute('data-ready', '');
  };
  return { boards, deliver };
}

function boardsOn(host: Locator) {
  return {
    host,
    part: (name: string) => part(host, name),
    line: part(host, 'text'),
    verdict: part(host, 'verdict'),
    progress: part(host, 'progress'),
    notice: part(host, 'notice'),
    edge: (name: string) => host.getByRole('checkbox', { name: `Edge ${name},` }),
    button: (name: string) => host.getByRole('button', { name, exact: true }),
  };
}

async function write({ line }: Boards, text: string): Promise<void> {
  await line.fill(text);
  await line.press('Enter');
}

test('an edge goes, the page says why that cannot work, once, and Undo brings it back', async ({ page }) => {
  const boards = await openBoards(page);
  await expect(boards.line).toHaveValue(FIRST);
  await expect(boards.progress).toHaveText('Solved: 815 nodes, 8 solutions in all.');
  await boards.edge('H11').click();
  await expect(boards.edge('H11')).not.toBeChecked();
  await expect(boards.line).toHaveValue('3x3 -H11 : F H J L N U');
  await expect(boards.verdict).toContainText('23 is not a multiple of four');
  // One sentence is spoken of it.
  await expect(boards.part('verdict-said')).toHaveText(/^The board has 23 edges/);
  await expect(boards.progress).toHaveText('None, after a complete search of 334 nodes.');
  await expect(boards.part('progress-said')).toBeEmpty();
  expect(asked(page, 'own-board.board')).toBe('3x3-H11.FHJLNU');
  await boards.button('Undo').click();
  await expect(boards.edge('H11')).toBeChecked();
  await expect(boards.verdict).toContainText('Nothing here rules out a solution');
  await boards.button('Redo').click();
  await expect(boards.edge('H11')).not.toBeChecked();
});

test('all sixteen: Solve finds a board while the page goes on, and Stop ends it', async ({ page }) => {
  const boards = await openBoards(page);
  await boards.part('preset').selectOption({ label: '7×5 less a corner, all sixteen' });
  await expect(boards.verdict).toContainText('64 edges; 16 pieces of four sticks: 64.');
  await expect(boards.part('solution')).toHaveText('No solution so far');
  await boards.button('Solve').click();
  await expect(boards.part('solution')).toContainText('Solution 1 of');
  await boards.button('Stop').click();
  await expect(boards.progress).toContainText(/stopped after/i);
  await boards.button('More').click();
  // A slow press of Stop lets the search find more than the first.
  const shown = await boards.part('solution').textContent();
  const solution = Number(/^Solution (\d+) of/.exec(shown ?? '')?.[1]);
  await boards.button('Next solution').click();
  await expect(boards.part('solution')).toContainText(`Solution ${solution + 1} of`);
});

test('a link, a line or a draft that cannot be read says where, and changes nothing', async ({ page }) => {
  test.slow();
  const boards = await openBoards(page, { board: '9x9.FHJ' });
  await expect(boards.notice).toContainText('“9x9.FHJ”, is damaged');
  await expect(boards.part('text-error')).toContainText('not 9; write 1 to 7');
  await expect(boards.progress).toContainText('8 solutions in all');

  await write(boards, '3x3 -V00 : X4 O');
  await expect(boards.host.locator('.built-edge.is-faulty').first()).toBeVisible();
  await write(boards, '4x3 -H00 : F Q');
  await expect(boards.part('text-error')).toContainText('character 14, “Q”: "Q" is not a tetrastick');
  await expect(boards.line).toHaveValue('4x3 -H00 : F Q');
  await expect(boards.line).toBeFocused();
  await expect(boards.edge('H32')).toHaveCount(0);
  expect(await violationsInThemes(page, '#own-board')).toEqual([]);
  await write(boards, '4x3-h00:fl2');
  await expect(boards.part('text-error')).toBeHidden();
  await expect(boards.line).toHaveValue('4x3 -H00 : F L2');

  await page.evaluate(() => localStorage.setItem('cover-and-uncover.boards', '2x2 : OPU\n<b>x'));
  await openBoards(page);
  await expect(boards.notice).toContainText('kept on this device is damaged');
  await expect(boards.line).toHaveValue('<b>x');
  await expect(boards.edge('H32')).toHaveCount(0);
  await expect(boards.edge('H23')).toBeChecked();
});

test('a board is there again after a reload, and a link does not take it away', async ({ page }) => {
  const boards = await openBoards(page);
  await write(boards, '2x2 : F R U');
  await openBoards(page);
  await expect(boards.line).toHaveValue('2x2 : F R U');
  await openBoards(page, { board: '2x2.X3', step: 'abc' });
  await expect(boards.line).toHaveValue('2x2 : X3');
  await expect(boards.notice).toContainText('step');
  await expect(boards.notice).toContainText('came with the link. Undo brings back your own.');
  // An edge that nothing reaches is crossed out on the board.
  await expect(boards.verdict).toContainText('cannot be covered by any piece in play');
  await expect(boards.host.locator('.built-edge.is-faulty')).toHaveCount(8);
  await expect(boards.edge('H00')).toHaveAccessibleName(/cannot be filled/);
  await boards.button('Undo').click();
  await expect(boards.line).toHaveValue('2x2 : F R U');
});

test('by keyboard alone: an edge, a piece, a line, and Solve', async ({ page }) => {
  const boards = await openBoards(page);
  const press = async (...keys: string[]): Promise<void> => {
    for (const key of keys) await page.keyboard.press(key);
  };
  await boards.part('height').focus();
  await press('Tab');
  await expect(boards.edge('H00')).toBeFocused();
  await press('ArrowLeft');
  await expect(boards.host.locator('.nowhere-said')).toHaveText('This is the left border.');
  await expect(boards.edge('H00')).toBeFocused();
  await press('ArrowUp', 'ArrowRight', 'ArrowUp', 'ArrowRight');
  await expect(boards.edge('H21')).toBeFocused();
  await expect(boards.host.locator('[data-edge][tabindex="0"]')).toHaveCount(1);
  await press('Space');
  await expect(boards.edge('H21')).not.toBeChecked();
  await expect(boards.edge('H21')).toBeFocused();
  await press('ControlOrMeta+z');
  await expect(boards.line).toHaveValue(FIRST);
  await expect(boards.edge('H21')).toBeFocused();
  // On to the pieces, which are one tab stop: past the button that takes all of them out.
  await press('Tab');
  await expect(boards.button('Take all out')).toBeFocused();
  await press('Tab');
  await expect(boards.button('One more F')).toBeFocused();
  await press('Enter', 'Enter');
  await expect(boards.part('count-F')).toHaveText('3');
  await expect(boards.button('One more F')).toBeFocused();
  await press('Delete');
  await expect(boards.part('count-F')).toHaveText('2');
  await press('ArrowDown', 'ArrowRight');
  await expect(boards.button('One more N')).toBeFocused();
  await boards.button('One fewer N').click();
  await expect(boards.part('count-N')).toHaveText('0');
  await expect(boards.button('One more N')).toBeFocused();
  // These pieces fit nowhere together.
  await press('Tab');
  await expect(boards.button('Why is there none?')).toBeFocused();
  await press('Tab');
  await expect(boards.host.locator('.timeline :focus')).toHaveCount(1);
  await boards.line.focus();
  await press('ControlOrMeta+a');
  await page.keyboard.type('5x5:fijlnoprtuvwxyz');
  await press('Enter');
  await expect(boards.verdict).toContainText('Nothing here rules out a solution');
  await boards.button('Solve').focus();
  await press('Enter');
  await expect(boards.part('solution')).toContainText('Solution 1 of');
  // Who solves is shown the search.
  await expect(boards.host).toHaveAttribute('data-mode', 'search');
  await expect(boards.part('board')).toBeVisible();
  await expect(boards.part('editor')).toBeHidden();
});

test('what is done while the editor is still loading is done when it has come', async ({ page }) => {
  const { boards, deliver } = await openWithoutEditor(page);
  const { line } = boards;
  await boards.part('width').focus();
  await boards.part('width').selectOption('4');
  for (const key of ['Tab', 'Tab', 'ArrowUp', 'Space']) await page.keyboard.press(key);
  await boards.button('One more O').click();
  // An edge is pressed where it stands now; on the wider board it stands elsewhere.
  await boards.edge('H21').click();
  await boards.button('One more O').click();
  await boards.button('One more O').evaluate((pressed) => pressed.replaceWith(pressed.cloneNode(true)));
  await line.fill('4x1 -V00');
  await deliver();
  await expect(boards.part('width')).toHaveValue('4');
  await expect(boards.edge('V00')).not.toBeChecked();
  await expect(boards.edge('H21')).not.toBeChecked();
  await expect(boards.host.locator('[data-edge][aria-checked="false"]')).toHaveCount(2);
  await expect(boards.part('count-O')).toHaveText('2');
  // A line that is still being written is not written over.
  await expect(line).toHaveValue('4x1 -V00');
  await line.press('End');
  await page.keyboard.type(' : F R');
  await expect(line).toHaveValue('4x1 -V00 : F R');
});

test('a line sent while the editor is still loading is read when it has come', async ({ page }) => {
  const { boards, deliver } = await openWithoutEditor(page);
  await write(boards, '2x2 : F R U');
  await deliver();
  await expect(boards.verdict).toContainText('12 edges');
  await expect(boards.line).toHaveValue('2x2 : F R U');
});

test('a line that is written on after it was sent stays, and the line that was sent is read', async ({ page }) => {
  const { boards, deliver } = await openWithoutEditor(page);
  await boards.line.focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('2x2 : F R U');
  await page.keyboard.press('Enter');
  await page.keyboard.type(' X');
  await deliver();
  await expect(boards.verdict).toContainText('12 edges');
  await expect(boards.line).toHaveValue('2x2 : F R U X');
});

test('the timeline leads to the search, Draw leads back, and a link keeps to what was shown', async ({ page }) => {
  // A link to a step that knows of no modes leads to the search.
  const boards = await openBoards(page, { step: '40' });
  await expect(boards.host).toHaveAttribute('data-mode', 'search');
  await expect(boards.part('position')).toHaveText(/^step 40 of/);

  await openBoards(page);
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

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('edges and pieces answer a thumb, and nothing is wider than the page', async ({ page }) => {
    const boards = await openBoards(page);
    await boards.edge('V11').tap();
    await expect(boards.edge('V11')).not.toBeChecked();
    await boards.host.getByRole('radio', { name: 'Pieces' }).check();
    await boards.button('One more O').tap();
    await expect(boards.line).toHaveValue('3x3 -V11 : F H J L N O U');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await write(boards, '7x7 : F');
    await boards.host.getByRole('radio', { name: 'Draw' }).last().check();
    // Where edges are closest, a thumb still has a square of 24 pixels for each.
    const reach = await boards.edge('H33').locator('.reach').boundingBox();
    expect(Math.min(reach?.width ?? 0, reach?.height ?? 0)).toBeGreaterThan(24);
  });
});
