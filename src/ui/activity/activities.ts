/**
 * The register of activities: what a course platform can put into a page of its own and give a score for. Each has a page,
 * `/activity/<id>/`, and its element (`mount-activity.ts`) finds on that page what the reader does. Used while building.
 */
import { mendQuestion } from '#notebook/mending.ts';
import { taskName } from '#practice/comes-back.ts';
import { type ExerciseId, exercises } from '#practice/code/exercises.ts';
import { RUNG_TITLES } from '#practice/ladder-words.ts';
import { rungsOf, type Topic } from '#practice/ladder.ts';
import { type About, ABOUT, ABOUT_WORDS, isAsked, taskKinds } from '#practice/tasks/index.ts';
import { type FigureEntry, figureAt, register } from '#ui/figure/register.ts';
import { mending } from '#ui/notebook/lesson-cells.ts';
import { topicWords } from '#ui/practice/topics.ts';
import { type QuestionName, questions } from '#ui/questions/index.ts';

/** What an activity mounts. */
type Mounts =
  | { readonly kind: 'questions'; readonly lesson: string; readonly names: readonly QuestionName[] }
  | { readonly kind: 'rung'; readonly topic: Topic; readonly rung: 'watch' | 'fill' | 'order' }
  /** A figure of a lesson in which the reader performs what the solver does. */
  | { readonly kind: 'figure'; readonly number: string; readonly lesson: string }
  /** A figure of a lesson that asks what comes next. */
  | { readonly kind: 'asks'; readonly figure: FigureEntry }
  /** A wrong encoding of lesson 17, which the reader mends. */
  | { readonly kind: 'mend'; readonly mend: MendName; readonly names: readonly string[] }
  /** Exercises that are made from a seed. */
  | { readonly kind: 'sheet'; readonly about: About; readonly names: readonly string[] }
  /** An exercise of *Write it yourself*. */
  | { readonly kind: 'write'; readonly exercise: ExerciseId };

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

/** The files of content/mends, as the lesson has them. */
export const mends = ['talks', 'small-sudoku', 'pairs'] as const;

type MendName = (typeof mends)[number];

/** Stands for the seed in the text of `start`. */
export const SEED = '{seed}';

const names = Object.keys(questions) as QuestionName[];
const byLesson = Map.groupBy(names, (name) => questions[name].lesson);

const QUESTIONS =
  'the share of questions answered right; one answered right after a wrong answer counts half, and one whose answer was ' +
  'shown counts nothing';

const ofLessons = [...byLesson].map(([lesson, asked]): Activity => ({
  id: `questions-${lesson}`,
  group: 'Questions of a lesson',
  title: 'Questions',
  mounts: { kind: 'questions', lesson, names: asked },
  start: null,
  score: QUESTIONS,
}));

const SCORES = {
  watch: 'the share of the steps that have been looked at',
  fill: 'the share of the missing steps that were right on the first try',
  order: '100% once the program is right, and 0% before',
} as const;

const SCORED = ['watch', 'fill', 'order'] as const;

const ofLadder = topicWords.flatMap(({ topic, title }) =>
  SCORED.filter((rung) => rungsOf(topic).includes(rung)).map((rung): Activity => ({
    id: `${topic}-${rung}`,
    group: 'Perform it yourself',
    title: `${title}: ${RUNG_TITLES[rung].toLowerCase()}`,
    mounts: { kind: 'rung', topic, rung },
    start: rung === 'order' ? { name: 'order.seed', text: SEED } : { name: `${rung}.matrix`, text: `small.${SEED}` },
    score: SCORES[rung],
  })),
);

const ofFigures = ['2.2', '5.2', '6.6', '8.3'].map((number): Activity => {
  const { id, slug, lesson, title } = figureAt(number);
  return {
    id: slug,
    group: 'Your turn, in a lesson',
    title: `${title} (figure ${number})`,
    mounts: { kind: 'figure', number, lesson },
    start: { name: `${id}.matrix`, text: `small.${SEED}` },
    score: 'the share of the steps that were right on the first try',
  };
});

function titleOfSheet(about: About): string {
  if (about === 'all') return 'Ten exercises';
  return about === 'everything' ? 'Exercises of every kind' : `Exercises about ${ABOUT_WORDS[about]}`;
}

const sheets = ABOUT.map((about): Activity => ({
  id: about === 'all' ? 'sheet' : `sheet-${about}`,
  group: 'Exercises',
  title: titleOfSheet(about),
  mounts: { kind: 'sheet', about, names: taskKinds.flatMap((_, at) => (isAsked(at, about) ? [taskName(at)] : [])) },
  start: { name: 'sheet.seed', text: SEED },
  score: QUESTIONS.replaceAll('questions', 'exercises'),
}));

const toWrite = exercises.map(({ id, title }, at): Activity => {
  return {
    id: `write-${id}`,
    group: 'Write it yourself',
    title: `Write it yourself, ${at + 1}: ${title}`,
    mounts: { kind: 'write', exercise: id },
    start: null,
    score: '100% once the code passes its test, and 0% before',
  };
});

const toMend = mends.map((mend): Activity => ({
  id: `mend-${mend}`,
  group: 'A model to mend',
  title: `To mend: ${mending(mend).title}`,
  mounts: { kind: 'mend', mend, names: [mendQuestion(mend)] },
  start: null,
  score: '100% once the model is mended; it stays at 0% if the solution was shown first',
}));

const toAsk = register
  .filter(({ kind }) => kind === 'run')
  .map((figure): Activity => ({
    id: `ask-${figure.slug}`,
    group: 'A figure that asks',
    title: `What comes next? Figure ${figure.number}: ${figure.title}`,
    mounts: { kind: 'asks', figure },
    start: { name: 'asks.seed', text: SEED },
    score: QUESTIONS,
  }));

/** All activities, the questions of lessons first. */
export const activities: readonly Activity[] = [
  ...ofLessons,
  ...ofLadder,
  ...ofFigures,
  ...sheets,
  ...toWrite,
  ...toMend,
  ...toAsk,
];

/** The names of the questions, or exercises, that an activity asks. */
export function namesOf({ mounts }: Activity): readonly string[] {
  return 'names' in mounts ? mounts.names : [];
}
