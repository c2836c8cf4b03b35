import { parseHTML } from 'linkedom';
import { register } from '#ui/figure/register.ts';
import { builtSite, faultOf, linksOf, pathOf, readBuilt } from '../support/built.ts';
import { NO_FONT, withoutFont } from '../../support/fonts.ts';
import { saidWrongly } from '../../support/one-word.ts';
import { lessons } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

const site = builtSite();
/** Pages with the head and the foot of the site; a figure or an activity to embed has neither. */
const framed = site.pages.filter(({ html }) => html.includes('<header class="site-header'));

test('every page says what it is, and is found from the head and foot of all others', { tag: '@quick' }, () => {
  const titles = site.pages.map(({ html }) => /<title>([^<]*Cover &(?:amp;)? Uncover[^<]*)<\/title>/.exec(html)?.[1]);
  expect(titles.filter((title, at) => title === undefined || titles.indexOf(title) !== at)).toEqual([]);
  const descriptions = new Map(
    site.pages.map(({ path, html }) => [/<meta name="description" content="([^"]{50,160})"/.exec(html)?.[1], path]),
  );
  // The later of two that say the same is missing, and so is one that says too much or too little.
  const described = [...descriptions].flatMap(([words, path]) => (words === undefined ? [] : path));
  expect(described.toSorted()).toEqual(site.pages.map(({ path }) => path).toSorted());

  expect(framed.length).toBeGreaterThan(60);
  for (const { path, html, apart } of framed) {
    expect.soft(html.match(/<(?:h1|main)[\s>]|<html[^>]* lang="en"/g), path).toHaveLength(3);
    const frame = (html.match(/<(header|footer) class="site-.*?<\/\1>/gs) ?? []).join('');
    const offered = new Set(linksOf({ path, html: frame, apart }).map(pathOf));
    expect
      .soft(
        framed.map((other) => other.path).filter((other) => !offered.has(other)),
        path,
      )
      .toEqual(['404.html']);
  }
});

test('no link of the site is broken, nor the place on a page that it leads to', { tag: '@quick' }, () => {
  const links = site.pages.flatMap((page) => linksOf(page).map((link) => ({ link, page })));
  expect(links.length).toBeGreaterThan(1_000);
  const faults = links.flatMap(({ link, page }) => {
    const fault = faultOf(link, site);
    return fault === null ? [] : `${page.path}: ${link.pathname}${link.hash} ${fault}`;
  });
  expect([...new Set(faults)]).toEqual([]);
});

test('the gallery has each figure with a picture, and its ways have names of their own', () => {
  const { document } = parseHTML(readBuilt('gallery/index.html'));
  const main = document.querySelector('main') as Element;
  const entries = [...main.querySelectorAll('li')];
  expect(entries.map(({ id }) => id)).toEqual(register.map(({ slug }) => slug));
  // As many figures are tables, and have the small picture of their lesson.
  const small = entries.filter((entry) => entry.querySelector('img')?.getAttribute('src')?.includes('/thumbs/'));
  expect(small.map(({ id }) => id)).toEqual([
    'undo-columns',
    'undo-three',
    'undo-links',
    'undo-rows',
    'measures',
    'engines',
  ]);
  const ways = [...main.querySelectorAll('li a')].map(
    (way) => way.getAttribute('aria-label') ?? way.textContent.trim(),
  );
  expect(new Set(ways).size).toBe(2 * register.length);
});

test('what the pages write is in the fonts', { tag: '@quick' }, () => {
  const strange = site.pages.flatMap(({ path, html, apart }) => {
    const text = `${html}${apart}`.replaceAll(/<(script|style)\b.*?<\/\1>/gs, '');
    return withoutFont(text).map((sign) => `${path}: ${sign}`);
  });
  expect(strange, NO_FONT).toEqual([]);
});

test('what the pages say has one word for one thing, what is computed too', () => {
  const found = site.pages.flatMap(({ path, html, apart }) => {
    const { document } = parseHTML(`${html}${apart}`);
    // Code, and pictures; the texts that the editor puts back.
    for (const other of document.querySelectorAll('script, style, code, pre, svg, textarea, [hidden]')) other.remove();
    return saidWrongly(document.documentElement.textContent).map((words) => `${path}: ${words}`);
  });
  expect(found).toEqual([]);
});

test('what is published names every page and shows a card of each', () => {
  const [, address] = /<link rel="canonical" href="([^"]*)"/.exec(readBuilt('index.html')) ?? [];
  expect(address, 'the sweep builds with a SITE, and so must who runs this test alone').toBeDefined();
  const below = (url = ''): string => url.replace(address ?? '', '');
  const listed = [...readBuilt('sitemap.xml').matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => below(url));
  const open = site.pages.filter(({ path }) => path !== '404.html' && !/^(figure|activity)\//.test(path));
  expect(listed.toSorted()).toEqual(open.map(({ path }) => path).toSorted());
  expect(readBuilt('robots.txt')).toContain(`Sitemap: ${address}sitemap.xml`);

  const ofLessons = open.filter(({ html }) =>
    /<script type="application\/ld\+json">[^<]*"LearningResource"/.test(html),
  );
  expect(ofLessons.map(({ path }) => `./${path}`).toSorted()).toEqual(lessons.toSorted());

  const cards = open.map(({ path, html }) => {
    const [, canonical] = /<link rel="canonical" href="([^"]*)"/.exec(html) ?? [];
    expect.soft(canonical).toBe(`${address}${path}`);
    const [, alt] = /<meta property="og:image:alt" content="([^"]{30,400})"/.exec(html) ?? [];
    expect.soft(alt, `what the card of ${path} shows`).toBeDefined();
    return below(/<meta property="og:image" content="([^"]*)"/.exec(html)?.[1]);
  });
  expect(cards.filter((card) => !site.files.has(card))).toEqual([]);
  expect(new Set(cards).size).toBe(open.length);
});

test('an address that does not exist leads to the page for lost readers', async ({ page, complaints }) => {
  const response = await page.goto('./lessons/no-such-lesson/');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A dead end');
  await page.getByRole('main').getByRole('link', { name: 'the contents' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cover & Uncover');
  // The browser says itself that there was no such page, and may.
  expect(complaints.length).toBeGreaterThan(0);
  complaints.length = 0;
});
