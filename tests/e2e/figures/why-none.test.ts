/** Why is there none? A problem of one's own without a solution: its proof on board and matrix, checked row by row. */
import type { Locator, Page } from '@playwright/test';
import { violationsOn } from '../support/axe.ts';
import { openHost, wake } from '../support/host.ts';
import { expect, test } from '../support/test.ts';

/** Dominoes on n×n cells without two opposite corners. */
function dominoes(n: number): string {
  const cells = Array.from({ length: n * n }, (_, at) => [at % n, Math.floor(at / n)] as const).slice(1, -1);
  const names = new Set(cells.map(([x, y]) => `c${x}${y}`));
  const rows = cells.flatMap(([x, y]) =>
    (
      [
        [x + 1, y],
        [x, y + 1],
      ] as const
    )
      .filter(([right, down]) => names.has(`c${right}${down}`))
      .map(([right, down]) => `| row: fill ${x},${y} ${right},${down}\nc${x}${y} c${right}${down}\n`),
  );
  const head = `| board: ${n}x${n}\n| missing: 0,0 ${n - 1},${n - 1}\n| group cells: c10\n`;
  return `${head}${[...names].join(' ')}\n${rows.join('')}`;
}

async function open(page: Page, text: string): Promise<Locator> {
  await page.goto('./notebook/');
  const own = page.locator('#own');
  await wake(own);
  await own.locator('[data-part="text"]').fill(text);
  await own.getByRole('button', { name: 'Open', exact: true }).click();
  return own;
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`dominoes without corners, ${colorScheme}: the colours, each row, and the total`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    const own = await open(page, dominoes(4));
    await expect(own.locator('[data-part="why-answer"]')).toHaveText(/^None, after a complete search of \d+ nodes\.$/);
    const button = own.getByRole('button', { name: 'Why is there none?' });
    await button.click();
    const panel = own.getByRole('group', { name: 'Why there is none' });
    await expect(panel).toContainText('Each row takes one white and one black cell; 8 white, 6 black.');
    await expect(own.locator('svg .why-tile.is-light')).toHaveCount(8);
    await expect(own.locator('svg .why-tile.is-dark')).toHaveCount(6);
    const status = panel.getByRole('status');
    await panel.getByRole('button', { name: 'Next row' }).click();
    await expect(status).toHaveText(/: [+−]1 [+−]1 = 0\.$/);
    await expect(own.locator('svg .rows .is-pointed')).toHaveCount(1);
    expect(await violationsOn(page, '#own')).toEqual([]);
    await panel.getByRole('slider').fill('21');
    await expect(status).toContainText('8 − 6 = 2, not 0.');
    await panel.getByRole('button', { name: 'Close' }).click();
    await expect(panel).toBeHidden();
    await expect(button).toBeFocused();
    await expect(own.locator('svg .why-tile')).toHaveCount(0);
  });
}

test('by keyboard: three queens have no weights, and a chain of demands', async ({ page }) => {
  const cells = Array.from({ length: 9 }, (_, at) => [at % 3, Math.floor(at / 3)] as const);
  const rows = cells.map(([x, y]) => `| row ${x},${y}: fill ${x},${y} Q\nr${y} c${x} a${x + y} b${2 - y + x}\n`);
  const own = await open(page, `| board: 3x3\nr0 r1 r2 c0 c1 c2 | a0 a1 a2 a3 a4 b0 b1 b2 b3 b4\n${rows.join('')}`);
  await own.getByRole('button', { name: 'Why is there none?' }).focus();
  await page.keyboard.press('Enter');
  const panel = own.getByRole('group', { name: 'Why there is none' });
  await expect(panel.getByRole('status')).toContainText('This cannot all be met');
  await expect(panel).toBeFocused();
  await expect(panel.locator('.tree-node')).toHaveCount(6);
  await expect(panel).toContainText('A search shows it in 6 nodes');
  expect(await violationsOn(page, '#own')).toEqual([]);
  await panel.getByText('The search that shows it').focus();
  await page.keyboard.press('Enter');
  await expect(panel).toContainText('has no row left.');
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(own.getByRole('button', { name: 'Why is there none?' })).toBeFocused();

  // Another problem has no such question.
  await own.locator('[data-part="text"]').fill('a b\na b\n');
  await own.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(own.locator('[data-part="why-none"]')).toBeHidden();
});

test('a tetrastick board of one’s own: the edges and the pieces that are counted', async ({ page }) => {
  const own = await openHost(page, './tetrasticks/boards/', 'own-board', { board: '3x3.HJLNYO' });
  await wake(own);
  await own.getByRole('button', { name: 'Why is there none?' }).click();
  const panel = own.getByRole('group', { name: 'Why there is none' });
  await expect(panel).toContainText('Count the pieces H, J, L, N and Y and all 12 horizontal edges.');
  // The board of the search has taken the place of the editor.
  await expect(own.locator('.tetrastick-board:visible .why-tile')).toHaveCount(17);
  await panel.getByRole('button', { name: 'Next row' }).click();
  await expect(panel.getByRole('status')).toHaveText(/ = [24], a multiple of 2\.$/);
  expect(await violationsOn(page, '#own-board')).toEqual([]);
});

test('figures of lessons whose search ends without a solution explain it too', async ({ page }) => {
  await page.goto('./figure/talks/');
  const talks = page.locator('#talks');
  // It is there before any script, as the search has ended when the page is built.
  await expect(talks.locator('[data-part="why-answer"]')).toHaveText('None, after a complete search of 39 nodes.');
  await wake(talks);
  await talks.getByRole('button', { name: 'Why is there none?' }).click();
  const panel = talks.getByRole('group', { name: 'Why there is none' });
  await expect(panel).toContainText('Each row takes one place and one talk; 6 places, 4 talks.');
  await expect(talks.locator('.user-board .why-tile.is-light')).toHaveCount(6);
  // What each of the 24 rows adds up to, and the total.
  await expect(talks.locator('.matrix-sum')).toHaveText([...new Array<string>(24).fill('0'), '2']);
  expect(await violationsOn(page, '#talks')).toEqual([]);

  await page.goto('./figure/queens/');
  const queens = page.locator('#queens');
  await wake(queens);
  await expect(queens.locator('[data-part="why-none"]')).toBeHidden();
  await queens.locator('[data-setting="diagonals"]').selectOption('primary');
  await queens.getByRole('button', { name: 'Why is there none?' }).click();
  await expect(queens.getByRole('group', { name: 'Why there is none' })).toContainText(
    'the rising diagonals a0 and a1 must be covered; the rank r0 and the file c0 may be covered at most once',
  );
  await expect(queens.locator('.queens-board .why-tile')).toHaveCount(4);
  await page.keyboard.press('Escape');
  await expect(queens.locator('.queens-board .why-tile')).toHaveCount(0);

  await page.goto('./figure/eleven/');
  const eleven = page.locator('#eleven');
  await wake(eleven);
  await eleven.locator('[data-setting="joints"]').selectOption('all');
  await eleven.getByRole('button', { name: 'Why is there none?' }).click();
  await expect(eleven.locator('.tetrastick-board .why-tile.is-dark')).not.toHaveCount(0);
});
