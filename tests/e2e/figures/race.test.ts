/** The race of figure 7.1: run by a worker, and replayed on its clock of updates. */
import type { Locator } from '@playwright/test';
import { asked } from '../support/address.ts';
import { openHost, part } from '../support/host.ts';
import { expect, test } from '../support/test.ts';

const lesson = './lessons/smallest/';

const button = (race: Locator, name: string): Locator => race.getByRole('button', { name, exact: true });
const cell = (race: Locator, runner: string, name: string): Locator =>
  race.locator(`[data-runner="${runner}"] [data-cell="${name}"]`);

test('a race opens at its start line, and gives no number away', async ({ page }) => {
  const race = await openHost(page, lesson, 'race');
  await expect(part(race, 'clock')).toHaveText('Nobody has started.');
  await expect(part(race, 'replay')).toBeHidden();
  for (const place of ['lanes', 'chart']) await expect(part(race, place)).not.toContainText(/\d/);
  const numbers = race.locator('td:visible').filter({ hasText: /\d/ });
  await expect(numbers).toHaveCount(0);
  await expect(race.locator('.race-lane .race-sign')).toHaveCount(5);
});

test('a race is run and replayed, pauses, and goes on from there', async ({ page }) => {
  await page.clock.install({ time: 0 });
  const race = await openHost(page, lesson, 'race', { problem: 'queens-8', seed: '7' });
  await page.clock.pauseAt(60_000);
  await button(race, 'Start').click();
  const lane = (runner: string): Locator => race.locator(`.race-lane.is-${runner}`);
  await expect(button(race, 'Pause the race')).toBeVisible();

  await page.clock.runFor(3_000);
  await button(race, 'Pause the race').click();
  await expect(lane('smallest')).toHaveClass(/is-done/);
  await expect(lane('smallest')).toContainText('done: 21,375 updates, 92 solutions');
  await expect(lane('largest')).toHaveClass(/is-running/);
  await expect(cell(race, 'largest', 'state')).toHaveText('running');
  await expect(part(race, 'said')).toHaveText('The race is over; this is the replay.');
  const clock = await part(race, 'clock').innerText();
  expect(asked(page, 'race.step')).toBe(/[\d,]+/.exec(clock)?.[0].replaceAll(',', ''));
  await page.clock.runFor(3_000);
  await expect(part(race, 'clock')).toHaveText(clock);

  await button(race, 'Play the race').click();
  await page.clock.runFor(4_000);
  await expect(button(race, 'Play the race')).toBeVisible();
  await expect(part(race, 'said')).toContainText('The race is over. Done first: smallest, after 21,375 updates;');
  await expect(cell(race, 'random', 'nodes')).toHaveText('2,668');
  await expect(race.locator('.race-line.is-largest .race-sign')).toHaveCount(9);
});

test.describe('without motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the end is there at once, the guess is judged, and the slider still moves', async ({ page }) => {
    const race = await openHost(page, lesson, 'race', { problem: 'queens-6' });
    await part(race, 'guess').selectOption('leftmost');
    await button(race, 'Start').click();
    await expect(part(race, 'said')).toContainText('The race is over. Your guess, leftmost, came second.');
    const slider = race.getByRole('slider', { name: 'Clock of the race' });
    await slider.press('Home');
    await expect(cell(race, 'smallest', 'state')).toHaveText('ready');
    for (let tenth = 0; tenth < 5; tenth += 1) await slider.press('PageDown');
    await expect(slider).toHaveAttribute('aria-valuetext', /^2,285 updates on the clock; done: smallest; on the way: /);
    expect(asked(page, 'race.step')).toBe('2285');
    await button(race, 'Go to the end').click();
    expect(asked(page, 'race.step')).toBe('4571');

    // Results of earlier races stay in the lanes until they are forgotten.
    const marks = race.locator('.lane-ghosts:not([d=""])');
    await expect(marks).toHaveCount(0);
    await part(race, 'seed').fill('7');
    await part(race, 'seed').press('Enter');
    await button(race, 'Start').click();
    await expect(part(race, 'said')).toContainText('The race is over.');
    await expect(marks).toHaveCount(5);
    await expect(part(race, 'earlier')).toContainText('Faint in the lanes: 6 queens, seed 1.');
    await expect(part(race, 'lanes')).toContainText('In an earlier race, on 6 queens, seed 1: smallest done after');
    await button(race, 'Clear them').click();
    await expect(marks).toHaveCount(0);
    await expect(part(race, 'earlier')).toBeHidden();
    await expect(button(race, 'Start again')).toBeFocused();
  });

  test('a runner that would not end is stopped at its budget, or by hand', async ({ page }) => {
    const race = await openHost(page, lesson, 'race', { problem: 'tetrasticks-5x5', budget: '100000n' });
    const state = cell(race, 'leftmost', 'state');
    await button(race, 'Start').click();
    await expect(state).toHaveText('not known yet: stopped after 100,000 nodes', {
      timeout: 30_000,
    });
    await expect(race.locator('.race-lane.is-leftmost')).toHaveClass(/is-stopped/);
    await expect(race.locator('.race-lane.is-leftmost')).toContainText('stopped: 100,000 nodes');
    await part(race, 'budget').selectOption('60s');
    await button(race, 'Start').click();
    await expect(part(race, 'clock')).toContainText(/\d updates on the clock so far/);
    await button(race, 'Stop').click();
    await expect(state).toHaveText(/^not known yet: stopped after [\d,]+ nodes$/);
    await expect(part(race, 'said')).toContainText('The race is over.');
  });
});

test('a link to a moment of a race runs it, and stands there', async ({ page }) => {
  const race = await openHost(page, lesson, 'race', { problem: 'queens-6', step: '2000' });
  await expect(part(race, 'clock')).toHaveText('2,000 updates on the clock.');
  await expect(race.locator('.race-lane.is-smallest')).toHaveClass(/is-done/);
  await expect(race.locator('.race-lane.is-largest')).toHaveClass(/is-running/);
  await expect(button(race, 'Play the race')).toBeVisible();
});
