/** The pictures of the gallery, which fetches each when it comes near the screen. */
import type { APIRoute } from 'astro';
import { strips } from '#ui/site/moments/strips.ts';

interface Props {
  readonly file: string;
}

export async function getStaticPaths(): Promise<{ params: { moment: string }; props: Props }[]> {
  const all = await strips();
  return all.flatMap(({ moments }) => moments.map(({ id, file }) => ({ params: { moment: id }, props: { file } })));
}

export const GET: APIRoute<Props> = ({ props }) =>
  new Response(props.file, { headers: { 'content-type': 'image/svg+xml' } });
