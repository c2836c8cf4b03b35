import { link } from '#ui/kit/link.ts';
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
  const { order, title: about } = lessonOf(mounts.lesson, lessons).data;
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
  if (mounts.kind === 'sheet') return { path: 'exercises/', words: 'Exercises' };
  if (mounts.kind === 'write') return { path: 'implement/write/', words: 'Write it yourself' };
  const lesson = lessonIdOf(mounts);
  return { path: `lessons/${lesson}/`, words: lessonWords(lesson, lessons) };
}

function lessonIdOf(mounts: Exclude<Activity['mounts'], { kind: 'rung' | 'sheet' | 'write' }>): string {
  if (mounts.kind === 'asks') return mounts.figure.lesson;
  return mounts.kind === 'mend' ? 'encode-your-own' : mounts.lesson;
}

function lessonWords(id: string, lessons: readonly LessonTitle[]): string {
  const { order, title } = lessonOf(id, lessons).data;
  return `Lesson ${order}: ${title}`;
}

/** What the page of an activity says in its head and in its last line. */
export function aloneOf(
  activity: Activity,
  lessons: readonly LessonTitle[],
): { readonly title: string; readonly description: string; readonly home: string; readonly words: string } {
  const title = titleOfActivity(activity, lessons);
  const { path, words } = placeOfActivity(activity, lessons);
  return {
    title,
    description: `${title}: an activity of Cover & Uncover, for a page of your course.`,
    home: link(path),
    words,
  };
}

/** @throws RangeError when there is no such lesson */
export function lessonOf<Lesson extends LessonTitle>(id: string, lessons: readonly Lesson[]): Lesson {
  const lesson = lessons.find((one) => one.id === id);
  if (!lesson) throw new RangeError(`there is no lesson “${id}”`);
  return lesson;
}
