/** Count all solutions: all solutions of a problem at once, by pointer and by keyboard. */
import { violationsOn } from '../support/axe.ts';
import { wake } from '../support/host.ts';
import { expect, test } from '../support/test.ts';

test('all solutions are counted, restricted and drawn at random', async ({ page }) => {
  await page.goto('./notebook/');
  const host = page.locator('problem-figure');
  await wake(host);
  const door = host.locator('.all-door');
  await door.getByText('Count all solutions').click();
  const panel = door.locator('.all-panel');
  await expect(panel.getByText('Exactly 5 solutions.')).toBeVisible();
  await expect(panel.locator('.share')).toHaveCount(10);
  await expect(panel.getByText('Each of the 5 solutions is equally likely.')).toBeVisible();

  // By pointer: what a mark says, and what a press on it leaves.
  const reading = panel.locator('.all-reading');
  const mark = panel.locator('.share[data-share="c0,0 c0,1"]');
  await mark.hover();
  await expect(reading).toHaveText('Row c00 c01: in 3 of 5 (60%).');
  await mark.click();
  await expect(panel.locator('.all-taken')).toHaveText('Row c00 c01: in 3 of 5 (60%).');
  await expect(panel.getByText('Each of the 3 solutions left is equally likely.')).toBeVisible();
  await panel.getByRole('button', { name: 'Show another at random' }).click();
  await expect(panel.getByText('Each of the 3 solutions left is equally likely.')).toBeVisible();
  expect(await violationsOn(page, '.all-door')).toEqual([]);
  await panel.getByRole('button', { name: 'Release all rows' }).click();
  await expect(panel.locator('.all-taken')).toBeEmpty();

  // By keyboard, from the row that has the focus now to the third.
  await expect(panel.getByRole('button', { name: 'c00 c10' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(reading).toHaveText('Row c10 c20: in 1 of 5 (20%).');
  await page.keyboard.press('Enter');
  await expect(panel.locator('.all-taken')).toHaveText('Row c10 c20: in 1 of 5 (20%).');
  const row = panel.getByRole('button', { name: 'c10 c20' });
  await expect(row).toHaveAttribute('aria-pressed', 'true');
  await expect(row).toBeFocused();
  await expect(panel.getByText('The only solution left.')).toBeVisible();

  // Another problem is counted again at a press.
  await host.getByLabel('Columns, then one row per line').fill('A B\nA\nB\nA B\n');
  await host.getByRole('button', { name: 'Open', exact: true }).click();
  await door.scrollIntoViewIfNeeded();
  await expect(panel.getByText('The problem has changed since this was counted.')).toBeVisible();
  await panel.getByRole('button', { name: 'Count again' }).click();
  await expect(panel.getByText('Exactly 2 solutions.')).toBeVisible();
  await expect(panel.locator('.share').first()).toBeHidden();
});
