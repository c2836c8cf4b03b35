import { type Figure, numberIn, openFigure, pictures } from '../support/figure.ts';
import { expect, test } from '../support/test.ts';

test('a press lays the last piece; without the secondary columns pieces cross, and each crossing is ringed', async ({
  page,
}) => {
  const figure = await openFigure(page, 'tetrasticks');
  const crossings = figure.board.locator('.crossing');
  await expect(figure.solution).toHaveText(/^\d+ solutions so far$/);
  expect(await piecesOn(figure)).toBe('FHIJNOPRTUVWXY');
  await figure.button('Place the last piece').click();
  await expect(figure.solution).toHaveText(/^Solution 1 of \d+ so far$/);
  expect(await piecesOn(figure)).toBe('FHIJNOPRTUVWXYZ');
  await expect(crossings).toHaveCount(0);
  await expect(figure.board).toHaveClass(/is-solved/);
  await figure.host.locator('summary', { hasText: /^Numbers/ }).click();
  await figure.host.getByText('The board in words', { exact: true }).click();
  const lines = figure.host.locator('[data-part="board-words"] li');
  await expect(lines).toHaveCount(15);

  const cross = figure.switch('Let pieces cross');
  await expect(cross).not.toBeChecked();
  await cross.click();
  await expect(cross).toBeChecked();
  // The cursor is on another run now, and that is said.
  await expect(figure.meaning).toHaveText(
    /^Pieces may cross now, so this is another search: you are at its step 2,341, with cover 1\.$/,
  );
  await expect(figure.host.locator('[data-part="progress-said"]')).toHaveText(/^Pieces may cross now/);
  await expect(figure.solution).toHaveText(/^Cover \d+ of/);
  await expect(figure.caption).toHaveText(/is not a solution: [A-Z] and [A-Z] cross at/);
  await expect(lines.last()).toHaveText(/^[A-Z] and [A-Z] cross at/);
  expect(await piecesOn(figure)).toBe('FHIJNOPRTUVWXYZ');
  await expect(crossings.first()).toBeVisible();
  expect(figure.state('secondary')).toBe('off');

  await cross.click();
  await expect(crossings).toHaveCount(0);
  expect(figure.state('secondary')).toBeNull();
});

test('going closer in the tree, the strip covers the same part of the run', async ({ page }) => {
  const figure = await openFigure(page, 'tetrasticks');
  const tree = figure.host.locator('[data-part="tree"]');
  await figure.host.locator('summary', { hasText: 'Search tree' }).click();
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

test('Solve counts live in a worker, the page stays awake and its moment in place; Stop ends it', async ({ page }) => {
  // The longest of its searches: the others are over before all of this has been looked at.
  const figure = await openFigure(page, 'tetrasticks', { omitted: 'N', secondary: 'off' });
  await figure.press('Next solution');
  await expect(figure.solution).toHaveText(/^Cover \d+ of/);
  const shown = (await figure.solution.textContent()) ?? '';
  const step = await figure.step();
  const nodes = (): Promise<number> => numberIn(figure.total('nodes'));
  const before = await nodes();
  await figure.press('Solve');
  await expect(figure.progress).toHaveText(/^Solving: /);
  await expect(figure.button('Solve')).toBeHidden();
  await expect.poll(nodes).toBeGreaterThan(before);
  const between = await nodes();
  await expect.poll(nodes).toBeGreaterThan(between);
  await expect.poll(() => numberIn(figure.total('solutions'))).toBeGreaterThan(3);
  expect(await figure.step()).toBe(step);
  await expect(figure.solution).toHaveText(new RegExp(`^${shown.replace(/ of .*/, '')} of [\\d,]+ so far$`));

  // The slider grows with the run, and scrubbing works meanwhile.
  const most = Number(await figure.slider.getAttribute('max'));
  await expect.poll(async () => Number(await figure.slider.getAttribute('max'))).toBeGreaterThan(most);
  await figure.slider.fill(String(most));
  await expect(figure.slider).toHaveValue(String(most));
  await expect(figure.position).toHaveText(new RegExp(`^step ${most.toLocaleString('en')}\\b`));
  await expect(figure.progress).toHaveText(/^Solving/);

  await figure.button('Stop').click();
  await expect(figure.progress).toHaveText(/^Stopped after /);
  await expect(figure.button('Stop')).toBeHidden();
  await expect(figure.host.locator('[data-do="solve"]')).toBeEnabled();
  const stopped = [await nodes(), await figure.progress.textContent()];
  await pictures(page, 40);
  expect([await nodes(), await figure.progress.textContent()]).toEqual(stopped);
});

test('pointing at a piece says what it is; from solution to solution, solving on when there is none yet', async ({
  page,
}) => {
  const figure = await openFigure(page, 'tetrasticks');
  const lit = figure.board.locator('.piece.is-lit');
  // What takes the pointer lies over the letters, and that is as it should be.
  await figure.board.locator('.piece-letter[data-piece="X"]').hover({ force: true });
  await expect(figure.meaning).toHaveText(/\bX\b/);
  await expect(lit).toHaveCount(1);
  await expect(lit).toHaveAttribute('data-piece', 'X');
  await figure.board.locator('.rack-letter[data-piece="F"]').hover();
  await expect(figure.meaning).toHaveText(/\bF\b/);
  await page.getByRole('heading', { level: 1 }).hover();
  await expect(lit).toHaveCount(0);
  await expect(figure.meaning).toHaveText('');

  const boards = new Set<string | null>();
  for (let number = 1; number <= 4; number += 1) {
    await figure.press('Next solution');
    await expect(figure.solution).toHaveText(new RegExp(`^Solution ${number} of`));
    await expect(figure.board).toHaveClass(/is-solved/);
    boards.add(await figure.board.locator('desc').textContent());
  }
  expect(boards.size).toBe(4);
  await figure.press('Previous solution');
  await expect(figure.solution).toHaveText(/^Solution 3 of/);
});

test('a link to a step far into the run arrives there', async ({ page }) => {
  const figure = await openFigure(page, 'tetrasticks', { step: '400123', omitted: 'H' });
  await expect(figure.position).toHaveText(/^step 400,123 of/);
  await expect(figure.notice).toBeHidden();
  expect(figure.state('step')).toBe('400123');
  const caption = (await figure.caption.textContent()) ?? '';
  await figure.button('Previous step').click();
  await expect(figure.position).toHaveText(/^step 400,122 of/);
  await figure.button('Next step').click();
  await expect(figure.position).toHaveText(/^step 400,123 of/);
  await expect(figure.caption).toHaveText(caption);
});

/** The letters of the pieces that lie on the board, in the order of the alphabet. */
async function piecesOn({ board }: Figure): Promise<string> {
  const letters = await board
    .locator('.pieces > .piece')
    .evaluateAll((pieces) => pieces.map((piece) => piece.getAttribute('data-piece') ?? '?'));
  return letters.sort().join('');
}
