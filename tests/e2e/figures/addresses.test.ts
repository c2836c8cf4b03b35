import { deflateRawSync } from 'node:zlib';
import { asked, openLink } from '../support/address.ts';
import { figureOn, isAlive, openFigure, pictures } from '../support/figure.ts';
import { expect, test } from '../support/test.ts';

// How each setting is written and read, `tests/unit/player/address.test.ts` asks, and `links.test.ts` what a link
// brings back to each figure. Here one figure has all of it, and the browser its address.
test('a link brings the whole state back, and so does a reload; nothing searches without end', async ({ page }) => {
  const state = { puzzle: 'five-by-five', secondary: 'off', columns: '3o', animate: 'on', zoom: 'covers', step: '33' };
  const figure = await openFigure(page, 'ripple-effect', state);
  const arrived = async (): Promise<void> => {
    await expect(figure.position).toHaveText(/^step 33\b/);
    await expect(figure.notice).toBeHidden();
    await expect(figure.select('Puzzle')).toHaveValue('five-by-five');
    await expect(figure.switch('Let equal numbers meet')).toBeChecked();
    await expect(figure.switch('Animate')).toBeChecked();
    await expect(figure.zoom).toHaveValue('covers');
    await expect(figure.total('matrix')).toHaveText('(49 primary + 0 secondary)');
    await expect(figure.progress).not.toHaveText(/^Solving/);
    await expect(figure.button('Stop')).toBeHidden();
  };
  await arrived();
  const caption = (await figure.caption.textContent()) ?? '';

  // A step to and fro writes the whole state anew.
  await figure.button('Next step').click();
  await figure.button('Previous step').click();
  await arrived();
  for (const [name, value] of Object.entries(state)) expect(figure.state(name)).toBe(value);
  await page.reload();
  await isAlive(figure);
  await arrived();
  await expect(figure.caption).toHaveText(caption);
});

test('a link with a damaged name says so, with the name and the cure', async ({ page }) => {
  await page.goto('./ripple-effect/play/#ripple-play?puzzle.kept=6x6-steady');
  const foot = page.locator('.missing-parts');
  await expect(foot).toContainText('The link’s “puzzle.kept” belongs to nothing on this page. Correct the name, or');
  await foot.getByRole('button', { name: 'Close' }).click();
  await expect(foot).toHaveCount(0);
  await page.goto('./lessons/crossings/#crossings?crossings');
  await expect(foot).toContainText('The link’s “crossings” belongs to nothing on this page.');
});

