import { gzipSync } from 'node:zlib';
import { pages } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

/** All styles of a page as they go over the wire, in bytes: the sheets that it links, and those in it. */
const MOST = 14_000;

for (const path of pages) {
  test(`the styles of ${path} are small`, async ({ request }) => {
    const address = await request.get(path);
    const html = (await address.text()).replaceAll(/<script[\s\S]*?<\/script>/g, '');
    const links = [...html.matchAll(/<link[^>]*rel="stylesheet"[^>]*>/g)].map(
      ([link]) => /href="([^"]+)"/.exec(link)?.[1] ?? '',
    );
    const sheets = await Promise.all(links.map(async (href) => (await request.get(href)).body()));
    const inline = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css]) => css);
    const sizes = [...sheets, Buffer.from(inline.join('\n'))].map(
      (css) => gzipSync(css, { level: 9 }).length,
    );
    const size = sizes.reduce((sum, bytes) => sum + bytes, 0);
    test.info().annotations.push({ type: 'bytes', description: `${path} ${size}` });
    expect(links.length).toBeGreaterThan(0);
    expect(size).toBeLessThanOrEqual(MOST);
  });
}
