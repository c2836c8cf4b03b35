import { topicWords } from '#ui/practice/topics.ts';
import type { Activity } from './activities.ts';

/** What is needed of a lesson. */
interface LessonTitle {
  readonly id: string;
  readonly data: { readonly order: number; readonly title: string };
}

/** The title of an activity: `Questions of lesson 5, Covering a column`. */
export function titleOfActivity({ title, mounts }: Activity, lessons: readonly LessonTitle[]): string {
  if (mounts.kind !== 'questions') return title;
  const { order, title: about } = lessonOf(mounts.lesson, lessons);
  return `${title} of lesson ${order}, ${about}`;
}

/** The page that an activity is from: its path, and the words of a link to it. */
export function placeOfActivity(
  { mounts }: Activity,
  lessons: readonly LessonTitle[],
): { readonly path: string; readonly words: string } {
  if (mounts.kind === 'rung') {
    const title = topicWords.find(({ topic }) => topic === mounts.topic)?.title ?? '';
    return { path: `practice/${mounts.topic}/`, words: title };
  }
  if (mounts.kind === 'mend')
    return { path: 'lessons/encode-your-own/', words: lessonWords('encode-your-own', lessons) };
  if (mounts.kind === 'sheet') return { path: 'exercises/', words: 'Exercises' };
  if (mounts.kind === 'write') return { path: 'implement/write/', words: 'Write it yourself' };
  return { path: `lessons/${mounts.lesson}/`, words: lessonWords(mounts.lesson, lessons) };
}

function lessonWords(id: string, lessons: readonly LessonTitle[]): string {
  const { order, title } = lessonOf(id, lessons);
  return `Lesson ${order}: ${title}`;
}

/** @throws RangeError when there is no such lesson */
function lessonOf(id: string, lessons: readonly LessonTitle[]): LessonTitle['data'] {
  const lesson = lessons.find((one) => one.id === id);
  if (!lesson) throw new RangeError(`there is no lesson “${id}”`);
  return lesson.data;
}
