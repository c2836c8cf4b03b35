// The index of Find, which is fetched when a reader opens it.
import type { APIRoute } from 'astro';
import { lessonsInOrder } from '#ui/kit/lessons.ts';
import { notebooks } from '#ui/notebook/notebooks.ts';
import { indexOf } from '#ui/site/find/find-index.ts';
import { lessonText } from '#ui/site/find/lesson-documents.ts';
import { siteDocuments } from '#ui/site/find/site-documents.ts';
import { menu } from '#ui/site/menu.ts';

export const GET: APIRoute = async () => {
  const lessons = (await lessonsInOrder()).map(({ data, body = '' }) => lessonText(data, body));
  const index = indexOf(siteDocuments({ lessons, groups: await menu(), notebooks }));
  return new Response(JSON.stringify(index));
};
