import type { Locator } from '@playwright/test';
import { openFigure } from '../support/figure.ts';
import { expect, test } from '../support/test.ts';

test('the first press on the matrix counts, and a column without a 1 ends the run', async ({ page }) => {
  const figure = await openFigure(page, 'torus');
  await expect(figure.status('ones')).toHaveText('16');
  await figure.matrix.scrollIntoViewIfNeeded();
  const box = await figure.matrix.boundingBox();
  // What edits the matrix is fetched at the first touch: its code has not come yet.
  await page.mouse.click(box!.x + box!.width * 0.55, box!.y + box!.height * 0.5);
  await expect(figure.status('ones')).toHaveText('17');
  await expect.poll(() => figure.state('matrix')).toContain('0111010');
  await figure.host.getByText('Edit the matrix', { exact: true }).click();
  await figure.button('Back to Knuth’s matrix').click();
  await expect(figure.status('ones')).toHaveText('16');

  await figure.press('Next solution');
  await expect(figure.caption).toContainText('Solution 1');
  await expect(figure.button('Next solution')).toHaveAttribute('aria-disabled', 'true');
  await figure.button('Add column').click();
  const note = figure.host.locator('[data-part="matrix-note"]');
  await expect(note).toContainText('Column H is primary and has no 1.');
  await expect(figure.position).toContainText('of 6');
  await expect(figure.button('More'), 'no control goes away').toBeVisible();
  await figure.button('Add row').click();
  await expect(figure.button('Remove row 7')).toBeVisible();
  await expect(figure.matrix.getByRole('button', { name: 'Row 7, without a 1, column H: a 0' })).toBeAttached();
  await figure.button('Back to Knuth’s matrix').click();
  await expect(note).toHaveText('');
});

test('a line of the code leads to the step at which it runs', async ({ page }) => {
  const figure = await openFigure(page, 'cover', { step: '0' });
  const code = figure.host.locator('[data-part="code"]');
  await expect(code).toHaveAttribute('data-ready', '');
  await code.locator('[data-key="search.try"]:visible > button').click();
  await expect(code.locator('[data-key="search.try"][data-now="line"]:visible')).toHaveCount(1);
});

test('the arrow keys walk over the torus; the links of a node are buttons within reach of Tab', async ({ page }) => {
  const figure = await openFigure(page, 'torus', { step: '0' });
  const panel = figure.host.locator('[data-part="node-panel"]');
  const name = panel.locator('[data-part="node-name"]');
  const follow = (direction: string): Locator => panel.locator(`[data-follow="${direction}"]`);
  await figure.host.locator('[data-id="root"].torus-node').focus();
  await expect(name).toHaveText('The root');
  await page.keyboard.press('Tab');
  await expect(follow('left')).toBeFocused();
  await page.keyboard.press('Shift+Tab');

  await page.keyboard.press('ArrowRight');
  await expect(name).toHaveText('The header of A');
  for (const direction of ['left', 'right', 'up', 'down']) {
    await page.keyboard.press('Tab');
    await expect(follow(direction)).toBeFocused();
    await expect(name).toHaveText('The header of A');
  }
  await page.keyboard.press('Enter');
  await expect(name).toHaveText('Row ADG in column A');
  await expect(follow('down')).toBeFocused();

  // A node is kept with Enter; the root that has the focus comes before it.
  await figure.host.locator('[data-id="header-0"].torus-node').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowRight');
  await expect(name).toHaveText('The header of B');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(name).toHaveText('The root');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await expect(name).toHaveText('The header of A');
});

test('parts of a picture take the focus, and not the picture itself', async ({ page }) => {
  for (const id of ['torus', 'algorithm-x', 'exact-cover'] as const) {
    const figure = await openFigure(page, id);
    const pictures = figure.host.locator('svg[role="group"]');
    await expect(pictures.first()).toBeAttached();
    const stops = await pictures.evaluateAll((all) =>
      (all as SVGSVGElement[])
        .filter((svg) => {
          svg.focus();
          return document.activeElement === svg;
        })
        .map((svg) => svg.getAttribute('aria-label')),
    );
    expect(stops, id).toEqual([]);
  }
});

test('a header leaves the ring when its column is made secondary, and comes back', async ({ page }) => {
  const figure = await openFigure(page, 'ring');
  const name = figure.host.locator('[data-part="node-name"]');
  const follow = figure.host.locator('[data-part="node-panel"] [data-follow="right"]');
  const leads = async (header: number, to: string): Promise<void> => {
    await figure.host.locator(`[data-id="header-${header}"].torus-node`).focus();
    await expect(name).toContainText('header');
    await expect(follow).toContainText(to);
  };
  await leads(4, 'root');
  await leads(5, 'itself');
  await figure.button('Put F and G back into the ring').click();
  // What a suggestion does is fetched; the ring is another one once its button says the way back.
  await expect(figure.button('Take F and G out of the ring')).toBeVisible();
  await leads(4, 'F');
  await leads(6, 'root');
  await figure.host.getByText('Edit the matrix', { exact: true }).click();
  await figure.button('Back to F and G secondary').click();
  await expect(figure.button('Put F and G back into the ring')).toBeVisible();
  await leads(6, 'itself');
});
