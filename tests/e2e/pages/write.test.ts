/** A reader writes a solver: exercises that are tested in the sandbox, and their own program on real problems. */
import type { Locator, Page } from '@playwright/test';
import { exercises } from '#practice/code/exercises.ts';
import { violationsInThemes } from '../support/axe.ts';
import { wake } from '../support/host.ts';
import { expect, test } from '../support/test.ts';

const path = './implement/write/';

async function open(page: Page): Promise<Locator> {
  await page.goto(path);
  const host = page.locator('#write');
  await wake(host);
  return host;
}

/** Writes this code instead of what stands in the cell of an exercise, and tests it with the keyboard. */
async function write(host: Locator, id: string, code: string): Promise<Locator> {
  const exercise = host.locator(`#${id}`);
  const { keyboard } = host.page();
  await exercise.locator('[data-part="code"]').click();
  await expect(exercise.locator('.cm-editor')).toHaveClass(/cm-focused/);
  await keyboard.press('ControlOrMeta+a');
  await keyboard.insertText(code);
  await keyboard.press('ControlOrMeta+Enter');
  return exercise;
}

test('what another tab has written is told as long as Undo leads there', async ({ page, context }) => {
  const mine = await open(page);
  const theirs = await open(await context.newPage());
  await write(theirs, 'unlink', '// theirs');
  const unlink = mine.locator('#unlink');
  const status = unlink.locator('[data-part="status"]');
  await page.bringToFront();
  await unlink.locator('[data-part="code"]').click();
  await expect(unlink.locator('.cm-editor')).toHaveClass(/cm-focused/);
  await page.keyboard.type('// mine');
  await expect(status).toHaveText('This code was changed in another tab. Undo restores that version.');
  await unlink.getByRole('button', { name: 'Undo' }).click();
  await expect(unlink.locator('[data-part="code"]')).toHaveText('// theirs');
  await expect(status).not.toContainText('another tab');
});

const solutionOf = (id: string): string => exercises.find((one) => one.id === id)?.solution ?? '';
const verdictOf = (exercise: Locator): Locator => exercise.locator('[data-part="verdict"]');

test('a solution passes, is ticked and noted; what is typed is there after a reload', async ({ page }) => {
  const host = await open(page);
  const unlink = await write(host, 'unlink', solutionOf('unlink'));
  await expect(verdictOf(unlink)).toContainText(/Passed: right in [\d,]+ cases/);
  await expect(unlink.getByRole('img', { name: 'solved' })).toBeVisible();
  await expect(host.locator('[data-part="own-parts"]')).toContainText('Yours: “Unlink and relink”.');

  // Escape leaves the cell, and Test is the next thing.
  await page.keyboard.press('Escape');
  await expect(unlink.getByRole('button', { name: 'Test' })).toBeFocused();

  // What passed is the code of before, from the first key on.
  await unlink.locator('.cm-content').click();
  await page.keyboard.type(' ');
  await expect(verdictOf(unlink)).toBeEmpty();

  const cover = host.locator('#cover');
  await cover.locator('[data-part="code"]').click();
  await expect(cover.locator('.cm-editor')).toHaveClass(/cm-focused/);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText('// half a thought');
  await page.reload();
  await expect(page.locator('#write')).toHaveAttribute('data-ready', '');
  await expect(cover.locator('[data-part="code"]')).toHaveText('// half a thought');
  await expect(unlink.getByRole('img', { name: 'solved' })).toBeVisible();

  // Nothing is lost by starting over.
  await cover.getByRole('button', { name: 'Start over' }).click();
  await expect(cover.locator('[data-part="code"]')).toContainText('Covers the column');
  await cover.getByRole('button', { name: 'Undo' }).click();
  await expect(cover.locator('[data-part="code"]')).toHaveText('// half a thought');
});

test('a wrong uncover is told its first bad link, which the torus shows', async ({ page }) => {
  const host = await open(page);
  const code = solutionOf('uncover').replace('      D[U[j]] = j;\n', '');
  const uncover = await write(host, 'uncover', code);
  const verdict = verdictOf(uncover);
  await expect(verdict).toContainText('U is right, but D is not');
  await expect(verdict).toContainText(
    'The first wrong entry: D[4], of the header of D, is 21 (row DEG in D), but should be 12 (row ADG in D).',
  );
  await expect(verdict).toContainText('Seen in the call uncover(1), for A, on the 6×7 matrix.');
  const torus = uncover.locator('svg.torus');
  await expect(torus).toBeVisible();
  await expect(torus.locator('.torus-written.is-new')).toHaveCount(1);
  await expect(uncover.getByRole('img', { name: 'The links as your code has left them' })).toBeVisible();
  await expect(torus).toContainText('Wrong: the down link of the header of D leads to row DEG');
  // The caret of the editor blinks without end.
  await page.keyboard.press('Escape');
  expect(await violationsInThemes(page, '#uncover')).toEqual([]);
  // What is changed is no longer what was tested.
  await uncover.locator('.cm-content').focus();
  await page.keyboard.type(' ');
  await expect(torus).toBeHidden();
  await expect(verdict).toBeEmpty();
});

