import type { Locator, Page } from '@playwright/test';
import { asked, openLink } from '../support/address.ts';
import { expect, test } from '../support/test.ts';

async function open(page: Page, query = ''): Promise<Locator> {
  await openLink(page, `./lessons/encodings/#encodings${query}`);
  const figure = page.locator('#encodings');
  await expect(figure).toHaveAttribute('data-ready', '');
  return figure;
}

const cell = (figure: Locator, encoding: string, name: string): Locator =>
  figure.locator(`tr[data-encoding="${encoding}"] [data-cell="${name}"]`);

test('what is to be guessed is covered until the run, and the guesses are marked by it', async ({ page }) => {
  const figure = await open(page);
  await expect(cell(figure, 'four arms', 'nodes')).toBeVisible();
  await expect(cell(figure, 'pairs', 'ones')).toBeVisible();
  await expect(cell(figure, 'pairs', 'nodes')).toBeHidden();
  await expect(figure.locator('.encoding-why')).toBeHidden();
  const before = await figure.boundingBox();

  await figure.getByLabel('Pairs, its tree').selectOption('same tree size');
  await figure.getByLabel('Plus, what it finds').selectOption('finds too many');
  expect(asked(page, 'encodings.guesses')).toBe('---s----m---');
  await figure.getByRole('button', { name: 'Run all seven' }).click();
  await expect(figure.locator('[data-part="said"]')).toContainText('1 of your 2 guesses was right.');
  await expect(cell(figure, 'pairs', 'nodes')).toBeVisible();
  await expect(figure.locator('[data-mark="pairs tree"]')).toHaveText('◆ right');
  await expect(figure.locator('[data-mark="plus finding"]')).toHaveText('× wrong');
  await expect(figure.locator('[data-mark="plus tree"]')).toHaveText('');
  await expect(figure.getByRole('button', { name: 'Run again' })).toBeFocused();
  await expect(cell(figure, 'no rooms', 'time')).toHaveText(/^[\d.]+ (µs|ms)$/);
  expect((await figure.boundingBox())?.height).toBe(before?.height);
  await figure.getByText('What is wrong with the encodings that fail').click();
  await expect(figure.locator('[data-proof="no rooms"] .ring.fault')).toHaveCount(2);
  await expect(figure.locator('[data-proof="no rooms"]')).toBeVisible();

  // Another guess covers the answers again.
  await figure.getByLabel('Plus, what it finds').selectOption('finds none');
  await expect(cell(figure, 'pairs', 'nodes')).toBeHidden();
  await expect(figure.locator('[data-mark="pairs tree"]')).toHaveText('');
});

test('a link brings back puzzle and guesses, and a run of another puzzle can be stopped', async ({ page }) => {
  const figure = await open(page, '?encodings.puzzle=tutorial&encodings.guesses=rs----n-----');
  await expect(figure.getByLabel('Two arms, what it finds')).toHaveValue('r');
  await expect(figure.getByLabel('One plane, what it finds')).toHaveValue('n');
  await expect(cell(figure, 'two arms', 'ones')).toHaveText('1,368');
  await expect(cell(figure, 'two arms', 'updates')).toBeHidden();
  await figure.locator('[data-part="puzzle"]').selectOption('8×8, Nikoli’s without givens');
  await expect(cell(figure, 'four arms', 'nodes')).toHaveText('229');

  await figure.getByRole('button', { name: 'Run all seven' }).click();
  await figure.getByRole('button', { name: 'Stop' }).click();
  await expect(figure.locator('[data-part="said"]')).toHaveText('Stopped before the end.');
  await expect(cell(figure, 'plus', 'nodes')).toBeHidden();
  await figure.getByRole('button', { name: 'Run all seven' }).click();
  await expect(figure.locator('[data-part="said"]')).toContainText('3 of your 3 guesses');
  await expect(figure.locator('[data-proof="no rooms"] .cell')).toHaveCount(64);
});
