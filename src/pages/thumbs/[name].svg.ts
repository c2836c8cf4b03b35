/** The small pictures of the menu, which fetches each when it is first seen. */
import type { APIRoute } from 'astro';
import { thumbFile } from '#ui/site/thumbs/thumb-file.ts';
import { lessonThumb } from '#ui/site/thumbs/lesson-thumbs.ts';
import look from '#ui/kit/thumbs/thumbs.css?raw';
import { toolThumb, toolThumbs } from '#ui/site/thumbs/tool-thumbs.ts';
import { lessonsInOrder } from '#ui/kit/lessons.ts';

interface Props {
  readonly drawing: string;
}

export async function getStaticPaths(): Promise<{ params: { name: string }; props: Props }[]> {
  const lessons = await lessonsInOrder();
  return [
    ...lessons.map(({ id }) => ({ params: { name: `lesson-${id}` }, props: { drawing: lessonThumb(id) } })),
    ...toolThumbs.map((name) => ({ params: { name }, props: { drawing: toolThumb(name) } })),
  ];
}

export const GET: APIRoute<Props> = ({ props: { drawing } }) =>
  new Response(thumbFile(drawing, { class: 'thumb', viewBox: '0 0 96 72' }, [look]), {
    headers: { 'content-type': 'image/svg+xml' },
  });
