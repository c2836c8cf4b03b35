/** What a browser needs to install the site. */
import type { APIRoute } from 'astro';
import { link } from '#ui/kit/link.ts';
import { icons, paper } from '#ui/site/offline/app.ts';

export const GET: APIRoute = () =>
  new Response(
    JSON.stringify({
      id: link(),
      name: 'Cover & Uncover',
      short_name: 'Cover & Uncover',
      description: 'Knuth’s dancing links in twenty lessons, with figures that run, puzzles to play and a notebook.',
      lang: 'en',
      start_url: link(),
      scope: link(),
      display: 'standalone',
      theme_color: paper.light,
      background_color: paper.light,
      icons: Object.entries(icons)
        .filter(([, { purpose }]) => purpose !== null)
        .map(([name, { size, purpose }]) => ({
          src: link(`icons/${name}.png`),
          sizes: `${size}x${size}`,
          type: 'image/png',
          purpose,
        })),
    }),
    { headers: { 'content-type': 'application/manifest+json' } },
  );
