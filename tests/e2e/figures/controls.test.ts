import { openFigure, openUntouched } from '../support/figure.ts';
import type { FigureId } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

const ids: readonly FigureId[] = ['algorithm-x', 'queens', 'tetrasticks', 'ripple-effect'];

for (const id of ids) {
  test(`${id}: the controls say the same as the page came and once they are alive`, async ({ page }) => {
    const figure = await openUntouched(page, id);
    await expect(figure.status('solved in')).not.toHaveText('–');
    const { built, live } = await page.evaluate(async (host) => {
      const html = await (await fetch(location.pathname)).text();
      const asBuilt = new DOMParser().parseFromString(html, 'text/html');
      const names = ['step', 'speed', 'zoom', 'position', 'solution', 'progress', 'lens-tools'];
      const parts = names.map((name) => `[data-part="${name}"]`).join();
      const words = (of: Document): string[] =>
        [
          ...(of
            .getElementById(host)
            ?.querySelectorAll(`.timeline, .figure-controls, .counts, .numbers, .suggestions`) ?? []),
        ]
          .flatMap((place) => [...place.querySelectorAll(`button, ${parts}`)])
          .map((control) =>
            [
              control.getAttribute('data-do') ?? control.getAttribute('data-part'),
              control.matches(':disabled') && 'disabled',
              control.closest('[hidden]') && 'hidden',
              ...['min', 'max', 'aria-valuetext', 'aria-valuenow', 'aria-label', 'aria-checked'].map((name) =>
                control.getAttribute(name),
              ),
              control instanceof HTMLInputElement || control instanceof HTMLSelectElement
                ? control.value
                : control.textContent.trim().replaceAll(/\s+/g, ' '),
            ].join(' | '),
          );
      return { built: words(asBuilt), live: words(document) };
    }, id);
    expect(live).toEqual(built);
    expect(live.length).toBeGreaterThan(10);
  });
}

test('an arrow that leads nowhere in a small tree says why, and is heard', async ({ page }) => {
  const figure = await openFigure(page, 'algorithm-x');
  const tree = figure.host.locator('[data-part="tree"]');
  await tree.locator('g.tree-node[tabindex="0"]').focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowUp');
  const reason = 'This is the root; nothing is above it.';
  await expect(figure.host.locator('[data-part="tree-words"]')).toHaveText(reason);
  await expect(figure.host.locator('.nowhere-said')).toHaveText(reason);
  await page.keyboard.press('ArrowDown');
  await expect(figure.host.locator('[data-part="tree-words"]')).toHaveText(/^Level 1/);
});
