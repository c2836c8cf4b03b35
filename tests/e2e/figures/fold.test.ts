/** Figure 16.4: a search tree that a slider folds into its diagram, and back. */
import { violationsOn } from '../support/axe.ts';
import { wake } from '../support/host.ts';
import { expect, test } from '../support/test.ts';

test('the tree folds into the diagram by keys and by a press, and unfolds again', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('./lessons/when-not/');
  const host = page.locator('fold-figure');
  await wake(host);
  const nodes = host.locator('.fold-picture .node');
  const slider = host.getByRole('slider', { name: 'Merges' });
  const said = host.locator('[data-part="said"]');
  await expect(nodes).toHaveCount(40);
  await slider.focus();
  await page.keyboard.press('ArrowRight');
  await expect(said).toContainText('Merge 1 of 8: another full board.');
  await expect(slider).toHaveAttribute('aria-valuetext', await said.innerText());
  await expect(host.locator('.small-board')).toHaveCount(2);
  await host.getByRole('button', { name: 'Fold it', exact: true }).click();
  await expect(said).toContainText('22 nodes left. This is the diagram');
  await expect(nodes).toHaveCount(22);
  expect(await violationsOn(page, 'fold-figure')).toEqual([]);
  await host.getByRole('button', { name: 'Unfold it' }).click();
  await expect(nodes).toHaveCount(40);
  await expect(host.locator('.small-board')).toHaveCount(0);
});
