import { expect, test } from '../support/test.ts';

const PAGE = './too-slow/';

test('the problem on the page is tried on everything, and another that the reader pastes', async ({ page }) => {
  await page.goto(PAGE);
  const own = page.locator('own-search');
  await own.getByRole('button', { name: 'Find out what helps' }).click();
  await expect(own.getByRole('status')).toContainText('The whole search has');
  await expect(own.getByRole('heading', { name: 'Pinning by symmetry' })).toBeVisible();
  await expect(own.locator('.advice .gain').first()).toBeVisible();
  await expect(own.getByRole('heading', { name: 'What the doctor finds' })).toBeVisible();

  const text = own.getByRole('textbox');
  await text.fill('A B C\nA B\nA B C\nB C\nC\n');
  await expect(own.locator('.advice > li')).toHaveCount(0);
  await own.getByRole('button', { name: 'Find out what helps' }).click();
  await expect(own.locator('.advice')).toContainText('1 row can go, because it is in no solution');
});

test('what cannot be read is told with its place, and the next press reads again', async ({ page }) => {
  await page.goto(PAGE);
  const own = page.locator('own-search');
  const text = own.getByRole('textbox');
  await text.fill('A B\nA C\n');
  await own.getByRole('button', { name: 'Find out what helps' }).click();
  await expect(own.getByRole('status')).toContainText('In line 2, column 3');
  await expect(text).toHaveAttribute('aria-invalid', 'true');
  await text.fill('A B\nA\nB\n');
  await own.getByRole('button', { name: 'Find out what helps' }).click();
  await expect(text).toHaveAttribute('aria-invalid', 'false');
  await expect(own.getByRole('status')).toContainText('The whole search has 3 nodes');
});
