/** What search engines read about a lesson, in the vocabulary of schema.org. */
import { type Lesson, readingMinutes } from '#ui/kit/lessons.ts';

/** @param address the whole address of the lesson, where the site knows its own */
export function learningResource(lesson: Lesson, address?: URL): Readonly<Record<string, unknown>> {
  const { title, description, order, goal } = lesson.data;
  return {
    '@context': 'https://schema.org',
    '@type': 'LearningResource',
    name: title,
    description,
    ...(address && { url: address.href }),
    learningResourceType: 'Lesson',
    interactivityType: 'active',
    position: order,
    teaches: goal,
    timeRequired: `PT${readingMinutes(lesson)}M`,
    inLanguage: 'en',
    isAccessibleForFree: true,
    isPartOf: { '@type': 'CreativeWork', name: 'Cover & Uncover' },
  };
}
