/** The program to take home: what is given away, the arrays, and the box for a trace. */
import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { asked } from '../support/address.ts';
import { expect, test } from '../support/test.ts';

const path = './implement/';

async function open(page: Page): Promise<Locator> {
  await page.goto(path);
  const host = page.locator('#arrays');
  await expect(host).toHaveAttribute('data-ready', '');
  return host;
}

test('programs and vectors are those that the tests run; one is shown, and copied whole', async ({
  page,
  context,
  request,
}) => {
  await page.goto(path);
  for (const file of ['dlx.ts', 'dlx.py', 'check.ts', 'check.py']) {
    const href = await page.locator(`a[download="${file}"]`).evaluate((a: HTMLAnchorElement) => a.href);
    const text = readFileSync(new URL(`../../../content/implement/${file}`, import.meta.url), 'utf8');
    expect(await (await request.get(href)).text()).toBe(text);
  }
  const vectors = page.locator('a[download="vectors.json"]');
  const href = await vectors.evaluate((a: HTMLAnchorElement) => a.href);
  const { trace, problems } = (await (await request.get(href)).json()) as {
    trace: string[];
    problems: { updates: number }[];
  };
  expect(trace[1]).toBe('cover D, 2 2 2 1 1 2 1, 7');
  expect(problems.map(({ updates }) => updates)).toContain(21_375);

  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const program = page.locator('program-texts').first();
  const python = program.getByText('def dancing_links(primary');
  await expect(python).toBeHidden();
  await program.getByRole('radio', { name: 'Python' }).check({ force: true });
  await expect(python).toBeVisible();
  await program.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(program.locator('[data-language="python"] [data-part="said"]')).toHaveText('The program is copied.');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(readFileSync(new URL('../../../content/implement/dlx.py', import.meta.url), 'utf8'));
});

test('the torus and the table light each other, and a step marks what it writes', async ({ page, isMobile }) => {
  test.skip(isMobile, 'on a phone one picture stands behind the other');
  const host = await open(page);
  await host.locator('.torus-node[data-id="node-0-2"]').hover();
  await expect(host.locator('[data-part="torus"][data-ready]')).toBeVisible();
  const lit = host.locator('.arrays tr[data-lit]');
  await expect(lit).toHaveCount(1);
  await expect(lit).toContainText('CEF, C');
  await host.getByRole('row', { name: /^9 CEF, E/ }).hover();
  await expect(host.locator('[data-part="node-name"]')).toHaveText('Row CEF in column E');

  // Branching on A, then the first write of its cover: the header of B points left to the root.
  const next = host.locator('[data-do="next"]');
  await next.click();
  await next.click();
  const written = host.locator('.arrays [data-written]');
  await expect(written).toHaveText('0');
  await expect(host.locator('tr:has([data-written]) th')).toHaveText('2');
});

test(
  'a trace is judged, and the figure goes to the step of the first wrong line',
  { tag: '@quick' },
  async ({ page }) => {
    const host = await open(page);
    const field = host.getByLabel('The trace of the 6×7 matrix');
    const verdict = host.locator('[data-part="trace-verdict"]');
    const compare = host.getByRole('button', { name: 'Check the trace' });

    await field.fill('cover A, 2 2 2 1 2 2 2, 4\ncover D, 2 2 2 1 1 2 1, 7\ncover E');
    await compare.click();
    await expect(verdict).toContainText('Line 3 is the first that is wrong.');
    await expect(verdict).toContainText('should say cover G');
    expect(
      await field.evaluate((area: HTMLTextAreaElement) => area.value.slice(area.selectionStart, area.selectionEnd)),
    ).toBe('cover E');
    await expect(host.locator('[data-part="caption"]')).toContainText('Cover column G');
    expect(asked(page, 'arrays.zoom')).toBe('covers');
    await host.getByRole('button', { name: 'See this step above' }).click();
    await expect(host.locator('[data-part="torus"]')).toBeInViewport();
    await expect(host.locator('[data-part="step"]')).toBeFocused();

    await field.fill('<img src=x onerror=alert(1)>');
    await compare.click();
    await expect(verdict).toContainText('It is not JSON: “<img src=x onerror=alert(1)>”.');
    await expect(host.locator('.trace-box img')).toHaveCount(0);

    // A missing size++ is known by its first wrong line.
    await host.getByRole('button', { name: 'Fill in the right trace' }).click();
    await expect(verdict).toHaveText('All 26 lines are right, to the end of the search.');
    const right = await field.inputValue();
    await field.fill(right.replace('uncover C, 2 1 1 1 1 1 1, 17', 'uncover C, 2 1 1 1 0 0 1, 17'));
    await compare.click();
    await expect(verdict).toContainText('“uncover does not raise the size”');
  },
);
