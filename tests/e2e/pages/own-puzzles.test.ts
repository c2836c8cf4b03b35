import type { Locator, Page } from '@playwright/test';
import { asked } from '../support/address.ts';
import { violationsOn } from '../support/axe.ts';
import { openHost, part } from '../support/host.ts';
import { pressThen } from '../support/cancel.ts';
import { expect, test } from '../support/test.ts';

const PATH = './ripple-effect/own/';
const MANY = 'AAB\nABB\nCCC\n\n...\n...\n...\n';

/** Opens the page, with a puzzle in its address or none. */
async function openOwn(page: Page, puzzle?: string) {
  const host = await openHost(page, PATH, 'own', puzzle === undefined ? {} : { puzzle });
  return {
    page,
    host,
    verdict: part(host, 'verdict'),
    text: part(host, 'text'),
    part: (name: string): Locator => part(host, name),
    cell: (x: number, y: number): Locator => part(host, 'editor').locator(`.cell[data-x="${x}"][data-y="${y}"]`),
    button: (name: string): Locator => host.getByRole('button', { name, exact: true }),
    tab: (name: string): Promise<void> => host.getByRole('tab', { name }).click(),
    puzzle: (): string | null => asked(page, 'own.puzzle'),
  };
}

async function drag(page: Page, cells: readonly Locator[]): Promise<void> {
  await cells[0]?.scrollIntoViewIfNeeded();
  for (const [index, cell] of cells.entries()) {
    const box = await cell.boundingBox();
    if (!box) throw new Error('the cell is not on the page');
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    if (index === 0) await page.mouse.down();
  }
  await page.mouse.up();
}

test('a puzzle drawn with the mouse: rooms, givens, faults, and how many solutions', async ({ page, isMobile }) => {
  test.skip(isMobile);
  const own = await openOwn(page);
  await expect(own.verdict).toContainText('Exactly one solution.');
  await expect(own.part('first')).toBeHidden();
  await own.button('Show the solution').click();
  await expect(own.part('first').locator('.number')).toHaveCount(25);
  await own.part('width').selectOption('3');
  await own.part('height').selectOption('3');
  await own.button('Clear the grid').click();
  await expect(own.text).toHaveValue('ABC\nDEF\nGHI\n\n...\n...\n...\n');
  await expect(own.verdict).toContainText('Not a puzzle yet.Every cell is a room of its own.');
  await drag(page, [own.cell(0, 0), own.cell(1, 0), own.cell(0, 0), own.cell(0, 1)]);
  await drag(page, [own.cell(2, 0), own.cell(2, 1), own.cell(1, 1)]);
  await drag(page, [own.cell(0, 2), own.cell(2, 2)]);
  await expect(own.text).toHaveValue('AAC\nACC\nGGG\n\n...\n...\n...\n');
  await expect(own.verdict).toContainText('More than one solution.');
  await expect(own.part('second')).toBeVisible();
  await expect(own.part('first').locator('.difference')).toHaveAttribute('d', /M/);
  await expect(own.part('speech')).toHaveText(
    /^Room G has 3 cells\. More than one solution\. These two differ in 6 cells/,
  );

  await own.cell(0, 0).click();
  await own.button('Give 2').click();
  await expect(own.button('Give 2')).toHaveAttribute('aria-pressed', 'true');
  await expect(own.button('Give 4')).toBeDisabled();
  await expect.poll(() => own.puzzle()).toBe('AAC_ACC_GGG__2.._..._...');
  await own.cell(2, 0).click();
  await own.page.keyboard.press('2');
  await expect(own.verdict).toContainText('Two given 2s');
  await expect(own.part('editor').locator('.ring.fault')).toHaveCount(2);
  await own.tab('Import');
  await expect(own.host.getByRole('link', { name: 'Open this puzzle on puzz.link' })).toBeHidden();
  await own.button('Undo').click();
  await expect(own.verdict).not.toContainText('Two given 2s');
  await own.button('Redo').click();
  await expect(own.verdict).toContainText('Two given 2s');

  // What was made is there again, and Undo too.
  await page.goto(PATH);
  await expect(own.text).toHaveValue('AAC\nACC\nGGG\n\n2.2\n...\n...\n');
  await own.button('Undo').click();
  await expect.poll(() => own.puzzle()).toBe('AAC_ACC_GGG__2.._..._...');
});

