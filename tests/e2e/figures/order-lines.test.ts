import type { Page } from '@playwright/test';
import { asked } from '../support/address.ts';
import { violationsInThemes } from '../support/axe.ts';
import { openHost, part } from '../support/host.ts';
import { expect, test } from '../support/test.ts';

/** Goes to a line of the mix by arrow keys, and takes it into the program. */
async function take(page: Page, text: string): Promise<void> {
  const focused = page.locator('[data-part="pool"] .order-line:focus');
  await page.keyboard.press('Home');
  for (let steps = 0; steps < 12 && (await focused.innerText()) !== text; steps += 1)
    await page.keyboard.press('ArrowDown');
  await expect(focused).toHaveText(text);
  await page.keyboard.press('Enter');
}

test('lines are put in order by keys alone, a fault is named and mended', async ({ page }) => {
  const figure = await openHost(page, './practice/unlink/', 'order');
  await part(figure, 'pool').locator('.order-line').first().focus();
  for (const text of ['L[R[x]] = L[x];', 'walk();', 'R[L[x]] = R[x];', 'L[R[x]] = x;', 'R[L[x]] = x;']) {
    await take(page, text);
  }
  await expect(part(figure, 'said')).toHaveText('“R[L[x]] = x;” is now line 5 of 5.');
  await figure.getByRole('button', { name: 'Run it' }).press('Enter');
  const verdict = part(figure, 'verdict');
  await expect(verdict).toContainText('The walk comes too early: going right, it still meets x.');
  await expect(verdict).toContainText('When walk() runs, R[0], of the root, is 1 (the header of A)');
  await expect(figure.locator('.torus.has-wrong')).toBeVisible();
  expect(await violationsInThemes(page, '#order')).toEqual([]);

  await part(figure, 'program').locator('.order-line').first().press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(part(figure, 'program').locator('.order-line:focus')).toHaveText('walk();');
  await expect(verdict).toBeEmpty();
  await figure.getByRole('button', { name: 'Run it' }).press('Enter');
  await expect(verdict).toContainText('Right. It wrote 4 links');
  expect(await page.evaluate(() => JSON.stringify(localStorage))).toContain('ladder.unlink.order=right');

  const lines = asked(page, 'order.lines');
  await page.reload();
  await expect(part(figure, 'program').locator('.order-line')).toHaveCount(5);
  expect(asked(page, 'order.lines')).toBe(lines);
});

test('a line is dragged into the program, up in it, and out again', async ({ page }) => {
  const figure = await openHost(page, './practice/cover/', 'order');
  const [pool, program] = [part(figure, 'pool'), part(figure, 'program')];
  const lines = program.locator('.order-line');
  const size = pool.locator('.order-line', { hasText: 'S[C[j]]--;' });
  const up = pool.locator('.order-line', { hasText: 'U[D[j]] = U[j];' });
  await size.dragTo(program);
  await up.dragTo(program, { targetPosition: { x: 40, y: 30 } });
  await expect(lines).toHaveText(['S[C[j]]--;', 'U[D[j]] = U[j];']);
  await lines.nth(1).dragTo(lines.nth(0), { targetPosition: { x: 40, y: 4 } });
  await expect(lines).toHaveText(['U[D[j]] = U[j];', 'S[C[j]]--;']);
  await lines.nth(0).dragTo(pool);
  await expect(lines).toHaveText(['S[C[j]]--;']);
  await figure.getByRole('button', { name: 'New lines' }).click();
  await expect(lines).toHaveCount(0);
  expect(Number(asked(page, 'order.seed'))).toBeGreaterThan(1);
});
