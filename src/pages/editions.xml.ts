/** The feed of editions, as Atom. */
import type { APIRoute } from 'astro';
import { link } from '#ui/kit/link.ts';
import { type Edition, editions } from '#ui/site/editions.ts';

export const GET: APIRoute = ({ site }) => {
  // A feed reader takes an address that is not whole from the address of the feed.
  const address = (path: string): string => (site ? new URL(link(path), site).href : link(path));
  const entry = ({ id, date, title, words }: Edition): string =>
    `<entry><id>urn:uuid:${id}</id><title>${title}</title><updated>${date}T00:00:00Z</updated>` +
    `<link href="${address('credits/#editions')}"/><summary>${words}</summary></entry>`;
  const feed =
    '<?xml version="1.0" encoding="utf-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">' +
    '<id>urn:uuid:27d2f4bf-9e03-4406-b22e-f755ce314599</id><title>Cover &amp; Uncover: editions</title>' +
    `<updated>${editions[0]?.date}T00:00:00Z</updated><author><name>Cover &amp; Uncover</name></author>` +
    `<link href="${address('')}"/><link rel="self" href="${address('editions.xml')}"/>` +
    `${editions.map(entry).join('')}</feed>\n`;
  return new Response(feed, { headers: { 'content-type': 'application/atom+xml' } });
};
