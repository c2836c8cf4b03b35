/** What `/implement/` gives away: the programs and the vectors, as they are run by the tests. */
import type { APIRoute } from 'astro';
import { files } from '#ui/implement/programs.ts';

export function getStaticPaths(): { params: { file: string }; props: { content: string } }[] {
  return Object.entries(files).map(([file, content]) => ({ params: { file }, props: { content } }));
}

export const GET: APIRoute<{ content: string }> = ({ props }) => new Response(props.content);
