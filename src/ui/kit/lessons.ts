import { type CollectionEntry, getCollection } from 'astro:content';

export type Lesson = CollectionEntry<'lessons'>;

export async function lessonsInOrder(): Promise<Lesson[]> {
  const lessons = await getCollection('lessons');
  return lessons.sort((a, b) => a.data.order - b.data.order);
}

/** The parts of the notebook: each begins with a lesson, by its slug. */
const PARTS = [
  { title: 'The idea', first: 'fifteen-sticks' },
  { title: 'The links', first: 'neighbours' },
  { title: 'Undoing and choosing', first: 'undo' },
  { title: 'Tetrasticks', first: 'tetrasticks' },
  { title: 'Ripple Effect', first: 'ripple-effect' },
  { title: 'One step beyond', first: 'colours' },
  { title: 'Measures and limits', first: 'measuring' },
  { title: 'Your own', first: 'encode-your-own' },
  { title: 'Bounds and prices', first: 'as-often' },
] as const;

export interface LessonPart {
  readonly title: string;
  readonly lessons: readonly Lesson[];
}

/** The lessons by the parts of the notebook. */
export async function lessonParts(): Promise<LessonPart[]> {
  const lessons = await lessonsInOrder();
  const starts = PARTS.map(({ first }) => lessons.findIndex(({ id }) => id === first));
  return PARTS.map(({ title }, part) => ({
    title,
    lessons: lessons.slice(starts[part], starts[part + 1]),
  }));
}

/** Words per minute of a reader who has to think. */
const PACE = 170;
/** Time at each figure, in minutes. */
const AT_A_FIGURE = 2;

/** Minutes that a lesson takes to read: its words at that pace, except what is folded away, and a time at each figure. */
export function readingMinutes({ body = '' }: Lesson): number {
  const text = body.replaceAll(/^import .*$|<details>[\s\S]*?<\/details>/gm, '');
  const figures = text.match(/^<(?:[A-Z]\w+[^>]* (?:number|title)=|Mend |LessonCells )/gm)?.length ?? 0;
  const words = text.replaceAll(/<[^>]*>/g, ' ').match(/[\p{L}\p{N}’'-]+/gu)?.length ?? 0;
  return Math.max(1, Math.round(words / PACE + figures * AT_A_FIGURE));
}
