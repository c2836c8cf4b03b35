import { pages } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

/** Read as text, once: what a page says of itself and where it leads needs no browser. */
test(
  'every page says what it is, is found from the head and foot of all others, and leads nowhere else',
  { tag: '@quick' },
  async ({ request, baseURL }) => {
    const here = (path: string): URL => new URL(path, baseURL);
    const texts = new Map<string, string>();
    for (const path of pages) texts.set(here(path).href, await (await request.get(path)).text());

    const titles = new Set<string>();
    const descriptions = new Set<string>();
    const links = new Map<string, string>();
    for (const [page, html] of texts) {
      titles.add(/<title>([^<]*\S[^<]*)<\/title>/.exec(html)?.[1] ?? '');
      descriptions.add(/<meta name="description" content="([^"]{20,})"/.exec(html)?.[1] ?? '');
      expect.soft(html.match(/<h1[\s>]/g), page).toHaveLength(1);
      expect.soft(html.match(/<main[\s>]/g), page).toHaveLength(1);
      expect.soft(html, page).toMatch(/<html[^>]* lang="en"/);
      for (const link of linksIn(html, page)) if (link.origin === here('').origin) links.set(link.href, page);
      const [head = '', foot = ''] = html.match(/<(header|footer) class="site-.*?<\/\1>/gs) ?? [];
      const offered = new Set(linksIn(head + foot, page).map(({ href }) => href));
      expect
        .soft(
          pages.filter((path) => !offered.has(here(path).href)),
          page,
        )
        .toEqual(['./404.html']);
    }
    expect(
      [...titles].filter((title) => title.includes('Cover & Uncover') || title.includes('Cover &amp; Uncover')),
    ).toHaveLength(pages.length);
    expect([...descriptions].filter(Boolean)).toHaveLength(pages.length);

    for (const [link, page] of links) {
      const [address = '', fragment = ''] = link.split('#');
      if (!texts.has(address)) {
        const response = await request.get(address);
        expect.soft(response.status(), `${page} leads to ${link}`).toBe(200);
        texts.set(address, response.ok() ? await response.text() : '');
      }
      // Behind the place stands the state of figures.
      const [id = ''] = fragment.split('?');
      if (id) expect.soft(texts.get(address)?.includes(`id="${id}"`), `${page} leads to ${link}`).toBe(true);
    }
  },
);

function linksIn(html: string, page: string): URL[] {
  const found = html.matchAll(/<(?:a|link rel="icon")[^>]*? href="([^"]+)"/g);
  return [...found].map(([, href = '']) => new URL(href.replaceAll('&amp;', '&'), page));
}

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