test('the steps for colours and bounds are tested, and a link or a colour that is wrong is told', async ({ page }) => {
  const host = await open(page);
  const untweak = await write(host, 'untweak', solutionOf('untweak').replace('    U[D[i]] = i;\n', ''));
  await expect(verdictOf(untweak)).toContainText('A walk down finds the rows again, but a walk up does not.');
  await expect(verdictOf(untweak)).toContainText(/with (.+, and )?1 row of \w+ tweaked/);
  await expect(untweak.locator('svg.torus .torus-written.is-new')).toHaveCount(1);
  const purify = await write(host, 'purify', solutionOf('purify').replace('colour[i] = -1;', 'colour[i] = 0;'));
  await expect(verdictOf(purify)).toContainText('is 0, no colour, but should be -1, the mark');
  for (const id of ['purify', 'tweak', 'untweak']) {
    await expect(verdictOf(await write(host, id, solutionOf(id)))).toContainText('Passed: right in');
  }
  // They are no parts of the solver.
  await expect(host.locator('[data-part="own-parts"]')).toContainText('None of the solver is yours yet');
});

test('an uncover that goes another way passes, and is told why that is right', async ({ page }) => {
  const host = await open(page);
  const up = 'let i = U[c]; i !== c; i = U[i]';
  const uncover = await write(host, 'uncover', solutionOf('uncover').replace(up, up.replaceAll('U', 'D')));
  await expect(verdictOf(uncover)).toContainText(/Passed: right in [\d,]+ cases/);
  await expect(verdictOf(uncover)).toContainText('your rows come back from the top down');
});

test('code that throws is told its line, a loop without end is told, and any other is stopped', async ({ page }) => {
  const host = await open(page);
  const cover = await write(host, 'cover', 'function cover(c: number): void {\n  L[R[x]] = L[c];\n}');
  await expect(verdictOf(cover)).toContainText('Line 2: There is no “x” here');
  await write(host, 'cover', 'const nothing = 0;');
  await expect(verdictOf(cover)).toContainText('there is no function cover', { ignoreCase: true });
  await write(host, 'cover', 'function cover(c: number): void {\n  for (let i = D[c]; i !== -1; i = D[i]);\n}');
  await expect(verdictOf(cover)).toContainText('It does not end');
  await write(host, 'cover', 'function cover(c: number): void {\n  for (;;);\n}');
  await cover.getByRole('button', { name: 'Stop' }).click();
  await expect(verdictOf(cover)).toHaveText('Stopped.');
  // By itself as well, when time is up.
  await cover.getByRole('button', { name: 'Test' }).click();
  await expect(verdictOf(cover)).toContainText('still running after 10 seconds');
});

test('the reader’s solver has the site’s counts, and its run is followed on the figure', async ({ page }) => {
  const host = await open(page);
  await host.getByRole('button', { name: 'Run yours on 8 queens' }).click();
  await expect(host.locator('[data-part="runs-said"]')).toContainText('solve one of its exercises first');
  for (const id of ['cover', 'uncover', 'search', 'choose']) {
    const exercise = await write(host, id, solutionOf(id));
    await expect(verdictOf(exercise)).toContainText('Passed');
  }
  // The last exercise begins with the reader's own build.
  await write(host, 'build', `// my own\n${solutionOf('build')}`);
  await expect(verdictOf(host.locator('#build'))).toContainText('Passed');
  await expect(host.locator('#secondary [data-part="code"]')).toContainText('// my own');

  const said = host.locator('[data-part="runs-said"]');
  for (const [name, counts] of [
    ['8 queens', ['92', '1,199', '21,375']],
    ['Knuth’s 6×7', ['1', '6', '30']],
  ] as const) {
    await host.getByRole('button', { name: `Run yours on ${name}` }).click();
    await expect(said).toContainText('every count matches the site’s');
    const own = host.locator(`[data-title="${name}"] tr`);
    await expect(own.nth(2).getByRole('cell')).toHaveText([...counts]);
    await expect(own.nth(1).getByRole('cell')).toHaveText([...counts]);
  }
  await host.getByRole('button', { name: 'Follow your run on the figure' }).click();
  const figure = page.locator('#arrays');
  await expect(figure.locator('[data-part="trace-verdict"]')).toHaveText(
    'All 26 lines are right, to the end of the search.',
  );
  await expect(figure.locator('[data-part="torus"]')).toBeInViewport();
});
