/**
 * After the build, the files that crawlers ask for: `robots.txt`, and a `sitemap.xml` of all pages. Both need the whole
 * address of the site, so a build that is not told its SITE has no sitemap.
 */
import { writeFile } from 'node:fs/promises';
import { type BuiltSite, addressedPages } from './built-site.ts';

export async function forCrawlers(site: BuiltSite): Promise<void> {
  const { dir, base, host } = site;
  // A figure or an activity alone is on another page too, which is the one to be found.
  const paths = addressedPages(site)
    .map((path) => path.replace(/index\.html$/, ''))
    .filter((path) => !/^(figure|activity)\//.test(path))
    .toSorted();
  const root = host === undefined ? null : new URL(base, host);
  if (root) await writeFile(new URL('sitemap.xml', dir), sitemapOf(paths.map((path) => new URL(path, root).href)));
  // Under a base path nobody reads it, but the host may serve it from its root.
  await writeFile(
    new URL('robots.txt', dir),
    `User-agent: *\nAllow: /\n${root ? `Sitemap: ${new URL('sitemap.xml', root).href}\n` : ''}`,
  );
}

function sitemapOf(addresses: readonly string[]): string {
  const urls = addresses.map((address) => `<url><loc>${address}</loc></url>`).join('\n');
  return (
    '<?xml version="1.0" encoding="utf-8"?>\n' +
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}\n</urlset>\n`
  );
}
