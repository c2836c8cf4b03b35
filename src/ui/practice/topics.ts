import { type ExerciseId, doneName } from '#practice/code/exercises.ts';
import { type Rung, type ShortTopic, type Topic, isShort, rungName, TOPICS } from '#practice/ladder.ts';

interface ShortWords {
  readonly title: string;
  readonly idea: string;
  /** The slug of its lesson. */
  readonly lesson: string;
  /** The exercise of `/implement/write/`, and what is said of it. */
  readonly write: { readonly exercise: ExerciseId; readonly words: string };
}

/** The words of what is watched, and of what is filled in. */
interface StepWords {
  readonly watch: { readonly title: string; readonly words: string };
  readonly fill: { readonly title: string; readonly words: string };
}

/** The words of a topic's page. */
export type TopicWords =
  | (ShortWords & { readonly topic: ShortTopic })
  | (ShortWords & StepWords & { readonly topic: Exclude<Topic, ShortTopic> });

const words: Readonly<Record<ShortTopic, ShortWords> & Record<Exclude<Topic, ShortTopic>, ShortWords & StepWords>> = {
  unlink: {
    title: 'Unlink and relink',
    idea: 'Two writes take a node out of its ring, and two put it back where it was.',
    lesson: 'neighbours',
    watch: {
      title: 'A header leaves its ring and comes back',
      words: 'Two links are written on the way out, and two on the way back. Watch whose links they are.',
    },
    fill: {
      title: 'Write the missing links',
      words:
        'Press a node, then one of its four links, then the node that the link should lead to; or drag an arrow by its head.',
    },
    write: { exercise: 'unlink', words: 'Two functions of two lines each, in a cell whose test runs on real rings.' },
  },
  build: {
    title: 'Build the links',
    idea: 'A new node goes to the foot of its column and to the end of its row, with four writes in each.',
    lesson: 'torus',
    write: {
      exercise: 'build',
      words: 'From rows of numbers to the whole net of links, in a cell. Every link of every node is compared.',
    },
  },
  cover: {
    title: 'Cover a column',
    idea: 'The header leaves its ring, and every row of the column leaves all its other columns.',
    lesson: 'cover',
    watch: {
      title: 'A column is covered, link by link',
      words: 'Each node that leaves takes two writes. Its own links stay, so that it can come back.',
    },
    fill: {
      title: 'Write the missing links',
      words:
        'Press a node, then one of its four links, then the node that the link should lead to; or drag an arrow by its head.',
    },
    write: {
      exercise: 'cover',
      words: 'The whole of cover in a cell, tested against the links of two hundred matrices.',
    },
  },
  uncover: {
    title: 'Uncover it again',
    idea: 'Everything that left comes back, and the last one out is the first one back.',
    lesson: 'undo',
    watch: {
      title: 'Columns come back, the last one first',
      words: 'Each node that is out still points at the neighbours it had. Watch them point at it again.',
    },
    fill: {
      title: 'Write the missing links',
      words:
        'Press a node, then one of its four links, then the node that the link should lead to. Rows come back from the bottom up, and each from right to left: the way cover went, backwards.',
    },
    write: {
      exercise: 'uncover',
      words: 'Write uncover in a cell, retracing cover. The test names the first link that is wrong.',
    },
  },
  search: {
    title: 'Search',
    idea: 'Choose the smallest column, try its rows one after another, and take everything back.',
    lesson: 'algorithm-x',
    watch: {
      title: 'A whole search, with its reasons',
      words: 'Every choice, every cover and every step back, on a matrix small enough to see at once.',
    },
    fill: {
      title: 'Take the missing steps',
      words:
        'Press a column to branch on it, to cover it or to uncover it, and a row to try it. When every column is covered, press Claim a solution; when a column has no row left to try, press Back up.',
    },
    write: { exercise: 'search', words: 'Algorithm X in a cell: yours must take the same steps as the real one.' },
  },
  choose: {
    title: 'Choose a column',
    idea: 'The search branches on the smallest column of the ring: in a tie, on the leftmost.',
    lesson: 'smallest',
    write: {
      exercise: 'choose',
      words:
        'A walk round the ring, in a cell. The test covers columns first, so that the ring is different each time.',
    },
  },
  purify: {
    title: 'Purify a column',
    idea: 'A column with colours is not covered: rows that agree on its colour stay, and the others go.',
    lesson: 'colours',
    watch: {
      title: 'A search with colours, with its reasons',
      words:
        'The dashed columns have colours. A row that is tried gives them its own; a row that agrees may still join it.',
    },
    fill: {
      title: 'Take the missing steps',
      words:
        'Press a column to branch on it, to cover or purify it, and on the way back to undo that. A column that has the row’s colour already needs nothing at all.',
    },
    write: {
      exercise: 'purify',
      words:
        'Write purify and unpurify in a cell; hide and unhide are there. Links, sizes and colours are compared on two hundred matrices.',
    },
  },
  tweak: {
    title: 'Tweak a row',
    idea: 'A column that may be covered again keeps its header. Only the row that is tried leaves, and stays out.',
    lesson: 'as-often',
    watch: {
      title: 'Rows leave from the top, link by link',
      words:
        'The search works through one column. Each row that it tries leaves all other columns, and then the top of this list; the header stays in the ring.',
    },
    fill: {
      title: 'Write the missing links',
      words:
        'Press a node, then one of its four links, then the node that the link should lead to. A row first leaves its other columns, going along the row to the right, and then the list of this column.',
    },
    write: {
      exercise: 'tweak',
      words: 'Write tweak in a cell; hide is there. The test names the first link that is wrong.',
    },
  },
  untweak: {
    title: 'Untweak the rows',
    idea: 'All rows that were tweaked come back in one sweep, and one saved number is enough: that of the first.',
    lesson: 'as-often',
    watch: {
      title: 'Rows come back, from the first one down',
      words:
        'The rows that left still point at what came below them. Watch how each one mends the up link of the next, which had been led to the header.',
    },
    fill: {
      title: 'Write the missing links',
      words:
        'Press a node, then one of its four links, then the node that the link should lead to. The list begins with the first row again; then each row comes back from right to left, and the one below leads up to it.',
    },
    write: {
      exercise: 'untweak',
      words: 'Write untweak in a cell, with the one number that was saved. Sizes are compared as well as links.',
    },
  },
};

/** The topics of the ladder, from its foot. */
export const topicWords: readonly TopicWords[] = TOPICS.map((topic) =>
  isShort(topic) ? { topic, ...words[topic] } : { topic, ...words[topic] },
);

/** The name under which the device keeps that a rung has been climbed; the last rung is climbed by its exercise. */
export function climbedName(topic: Topic, rung: Rung): string {
  return rung === 'write' ? doneName(words[topic].write.exercise) : rungName(topic, rung);
}
