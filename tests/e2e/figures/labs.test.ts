import type { Locator } from '@playwright/test';
import { asked } from '../support/address.ts';
import { openHost, part, wake } from '../support/host.ts';
import { expect, test } from '../support/test.ts';

const neighbours = './lessons/neighbours/';
const undo = './lessons/undo/';

test('a node is taken out and put back by a press, in any order', async ({ page }) => {
  const lab = await openHost(page, neighbours, 'list-lab');
  const node = (name: string): Locator => lab.getByRole('button', { name: new RegExp(`^${name},`) });
  await expect(part(lab, 'writes')).toHaveText('R[B] ← D; L[D] ← B');
  await node('B').click();
  await expect(part(lab, 'writes')).toHaveText('R[A] ← D; L[D] ← A');
  await node('C').click();
  await expect(part(lab, 'words')).toContainText('they do not agree. First bad link: R[A] is D, but should be C.');
  await expect(lab.locator('.ring-broken')).not.toHaveCount(0);
  expect(asked(page, 'list-lab.presses')).toBe('C-B-C');
  await lab.getByRole('button', { name: 'Undo' }).click();
  await expect(part(lab, 'words')).toContainText('Forwards A, D, E; backwards E, D, A: they agree.');
  await lab.getByRole('button', { name: 'Redo' }).click();
  await expect(part(lab, 'words')).toContainText('First bad link');
  await lab.getByRole('button', { name: 'Reset' }).click();
  await expect(part(lab, 'words')).toContainText('Forwards A, B, C, D, E');
  expect(asked(page, 'list-lab.presses')).toBe('none');
});

test('the list answers to the keyboard, and keeps the focus', async ({ page }) => {
  const lab = await openHost(page, neighbours, 'list-lab', { presses: 'none' });
  await lab.getByRole('button', { name: /^A,/ }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await page.keyboard.press('End');
  await page.keyboard.press('Space');
  await expect(lab.getByRole('button', { name: /^E, taken out/ })).toBeFocused();
  expect(asked(page, 'list-lab.presses')).toBe('B-E');
  await page.keyboard.press('Tab');
  await expect(lab.getByRole('button', { name: 'Undo' })).toBeFocused();
});

test('a pair of orders that fails is replayed, and the rows of a column are walked both ways', async ({ page }) => {
  const lab = await openHost(page, undo, 'undo-list');
  await lab.getByRole('button', { name: '1 2 3 out, 1 3 2 back' }).click();
  await expect(part(lab, 'orders')).toHaveText('Taken out: 1, 2, 3. Put back: 1, 3, 2. All are back.');
  await expect(part(lab, 'words')).toContainText('First bad link: R[head] is 3, but should be 1.');
  await part(lab, 'length').selectOption('4');
  await expect(lab.getByRole('button', { name: /^[1-4], in the list/ })).toHaveCount(4);
  expect(asked(page, 'undo-list.orders')).toBe('n4');
  await expect(lab.locator('[data-failures]:visible')).toContainText('With 4 nodes, 66 pairs fail. The first of them:');

  const rows = page.locator('#undo-rows');
  await wake(rows);
  await part(rows, 'column').selectOption('B');
  await expect(rows.locator('.ways li').first()).toHaveText('row BG: back into G');
  await expect(part(rows, 'words')).toContainText('Either way, uncover puts every one back.');
});

test('two columns come back in the order that the reader picks', async ({ page }) => {
  const lab = await openHost(page, undo, 'undo-columns');
  await lab.getByRole('button', { name: 'uncover(A)' }).click();
  await lab.getByRole('button', { name: 'uncover(D)' }).click();
  await expect(part(lab, 'words')).toContainText('First fault: A has size 4, but a list of length 2');
  await lab.getByRole('button', { name: 'Reset' }).click();
  await lab.getByRole('button', { name: 'uncover(D)' }).click();
  await lab.getByRole('button', { name: 'uncover(A)' }).click();
  await expect(part(lab, 'words')).toHaveText('Every link and every size is as it was before.');
});

test('two columns break a link in the small matrix, and the fault names its row', async ({ page }) => {
  const lab = await openHost(page, undo, 'undo-links');
  for (const name of ['A', 'C']) await lab.getByRole('button', { name: `uncover(${name})` }).click();
  await expect(part(lab, 'words')).toContainText('in B, the link up from the node of row BCD is wrong');
  await expect(part(lab, 'words')).toHaveAttribute('data-state', 'bad');
});

test('three columns uncovered in the wrong order leave a hole in the ring, where the search goes wrong', async ({
  page,
}) => {
  const lab = await openHost(page, undo, 'undo-three');
  for (const name of 'ACB') await lab.getByRole('button', { name: `uncover(${name})` }).click();
  await expect(part(lab, 'words')).toHaveText('First fault: C does not point left at the root.');
  await expect(part(lab, 'going-on')).toContainText('But C, E and F are covered twice.');
  // The hole is marked where it is: A and B should be in the ring.
  const wrong = lab.getByRole('columnheader', { name: /not in the ring of headers, wrong/ });
  await expect(wrong).toHaveText([/^A/, /^B/]);
  await lab.getByRole('button', { name: 'Reset' }).click();
  await expect(part(lab, 'going-on')).toBeEmpty();
  for (const name of 'CBA') await lab.getByRole('button', { name: `uncover(${name})` }).click();
  await expect(part(lab, 'words')).toHaveAttribute('data-state', 'good');
  await expect(part(lab, 'going-on')).toContainText('finds a solution: AD, CEF and BG.');
});
