import { pages } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

for (const path of pages) {
  test(`${path} says what it is`, async ({ page, request }) => {
    expect((await page.goto(path))?.status()).toBe(200);

    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('main')).toHaveCount(1);
    await expect(page).toHaveTitle(/\S.*Cover & Uncover|Cover & Uncover.*\S/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /\S.{20}/);

    const icon = page.locator('link[rel=icon]');
    const { href } = await icon.evaluate((link: HTMLLinkElement) => ({ href: link.href }));
    const response = await request.get(href);
    expect(response.headers()['content-type']).toContain('image/svg+xml');
    expect(await response.text()).toContain('<svg');

    // A font that is preloaded and not used is a warning and 50 kB.
    const preloaded = await page.locator('link[rel=preload][as=font]').count();
    const loaded = await page.evaluate(async () => {
      const fonts = await document.fonts.ready;
      // The stand-ins are fonts of the reader's own machine.
      const own = [...fonts].filter(({ family }) => !family.includes('Stand-in'));
      return own.filter(({ status }) => status === 'loaded').length;
    });
    expect(preloaded).toBeGreaterThan(0);
    expect(loaded, 'fonts in use').toBe(preloaded);
  });
}

test('every page has its own title and description', async ({ page }) => {
  const seen = { titles: new Set<string>(), descriptions: new Set<string | null>() };
  for (const path of pages) {
    await page.goto(path);
    seen.titles.add(await page.title());
    seen.descriptions.add(await page.locator('meta[name=description]').getAttribute('content'));
  }
  expect(seen.titles.size).toBe(pages.length);
  expect(seen.descriptions.size).toBe(pages.length);
});

test('no link inside the site leads nowhere', async ({ page, request, baseURL }) => {
  const links = new Set<string>();
  for (const path of pages) {
    await page.goto(path);
    const hrefs = await page
      .locator('a[href]')
      .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
    for (const href of hrefs) if (href.startsWith(baseURL ?? '')) links.add(href);
  }
  expect(links.size).toBeGreaterThan(pages.length - 2);
  for (const link of links) {
    const [address, id] = link.split('#');
    const response = await request.get(address ?? '');
    expect(response.status(), link).toBe(200);
    if (id) expect(await response.text(), link).toContain(`id="${id}"`);
  }
});

test('an address that does not exist leads to the page for lost readers', async ({
  page,
  complaints,
}) => {
  const response = await page.goto('./lessons/no-such-lesson/');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A dead end');
  await page.getByRole('main').getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cover & Uncover');
  // The browser says itself that there was no such page, and may.
  expect(complaints.length).toBeGreaterThan(0);
  complaints.length = 0;
});
