import { gzipSync } from 'node:zlib';
import type { APIRequestContext } from '@playwright/test';

/** All styles of a page as they go over the wire, in bytes: the sheets that it links, and those in it. */
export async function styleBytes(request: APIRequestContext, path: string): Promise<number> {
  const address = await request.get(path);
  const html = (await address.text()).replaceAll(/<script[\s\S]*?<\/script>/g, '');
  const links = [...html.matchAll(/<link[^>]*rel="stylesheet"[^>]*>/g)].map(
    ([link]) => /href="([^"]+)"/.exec(link)?.[1] ?? '',
  );
  // Every page has some of its own: without one, this would have looked in the wrong place.
  if (links.length === 0) throw new Error(`${path} links no sheet`);
  const sheets = await Promise.all(links.map(async (href) => (await request.get(href)).body()));
  const inline = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css]) => css);
  const sizes = [...sheets, Buffer.from(inline.join('\n'))].map((css) => gzipSync(css, { level: 9 }).length);
  return sizes.reduce((sum, bytes) => sum + bytes, 0);
}
