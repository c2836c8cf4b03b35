/** A figure asks what comes next, by keyboard; and what is to come is hidden. */
import type { Locator, Page } from '@playwright/test';
import { asked } from '../support/address.ts';
import { violationsInThemes } from '../support/axe.ts';
import { openFigure } from '../support/figure.ts';
import { openHost, wake } from '../support/host.ts';
import { expect, test } from '../support/test.ts';

const options = (host: Locator): Locator => host.locator('.ask-options').getByRole('button');
const question = (host: Locator): Locator => host.locator('.ask-question');
const verdict = (host: Locator): Locator => host.locator('.ask-verdict');

/** Opens the drawer by keyboard, and presses Ask me what comes next in it; the figure then plays as fast as it can. */
async function begin(page: Page, host: Locator): Promise<void> {
  await host.getByRole('button', { name: 'More', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(host.locator('[data-part="more"]')).toHaveAttribute('data-ready', '');
  await host.getByRole('button', { name: 'Ask me what comes next' }).focus();
  await page.keyboard.press('Enter');
  await host.locator('[data-part="speed"]').evaluate((speed: HTMLInputElement) => {
    speed.value = speed.max;
    speed.dispatchEvent(new Event('input'));
  });
}

/** Goes through all questions with Tab and Enter alone: the first option that is not refused yet. */
async function answerAll(page: Page, host: Locator): Promise<{ asked: number; atOnce: number }> {
  let [asked, atOnce] = [0, 0];
  for (;;) {
    const result = verdict(host).filter({ hasText: 'Right first time' });
    await expect(host.locator('.ask-question:not([hidden])').or(result)).toBeVisible();
    if (await result.isVisible()) return { asked, atOnce };
    // The question has the focus, and its name is what is asked.
    const group = host.getByRole('group', { name: (await question(host).textContent()) ?? '' });
    await expect(group).toBeFocused();
    asked += 1;
    const step = await host.getByRole('slider', { name: 'Step', exact: true }).inputValue();
    for (let tries = 0; ; tries += 1) {
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(verdict(host)).toContainText(/^(Right|No)\. \S.+\./);
      if ((await verdict(host).textContent())?.startsWith('Right')) {
        if (tries === 0) atOnce += 1;
        break;
      }
      await expect(verdict(host)).toHaveText(/Try again\.$/);
      await expect(host.getByRole('slider', { name: 'Step', exact: true })).toHaveValue(step);
    }
    await expect(host.getByRole('button', { name: 'Go on' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(host.getByRole('button', { name: 'Go on' })).toBeHidden();
  }
}

// What is asked, which answer is right and what is said of it, tests/unit/practice/predictions.test.ts holds.
test('figure 2.1 asks at moments of its run, by keyboard alone', async ({ page }) => {
  const figure = await openFigure(page, 'algorithm-x');
  const { host } = figure;
  await begin(page, host);
  // Before the first question there is something to hear.
  await expect(host.locator('[data-part="progress-said"]')).toHaveText(/^Question 1 of \d+ comes at a later step/);
  await expect(question(host)).toHaveText('Which of these columns does the search branch on now?');
  await expect(options(host)).toHaveText(['B', 'C', 'E', 'F']);
  await expect(figure.caption).toBeHidden();
  // Arrow keys would show the answer; they stay where they are.
  await page.keyboard.press('ArrowRight');
  await expect(question(host)).toBeVisible();
  expect(await violationsInThemes(page, '#algorithm-x')).toEqual([]);
  // Wrong, with a hint; then right, with the reason; and on.
  await options(host).nth(2).focus();
  // What an option stands for lights up, and is told.
  await expect(figure.meaning).toHaveText(/column E/i);
  await page.keyboard.press('Enter');
  await expect(verdict(host)).toHaveText(/^No\. No primary column has fewer rows than E, .*\. Try again\.$/);
  await page.keyboard.press('Enter');
  await options(host).nth(0).focus();
  await page.keyboard.press('Enter');
  await expect(verdict(host)).toHaveText(/^Right\. B and E have 1 row left each/);
  await page.keyboard.press('Enter');
  const { asked, atOnce } = await answerAll(page, host);
  expect(asked).toBe(4);
  await expect(verdict(host)).toHaveText(`Right first time: ${atOnce} of 5 questions.`);
  // The focus is back where it was before the questions.
  await expect(figure.button('More')).toBeFocused();
  await figure.button('Close').click();
  await expect(host.locator('.ask-panel')).toHaveCount(0);
  await expect(figure.caption).toBeVisible();
  await expect(figure.total('nodes')).toHaveText('of 6');
});

test('a reader who wants to says why first, and compares; the words are kept, and the next question is as quick', async ({
  page,
}) => {
  const { host } = await openFigure(page, 'algorithm-x');
  await begin(page, host);
  await expect(options(host)).toHaveText(['B', 'C', 'E', 'F']);
  const fold = host.locator('.why-fold summary');
  await fold.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  const own = host.getByRole('textbox', { name: 'Why, in your own words' });
  await expect(own).toBeFocused();
  await page.keyboard.type('B is small, and left of E. ');
  // The keys of the figure are letters here, and Escape leads out of the field only.
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Escape');
  await expect(fold).toBeFocused();
  await expect(question(host)).toBeVisible();
  await options(host).nth(0).press('Enter');
  await expect(verdict(host)).toHaveText('Right. Press Show the reason to compare it with yours.');
  await expect(host.getByRole('button', { name: 'Show the reason' })).toBeFocused();
  expect(await violationsInThemes(page, '#algorithm-x')).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(verdict(host)).toHaveText(/^Right\. B and E have 1 row left each/);
  await expect(own).toHaveValue('B is small, and left of E. ');
  await expect(host.getByRole('button', { name: 'Go on' })).toBeFocused();
  await page.keyboard.press('Enter');
  // The next question finds the field open and empty; nobody has to write.
  await expect(question(host)).toHaveText(/How many columns come back\?$/);
  await expect(own).toHaveValue('');
  await host.getByRole('button', { name: 'Show the answer' }).click();
  await host.getByRole('button', { name: 'Go on' }).click();
  await host.getByRole('button', { name: 'Stop asking' }).click();

  await page.goto('./lessons/exact-cover/');
  const other = page.locator('[data-question="clashOfRows"]');
  await other.getByText('Why? In your own words').click();
  await other.getByRole('spinbutton').fill('2');
  await other.getByRole('button', { name: 'Check' }).click();
  await expect(other.getByRole('status')).toHaveText('Right. Press Show the reason to compare it with yours.');
  const field = other.getByRole('textbox', { name: 'Why, in your own words' });
  await expect(field).toBeFocused();
  await field.fill('<b>D</b> and G');
  await expect(other.getByRole('status')).toHaveText('Right. Press Show the reason to compare it with yours.');
  await other.getByRole('button', { name: 'Show the reason' }).click();
  await expect(other.getByRole('status')).toContainText('Right. Both have a 1 in D and in G.');

  await page.goto('./exercises/#progress');
  await page.getByText('Your own reasons').click();
  const reasons = page.locator('[data-part="reasons"] > *');
  await expect(reasons).toHaveCount(2);
  await expect(reasons.first()).toContainText('<b>D</b> and G');
  await expect(reasons.last()).toContainText('B is small, and left of E.');
  await page.getByRole('button', { name: 'Forget everything' }).click();
  await expect(page.locator('[data-part="reasons"]')).toHaveText(/^None yet\./);
});

const KINDS_STAY = 'Columns keep their kinds while the figure asks.';

test('a press on a column answers the question, and switches no kind', async ({ page }) => {
  const figure = await openFigure(page, 'algorithm-x');
  const { host, matrix } = figure;
  const column = (name: string): Locator => matrix.getByRole('button', { name: new RegExp(`^Column ${name}\\b`) });
  await expect(column('E')).toHaveAccessibleName(/Press to make it secondary\.$/);
  await begin(page, host);
  await expect(options(host)).toHaveText(['B', 'C', 'E', 'F']);
  await expect(column('E')).not.toHaveAccessibleName(/Press to/);
  // One that is covered, one of the options; then the right one, by keyboard.
  await column('A').click();
  await expect(verdict(host)).toHaveText(/^No\. A is covered: .*\. Try again\.$/);
  await column('E').click();
  await expect(verdict(host)).toHaveText(/^No\. No primary column has fewer rows than E,/);
  await expect(options(host).nth(2)).toHaveAttribute('aria-disabled', 'true');
  await column('B').focus();
  await page.keyboard.press('Enter');
  await expect(verdict(host)).toHaveText(/^Right\. /);
  // It is answered: another press changes nothing, and says so.
  await column('D').click();
  await expect(verdict(host)).toHaveText(new RegExp(`^Right\\. .* ${KINDS_STAY}$`));
  // The next question is about rows, and a column is no answer to it.
  await host.getByRole('button', { name: 'Go on' }).click();
  await expect(question(host)).toHaveText(/How many columns come back\?$/);
  await column('G').click();
  await expect(verdict(host)).toHaveText(KINDS_STAY);
  await host.getByRole('button', { name: 'Stop asking' }).click();
  await expect(column('G')).toHaveAccessibleName(/^Column G, primary.*Press to make it secondary\.$/);
  expect(figure.state('columns')).toBeNull();
  await column('G').click();
  await expect(column('G')).toHaveAccessibleName(/^Column G, secondary/);
  await expect.poll(() => figure.state('columns')).not.toBeNull();
});

test('no kind is switched while a question waits: on a canvas, on the junctions, in a matrix to write in', async ({
  page,
}) => {
  const crossings = await openHost(page, './lessons/crossings/', 'crossings');
  await begin(page, crossings);
  await expect(question(crossings)).toBeVisible();
  await crossings.locator('.hit-junction').first().click();
  await expect(verdict(crossings)).toHaveText(/^No\. I\S+ is |Columns keep/);
  const canvas = crossings.getByRole('application', { name: 'Matrix', exact: true });
  await canvas.focus();
  // To the name of a column: what is pressed there is named by the hint, or noted.
  for (const key of ['Home', 'ArrowUp']) await page.keyboard.press(key);
  await expect(canvas).toHaveAttribute('data-column', '0');
  await expect(canvas).not.toHaveAttribute('data-row');
  const before = await verdict(crossings).textContent();
  await page.keyboard.press('Enter');
  await expect(verdict(crossings)).not.toHaveText(before ?? '');
  await expect(question(crossings)).toBeVisible();
  expect(asked(page, 'crossings.columns')).toBeNull();

  const { host, matrix } = await openFigure(page, 'ring');
  const built = await matrix.getByRole('button', { pressed: true }).count();
  await begin(page, host);
  await expect(question(host)).toBeVisible();
  await matrix.locator('[data-row="0"][data-column="1"][tabindex]').click();
  await matrix.getByRole('button', { name: /^Column F\b/ }).click();
  await expect(verdict(host)).not.toBeEmpty();
  await expect(question(host)).toBeVisible();
  await expect(matrix.getByRole('button', { pressed: true })).toHaveCount(built);
  await expect(matrix.getByRole('button', { name: /^Column F, secondary/ })).toBeVisible();
});

test('what is asked about is in sight, and no button moves away', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  const { host } = await openFigure(page, 'algorithm-x');
  const timeline = host.locator('[data-part="timeline"]');
  const matrix = host.locator('[data-part="matrix"]');
  await timeline.evaluate((at) => at.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await expect(matrix).not.toBeInViewport({ ratio: 1 });
  await begin(page, host);
  await expect(question(host)).toBeVisible();
  for (const seen of [matrix, question(host), options(host).last(), verdict(host)]) {
    await expect(seen).toBeInViewport({ ratio: 1 });
  }
  // In a higher window all of it is; then the timeline stays where it is on the screen.
  await page.setViewportSize({ width: 1024, height: 1100 });
  await timeline.evaluate((at) => at.scrollIntoView({ block: 'end', behavior: 'instant' }));
  const before = await timeline.boundingBox();
  await host.getByRole('button', { name: 'Stop asking' }).click();
  await expect(host.locator('.ask-panel')).toHaveCount(0);
  expect((await timeline.boundingBox())?.y).toBeCloseTo(before?.y ?? NaN, 0);
});

test('a long run has more to ask', async ({ page }) => {
  const { host } = await openFigure(page, 'tetrasticks');
  await begin(page, host);
  await answerAll(page, host);
  await host.getByRole('button', { name: 'More questions' }).click();
  await expect(host.locator('.ask-count')).toHaveText('Question 1 of 8');
});

test('the figure of a cell asks too, and Escape ends it', async ({ page }) => {
  await page.goto('./notebook/queens/');
  const figure = page.locator('#notebook cell-figure').first();
  await wake(figure);
  await begin(page, figure);
  await expect(question(figure)).toBeVisible();
  await expect(options(figure).nth(2)).toBeVisible();
  // Who gives up is told.
  await figure.getByRole('button', { name: 'Show the answer' }).click();
  await expect(verdict(figure)).toHaveText(/^The answer is “.+”\. \S/);
  await figure.getByRole('button', { name: 'Go on' }).press('Escape');
  await expect(figure.locator('.ask-panel')).toHaveCount(0);
  await expect(figure.getByRole('button', { name: 'More', exact: true })).toBeFocused();
});

test('a question stands until it is answered, in the large view too', async ({ page }) => {
  const figure = await openFigure(page, 'queens');
  const { host } = figure;
  await figure.button('Large view').click();
  await expect(host.locator('.fills-window')).toBeVisible();
  await begin(page, host);
  await expect(question(host)).toBeVisible();
  const step = await figure.step();
  // Play does not pass it, and leads back to it.
  await figure.button('Play').focus();
  await page.keyboard.press('Space');
  await expect(host.getByRole('group', { name: 'Which of these columns' })).toBeFocused();
  expect(await figure.step()).toBe(step);
  await expect(host.locator('[data-part="timeline"]')).toBeInViewport({ ratio: 1 });
  // Who steps on by hand has left the question.
  await figure.button('Next step').click();
  await expect(question(host)).toBeHidden();
  await expect(figure.caption).toHaveText(/^Branch on column/);
  await figure.button('Previous step').click();
  await figure.button('Play').click();
  await expect(question(host)).toBeVisible();
  await options(host).first().press('Escape');
  await expect(host.locator('.ask-panel')).toHaveCount(0);
  await expect(host.locator('.fills-window')).toBeVisible();
});

test('a run in which nothing is to choose says so', async ({ page }) => {
  const { host } = await openFigure(page, 'torus', { matrix: 'pp-10-01' });
  await begin(page, host);
  await expect(host.locator('[data-part="ask-words"]')).toHaveText(/^There is nothing to ask about: /);
  await expect(host.locator('.ask-panel')).toHaveCount(0);
});

test('what is to come is hidden on every figure, in words too, and the device keeps it', async ({ page }) => {
  const figure = await openFigure(page, 'algorithm-x');
  const { host } = figure;
  const strip = host.locator('[data-part="strip"]');
  const tree = host.locator('[data-part="tree"]');
  await expect(tree.locator('.is-ahead').first()).toBeAttached();
  await figure.more();
  await figure.switch('Hide what comes next').click();
  await expect(tree.locator('.is-ahead')).toHaveCount(0);
  await expect(tree.locator('desc')).toHaveText(/^Search tree: no nodes entered so far/);
  await expect(strip.locator('.strip-dead-ends')).toHaveAttribute('d', '');
  await expect(figure.total('nodes')).toHaveText('');
  await expect(figure.solution).toHaveText('No solution so far');
  await expect(figure.progress).not.toContainText(/\d/);
  // The others of the page hide it as well.
  const sleeping = page.locator('#sudoku [data-status="nodes"]');
  await expect(sleeping).toBeHidden();
  await sleeping.scrollIntoViewIfNeeded();
  await expect(sleeping.locator('small')).toHaveText('');

  // It comes to light step by step.
  await page.keyboard.press('Escape');
  await host.getByRole('button', { name: 'Go to the first dead end' }).click();
  await expect(figure.caption).toHaveText(/dead end\.$/);
  // Its mark stands where it has been carried out.
  await figure.button('Next step').click();
  await expect(strip.locator('.strip-dead-ends')).toHaveAttribute('d', /^M[\d.]+ 33v7$/);
  await expect(strip.locator('.strip-solutions')).toHaveAttribute('d', '');
  // On another page too, with a tree on a canvas.
  const other = await openFigure(page, 'tetrasticks');
  await expect(other.total('nodes')).toHaveText('');
  await expect(other.host.locator('[data-part="strip"] .strip-solutions')).toHaveAttribute('d', '');
  await expect(other.host.locator('.tree-overview').first()).toBeHidden();
  await other.more();
  await other.switch('Hide what comes next').click();
  await expect(other.total('nodes')).toHaveText(/^of /);
});
