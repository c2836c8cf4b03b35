/** The package that `/teach/` makes, in a platform that speaks SCORM 1.2. */
import { readFile } from 'node:fs/promises';
import { test as base, expect } from '@playwright/test';
import { readZip } from '../../support/stored-zip.ts';
import { violationsInThemes } from '../support/axe.ts';
import { watch } from '../support/platform.ts';
import { openScormCourse } from '../support/scorm-platform.ts';
import { test } from '../support/test.ts';

test('the lines of an activity follow the choice, by keyboard', async ({ page }) => {
  await page.goto('./teach/');
  const lines = page.locator('activity-lines');
  await expect(lines).toHaveAttribute('data-ready', '');
  await expect(lines.locator('[data-part="link"]')).toHaveText(/\/activity\/questions-fifteen-sticks\/$/);
  await expect(lines.getByLabel('Tasks')).toBeHidden();
  // From a plan of weeks.
  await page.getByRole('link', { name: 'figure 2.2', exact: true }).nth(1).press('Enter');
  await expect(lines.locator('[data-part="link"]')).toHaveText(/\/activity\/perform\/$/);
  await expect(lines).toBeInViewport();
  await lines.getByLabel('Activity').selectOption('search-fill');
  await lines.getByLabel('Tasks').selectOption('same');
  const seed = lines.getByLabel('Seed');
  await seed.fill('12');
  await seed.press('Tab');
  await expect(lines.locator('[data-part="link"]')).toHaveText(/\/activity\/search-fill\/\?seed=12$/);
  await expect(lines.locator('[data-part="splice"]')).toHaveText(
    /^<iframe src="http[^"]*\/activity\/search-fill\/\?seed=12" title="Search: fill in" /,
  );
  await seed.fill('0');
  await seed.press('Tab');
  await expect(lines.locator('[data-part="said"]')).toHaveText(/^A seed is a whole number from 1 to 9999/);
  expect(await violationsInThemes(page)).toEqual([]);
});

base('a package: work, leave, come back, be looked at', async ({ page }) => {
  const complaints = await watch(page);
  await page.goto('./teach/');
  await page.getByLabel('Activity').selectOption('questions-cover');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save the package' }).press('Enter'),
  ]);
  expect(download.suggestedFilename()).toBe('questions-cover.scorm.zip');
  const files = readZip(await readFile(await download.path()));
  const course = await openScormCourse(files);
  const frame = page.frameLocator('iframe').frameLocator('iframe');
  const ready = () => expect(frame.locator('activity-page')).toHaveAttribute('data-ready', '');
  const raw = async (): Promise<string | undefined> => (await course.kept(page)).values['cmi.core.score.raw'];
  const question = frame.locator('graded-question');

  await course.open(page, { 'cmi.core.student_id': 's1' });
  await ready();
  await expect.poll(async () => (await course.kept(page)).calls).toContain('LMSGetValue cmi.suspend_data');
  expect((await course.kept(page)).calls.filter((call) => call.startsWith('LMSSetValue'))).toEqual([]);
  await question.nth(0).getByRole('spinbutton').fill('1');
  await question.nth(0).getByRole('button', { name: 'Check' }).press('Enter');
  await expect.poll(raw).toBe('25');
  const first = (await course.kept(page)).values;
  expect(first).toMatchObject({ 'cmi.core.lesson_status': 'incomplete', 'cmi.core.score.max': '100' });
  expect(first['cmi.core.exit']).toBe('suspend');
  expect(first['cmi.suspend_data']?.length).toBeLessThan(4_096);

  await course.open(page, first);
  await ready();
  await expect(question.nth(0).getByRole('spinbutton')).toHaveValue('1');
  for (const at of [1, 2, 3]) await question.nth(at).getByRole('button', { name: 'Reveal' }).press('Enter');
  await expect.poll(async () => (await course.kept(page)).values['cmi.core.lesson_status']).toBe('completed');
  expect(await raw()).toBe('25');

  // A teacher looks at it, and changes nothing.
  const { values } = await course.kept(page);
  await course.open(page, { ...values, 'cmi.core.lesson_mode': 'review' });
  await ready();
  await expect(frame.locator('graded-question[data-verdict="shown"]')).toHaveCount(3);
  await question.nth(0).getByRole('spinbutton').fill('5');
  await question.nth(0).getByRole('button', { name: 'Check' }).press('Enter');
  await expect(question.nth(0)).toHaveAttribute('data-verdict', 'wrong');
  expect((await course.kept(page)).calls.filter((call) => call.startsWith('LMSSetValue'))).toEqual([]);

  // Garbage that the platform has kept, and no platform at all.
  await course.open(page, { 'cmi.suspend_data': '{"activity":"questions-cover","marks":[' });
  await ready();
  await expect(frame.locator('[data-part="told"]')).toContainText('can’t be read');
  await page.goto(new URL('package/index.html', page.url()).href);
  await expect(page.locator('#said')).toContainText('No course platform was found');
  expect(complaints).toEqual([]);
  course.close();
});
