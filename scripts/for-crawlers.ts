/**
 * After the build, the files that crawlers ask for: `robots.txt`, and a `sitemap.xml` of all pages. Both need the whole
 * address of the site, so a build that is not told its SITE has no sitemap.
 */
import { writeFile } from 'node:fs/promises';
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
      // A figure alone is in its lesson too, which is the page to be found.
      const paths = addressedPagesOf(assets)
        .map((file) => file.href.slice(dir.href.length).replace(/index\.html$/, ''))
        .filter((path) => !path.startsWith('figure/'))
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
