/**
 * After the build, the files that crawlers ask for: `robots.txt`, and a `sitemap.xml` of all pages. Both need the whole
 * address of the site, so a build that is not told its SITE has no sitemap.
 */
import { readFile, writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
import { addressedPagesOf, baseOf } from './built-pages.ts';

let site: string | undefined;
let base = '/';

export const forCrawlers: AstroIntegration = {
  name: 'for-crawlers',
  hooks: {
    'astro:config:done': ({ config }) => {
      site = config.site;
      base = baseOf(config);
    },
    'astro:build:done': async ({ assets, dir }) => {
      const pages = await Promise.all(
        addressedPagesOf(assets).map(async (file) => [file, await readFile(file, 'utf8')] as const),
      );
      const paths = pages
        .filter(([, html]) => !/<meta name="robots" content="[^"]*noindex/.test(html))
        .map(([file]) => file.href.slice(dir.href.length).replace(/index\.html$/, ''))
        .toSorted();
      const root = site === undefined ? null : new URL(base, site);
      if (root) await writeFile(new URL('sitemap.xml', dir), sitemapOf(paths.map((path) => new URL(path, root).href)));
      // Under a base path nobody reads it, but the host may serve it from its root.
      await writeFile(
        new URL('robots.txt', dir),
        `User-agent: *\nAllow: /\n${root ? `Sitemap: ${new URL('sitemap.xml', root).href}\n` : ''}`,
      );
    },
  },
};

function sitemapOf(addresses: readonly string[]): string {
  const urls = addresses.map((address) => `<url><loc>${address}</loc></url>`).join('\n');
  return (
    '<?xml version="1.0" encoding="utf-8"?>\n' +
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}\n</urlset>\n`
  );
}
