/** Figure 14.2: what purify writes, in the matrix, in the links and in the code. */
import { openFigure } from '../support/figure.ts';
import { expect, test } from '../support/test.ts';

test('each write of purify lights its line, and is seen in the links', async ({ page }) => {
  const { host, slider } = await openFigure(page, 'purified');
  const lit = host.locator('.code-listing[data-text="pseudocode"] .code-line[data-now="line"]');
  const torus = host.locator('[data-part="torus"]');
  await slider.focus();
  await expect(lit).toContainText('D[U[j]] ← D[j]');
  // Two writes back is the mark, one more the header.
  await slider.press('ArrowLeft');
  await slider.press('ArrowLeft');
  await expect(lit).toContainText('if colour[i] = colour[p]: colour[i] ← −1');
  await expect(host.locator('.narrator')).toContainText('row prxy agrees');
  await expect(torus.getByText('=A')).toBeVisible();
  await slider.press('ArrowLeft');
  await expect(lit).toContainText('colour[c] ← colour[p]');
  await expect(torus.getByText('=A')).toHaveCount(0);
  await host.getByRole('radio', { name: 'TypeScript' }).check({ force: true });
  await expect(host.locator('.code-listing[data-text="typescript"] .code-line[data-now="line"]')).toContainText(
    'colours[header >> 2] = ',
  );
});
