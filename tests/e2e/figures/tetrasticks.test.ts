import { reportsAfterCancel } from '../support/cancel.ts';
import type { Figure } from '../support/figure.ts';
import { isAlive, numberIn, openFigure, pictures } from '../support/figure.ts';
import { expect, test } from '../support/test.ts';

test('the figure opens with one piece left, and a press lays it', async ({ page }) => {
  const figure = await openFigure(page, 'tetrasticks');
  await expect(figure.select('Omitted piece')).toHaveValue('L');
  await expect(figure.solution).toHaveText(/^\d+ solutions so far$/);
  await expect(figure.status('matrix')).toHaveText('1,269 × 91');
  await expect(figure.total('matrix')).toHaveText('(75 primary + 16 secondary)');
  expect(await piecesOn(figure)).toBe('FHIJNOPRTUVWXY');
  await figure.button('Place the last piece').click();
  await expect(figure.solution).toHaveText(/^Solution 1 of \d+ so far$/);
  expect(await piecesOn(figure)).toBe('FHIJNOPRTUVWXYZ');
  await expect(figure.board.locator('.crossing')).toHaveCount(0);
  await expect(figure.board).toHaveClass(/is-solved/);

  await figure.host.locator('summary', { hasText: /^Numbers/ }).click();
  await figure.host.getByText('The board in words', { exact: true }).click();
  const lines = figure.host.locator('[data-part="board-words"] li');
  await expect(lines).toHaveCount(15);
  await figure.switch('Secondary columns').click();
  await expect(lines.last()).toHaveText(/^[A-Z] and [A-Z] cross at/);
});

test('going closer in the tree, the strip covers the same part of the run', async ({ page }) => {
  const figure = await openFigure(page, 'tetrasticks');
  const tree = figure.host.locator('[data-part="tree"]');
  await tree.scrollIntoViewIfNeeded();
  const closer = tree.getByRole('button', { name: 'Zoom in' });
  await closer.click();
  await closer.click();
  await expect(figure.slider).not.toHaveAttribute('min', '0');
  const [step, from, to] = await figure.slider.evaluate((range: HTMLInputElement) =>
    [range.value, range.min, range.max].map(Number),
  );
  expect(from! < step! && step! < to!).toBe(true);
  await tree.getByRole('button', { name: 'Whole run' }).click();
  await expect(figure.slider).toHaveAttribute('min', '0');
});

test('Solve counts live in a worker, and Cancel stops it at once', { tag: '@quick' }, async ({ page }) => {
  const figure = await openFigure(page, 'tetrasticks');
  await expect(figure.solution).toHaveText(/^\d+ solutions so far$/);
  const reports: number[] = [];
  // The best of three: the machine may be busy with something else, the figure may not.
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const before = await numberIn(figure.total('nodes'));
    await figure.button('Solve').click();
    await expect(figure.progress).toHaveText(/^Solving: /);
    await expect(figure.button('Solve')).toBeHidden();
    const grown = async (): Promise<number> => numberIn(figure.total('nodes'));
    await expect.poll(grown).toBeGreaterThan(before);
    const between = await grown();
    await expect.poll(grown).toBeGreaterThan(between);

    reports.push(await reportsAfterCancel(figure.host, '[data-status="nodes"] small'));
    await expect(figure.progress).toHaveText(/^Stopped after /);
    const stopped = await figure.progress.textContent();
    const nodes = await grown();
    await pictures(page, 40);
    expect(await grown()).toBe(nodes);
    expect(await figure.progress.textContent()).toBe(stopped);
    await expect(figure.button('Cancel')).toBeHidden();
    await expect(figure.button('Solve')).toBeVisible();
  }
  expect(Math.min(...reports), `reports: ${reports.join(', ')}`).toBeLessThanOrEqual(5);
});

test('Solve keeps the page awake and the shown moment where it is', async ({ page }) => {
  const figure = await openFigure(page, 'tetrasticks');
  await figure.press('Next solution');
  await expect(figure.solution).toHaveText(/^Solution 1 of/);
  const step = await figure.step();
  await figure.button('Solve').click();
  await expect.poll(() => numberIn(figure.total('solutions'))).toBeGreaterThan(3);
  expect(await figure.step()).toBe(step);
  await expect(figure.solution).toHaveText(/^Solution 1 of \d+ so far$/);

  // The slider grows with the run, and scrubbing works meanwhile.
  const most = Number(await figure.slider.getAttribute('max'));
  await expect.poll(async () => Number(await figure.slider.getAttribute('max'))).toBeGreaterThan(most);
  await figure.slider.fill(String(most));
  await expect(figure.slider).toHaveValue(String(most));
  await expect(figure.position).toHaveText(new RegExp(`^step ${most.toLocaleString('en')} of`));
  await expect(figure.progress).toHaveText(/^Solving/);
  await figure.button('Cancel').click();
  await expect(figure.progress).toHaveText(/^Stopped/);
});

