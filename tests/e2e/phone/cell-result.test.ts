/** What a run of a cell brings is in sight on a phone, and nothing lies over it. */
import type { Locator } from '@playwright/test';
import { openNotebook } from '../support/cells.ts';
import { expect, test } from '../support/test.ts';

/** Whether the middle of an element is what a finger would touch there. */
const isOnTop = (element: Locator): Promise<boolean> =>
  element.evaluate((one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    const there = document.elementFromPoint(left + width / 2, top + height / 2);
    return there !== null && one.contains(there);
  });

test('the error of a run, or the words of the step that it draws', async ({ page }) => {
  const { host, cell } = await openNotebook(page, 'six-rows');
  await cell(1).write("const two = problem('Two').primary(['a', 'b']).row('ab', ['a', 'b']).row('a', ['a']);\ntwo");
  const caption = host.locator('cell-figure').first().locator('[data-part="caption"]');
  await expect.poll(() => isOnTop(caption)).toBe(true);
  await cell(1).write("const two = problem('Two').primry(['a', 'b']);\ntwo");
  await expect(cell(1).fault).toContainText('primry is not a function');
  await expect.poll(() => isOnTop(cell(1).fault)).toBe(true);
});
