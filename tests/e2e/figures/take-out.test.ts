/** What can be taken out of a figure: pictures, a film, data. What the files hold besides is in the unit tests. */
import { readFile } from 'node:fs/promises';
import { Resvg } from '@resvg/resvg-js';
import type { Locator, Page } from '@playwright/test';
import { readGif } from '../../support/gif.ts';
import { violationsInThemes } from '../support/axe.ts';
import { openFigure } from '../support/figure.ts';
import { expect, test } from '../support/test.ts';

/** Presses a button that saves a file; returns the file and its name. */
async function saved(page: Page, button: Locator): Promise<{ name: string; file: Buffer }> {
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  return { name: download.suggestedFilename(), file: await readFile(await download.path()) };
}

const pngSize = (file: Buffer): number[] => [file.readUInt32BE(16), file.readUInt32BE(20)];

test('a figure is saved as SVG, PNG and film, and stays where it is', async ({ page }) => {
  const figure = await openFigure(page, 'algorithm-x', { step: '7' });
  await figure.press('Save or embed');
  const dialog = page.getByRole('dialog', { name: /^Save or embed Figure 2\.1/ });
  await expect(dialog.locator('canvas')).toBeVisible();

  const svg = await saved(page, dialog.getByRole('button', { name: 'Save as SVG' }));
  expect(svg.name).toBe('algorithm-x-step-7.svg');
  const text = svg.file.toString();
  expect(text).not.toMatch(/var\(|oklch|color-mix|light-dark|class=/);
  expect(text).toContain('>ADG</text>');
  const png = await saved(page, dialog.getByRole('button', { name: 'Save as PNG' }));
  const drawn = new Resvg(text, { fitTo: { mode: 'width', value: 1_600 } }).render();
  expect(pngSize(png.file)[0]).toBe(1_600);
  expect(Math.abs(pngSize(png.file)[1]! - drawn.height)).toBeLessThanOrEqual(1);

  await dialog.getByRole('tab', { name: 'Film' }).click();
  await dialog.getByLabel('to step').fill('12');
  await dialog.getByLabel('to step').press('Enter');
  const mark = dialog.getByRole('slider', { name: 'Last step' });
  await expect(mark).toHaveValue('12');
  await mark.press('ArrowLeft');
  await expect(dialog.getByLabel('to step')).toHaveValue('11');
  await expect(dialog.getByText(/^5 frames, 3\.5 seconds\. About \d+ kB\.$/)).toBeVisible();
  const film = await saved(page, dialog.getByRole('button', { name: 'Make the film' }));
  expect(film.name).toBe('algorithm-x-steps-7-to-11.gif');
  const { width, frames } = readGif(film.file);
  expect([width, ...frames.map(({ delay }) => delay)]).toEqual([640, 50, 50, 50, 50, 150]);
  await expect(dialog.getByText(/^Saved as algorithm-x-steps-7-to-11\.gif/)).toBeVisible();

  await dialog.getByRole('tab', { name: 'Data' }).click();
  const profile = await saved(page, dialog.getByRole('button', { name: 'Save as algorithm-x-profile.json' }));
  expect(JSON.parse(profile.file.toString())).toMatchObject({ solutions: 1, finished: true });
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(figure.slider).toHaveValue('7');
});

test('a film is cancelled, and one that is too long says so', async ({ page }) => {
  const figure = await openFigure(page, 'tetrasticks');
  await figure.press('Save or embed');
  const dialog = page.getByRole('dialog', { name: /^Save or embed Figure 9\.1/ });
  await dialog.getByRole('tab', { name: 'Film' }).click();
  const make = dialog.getByRole('button', { name: 'Make the film' });
  await dialog.getByLabel('From step').fill('0');
  await dialog.getByLabel('From step').press('Enter');
  await expect(dialog.getByText(/but a film has at most 240: bring the marks closer together/)).toBeVisible();
  await expect(make).toBeDisabled();
  await dialog.getByLabel('to step').fill('200');
  await dialog.getByLabel('to step').press('Enter');
  await expect(make).toBeEnabled();
  expect(await violationsInThemes(page, 'dialog.take-out')).toEqual([]);
  await make.click();
  await expect(dialog.getByRole('progressbar')).toBeVisible();
  await dialog.getByRole('button', { name: 'Stop' }).click();
  await expect(dialog.getByText('Stopped. Nothing was saved.')).toBeVisible();
  await expect(make).toBeEnabled();
});

test('a figure without a run: its pictures, and its table as CSV', async ({ page }) => {
  await page.goto('./lessons/algorithm-x/');
  const figure = page.locator('#levels-2-3');
  await figure.scrollIntoViewIfNeeded();
  await figure.getByRole('button', { name: 'Save or embed' }).click();
  const dialog = page.getByRole('dialog', { name: /^Save or embed Figure 2\.3/ });
  const svg = await saved(page, dialog.getByRole('button', { name: 'Save as SVG' }));
  expect(svg.name).toBe('levels-2-3.svg');
  expect(await violationsInThemes(page, 'dialog.take-out')).toEqual([]);
  await dialog.getByRole('tab', { name: 'Data' }).click();
  const csv = await saved(page, dialog.getByRole('button', { name: /csv$/ }));
  expect(csv.file.toString()).toMatch(/^level,[^\r]*\r\n0,1,/);
});
