import type { Locator, Page } from '@playwright/test';
import { violationsInThemes } from '../support/axe.ts';
import { part } from '../support/host.ts';
import { asked, openLink } from '../support/address.ts';
import { expect, test } from '../support/test.ts';
import { tooWide } from '../support/too-wide.ts';

const PAGE = './practice/cover/';
const STAGES = ['watch', 'fill', 'order', 'write'] as const;

const step = (page: Page, name: string): Locator => page.getByRole('link', { name, exact: true });
const nextStep = (page: Page, id: string): Locator => page.locator(`#${id} [data-do="next"]`);

/** Expects this stage alone to be shown, and the stepper to say so. */
async function isShown(page: Page, id: (typeof STAGES)[number]): Promise<void> {
  for (const each of STAGES) await expect(page.locator(`#${each}`)).toBeVisible({ visible: each === id });
  await expect(page.locator('.stepper [aria-current="step"]')).toHaveAttribute('href', `#${id}`);
}

test('one stage is shown at a time, in the first screen, and keeps what was done', async ({ page, viewport }) => {
  await page.goto(PAGE);
  await isShown(page, 'watch');
  const whole = { ratio: 1 };
  for (const shown of [page.locator('#watch .torus'), nextStep(page, 'watch')]) {
    await expect(shown).toBeInViewport(whole);
  }
  await nextStep(page, 'watch').click();
  await expect(part(page.locator('#watch'), 'status')).toContainText('1 of 8');

  await step(page, 'Fill in (stage 2 of 4)').press('Enter');
  await isShown(page, 'fill');
  await expect(step(page, 'Fill in (stage 2 of 4)')).toBeFocused();
  await expect(page.locator('#fill .torus')).toBeInViewport(whole);
  await page.locator('#fill').getByRole('button', { name: 'New matrix' }).click();
  await expect.poll(() => asked(page, 'fill.matrix')).not.toBeNull();
  const matrix = asked(page, 'fill.matrix');

  await page.goBack();
  await isShown(page, 'watch');
  await expect(part(page.locator('#watch'), 'status')).toContainText('1 of 8');
  expect(asked(page, 'fill.matrix')).toBe(matrix);
  await nextStep(page, 'watch').click();
  await page.goForward();
  await isShown(page, 'fill');
  expect(asked(page, 'watch.matrix')).toBe('small.1.2');

  await page.reload();
  await isShown(page, 'fill');
  expect(asked(page, 'fill.matrix')).toBe(matrix);
  await page.goBack();
  await isShown(page, 'watch');
  await expect(part(page.locator('#watch'), 'status')).toContainText('2 of 8');

  const next = page.getByRole('link', { name: 'Next: Fill in' });
  await next.scrollIntoViewIfNeeded();
  await next.click();
  await isShown(page, 'fill');
  await expect(page.locator('.stepper')).toBeInViewport(whole);

  for (const id of STAGES) {
    await openLink(page, `${PAGE}#${id}`);
    await isShown(page, id);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    expect(await tooWide(page, viewport!.width)).toEqual([]);
    expect(await violationsInThemes(page, '.stages')).toEqual([]);
  }
});

test('a stage that has been climbed is marked', async ({ page }) => {
  await page.goto('./practice/unlink/');
  const watch = step(page, 'Watch (stage 1 of 4) climbed');
  await expect(page.locator('#watch')).toHaveAttribute('data-ready', '');
  for (let times = 0; times < 4; times += 1) {
    await expect(watch).toHaveCount(0);
    await nextStep(page, 'watch').click();
  }
  await expect(watch).toBeVisible();
  await page.reload();
  await expect(watch).toBeVisible();
});

test('a stage is chosen before any code has come, and what is pressed in it is done', async ({ page }) => {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/_astro/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('./practice/unlink/', { waitUntil: 'commit' });
  await step(page, 'Fill in (stage 2 of 4)').click();
  await isShown(page, 'fill');
  await page.locator('#fill').getByRole('button', { name: 'New ring' }).click();
  release();
  await expect.poll(() => asked(page, 'fill.matrix')).not.toBeNull();
  await isShown(page, 'fill');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the stages follow each other', async ({ page }) => {
    await page.goto(PAGE);
    for (const id of STAGES) await expect(page.locator(`#${id}`)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Put in order' })).toBeVisible();
  });
});
