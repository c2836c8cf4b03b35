/** What oEmbed says of a figure, in a file for each. */
import type { APIRoute } from 'astro';
import { type EmbedPage, embedPages, oembedOf } from '#ui/site/embeds/pages.ts';

export async function getStaticPaths(): Promise<{ params: { figure: string }; props: EmbedPage }[]> {
  const pages = await embedPages();
  return pages.map((page) => ({ params: { figure: page.figure.slug }, props: page }));
}

export const GET: APIRoute<EmbedPage> = ({ props, site, url }) =>
  new Response(oembedOf(props, site ?? url), { headers: { 'content-type': 'application/json+oembed' } });
