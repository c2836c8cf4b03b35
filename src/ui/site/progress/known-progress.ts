/** What the site has that a reader can have done, as attributes of an element; runs while the site is built. */
import { doneName, EXERCISES } from '#practice/code/exercises.ts';
import { rungsOf, TOPICS } from '#practice/ladder.ts';
import { lessonsInOrder } from '#ui/kit/lessons.ts';
import { climbedName } from '#ui/practice/topics.ts';
import { questions } from '#ui/questions/index.ts';

export async function knownProgress(): Promise<Record<`data-${string}`, string>> {
  const lessons = (await lessonsInOrder()).map(({ id }) => id);
  const rungs = TOPICS.flatMap((topic) => rungsOf(topic).map((rung) => climbedName(topic, rung)));
  return {
    'data-lessons': lessons.join(' '),
    'data-questions': Object.keys(questions).join(' '),
    'data-exercises': EXERCISES.map(doneName).join(' '),
    'data-rungs': rungs.join(' '),
  };
}