test('by keyboard only', async ({ page, isMobile }) => {
  test.skip(isMobile);
  const own = await openOwn(page, 'ABC_DEF_GHI__..._..._...');
  await expect(own.host.getByRole('application', { name: 'Grid' })).toHaveAccessibleDescription(
    /A grid 3 across and 3 down.*Keys: arrows move/,
  );
  await own.host.getByRole('radio', { name: 'Make a room' }).check();
  // Back over the tabs and what there is to do with the puzzle, to the grid.
  for (let tabs = 0; tabs < 12 && !(await own.cell(0, 0).evaluate((at) => at === document.activeElement)); tabs += 1)
    await page.keyboard.press('Shift+Tab');
  await expect(own.cell(0, 0)).toBeFocused();
  await page.keyboard.press('Shift+ArrowRight');
  await expect(own.cell(1, 0)).toBeFocused();
  await expect(own.cell(1, 0)).toHaveAccessibleName('2 across, 1 down, room A of 2 cells: empty');
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('2');
  await expect.poll(() => own.puzzle()).toBe('AAC_DAF_GHI__..._2.._...');
  await expect(own.verdict).toContainText('2 is given at 1 across, 2 down, but room D has 1 cell');
  await expect(own.part('speech')).toHaveText(/^2 given at 1 across, 2 down\. Not a puzzle yet\. 2 is given/);
  await page.keyboard.press('Delete');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('n');
  await page.keyboard.press('Enter');
  await expect(own.button('Give 1')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect.poll(() => own.puzzle()).toBe('AAC_DBF_GHI__..._.1._...');
  // From the numbers a cell is emptied, and filled again, without a way back to the grid.
  await page.keyboard.press('Delete');
  await expect.poll(() => own.puzzle()).toBe('AAC_DBF_GHI__..._..._...');
  await page.keyboard.press('Control+z');
  await expect.poll(() => own.puzzle()).toBe('AAC_DBF_GHI__..._.1._...');
  await page.keyboard.press('Escape');
  await expect(own.cell(1, 1)).toBeFocused();
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expect.poll(() => own.puzzle()).toBe('AAC_DAF_GHI__..._..._...');
});

test('tabs: arrows lead around, one panel is shown, and one button is black', async ({ page, isMobile }) => {
  test.skip(isMobile);
  const own = await openOwn(page);
  const black = own.host.locator('.button-primary:visible');
  await expect(black).toHaveCount(0);
  await own.tab('Draw');
  await page.keyboard.press('ArrowRight');
  await expect(own.host.getByRole('tabpanel', { name: 'Generate' })).toBeVisible();
  await expect(black).toHaveText('Make it');
  await page.keyboard.press('End');
  await expect(own.host.getByRole('tab', { name: 'Import' })).toBeFocused();
  await expect(own.host.getByRole('tabpanel')).toHaveCount(1);
  await expect(black).toHaveText('Read the text');
  expect(asked(page, 'own.tab')).toBe('import');
  await page.keyboard.press('ArrowRight');
  await expect(own.host.getByRole('tabpanel', { name: 'Draw' })).toBeVisible();
  expect(asked(page, 'own.tab')).toBeNull();
});

test('by touch: a tap chooses a cell, a finger draws a room when it is told to', async ({ page, isMobile }) => {
  test.skip(!isMobile);
  const own = await openOwn(page, 'ABC_DEF_GHI__..._..._...');
  await expect(own.host.getByRole('radio', { name: 'Put in numbers' })).toBeChecked();
  await own.cell(1, 1).tap();
  await own.button('Give 1').tap();
  await expect.poll(() => own.puzzle()).toBe('ABC_DEF_GHI__..._.1._...');
  await own.host.getByText('Make a room', { exact: true }).tap();
  await own.cell(0, 0).scrollIntoViewIfNeeded();
  const touch = await page.context().newCDPSession(page);
  const centre = async (cell: Locator) => {
    const box = (await cell.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const points = [await centre(own.cell(0, 0)), await centre(own.cell(0, 2))];
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: { x: number; y: number }) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] });
  await send('touchStart', points[0]);
  await send('touchMove', points[1]);
  await send('touchEnd');
  await expect(own.text).toHaveValue('JBC\nJEF\nJHI\n\n...\n.1.\n...\n');
});

