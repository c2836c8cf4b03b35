import type { Page } from '@playwright/test';
import { figureOn, isAlive } from '../support/figure.ts';
import { test } from '../support/own-site.ts';
import { expect } from '../support/test.ts';

// The browser allows service workers here, which all other tests block.
test.use({ serviceWorkers: 'allow' });

/** Waits until a page is kept on the device. */
async function isKept(page: Page, url: string): Promise<void> {
  await expect.poll(() => page.evaluate(async (at) => (await caches.match(at)) !== undefined, url)).toBe(true);
}

test('in the middle of a lesson the network goes, and its figures go on', async ({ page, site, complaints }) => {
  await page.goto('./lessons/ripple-effect/');
  await isKept(page, page.url());
  site.goAway(true);
  const figure = figureOn(page, 'ripple-effect');
  await isAlive(figure);
  await figure.slider.focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await expect(figure.position).toHaveText(/^step 1 of/);
  await figure.press('Solve');
  await expect(figure.solution).toHaveText('Solution 1 of 1');
  await figure.more();

  // It opens again, and a page that is not kept says which are.
  await page.reload();
  await isAlive(figure);
  complaints.length = 0;
  await page.goto('./lessons/colours/#words');
  await expect(page.getByText('this page is not kept on this device')).toBeVisible();
  const kept = page.locator('[data-path] a').filter({ visible: true });
  await expect(kept).toHaveCount(1);
  await kept.click();
  await isAlive(figure);
  complaints.length = 0;
});

test('all of the site is kept at a press, its size said before, and removed at another', async ({
  page,
  site,
  complaints,
}) => {
  await page.goto('./offline/');
  const words = page.locator('#keep-site [data-part="words"]');
  await expect(words).toHaveText(/All pages together take \d+\.\d MB; at most \d+\.\d MB has to be fetched/);
  await page.getByRole('button', { name: 'Keep all' }).click();
  await expect(words).toHaveText(/All \d+ pages are kept/);
  site.goAway(true);
  await page.goto('./lessons/tetrasticks/');
  const figure = figureOn(page, 'tetrasticks');
  await isAlive(figure);
  await figure.button('Next step').click();
  await expect(figure.caption).not.toBeEmpty();
  await page.goto('./notebook/queens/');
  await page.locator('[data-do="run-cell"]').first().click();
  await expect(page.locator('[data-part="said"]')).toHaveText(/has run|have run/);

  await page.goto('./offline/');
  await page.getByRole('button', { name: 'Remove all' }).click();
  await expect(words).toHaveText(/^No page is kept yet/);
  complaints.length = 0;
});

test('a new edition says so and waits; what is typed stays, and the old page misses nothing', async ({
  page,
  context,
  site,
}) => {
  await page.goto('./lessons/algorithm-x/');
  await isKept(page, page.url());
  const other = await context.newPage();
  await other.goto('./exercises/');
  await isKept(page, other.url());

  await site.publish('lessons/algorithm-x/', '<h1', '<h1 data-edition="new"');
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  const notice = page.getByText('A new edition is here. Reload when you are ready.');
  await expect(notice).toBeVisible();
  // A page opened meanwhile is still the old one.
  const third = await context.newPage();
  await third.goto('./lessons/algorithm-x/');
  await expect(third.locator('h1')).not.toHaveAttribute('data-edition');
  await expect(third.getByText('A new edition is here.')).toBeVisible();

  const figure = figureOn(page, 'algorithm-x');
  await isAlive(figure);
  await figure.slider.fill('5');
  await expect.poll(() => figure.state('step')).toBe('5');
  await page.getByRole('button', { name: 'Reload', exact: true }).click();
  await expect(page.locator('h1')).toHaveAttribute('data-edition', 'new');
  await expect(figure.slider).toHaveValue('5');
  // Another page of the old edition is not reloaded, and its late code is still there.
  await third.locator('#algorithm-x [data-do="more"]').click();
  await expect(third.locator('#algorithm-x [data-part="more"]')).toHaveAttribute('data-ready', '');
});
