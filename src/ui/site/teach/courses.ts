/** Courses of two and of four weeks: what each lesson shows, what is done, and what is handed in. */
import { fragmentFor } from '#player/fragment.ts';
import type { About } from '#practice/tasks/index.ts';
import { figureAt } from '#ui/figure/register.ts';

/** Something of the site that a lesson uses: its words, and its address below the base of the site. */
export interface Used {
  readonly words: string;
  readonly path: string;
}

interface Session {
  readonly title: string;
  /** What is read before it. */
  readonly read: readonly Used[];
  /** What is on the wall. */
  readonly show: readonly Used[];
  /** What everybody does. */
  readonly work: readonly Used[];
  /** What is handed in. */
  readonly handIn: string;
  /** Activities that score it, or a part of it, in a course platform. */
  readonly scored?: readonly Used[];
}

export interface Week {
  readonly title: string;
  readonly sessions: readonly Session[];
}

export interface Course {
  readonly id: string;
  readonly title: string;
  readonly idea: string;
  /** What the whole ends with, and how it is marked. */
  readonly end: string;
  readonly weeks: readonly Week[];
}

/** The lessons of the site, by their numbers. */
const LESSONS = {
  0: 'fifteen-sticks',
  1: 'exact-cover',
  2: 'algorithm-x',
  3: 'neighbours',
  4: 'torus',
  5: 'cover',
  6: 'undo',
  7: 'smallest',
  8: 'secondary-columns',
  11: 'eleven-by-eleven',
  12: 'ripple-effect',
  13: 'encodings',
  14: 'colours',
  15: 'measuring',
  16: 'when-not',
  17: 'encode-your-own',
} as const;

const lesson = (number: keyof typeof LESSONS): Used => ({
  words: `lesson\u00a0${number}`,
  path: `lessons/${LESSONS[number]}/`,
});

function figure(number: string): Used {
  const { lesson: of, id } = figureAt(number);
  return { words: `figure\u00a0${number}`, path: `lessons/${of}/#${id}` };
}

const sheet = (seed: number, about: About, words: string): Used => ({
  words: `sheet ${seed}, ${words}`,
  path: `exercises/${fragmentFor({ 'sheet.seed': String(seed), ...(about !== 'all' && { 'sheet.about': about }) })}`,
});

const write = (words: string): Used => ({ words, path: 'implement/write/' });
const notebook = (slug: string, words: string): Used => ({ words, path: `notebook/${slug}/` });

/** An activity, as `/teach/` brings it into a course platform. */
const activity = (id: string, words: string): Used => ({
  words,
  path: `teach/${fragmentFor({ 'lines.activity': id })}`,
});

const sheetActivity = (about: About, words: string): Used => activity(`sheet-${about}`, `the sheet, ${words}`);
const ofModels: readonly Used[] = [
  sheetActivity('modelling', 'about models'),
  activity('mend-talks', 'four talks'),
  activity('mend-small-sudoku', 'a small Sudoku'),
  activity('mend-pairs', 'Langford’s pairs'),
];

const choosing: Session = {
  title: 'Exactly once',
  read: [lesson(1)],
  show: [figure('1.1'), figure('2.1')],
  work: [figure('2.2'), { words: 'the ladder: search', path: 'practice/search/' }],
  handIn: 'The link to a search that you carried out without a wrong step.',
  scored: [activity('perform', 'figure\u00a02.2'), activity('ask-algorithm-x', 'figure\u00a02.1, with questions')],
};

const undoing: Session = {
  title: 'Taking back without a copy',
  read: [lesson(3), lesson(5)],
  show: [figure('3.1'), figure('4.1'), figure('6.2')],
  work: [figure('5.2'), write('unlink, cover and uncover, to write yourself')],
  handIn: 'Cover and uncover, with the test passed; and in two sentences, why the order matters.',
  scored: [activity('write-cover', 'cover'), activity('write-uncover', 'uncover')],
};

const mayHappen: Session = {
  title: 'What may happen, but need not',
  read: [lesson(8)],
  show: [figure('8.1'), figure('8.2')],
  work: [sheet(3, 'secondary', 'about secondary columns')],
  handIn: 'Sheet 3, as a link or on paper.',
  scored: [sheetActivity('secondary', 'about secondary columns')],
};

const modelling: Session = {
  title: 'A model, and what is wrong with it',
  read: [lesson(17)],
  show: [figure('17.1')],
  work: [
    { words: 'the three broken models of lesson\u00a017, to mend', path: 'lessons/encode-your-own/' },
    sheet(4, 'modelling', 'about models'),
  ],
  handIn: 'Sheet 4; and for one of the broken models, the sentence that would have shown you the fault.',
  scored: ofModels,
};

