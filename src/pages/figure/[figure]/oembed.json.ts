/** What oEmbed says of a figure, in a file for each. */
import type { APIRoute } from 'astro';
import { type FigureEntry, register } from '#ui/figure/register.ts';
import { oembedOf } from '#ui/site/embeds/pages.ts';

export function getStaticPaths(): { params: { figure: string }; props: FigureEntry }[] {
  return register.map((figure) => ({ params: { figure: figure.slug }, props: figure }));
}

export const GET: APIRoute<FigureEntry> = ({ props, site, url }) =>
  new Response(oembedOf(props, site ?? url), { headers: { 'content-type': 'application/json+oembed' } });
