/** A short map of the site for programs that read text, after llmstxt.org. */
import type { APIRoute } from 'astro';
import { link } from '#ui/kit/link.ts';
import { menu } from '#ui/site/menu.ts';

export const GET: APIRoute = async ({ site }) => {
  const address = (path: string): string => (site ? new URL(link(path), site).href : link(path));
  const groups = (await menu()).map(({ title, parts }) => {
    const pages = parts.flatMap((part) => part.pages);
    const lines = pages.map((page) => `- [${page.title}](${address(page.path)}): ${page.idea}`);
    return `## ${title}\n\n${lines.join('\n')}\n`;
  });
  const text = `# Cover & Uncover

> An interactive notebook on dancing links, Donald Knuth’s way of solving exact cover problems, with primary and secondary columns. Its figures are real searches that go forwards and backwards.

The text of every page is there without scripts. Read the lessons in order; the state of each figure is in the fragment of the address.

${groups.join('\n')}
## More

- [All pages and terms](${address('find/')})
- [References](${address('credits/')})
`;
  return new Response(text, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
};
