import { gzipSync } from 'node:zlib';
import type { APIRequestContext } from '@playwright/test';

/** All styles of a page, which are in it, compressed, in bytes. */
export async function styleBytes(request: APIRequestContext, path: string): Promise<number> {
  const address = await request.get(path);
  const html = (await address.text()).replaceAll(/<script[\s\S]*?<\/script>/g, '');
  if (/<link[^>]*rel="stylesheet"/.test(html)) throw new Error(`${path} links a sheet, which is not counted here`);
  const inline = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css]) => css);
  return gzipSync(inline.join('\n'), { level: 9 }).length;
}
