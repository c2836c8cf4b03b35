/** Lesson 15: a run that is measured, walks down a tree, and bars over a run. */
import { asked, openLink } from '../support/address.ts';
import { expect, test } from '../support/test.ts';

const PAGE = './lessons/measuring/';

test('a run is counted here as where the page was built, and timed each time; bars follow a slider', async ({
  page,
}) => {
  await page.goto(PAGE);
  const measures = page.locator('#measures');
  await expect(measures).toHaveAttribute('data-ready', '');
  const time = measures.locator('[data-part="time"]');
  await expect(time).toHaveText('not run here');
  await measures.getByRole('button', { name: 'Run it here' }).click();
  await expect(measures.locator('[data-part="said"]')).toContainText(
    'Counted on your machine: 92 solutions, and the same three counts as when this page was built.',
  );
  await expect(time).toHaveText(/^[\d.]+ m?s$/);
  await measures.getByRole('button', { name: 'Run it again' }).click();
  await expect(time).toHaveText(/^[\d.]+ m?s and [\d.]+ m?s$/);
  await measures.getByLabel('A whole run on').selectOption('knuth');
  await expect(measures.locator('[data-part="mems"]')).toHaveText('480');
  await expect(time).toHaveText('not run here');
  expect(asked(page, 'measures.problem')).toBe('knuth');
  // The tree is that of the new problem, and comes back with the address.
  const tree = measures.getByRole('img', { name: 'The search tree of this run' });
  await expect(tree).toHaveAccessibleDescription(/it has 6 nodes, with 1 solution and/);
  await page.reload();
  await expect(tree).toHaveAccessibleDescription(/it has 6 nodes, with 1 solution and/);

  const bars = page.locator('#bars');
  await bars.scrollIntoViewIfNeeded();
  await expect(bars).toHaveAttribute('data-ready', '');
  const slider = bars.getByRole('slider', { name: 'Time of the run' });
  await slider.press('End');
  await slider.press('ArrowLeft');
  await expect(bars.locator('[data-part="nodes"]')).toHaveText('99%');
  await expect(slider).toHaveAttribute('aria-valuetext', /^After 99% of the time: by branches/);
});

test('walks are taken by keyboard, add up, and come back with the address', async ({ page }) => {
  // A number of walks that is none is said to be none.
  await openLink(page, `${PAGE}#walks?walks.taken=99999`);
  const figure = page.locator('#walks');
  await expect(figure).toHaveAttribute('data-ready', '');
  const said = figure.locator('[data-part="said"]');
  await expect(figure.locator('[data-part="notice"]')).toContainText('99999');
  await expect(said).toContainText('Walk 10.');

  await figure.getByRole('button', { name: 'Take a walk' }).focus();
  await page.keyboard.press('Enter');
  await expect(said).toContainText('Walk 11.');
  await figure.getByRole('button', { name: 'Take ten' }).press('Space');
  await expect(said).toContainText('The mean of 21 walks: ');
  await expect(figure.locator('.walk-line')).toHaveCount(21);
  await expect(said).not.toContainText('The tree has');
  await figure.getByRole('switch').click();
  await expect(said).toContainText('The tree has 1,199 nodes.');
  expect(asked(page, 'walks.taken')).toBe('21');
  await figure.getByText('The last walks as a table').click();
  await expect(figure.locator('tbody tr')).toHaveCount(20);

  const words = await said.innerText();
  await page.reload();
  await figure.scrollIntoViewIfNeeded();
  await expect(said).toHaveText(words);

  await figure.getByLabel('Seed').fill('7');
  await figure.getByLabel('Seed').press('Enter');
  await expect(said).toHaveText('No walk yet.');
  await figure.getByLabel('Down the tree of').selectOption('dominoes-8');
  await figure.getByRole('button', { name: 'Take a hundred' }).click();
  await expect(said).toContainText('The mean of 100 walks: ');
});
