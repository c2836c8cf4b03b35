import type { Locator, Page } from '@playwright/test';
import { splitFragment } from '#player/fragment.ts';
import { asked, openLink } from '../support/address.ts';
import { questionsInAll, unfold } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

const part = (host: Locator, name: string): Locator => host.locator(`[data-part="${name}"]`);

/** A question of a page, once it is alive. */
async function questionOn(page: Page, path: string, name: string): Promise<Locator> {
  await page.goto(path);
  if (path === './exercises/') await unfold(page);
  const question = page.locator(`[data-question="${name}"]`);
  await expect(question).toHaveAttribute('data-ready', '');
  return question;
}

test(
  'a wrong answer gets a hint of its own and another try, the right one its reason and its moment',
  { tag: '@quick' },
  async ({ page }) => {
    const question = await questionOn(page, './lessons/algorithm-x/', 'columnAfterAd');
    const verdict = part(question, 'verdict');
    const check = question.getByRole('button', { name: 'Check' });
    await check.click();
    await expect(verdict).toHaveText('Give an answer first.');

    await question.getByRole('radio', { name: 'G' }).check();
    await check.click();
    await expect(verdict).toHaveText(/^No\. G has one row left, but so does another column .* Try again\.$/);
    await question.getByRole('radio', { name: 'B' }).check();
    await expect(verdict).toBeEmpty();
    await check.click();
    await expect(verdict).toHaveText(/^No\. B then still has two rows/);
    await expect(question.getByRole('img', { name: 'answered' })).toHaveCount(0);

    await question.getByRole('radio', { name: 'E' }).check();
    await page.keyboard.press('Enter');
    await expect(verdict).toContainText('Right. The sizes are then');
    await expect(question.getByRole('img', { name: 'answered on this device' })).toBeVisible();
    await verdict.getByRole('link', { name: 'See step 24 of figure 2.1' }).click();
    await expect(part(page.locator('#algorithm-x'), 'position')).toHaveText(/^step 24 of/);
  },
);

test('the first press is seen at once, and what judges is fetched as soon as an answer is being given', async ({
  page,
}) => {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  const asked: string[] = [];
  await page.route('**/_astro/verdict.*.js', async (route) => {
    asked.push(route.request().url());
    await released;
    await route.continue();
  });
  const question = await questionOn(page, './lessons/algorithm-x/', 'columnAfterAd');
  const verdict = part(question, 'verdict');
  expect(asked).toEqual([]);
  await question.getByRole('radio', { name: 'E' }).check();
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  await question.getByRole('button', { name: 'Check' }).click();
  await expect(verdict).toHaveText('Checking…');
  await question.getByRole('button', { name: 'Reveal' }).click();
  await expect(verdict).toHaveText('Solving…');
  await question.getByRole('button', { name: 'Check' }).click();
  release();
  await expect(verdict).toContainText('Right. The sizes are then');
});

test('Reveal says the answer, and what is answered is counted on the page of exercises', async ({ page }) => {
  const revealed = await questionOn(page, './lessons/secondary-columns/', 'secondaryEmpty');
  await revealed.getByRole('button', { name: 'Reveal' }).click();
  await expect(part(revealed, 'verdict')).toHaveText(/^The answer is “no”\. .*: 1 solution, 0 dead ends\. /);
  const beside = page.locator('[data-question="rightOfE"]');
  await beside.getByRole('radio', { name: 'the root' }).check();
  await beside.getByRole('button', { name: 'Check' }).click();
  await expect(part(beside, 'verdict')).toHaveText(/^Right\. The ring is root, A, B, C, D, E and/);

  // The tick is there again on another visit, and on the page of all questions.
  const again = await questionOn(page, './exercises/', 'rightOfE');
  await expect(again.getByRole('img', { name: 'answered on this device' })).toBeVisible();
  const tally = page.locator('answered-questions [data-part="tally"]');
  await expect(tally).toHaveText(`1 of ${questionsInAll} answered right, and 1 revealed, on this device.`);
  // A right answer after the page has told it is right.
  const told = page.locator('[data-question="secondaryEmpty"]');
  await told.getByRole('radio', { name: 'no', exact: true }).check();
  await told.getByRole('button', { name: 'Check' }).click();
  await expect(tally).toHaveText(`2 of ${questionsInAll} answered right, on this device.`);

  await page.getByRole('button', { name: 'Start over' }).click();
  await expect(tally).toHaveText(new RegExp(`^${questionsInAll} questions\\.`));
  await expect(tally).toBeFocused();
  await expect(page.getByRole('img', { name: 'answered on this device' })).toHaveCount(0);
  await page.reload();
  await unfold(page);
  await expect(tally).toHaveText(new RegExp(`^${questionsInAll} questions\\.`));

  // A moment is looked at from here as well. A number that is far off is an answer too.
  const deadEnds = page.locator('[data-question="deadEndsInAll"]');
  await deadEnds.getByRole('spinbutton').fill('120');
  await page.keyboard.press('Enter');
  await expect(part(deadEnds, 'verdict')).toHaveText(/^No\. .* Try again\.$/);
  await deadEnds.getByRole('spinbutton').fill('1');
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'See step 11 of figure 2.1' }).click();
  await expect(page).toHaveURL(/lessons\/algorithm-x\/#algorithm-x\?algorithm-x\.step=11$/);
  await expect(part(page.locator('#algorithm-x'), 'position')).toHaveText(/^step 11 of/);
});

test('what a reason points at opens as it says: the figure knows the state of the link', async ({ page }) => {
  test.slow();
  await questionOn(page, './exercises/', 'rooks');
  const links: string[] = [];
  for (const question of await page.locator('graded-question').all()) {
    await question.getByRole('button', { name: 'Reveal' }).click();
    await expect(part(question, 'verdict')).toHaveText(/^The answer is /);
    const link = question.locator('.verdict a');
    if ((await link.count()) > 0) links.push(new URL((await link.getAttribute('href')) ?? '', page.url()).href);
  }
  // Where a lesson has a moment to look at, the reason leads there.
  expect(links.length).toBeGreaterThanOrEqual(18);
  for (const link of links) {
    await openLink(page, link);
    const { place, query } = splitFragment(new URL(page.url()).hash);
    const figure = page.locator(`#${place}`);
    await expect(figure).toHaveAttribute('data-ready', '');
    await expect(part(figure, 'notice')).toBeHidden();
    for (const [name, value] of new URLSearchParams(query)) {
      expect(asked(page, name) ?? value, link).toBe(value);
      const control = figure.locator(`select[data-setting="${name.split('.')[1] ?? ''}"]`);
      if ((await control.count()) > 0) await expect(control).toHaveValue(value);
    }
  }
});
