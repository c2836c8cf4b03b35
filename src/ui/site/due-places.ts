/** Where what comes back is done, for everything that the page of practice does not unfold itself. */
import { doneName, exercises } from '#practice/code/exercises.ts';
import { comesBackAs } from '#practice/comes-back.ts';
import { RUNG_TITLES, TOPIC_TITLES } from '#practice/ladder-words.ts';
import { type Rung, rungName, rungsOf, TOPICS } from '#practice/ladder.ts';
import { lessonsInOrder } from '#ui/kit/lessons.ts';
import { link } from '#ui/kit/link.ts';
import type { DuePlace } from '#ui/practice/due-place.ts';
import { type QuestionName, questions } from '#ui/questions/index.ts';

/** The state that gives a rung its new instance. */
const STATES: Readonly<Partial<Record<Rung, string>>> = {
  fill: '?fill.matrix=small.{seed}',
  order: '?order.seed={seed}',
};

export async function duePlaces(): Promise<readonly DuePlace[]> {
  const orders = new Map((await lessonsInOrder()).map(({ id, data }) => [id, data.order]));
  const asked = (Object.keys(questions) as QuestionName[]).filter((name) => comesBackAs(name) === name);
  return [
    ...asked.map((name) => {
      const { lesson, ask } = questions[name];
      return {
        name,
        title: `Lesson ${orders.get(lesson)}: ${ask}`,
        href: link(`lessons/${lesson}/#question-${name}`),
      };
    }),
    ...exercises.map(({ id, title }) => ({
      name: doneName(id),
      title: `Write it yourself: ${title}`,
      href: link(`implement/write/#${id}`),
    })),
    ...TOPICS.flatMap((topic) =>
      rungsOf(topic).map((rung) => ({
        name: rungName(topic, rung),
        title: `The ladder: ${TOPIC_TITLES[topic]}, ${RUNG_TITLES[rung].toLowerCase()}`,
        href: link(`practice/${topic}/#${rung}${STATES[rung] ?? ''}`),
      })),
    ),
  ];
}
