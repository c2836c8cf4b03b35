import type { Locator, Page } from '@playwright/test';
import { type Links, COLUMN, columnOf, headerOf, ROW } from '#dlx/links.ts';
import { exerciseFor } from '#ui/practice/exercise-turn.ts';
import { openingTurn } from '#ui/practice/turn.ts';
import { randomColoured } from '#practice/random-coloured.ts';
import { openingSeed } from '#ui/practice/rung.ts';
import { randomWriting } from '#practice/random-writing.ts';
import { asked } from '../support/address.ts';
import { violationsInThemes } from '../support/axe.ts';
import { openHost, part } from '../support/host.ts';
import { expect, test } from '../support/test.ts';

const said = (figure: Locator): Locator => part(figure, 'caption');
const next = (figure: Locator): Locator => figure.getByRole('button', { name: 'Next step' });

/** Whether the device has a rung down as climbed. */
async function isClimbed(page: Page, name: string): Promise<boolean> {
  return page.evaluate(
    (text) => Object.values(localStorage).some((kept) => String(kept).includes(text)),
    `${name}=right`,
  );
}

/** The id that the picture has for a node of a matrix. */
function idOf(node: number, { nodes }: Links, columns: number): string {
  if (node === 0) return 'root';
  const column = columnOf(nodes[node + COLUMN]!);
  return node <= headerOf(columns - 1) ? `header-${column}` : `node-${nodes[node + ROW]!}-${column}`;
}

test('a trace is watched by keys, and half of its links are written', async ({ page, isMobile }) => {
  const watch = await openHost(page, './practice/unlink/', 'watch');
  await next(watch).focus();
  await page.keyboard.press('n');
  await expect(said(watch)).toHaveText(/^L of the header of D now leads .+ A walk to the left .+ the header of C\.$/);
  await page.keyboard.press('b');
  await expect(said(watch)).toHaveText('Carry out unlink(C) and relink(C).');
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('n');
  await expect(said(watch)).toHaveText('Done: unlink(C), relink(C) with 4 writes. The ring is as it was at the start.');
  expect(await isClimbed(page, 'ladder.unlink.watch')).toBe(true);

  const fill = await openHost(page, './practice/unlink/', 'fill');
  const press = async (what: Locator): Promise<void> => (isMobile ? what.tap() : what.click());
  const { steps, given, start, names } = randomWriting(openingTurn(false, openingSeed('fill')).wish, 'unlink', 'half');
  for (const [at, { write }] of steps.entries()) {
    await expect(part(fill, 'status')).toContainText(`${at} of 4`);
    if (given[at]) await press(next(fill));
    else {
      await expect(next(fill)).not.toBeEnabled();
      const node = (address: number): Locator =>
        fill.locator(`.torus-node[data-id="${idOf(address, start, names.columns.length)}"]`);
      await press(node(write.node));
      await press(fill.locator(`[data-hold="${write.link}"]`));
      await press(node(write.to));
    }
    await expect(said(fill)).not.toHaveAttribute('data-wrong');
  }
  await expect(said(fill)).toHaveText(/with 4 writes, 2 of them yours, each right first time\./);
  expect(await isClimbed(page, 'ladder.unlink.fill')).toBe(true);
  expect(asked(page, 'fill.matrix')).toBe('small.4.4');
});

test('a search with colours is filled in, and a column that has its colour is passed over', async ({ page }) => {
  const fill = await openHost(page, './practice/purify/', 'fill');
  await fill.getByRole('combobox', { name: 'Steps done for you' }).selectOption('none');
  await expect.poll(() => asked(page, 'fill.given')).toBe('none');
  const { steps, names } = exerciseFor(openingTurn(true, openingSeed('fill')), 'none', randomColoured);
  for (const { act, press } of steps) {
    // Row DX agrees on X, so its only other column needs nothing.
    if (act === 'solution') {
      await fill.getByRole('button', { name: /^Column X,/ }).click();
      await expect(said(fill)).toHaveText(
        'X has the colour u already, so there is nothing to do. No primary column is left: a solution.',
      );
    }
    if (press.kind === 'column') {
      await fill.getByRole('button', { name: new RegExp(`^Column ${names.columns[press.column]!},`) }).click();
    } else if (press.kind === 'row') {
      await fill.getByRole('button', { name: new RegExp(`^Row ${names.rows[press.row]!},`) }).click();
    } else {
      const name = press.kind === 'solution' ? 'Claim a solution' : 'Back up';
      await fill.getByRole('button', { name, exact: true }).click();
    }
    await expect(said(fill)).not.toHaveAttribute('data-wrong');
    if (act === 'purify') await expect(said(fill)).toContainText('gives it the colour');
  }
  await expect(said(fill)).toHaveText(/^You have finished/);
  expect(await isClimbed(page, 'ladder.purify.fill')).toBe(true);
  expect(await violationsInThemes(page, '#fill')).toEqual([]);
});

test('rows come back by keys alone, each write judged', async ({ page }) => {
  const fill = await openHost(page, './practice/untweak/', 'fill');
  const { keyboard } = page;
  const { steps, given, start, names } = randomWriting(openingTurn(false, openingSeed('fill')).wish, 'untweak', 'half');
  const focus = (address: number): Promise<void> =>
    fill.locator(`.torus-node[data-id="${idOf(address, start, names.columns.length)}"]`).focus();
  for (const [at, { write }] of steps.entries()) {
    await expect(part(fill, 'status')).toContainText(`${at} of ${steps.length}`);
    if (given[at]) {
      await next(fill).focus();
      await keyboard.press('n');
    } else {
      await focus(write.node);
      await keyboard.press(write.link.charAt(0));
      await focus(write.to);
      await keyboard.press('Enter');
    }
    await expect(said(fill)).not.toHaveAttribute('data-wrong');
  }
  await expect(said(fill)).toContainText('everything is as it was before the first tweak.');
  expect(await isClimbed(page, 'ladder.untweak.fill')).toBe(true);
  expect(await violationsInThemes(page, '#fill')).toEqual([]);
});
