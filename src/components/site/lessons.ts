import { getCollection } from 'astro:content';
import type { CollectionEntry } from 'astro:content';

export type Lesson = CollectionEntry<'lessons'>;

export async function lessonsInOrder(): Promise<Lesson[]> {
  const lessons = await getCollection('lessons');
  return lessons.sort((a, b) => a.data.order - b.data.order);
}
