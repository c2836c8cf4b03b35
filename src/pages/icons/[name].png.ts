/** The icons of the installed site. */
import { Resvg } from '@resvg/resvg-js';
import type { APIRoute } from 'astro';
import { type IconName, iconOnPaper, icons } from '#ui/site/offline/app.ts';

export function getStaticPaths(): { params: { name: string } }[] {
  return Object.keys(icons).map((name) => ({ params: { name } }));
}

export const GET: APIRoute = ({ params: { name } }) =>
  new Response(Uint8Array.from(new Resvg(iconOnPaper(name as IconName)).render().asPng()), {
    headers: { 'content-type': 'image/png' },
  });
