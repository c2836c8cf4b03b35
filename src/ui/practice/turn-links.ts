/** Reads links to figures in which the reader performs a search or writes links; they say which steps were missed. */
import type { Step } from '#practice/steps.ts';
import { TOPIC_TITLES } from '#practice/ladder-words.ts';
import { isShort, type ShortTopic, type Topic, TOPICS } from '#practice/ladder.ts';
import { randomColoured } from '#practice/random-coloured.ts';
import { randomMatrix } from '#practice/random-matrix.ts';
import { START } from '#practice/round.ts';
import { callOf } from '#practice/writing-reasons.ts';
import { randomWriting } from '#practice/random-writing.ts';
import { exerciseFor } from './exercise-turn.ts';
import { readTurn, type Turn, turnText } from './turn.ts';

export interface Walked {
  /** The text before the link in its line, or else the number of the line. */
  readonly name: string;
  /** The topic and the matrix; the same for links that can be compared. */
  readonly title: string;
  readonly done: number;
  /** The steps that were not right first time, from 0. */
  readonly missed: readonly number[];
  /** `step 3, cover(B)` */
  stepWords(step: number): string;
}

type WalkedTopic = Exclude<Topic, ShortTopic>;

/** The lessons with such a figure, and what the reader does there. */
const LESSONS: Readonly<Record<string, WalkedTopic>> = {
  'algorithm-x': 'search',
  'secondary-columns': 'search',
  cover: 'cover',
  undo: 'uncover',
};

const WALKED = TOPICS.filter((topic): topic is WalkedTopic => !isShort(topic));

/**
 * The round of one link; null when it is not a link to such a figure, or is damaged.
 *
 * @param link an address with its path
 * @param state the values of its fragment, `fill.matrix` with `small.7.12-3-5`
 */
export function readWalked(link: string, state: ReadonlyMap<string, string>, name: string): Walked | null {
  const [path = ''] = link.split('#');
  const [, folder = '', page = ''] = /\/(practice|lessons)\/([a-z-]+)\/?$/.exec(path) ?? [];
  const topic = folder === 'practice' ? WALKED.find((one) => one === page) : LESSONS[page];
  const text = [...state].find(([key]) => key.endsWith('.matrix'))?.[1];
  if (!topic || text === undefined) return null;
  const withSecondary = page === 'secondary-columns';
  // Naming the steps takes a search, so it is done once for a link.
  let names: readonly string[] = [];
  const turn = readTurn(text, withSecondary, (read) => (names = stepNames(topic, read)).length);
  if (!turn) return null;
  const { done, missed } = turn.round;
  return {
    name,
    title: `${TOPIC_TITLES[topic]}, matrix ${turnText({ ...turn, round: START })}${withSecondary ? ' with secondary columns' : ''}`,
    done,
    missed,
    stepWords(step) {
      return `step ${step + 1}, ${names[step] ?? ''}`;
    },
  };
}

/** What each step of a turn does. */
function stepNames(topic: WalkedTopic, turn: Turn): readonly string[] {
  if (topic === 'search' || topic === 'purify') {
    const { steps, names } = exerciseFor(turn, 'none', topic === 'purify' ? randomColoured : randomMatrix);
    return steps.map((step) => stepName(step, names.columns[step.column] ?? '', names.rows[step.row] ?? ''));
  }
  const writing = randomWriting(turn.wish, topic);
  return writing.steps.map(({ move }) => callOf(writing, move));
}

function stepName({ act }: Step, column: string, row: string): string {
  switch (act) {
    case 'choose':
      return `branch on ${column}`;
    case 'try':
      return `take row ${row}`;
    case 'cover':
    case 'uncover':
    case 'purify':
    case 'unpurify':
      return `${act}(${column})`;
    case 'solution':
      return 'a solution';
    default:
      return 'back up';
  }
}
