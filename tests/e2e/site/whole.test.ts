import { pages } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

test('every page has its own title and description, and is linked to', async ({ request, baseURL }) => {
  const seen = { titles: new Set(), descriptions: new Set(), links: new Set<string>() };
  for (const path of pages) {
    const html = await (await request.get(path)).text();
    seen.titles.add(/<title>([^<]+)/.exec(html)?.[1]);
    seen.descriptions.add(/<meta name="description" content="([^"]+)/.exec(html)?.[1]);
    for (const [, href = ''] of html.matchAll(/<a [^>]*href="([^"#?]+)/g)) {
      seen.links.add(new URL(href, new URL(path, baseURL)).href);
    }
  }
  expect(seen.titles.size).toBe(pages.length);
  expect(seen.descriptions.size).toBe(pages.length);
  const lonely = pages.filter((path) => !seen.links.has(new URL(path, baseURL).href));
  expect(lonely).toEqual(['./404.html']);
});

test('an address that does not exist leads to the page for lost readers', async ({ page, complaints }) => {
  const response = await page.goto('./lessons/no-such-lesson/');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A dead end');
  await page.getByRole('main').getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cover & Uncover');
  // The browser says itself that there was no such page, and may.
  expect(complaints.length).toBeGreaterThan(0);
  complaints.length = 0;
});