export const courses: readonly Course[] = [
  {
    id: 'two-weeks',
    title: 'Two weeks in a course on algorithms',
    idea: 'Four meetings of ninety minutes. They begin with a matrix on the wall and end with everybody’s own solver at work on a problem of their own.',
    end: 'Hand in: the solver, in any language, with its counts for three problems from the table in Take it home; a model of your own with its three answers (what is a choice, what must happen, what may happen once); a page on what made its search faster. Each counts for a third.',
    weeks: [
      { title: 'Week 1: the search', sessions: [choosing, undoing] },
      {
        title: 'Week 2: the model',
        sessions: [
          {
            ...mayHappen,
            title: 'Must, and may',
            read: [lesson(8), lesson(17)],
            show: [figure('8.1'), figure('17.1')],
            work: [
              sheet(3, 'modelling', 'about models'),
              { words: 'the three broken models of lesson\u00a017, to mend', path: 'lessons/encode-your-own/' },
            ],
            handIn: 'Sheet 3, and the problem that you would like to model, in three answers.',
            scored: ofModels,
          },
          {
            title: 'Two models of one puzzle',
            read: [lesson(13), lesson(14)],
            show: [figure('13.1'), figure('14.1')],
            work: [notebook('own', 'a notebook of your own'), { words: 'My search is too slow', path: 'too-slow/' }],
            handIn:
              'The notebook with your model; what the doctor, the check under a cell, said of it; and what you answered.',
            scored: [activity('questions-encodings', 'the questions of lesson\u00a013')],
          },
        ],
      },
    ],
  },
  {
    id: 'four-weeks',
    title: 'Four weeks, with a project',
    idea: 'Eight meetings of forty-five to ninety minutes. The first half is about how the search works, the second about models: how to write one, how to compare two, and when to use something else.',
    end: 'The project is a puzzle or a plan from your own life: a rota, a seating plan, a box of wooden pieces. Hand in a notebook with the model, a check of its solutions that does not use the matrix, one encoding that you rejected, with the reason, and the size of the tree before and after you sharpened the model.',
    weeks: [
      {
        title: 'Week 1: by hand',
        sessions: [
          {
            title: 'A puzzle, and a dead end',
            read: [lesson(0)],
            show: [figure('0.2'), figure('0.3')],
            work: [{ words: 'the pupil’s sheet', path: 'pupil-sheet/' }],
            handIn: 'Nothing yet. Keep the sheet.',
          },
          choosing,
        ],
      },
      {
        title: 'Week 2: the program',
        sessions: [
          undoing,
          {
            title: 'Which column first',
            read: [lesson(7), lesson(15)],
            show: [figure('7.1'), figure('15.3')],
            work: [write('the search, to write yourself'), sheet(2, 'tree', 'about the tree of a search')],
            handIn: 'The solver, with its counts for Knuth’s matrix and for 8 queens.',
            scored: [activity('write-search', 'the search'), activity('write-choose', 'the smallest column')],
          },
        ],
      },
      {
        title: 'Week 3: the model',
        sessions: [
          {
            ...mayHappen,
            read: [lesson(8), lesson(12)],
            show: [figure('8.1'), figure('12.2'), figure('12.3')],
          },
          modelling,
        ],
      },
      {
        title: 'Week 4: better models',
        sessions: [
          {
            title: 'The same puzzle, told twice',
            read: [lesson(13), lesson(11)],
            show: [figure('13.1'), figure('11.1'), figure('11.2')],
            work: [figure('13.4'), { words: 'My search is too slow', path: 'too-slow/' }],
            handIn: 'Of the seven encodings, one that is wrong, with two rows that prove it.',
            scored: [activity('questions-encodings', 'the questions of lesson\u00a013')],
          },
          {
            title: 'Colours, and when to stop',
            read: [lesson(14), lesson(16)],
            show: [figure('14.1'), figure('14.4'), figure('16.1')],
            work: [notebook('own', 'the project, in a notebook')],
            handIn: 'The project.',
          },
        ],
      },
    ],
  },
];

/** All that the courses lead to. */
export function allUsed(): Used[] {
  return courses.flatMap(({ weeks }) =>
    weeks.flatMap(({ sessions }) =>
      sessions.flatMap(({ read, show, work, scored = [] }) => [...read, ...show, ...work, ...scored]),
    ),
  );
}

/** What to print or to give out, by audience. */
export const sheetsFor: readonly (Used & { readonly whom: string })[] = [
  {
    whom: 'School, ages twelve and up, no programming',
    words: 'the pupil’s sheet: rules, tasks, key',
    path: 'pupil-sheet/',
  },
  { whom: 'School, for fun', words: 'a Ripple Effect puzzle with its rules', path: 'ripple-effect/play/' },
  { whom: 'A language class', words: 'a word search of your own words', path: 'words/' },
  { whom: 'A first course on algorithms', ...sheet(1, 'all', 'one exercise of each kind') },
  { whom: 'A course that has had lesson 8', ...sheet(3, 'secondary', 'about secondary columns') },
  { whom: 'A course that writes models', ...sheet(4, 'modelling', 'about models') },
  { whom: 'Competition programmers', ...write('seven exercises, until the solver is your own') },
];