test('text is pasted, mended, kept; a file is opened; an address is read and written', async ({ page, isMobile }) => {
  test.skip(isMobile);
  const own = await openOwn(page);
  await own.tab('Import');
  await own.text.fill('AAB\nA<B\nCCC\n\n...\n...\n...');
  await own.button('Read the text').click();
  await expect(own.part('text-error')).toHaveText(/^This cannot be read\. Line 2, column 2: "<" is not a letter/);
  // Nothing is said, and nowhere is led, of a puzzle that is not what the page is about.
  await expect(own.verdict).toContainText('The text has not been read.');
  await expect(own.host.getByRole('link', { name: 'Play it' })).toBeHidden();
  // What was typed outlives a change of the grid, and a reload.
  await own.cell(0, 0).click();
  await page.keyboard.press('Delete');
  await expect(own.text).toHaveValue(/A<B/);
  await page.reload();
  await expect(own.host).toHaveAttribute('data-ready', '');
  await expect(own.text).toHaveValue(/A<B/);
  await own.button('Show the grid’s text').click();
  await expect(own.text).toHaveValue(/^AABCC/);
  await expect(own.host.getByRole('link', { name: 'Play it' })).toBeVisible();
  await own.button('Bring back what you typed').click();
  await expect(own.text).toHaveValue(/A<B/);

  await own.text.fill('');
  await own.text.evaluate((area, text) => {
    (area as HTMLTextAreaElement).value = text;
    area.dispatchEvent(new Event('paste', { bubbles: true }));
  }, MANY);
  await expect(own.verdict).toContainText('More than one solution.');
  await expect(own.part('text-said')).toHaveText('Read as two grids, rooms first. The puzzle is in the grid.');

  const link = own.host.getByRole('link', { name: 'Open this puzzle on puzz.link' });
  const address = (await link.getAttribute('href')) ?? '';
  expect(address).toMatch(/^https:\/\/puzz\.link\/p\?ripple\/3\/3\//);
  await own.part('file').setInputFiles({
    name: 'one.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('AB\nAB\n\n1.\n..\n'),
  });
  await expect(own.text).toHaveValue('AB\nAB\n\n1.\n..\n');
  await own.text.fill(address);
  await own.button('Read the text').click();
  await expect.poll(() => own.puzzle()).toBe('AAB_ABB_CCC__..._..._...');
  const saved = page.waitForEvent('download');
  await own.button('Save').click();
  expect((await saved).suggestedFilename()).toBe('ripple-effect.txt');
});

test('a puzzle is made from a seed, told as measured, and is in the grid', async ({ page, isMobile }) => {
  test.skip(isMobile);
  const own = await openOwn(page);
  await own.tab('Generate');
  await own.button('Make it').click();
  await expect(own.part('maker-said')).toHaveText(
    /^Made from seed 2026, with exactly one solution\. Measured: steady, \d+ nodes, no dead ends\.$/,
  );
  await expect(own.verdict).toContainText('Exactly one solution.Measured level: steady.');
  const made = own.puzzle();
  await expect(own.part('grid')).toBeInViewport({ ratio: 0.99 });
  await expect(own.part('first')).toBeHidden();
  await own.button('Undo').click();
  await expect(own.part('maker-said')).toBeEmpty();
  await own.button('Make it').click();
  await expect.poll(own.puzzle).toBe(made);
  await own.part('seed').fill('many');
  await own.button('Make it').click();
  await expect(own.part('maker-said')).toContainText('“many” is not a seed');
  await own.button('New seed').click();
  await expect(own.part('maker-said')).toHaveText(/^The seed is \d+\.$/);
  const seed = await own.part('seed').inputValue();
  await own.part('make-level').selectOption('tricky');
  await page.reload();
  await expect(own.host).toHaveAttribute('data-ready', '');
  // The address leads back to the tab.
  await expect(own.host.getByRole('tab', { name: 'Generate' })).toHaveAttribute('aria-selected', 'true');
  await expect(own.part('seed')).toBeVisible();
  await expect(own.part('seed')).toHaveValue(seed);
  await expect(own.part('make-level')).toHaveValue('tricky');
});

test('a search without end can be stopped, and so can the maker', async ({ page, isMobile }) => {
  test.skip(isMobile);
  const row = (letters: string): string => [...letters].map((letter) => letter.repeat(5)).join('');
  const rooms = Array.from({ length: 15 }, (_, y) =>
    row(String.fromCodePoint(0x4e00 + 3 * y, 0x4e01 + 3 * y, 0x4e02 + 3 * y)),
  );
  const givens = Array.from({ length: 15 }, () => '.'.repeat(15));
  const own = await openOwn(page, [...rooms, '', ...givens].join('_'));
  await own.button('Stop searching').click();
  await expect(own.verdict).toContainText('You stopped the search');
  await expect(own.button('Keep searching')).toBeFocused();
  await own.tab('Generate');
  await own.button('Make it').click();
  await expect(own.part('maker-said')).toHaveText(/^A puzzle of 15×15 cannot be made from a seed/);
  await own.part('width').selectOption('12');
  await own.part('height').selectOption('12');
  await own.part('make-largest').selectOption('7');
  await own.part('make-level').selectOption('knotty');
  await pressThen(own.host, 'make', 'stop-making');
  await expect(own.part('maker-said')).toHaveText('Stopped. The grid has not changed.');
});

test('a damaged link gives a notice and keeps its text; axe finds nothing, nor with two solutions or faults', async ({
  page,
}) => {
  const own = await openOwn(page, 'AAB_A<img src=x>__..._...');
  await expect(own.part('notice')).toContainText('The link is damaged: line 2, column 2');
  await expect(own.part('editor').locator('.number.given')).toHaveCount(5);
  await expect(own.text).toHaveValue('AAB\nA<img src=x>\n\n...\n...');
  await expect(own.host.locator('img')).toHaveCount(0);
  expect(await violationsOn(page)).toEqual([]);
  await openOwn(page, 'AAB_ABB_CCC__..._..._...');
  await expect(own.part('second')).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);
  // Faults have words and rings, and no way to play.
  await openOwn(page, 'AAA_ABA_CCC__4.._..._1.1');
  await expect(own.verdict).toContainText('Not a puzzle yet.');
  await expect(own.host.getByRole('link', { name: 'Play it' })).toBeHidden();
  expect(await violationsOn(page)).toEqual([]);
});
