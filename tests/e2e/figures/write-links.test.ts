import type { Locator } from '@playwright/test';
import { asked } from '../support/address.ts';
import { violationsInThemes } from '../support/axe.ts';
import { openHost, part } from '../support/host.ts';
import { expect, test } from '../support/test.ts';

const cover = './lessons/cover/';
const undo = './lessons/undo/';

const said = (figure: Locator): Locator => part(figure, 'caption');
const node = (figure: Locator, id: string): Locator => figure.locator(`.torus-node[data-id="${id}"]`);

/** A node, one of its links, and the node that it is to lead to. */
async function write(figure: Locator, from: string, link: string, to: string): Promise<void> {
  await node(figure, from).click();
  await figure.locator(`[data-hold="${link}"]`).click();
  await node(figure, to).click();
}

test('a column is covered link by link, and a wrong link is named', async ({ page }) => {
  const figure = await openHost(page, cover, 'write-links');
  await write(figure, 'header-0', 'right', 'header-2');
  await expect(said(figure)).toHaveText('R of the header of A stays: the header of A must remember where it was.');
  await figure.getByRole('button', { name: 'Step back' }).click();
  await expect(said(figure)).toHaveText('Carry out cover(A). Which link is written first?');
  // Rows AB and ABC have a 1 in A: their nodes in B and C leave.
  for (const [from, link, to] of [
    ['root', 'right', 'header-1'],
    ['header-1', 'left', 'root'],
    ['node-4-1', 'up', 'node-2-1'],
    ['node-2-1', 'down', 'node-4-1'],
    ['header-1', 'up', 'node-2-1'],
    ['node-2-1', 'down', 'header-1'],
    ['header-2', 'up', 'node-2-2'],
    ['node-2-2', 'down', 'header-2'],
  ] as const) {
    await write(figure, from, link, to);
    await expect(said(figure)).not.toHaveAttribute('data-wrong');
  }
  await expect(said(figure)).toHaveText(
    'Done: cover(A) with 8 writes, 7 right first time. Everything that left still points at its old neighbours.',
  );
  expect(asked(page, 'write-links.matrix')).toBe('small.1.8-0');
  await page.reload();
  await expect(said(figure)).toHaveText(/^Done: cover\(A\)/);
});

test('an arrow is dragged by its head, and a link is written by keyboard alone', async ({ page }) => {
  const figure = await openHost(page, cover, 'write-links');
  const middle = async (place: Locator): Promise<[number, number]> => {
    const box = (await place.boundingBox())!;
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  await page.mouse.move(...(await middle(figure.locator('.torus-grips [data-id="root-right"]'))));
  await page.mouse.down();
  await expect(part(figure, 'hand')).toContainText('In your hand: R of the root');
  await page.mouse.move(...(await middle(node(figure, 'header-1'))), { steps: 4 });
  await page.mouse.up();
  await expect(said(figure)).toHaveText('R of the root now leads to the header of B, past the header of A.');

  // And on by keyboard alone.
  await node(figure, 'header-1').focus();
  for (const key of ['l', 'ArrowLeft', 'Enter']) await page.keyboard.press(key);
  await expect(said(figure)).toContainText('L of the header of B leads there already.');
  for (const key of ['ArrowRight', 'l', 'Escape']) await page.keyboard.press(key);
  await expect(part(figure, 'hand')).toBeEmpty();
  for (const key of ['l', 'ArrowLeft', 'ArrowLeft', 'Enter']) await page.keyboard.press(key);
  await expect(said(figure)).toContainText('L of the header of B now leads to the root');
  await expect(node(figure, 'root')).toBeFocused();
});

test('in lesson 6 the column covered last comes back first', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const figure = await openHost(page, undo, 'write-links');
  await expect(said(figure)).toHaveText(
    'A and B are covered, in this order. Uncover them: which link is written first?',
  );
  await write(figure, 'root', 'right', 'header-0');
  await expect(said(figure)).toHaveText('B must come back before A: it was covered later.');

  // Axe finds nothing while a link is in the hand.
  await figure.getByRole('button', { name: 'Step back' }).click();
  await node(figure, 'root').click();
  await figure.locator('[data-hold="right"]').click();
  expect(await violationsInThemes(page, '#write-links')).toEqual([]);
});
