/**
 * The register of activities: what a course platform can put into a page of its own and give a score for. Each has a page,
 * `/activity/<id>/`, and its element (`mount-activity.ts`) finds on that page what the reader does. Used while building.
 */
import { RUNG_TITLES } from '#practice/ladder-words.ts';
import type { Topic } from '#practice/ladder.ts';
import { topicWords } from '#ui/practice/topics.ts';
import { type QuestionName, questions } from '#ui/questions/index.ts';

/** What an activity mounts. */
type Mounts =
  | { readonly kind: 'questions'; readonly lesson: string; readonly names: readonly QuestionName[] }
  | { readonly kind: 'rung'; readonly topic: Topic; readonly rung: 'watch' | 'fill' | 'order' };

export interface Activity {
  readonly id: string;
  /** What it is listed under. */
  readonly group: string;
  /** For the questions of a lesson the lesson’s own title is added where lessons are known. */
  readonly title: string;
  readonly mounts: Mounts;
  /** What its address begins with: the name of a value, and its text for a seed. Null where nothing is random. */
  readonly start: { readonly name: string; readonly text: string } | null;
  /** How it scores, as the end of “The score is …”. */
  readonly score: string;
}

/** Stands for the seed in the text of `start`. */
export const SEED = '{seed}';

const names = Object.keys(questions) as QuestionName[];
const byLesson = Map.groupBy(names, (name) => questions[name].lesson);

const ofLessons = [...byLesson].map(([lesson, asked]): Activity => ({
  id: `questions-${lesson}`,
  group: 'Questions of a lesson',
  title: 'Questions',
  mounts: { kind: 'questions', lesson, names: asked },
  start: null,
  score:
    'the share of questions answered right; one answered right after a wrong answer counts half, and one whose answer ' +
    'was shown counts nothing',
}));

const SCORES = {
  watch: 'the share of the steps that have been looked at',
  fill: 'the share of the missing steps that were right at the first try',
  order: '100% once the program is right, and 0% before',
} as const;

const ofLadder = topicWords.flatMap(({ topic, title }) =>
  (['watch', 'fill', 'order'] as const).map((rung): Activity => ({
    id: `${topic}-${rung}`,
    group: 'Perform it yourself',
    title: `${title}: ${RUNG_TITLES[rung].toLowerCase()}`,
    mounts: { kind: 'rung', topic, rung },
    start: rung === 'order' ? { name: 'order.seed', text: SEED } : { name: `${rung}.matrix`, text: `small.${SEED}` },
    score: SCORES[rung],
  })),
);

/** All activities, the questions of lessons first. */
export const activities: readonly Activity[] = [...ofLessons, ...ofLadder];