test('from solution to solution, solving on when there is no next one yet', async ({ page }) => {
  const figure = await openFigure(page, 'tetrasticks');
  await figure.press('Next solution');
  await expect(figure.solution).toHaveText(/^Solution 1 of/);
  const boards = new Set<string | null>([await figure.board.locator('desc').textContent()]);
  for (let number = 2; number <= 4; number += 1) {
    await figure.press('Next solution');
    await expect(figure.solution).toHaveText(new RegExp(`^Solution ${number} of`));
    await expect(figure.board).toHaveClass(/is-solved/);
    await expect(figure.board.locator('.crossing')).toHaveCount(0);
    boards.add(await figure.board.locator('desc').textContent());
  }
  expect(boards.size).toBe(4);
  await figure.press('Previous solution');
  await expect(figure.solution).toHaveText(/^Solution 3 of/);
});

test('without the secondary columns pieces cross, and each crossing is ringed', { tag: '@quick' }, async ({ page }) => {
  const figure = await openFigure(page, 'tetrasticks');
  const secondary = figure.switch('Secondary columns');
  await expect(secondary).toBeChecked();
  await secondary.click();
  await expect(secondary).not.toBeChecked();
  await expect(figure.total('matrix')).toHaveText('(75 primary + 0 secondary)');
  await expect(figure.solution).toHaveText(/^Cover \d+ of/);
  await expect(figure.caption).toHaveText(/is no solution: [A-Z] and [A-Z] cross at/);
  expect(await piecesOn(figure)).toBe('FHIJNOPRTUVWXYZ');
  await expect(figure.board.locator('.crossing').first()).toBeVisible();
  const rings = await figure.board.locator('.crossing').count();
  expect(rings).toBeGreaterThan(0);
  await expect(figure.board.locator('desc')).toHaveText(/cross/);
  expect(figure.state('secondary')).toBe('off');

  await secondary.click();
  await expect(figure.total('matrix')).toHaveText('(75 primary + 16 secondary)');
  await expect(figure.board.locator('.crossing')).toHaveCount(0);
  expect(figure.state('secondary')).toBeNull();
});

test('pointing at a piece says what it is', async ({ page }) => {
  const figure = await openFigure(page, 'tetrasticks');
  // What takes the pointer lies over the letters, and that is as it should be.
  await figure.board.locator('.piece-letter[data-piece="X"]').hover({ force: true });
  await expect(figure.meaning).toHaveText(/\bX\b/);
  await expect(figure.board.locator('.piece.is-lit')).toHaveCount(1);
  await expect(figure.board.locator('.piece.is-lit')).toHaveAttribute('data-piece', 'X');
  await figure.board.locator('.rack-letter[data-piece="F"]').hover();
  await expect(figure.meaning).toHaveText(/\bF\b/);
  await page.getByRole('heading', { level: 1 }).hover();
  await expect(figure.board.locator('.piece.is-lit')).toHaveCount(0);
  await expect(figure.meaning).toHaveText('');
});

test('a link to a step far into the run arrives there', async ({ page }) => {
  const figure = await openFigure(page, 'tetrasticks', { step: '400123', omitted: 'H' });
  await expect(figure.position).toHaveText(/^step 400,123 of/, { timeout: 20_000 });
  await expect(figure.notice).toBeHidden();
  const caption = (await figure.caption.textContent()) ?? '';
  const board = (await figure.board.locator('desc').textContent()) ?? '';
  expect(figure.state('step')).toBe('400123');

  // Going there from elsewhere is the same moment.
  await figure.button('Previous step').click();
  await expect(figure.position).toHaveText(/^step 400,122 of/);
  await figure.button('Next step').click();
  await expect(figure.position).toHaveText(/^step 400,123 of/);
  await expect(figure.caption).toHaveText(caption);
  await page.reload();
  await isAlive(figure);
  await expect(figure.position).toHaveText(/^step 400,123 of/, { timeout: 20_000 });
  await expect(figure.caption).toHaveText(caption);
  await expect(figure.board.locator('desc')).toHaveText(board);
});

/** The letters of the pieces that lie on the board, in the order of the alphabet. */
async function piecesOn({ board }: Figure): Promise<string> {
  const letters = await board
    .locator('.pieces > .piece')
    .evaluateAll((pieces) => pieces.map((piece) => piece.getAttribute('data-piece') ?? '?'));
  return letters.sort().join('');
}
