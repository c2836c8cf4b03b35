import { openHost } from '../support/host.ts';
import { expect, test } from '../support/test.ts';

test('one is stuck once with the last pieces, takes one back, and then the search does it', async ({ page }) => {
  const host = await openHost(page, './lessons/fifteen-sticks/', 'place-last');
  const tile = (piece: string) => host.locator(`[data-take="${piece}"]`);
  const said = host.getByRole('status').last();
  const search = host.getByRole('button', { name: 'Watch the search do it' });
  await expect(host.locator('.board-picture .piece')).toHaveCount(4);
  await expect(tile('J')).toHaveText(/fits in 1 place/);
  await expect(search).toBeHidden();

  await tile('J').click();
  await expect(said).toHaveText(/^You are stuck: there is no room left for L\./);
  await expect(tile('L')).toHaveText(/fits nowhere/);
  await expect(search).toBeVisible();

  // A press on the board moves a piece as well, and keys press a tile.
  const lies = host.locator('.board-picture .piece[data-id^="J "]');
  const row = await lies.getAttribute('data-row');
  await host.locator(`.hit-edge[data-row="${row}"]`).first().click({ force: true });
  await expect(lies).toHaveCount(0);
  await tile('H').focus();
  const place = () => host.locator('.board-picture .piece[data-id^="H "]').getAttribute('data-id');
  await expect
    .poll(async () => {
      await page.keyboard.press('Enter');
      return place().catch(() => '');
    })
    .toBe('H W (1,0)');
  await tile('L').click();
  await tile('J').click();
  await expect(said).toHaveText(/^Solved: all 24 edges are filled\. You changed your mind \d+ times\.$/);

  await search.click();
  const figure = page.locator('#small-board');
  await expect(figure).toBeInViewport();
  const slider = figure.getByRole('slider', { name: 'Step' });
  await expect.poll(async () => Number(await slider.inputValue())).toBeGreaterThan(2);
  expect(Number(await slider.inputValue())).toBeLessThan(100);
});
