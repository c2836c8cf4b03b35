import contentModules from 'astro:content-module-imports';
import type { Lesson } from '#ui/kit/lessons.ts';

/**
 * The styles of a lesson, for a page that a build puts one of its figures into; they come with the rendered text
 * otherwise, as on a development server.
 *
 * @throws Error when Astro does not tell them
 */
export async function lessonStyles(lesson: Lesson): Promise<readonly string[]> {
  if (import.meta.env.DEV) return [];
  const styles = (await contentModules.get(lesson.filePath ?? '')?.())?.default.collectedStyles;
  if (!styles) throw new Error(`Astro does not tell the styles of ${lesson.id} any more`);
  return styles;
}
