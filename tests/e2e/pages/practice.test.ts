import { sheetOf, taskKinds, taskOf } from '#practice/tasks/index.ts';
import { openLink } from '../support/address.ts';
import { expect, test } from '../support/test.ts';

const AT = 2;

test('an exercise that was missed is due the next day with other numbers, and a right answer moves it on', async ({
  page,
}) => {
  const on = (day: number): Promise<void> => page.clock.setFixedTime(new Date(2026, 10, day, 10));
  await on(26);
  await openLink(page, './exercises/#sheet?sheet.seed=42');
  await expect(page.locator('#sheet')).toHaveAttribute('data-ready', '');
  const { key } = sheetOf(42)[AT]!;
  const missed = page.locator(`[data-task="${AT}"]`);
  await missed.getByRole('textbox').fill(key.replace(/^\d+/, (size) => String(Number(size) + 1)));
  await missed.getByRole('button', { name: 'Check' }).click();
  await expect(missed.locator('[data-part="verdict"]')).toHaveText(/^Not yet\./);

  await page.goto('./practice/');
  const words = page.locator('#due [data-part="words"]');
  await expect(words).toHaveText('Nothing is due today. The next thing comes back tomorrow.');
  await on(27);
  await page.reload();
  await expect(words).toHaveText('One thing is due today.');
  const line = page.locator('.due > li');
  await line.locator('summary').press('Enter');
  const kept = await page.evaluate(() => localStorage.getItem('cover-and-uncover.again'));
  const [name, stage, , seed] = (kept ?? '').split(' ');
  expect([name, stage]).toEqual(['task.3', '0']);
  const task = taskOf(taskKinds[AT]!, AT, Number(seed));
  await expect(line.locator('[data-part="ask"]')).toHaveText(task.ask);
  await expect(line.locator('[data-part="given"]')).not.toHaveText(sheetOf(42)[AT]!.given);
  await line.getByRole('textbox').fill(task.key);
  await page.keyboard.press('Enter');
  await expect(line.locator('[data-part="verdict"]')).toHaveText(/^Right\. .* This exercise comes back on Monday\.$/);
  await expect(words).toHaveText('All done for today. The next thing comes back on Monday.');
  await expect(page.locator('own-progress')).toContainText(/^\s*0 of \d+ lessons read to the end/);
});