test('a figure leaves the address alone until it is touched, and then what else stands there', async ({ page }) => {
  await page.goto('./');
  await page.goto('./lessons/algorithm-x/?from=a-friend');
  const figure = figureOn(page, 'algorithm-x');
  await isAlive(figure);
  await figure.host.hover();
  await pictures(page);
  expect(new URL(page.url()).search + new URL(page.url()).hash).toBe('?from=a-friend');
  for (let step = 0; step < 5; step += 1) await figure.button('Next step').click();
  await expect(page).toHaveURL(/\?from=a-friend#algorithm-x\?algorithm-x\.step=5$/);
  // The way through a figure does not fill the history of the tab.
  await page.goBack();
  await expect(page).toHaveTitle(/^Cover & Uncover/);
});

test('a link to another state of the same page opens it anew; Back and Forward go between them', async ({ page }) => {
  const figure = await openFigure(page, 'queens', { n: '4', step: '3' });
  await page.evaluate(() => {
    location.hash = '#queens?queens.n=5&queens.step=4';
  });
  await expect(figure.position).toHaveText(/^step 4 of/);
  await expect(figure.select('Board')).toHaveValue('5');
  await expect(figure.host).toBeInViewport();
  await page.goBack();
  await expect(figure.position).toHaveText(/^step 3 of/);
  await expect(figure.select('Board')).toHaveValue('4');
  await page.goForward();
  await expect(figure.position).toHaveText(/^step 4 of/);
  await expect(figure.select('Board')).toHaveValue('5');
});

test('a link scrolls to its figure, and a place of the page keeps the state and loads nothing anew', async ({
  page,
}) => {
  const figure = await openFigure(page, 'queens', { n: '4', step: '3' });
  await expect(figure.host).toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(figure.host.locator(':focus')).toHaveCount(1);
  await page.evaluate(() => {
    document.body.dataset['same'] = 'page';
    location.hash = '#main';
  });
  await expect(page).toHaveURL(/#main\?queens\.n=4&queens\.step=3$/);
  await figure.button('Next step').click();
  await expect(page).toHaveURL(/#queens\?queens\.n=4&queens\.step=4$/);
  await expect(page.locator('body')).toHaveAttribute('data-same', 'page');
  await page.goBack();
  await expect(figure.position).toHaveText(/^step 3 of/);
});

test('a long value is packed, and comes back with a reload', async ({ page }) => {
  // Choices at fifty nodes.
  const choices = Array.from({ length: 50 }, (_, at) => `${1e8 + ((at * 7919 * 104_729) % 9e8)}.${at * 31}`);
  const figure = await openFigure(page, 'algorithm-x', { whatif: choices.join('-'), step: '3' });
  await figure.button('Next step').click();
  await expect.poll(() => figure.state('whatif.packed')).toMatch(/^[\w-]{300,}$/);
  await page.reload();
  await isAlive(figure);
  await expect(figure.position).toHaveText(/^step 4 of/);
  await figure.button('Next step').click();
  await expect.poll(() => figure.state('whatif.packed')).toMatch(/^[\w-]{300,}$/);

  // What stands in the address for figures of another page stays, 44 kB of it too.
  const text = Array.from({ length: 4_000 }, (_, at) => ((at * 7919) ** 3).toString(36))
    .join(' ')
    .slice(0, 44_000);
  await openLink(page, `./lessons/algorithm-x/#algorithm-x?algorithm-x.step=3&notes.text=${encodeURIComponent(text)}`);
  await isAlive(figure);
  await figure.button('Next step').click();
  await expect.poll(() => asked(page, 'notes.text.packed')).toMatch(/^[\w-]+$/);
  const packed = asked(page, 'notes.text.packed');
  await page.reload();
  await isAlive(figure);
  await expect(figure.position).toHaveText(/^step 4 of/);
  await figure.button('Next step').click();
  await expect.poll(() => figure.state('step')).toBe('5');
  expect(asked(page, 'notes.text.packed')).toBe(packed);
});

// What a figure makes of ten thousand damaged values, `tests/unit/player/address.test.ts` asks. Here it says so.
test(
  'all faults of an address are named, in its values, in what is packed or too far off; the rest of it holds',
  { tag: '@quick' },
  async ({ page }) => {
    const bomb = deflateRawSync(new Uint8Array(20_000_000)).toString('base64url');
    const figure = await openFigure(page, 'queens', {
      n: '4',
      diagonals: '<img src=x>',
      columns: '9999s-8888o',
      step: '99999999',
      'whatif.packed': bomb,
    });
    for (const words of [
      'diagonals to “<img src=x>”',
      'columns 9999 and 8888',
      'step 99,999,999',
      'The link’s whatif is damaged: it comes to more than 1,000,000 bytes.',
    ]) {
      await expect(figure.notice).toContainText(words);
    }
    await expect(figure.host.locator('img')).toHaveCount(0);
    await expect(figure.select('Board')).toHaveValue('4');
    await expect(figure.select('Diagonals')).toHaveValue('secondary');
    await figure.slider.press('End');
    await expect(figure.position).toHaveText(/^step ([\d,]+) of \1/);
  },
);

test('a link to a step far beyond a run asks before it searches', async ({ page }) => {
  const figure = await openFigure(page, 'tetrasticks', {
    step: '999999999999999',
    omitted: 'N',
    secondary: 'off',
  });
  const searchOn = figure.button('Search as far as step 999,999,999,999,999');
  await expect(figure.notice).toHaveText(/^The link asks for step 999,999,999,999,999\. Searching that far may/);
  await expect(figure.progress).toHaveText(/^Solved up to here/);
  await expect(figure.button('Stop')).toBeHidden();
  await expect(figure.solution).toHaveText(/\d+ .*so far$/);
  expect(figure.state('step'), 'the link stays').toBe('999999999999999');

  await searchOn.click();
  await expect(figure.progress).toHaveText(/^Solving/);
  await expect(figure.caption).toHaveText(/^Searching for step 999,999,999,999,999, which the link asks for/);
  await expect(figure.notice).toBeHidden();
  await figure.button('Stop').click();
  await expect(figure.progress).toHaveText(/^Stopped/);
  await expect(figure.notice).toHaveText(/^The search was stopped before step 999,999,999,999,999/);
  await expect(searchOn).toBeVisible();
});
