import type { Page } from '@playwright/test';
import { pageOf } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

/*
 * A figure takes its id from the page, and all ids inside begin with it; so a page may have two of a
 * kind. No page of the site has, so one is served here with a second copy of its figure.
 */

/** Serves the figure's page with the figure in it twice, under its own id and under `id-b`. */
async function withTwo(page: Page, id: string): Promise<void> {
  await page.route(
    (url) => url.pathname.endsWith(pageOf(id).replace('.', '')),
    async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      const [host = ''] = new RegExp(`<([a-z-]+) id="${id}"[\\s\\S]*?</\\1>`).exec(html) ?? [];
      const second = host.replaceAll(new RegExp(`(?<!scenario=)(["'# ])${id}(?=[" '-])`, 'g'), `$1${id}-b`);
      await route.fulfill({ response, body: html.replace(host, () => host + second) });
    },
  );
  await page.goto(pageOf(id));
  for (const one of [id, `${id}-b`]) {
    // Some come to life when they are near the screen.
    await page.locator(`#${one}`).scrollIntoViewIfNeeded();
    await page.locator(`#${one}[data-ready]`).waitFor();
  }
}

// One with a picker of its own, one whose matrix is a canvas, one with the torus and the code.
for (const id of ['ripple-effect', 'tetrasticks', 'purified'] as const) {
  test(`${id} twice on a page: no id comes twice, and each has a state of its own`, async ({ page }) => {
    await withTwo(page, id);
    const second = page.locator(`#${id}-b`);
    const state = (host: string): Promise<string> => page.locator(`#${host} [data-part="caption"]`).innerText();
    const before = await state(id);
    const slider = second.getByRole('slider', { name: 'Step', exact: true });
    await slider.press('End');
    await expect(slider).not.toHaveValue('0');
    // Whatever comes late is there now: the first touch has fetched it.
    await expect(second.locator('[data-part="matrix"], .matrix-explorer').first()).toBeVisible();

    expect(await state(id)).toBe(before);
    expect(await state(`${id}-b`)).not.toBe(before);
    expect(page.url()).toContain(`${id}-b.step=`);
    expect(page.url()).not.toMatch(new RegExp(`[?&#]${id}\\.`));
    const { ids, lost } = await page.evaluate(() => {
      const found = [...document.querySelectorAll('[id]')].map((element) => element.id);
      const named = ['aria-describedby', 'aria-labelledby', 'aria-controls'].flatMap((name) =>
        [...document.querySelectorAll(`[${name}]`)].flatMap((element) =>
          (element.getAttribute(name) ?? '').split(/\s+/),
        ),
      );
      return { ids: found, lost: named.filter((name) => name && !found.includes(name)) };
    });
    expect(ids.filter((one, index) => ids.indexOf(one) !== index)).toEqual([]);
    expect(lost).toEqual([]);
  });
}
