/** A lesson or an hour in front of five kinds of audience: what is shown, what is asked, and what goes home with them. */
import { fragmentFor } from '#player/fragment.ts';
import type { Scenario } from '#scenarios/scenario.ts';
import { knuth } from '#scenarios/knuth.ts';
import { queens } from '#scenarios/queens.ts';
import { plannedView } from '#ui/figure/page-view.ts';
import { figureAt } from '#ui/figure/register.ts';
import { stepOf } from '#ui/site/moments/step-of.ts';

/** What a part of the hour shows: a figure on the wall, at a moment of its run if it says one, or another page. */
export type Shown =
  | { readonly figure: string; readonly lesson: string; readonly id: string; readonly at?: Moment }
  | { readonly words: string; readonly path: string };

/** The first time something happens in the run of a scenario, as `stepOf` names it. */
interface Moment {
  readonly scenario: Scenario;
  readonly happens: string;
  readonly words: string;
}

export interface Part {
  readonly minutes: number;
  readonly title: string;
  readonly show: readonly Shown[];
  readonly ask: string;
}

export interface Plan {
  readonly id: string;
  readonly title: string;
  readonly idea: string;
  readonly parts: readonly Part[];
}

function figure(number: string, at?: Moment): Shown {
  const { lesson, id } = figureAt(number);
  return { figure: number, lesson, id, ...(at && { at }) };
}

const sheet = (seed: number): Shown => ({
  words: `exercises, sheet ${seed}`,
  path: `exercises/${fragmentFor({ 'sheet.seed': String(seed) })}`,
});

const pupilSheet = (words: string): Shown => ({ words, path: 'pupil-sheet/' });

const deadEnd: Moment = { scenario: knuth, happens: 'dead end', words: 'at the dead end' };
const solution: Moment = { scenario: knuth, happens: 'solution', words: 'at the solution' };
const firstQueens: Moment = { scenario: queens, happens: 'solution', words: 'at its first solution' };

/** The first plan fits into a lesson at school; the others take an hour. */
export const plans: readonly Plan[] = [
  {
    id: 'first-lesson',
    title: 'One lesson at school, 45 minutes',
    idea: 'Ages twelve and up, no programming, a sheet for everybody. By the end they have searched with a pencil, met a dead end, and taken back exactly what had to come back.',
    parts: [
      {
        minutes: 5,
        title: 'A piece is in the way',
        show: [figure('0.2')],
        ask: 'None of the last pieces fits. Whose fault is that: this piece’s, or an earlier one’s? What would you take back?',
      },
      {
        minutes: 10,
        title: 'Every column exactly once',
        show: [figure('1.1'), pupilSheet('the pupil’s sheet, tasks 1 to 3')],
        ask: 'Do the figure on the wall together, then the sheet in pairs. Which rows can’t be chosen together? How can you tell?',
      },
      {
        minutes: 12,
        title: 'Be the machine',
        show: [figure('2.1'), figure('2.1', deadEnd), pupilSheet('the pupil’s sheet, task 4')],
        ask: 'Step forward on the wall as far as the dead end, and stop. What has to come back, and what stays? Then search your own cards with a pencil.',
      },
      {
        minutes: 12,
        title: 'Cards of your own',
        show: [pupilSheet('the pupil’s sheet, tasks 5 to 8')],
        ask: 'What is a card here? Which letters must be there, and which may be missing? Let two groups compare their cards.',
      },
      {
        minutes: 6,
        title: 'What the machine doesn’t see',
        show: [figure('16.1')],
        ask: 'Compare with task 7. The machine tries millions of ways. You needed one sentence: who can say it?',
      },
    ],
  },
  {
    id: 'first-course',
    title: 'A first course on algorithms',
    idea: 'Your students know recursion and lists. At the end they can carry out a search by hand and say why it never has to copy the matrix.',
    parts: [
      {
        minutes: 8,
        title: 'The problem',
        show: [figure('1.1')],
        ask: 'Which rows cover every column exactly once? How many sets of rows would a program have to try?',
      },
      {
        minutes: 15,
        title: 'The search',
        show: [figure('2.1'), figure('2.1', deadEnd), figure('2.1', solution)],
        ask: 'Before each step: which column is next, and why? At the dead end: what has to come back, and in which order?',
      },
      {
        minutes: 7,
        title: 'By hand',
        show: [figure('2.2')],
        ask: 'One of you is the search. Who can name the next row before it is pressed?',
      },
      {
        minutes: 15,
        title: 'Two writes out, two writes back',
        show: [figure('3.1'), figure('4.1')],
        ask: 'C has left the list. How does it find its way back? What goes wrong if two nodes come back in the wrong order?',
      },
      {
        minutes: 10,
        title: 'A Sudoku',
        show: [figure('2.4')],
        ask: 'Where does the search guess? Why so rarely?',
      },
      { minutes: 5, title: 'To take home', show: [sheet(1)], ask: 'Exercises 1 to 4 practise what this hour covered.' },
    ],
  },
  {
    id: 'advanced',
    title: 'An advanced course, or competition programmers',
    idea: 'Your students have written a backtracking search before. At the end they can write cover and uncover, and model with secondary columns.',
    parts: [
      {
        minutes: 10,
        title: 'Cover, write by write',
        show: [figure('5.1')],
        ask: 'Which links are not written? Why may they keep their values?',
      },
      {
        minutes: 10,
        title: 'The order of undoing',
        show: [figure('6.2'), figure('6.3')],
        ask: 'Two columns are covered. Which order of uncovering leaves a size wrong? Can a test find it?',
      },
      {
        minutes: 10,
        title: 'Which column first',
        show: [figure('7.1')],
        ask: 'Guess before you start the race: how many times as large is the tree if the search takes the leftmost column?',
      },
      {
        minutes: 12,
        title: 'At most once',
        show: [figure('8.1'), figure('8.1', firstQueens), figure('8.2')],
        ask: 'Diagonals may stay empty. What has to change in the program? (One line.)',
      },
      {
        minutes: 10,
        title: 'When not to',
        show: [figure('16.1'), figure('16.5')],
        ask: 'Sixty-two cells, two corners gone: who is first to prove that dominoes can’t cover them, you or the machine?',
      },
      {
        minutes: 8,
        title: 'To write at home',
        show: [{ words: 'the solver, to write yourself', path: 'implement/write/' }, sheet(2)],
        ask: 'Whose solver gets the same numbers as the site? Any language will do.',
      },
    ],
  },
  {
    id: 'school',
    title: 'A school class or a maths circle',
    idea: 'Ages twelve and up, no programming. By the end they have laid pieces, met a dead end and backed up in order.',
    parts: [
      {
        minutes: 10,
        title: 'Where do they cross?',
        show: [figure('0.1')],
        ask: 'Two pieces cross at one point. Who sees it first? What is the rule, in your own words?',
      },
      {
        minutes: 10,
        title: 'A smaller board',
        show: [figure('0.2'), figure('0.3')],
        ask: 'Which piece would you place next? What do you take back when none fits?',
      },
      {
        minutes: 10,
        title: 'A balance',
        show: [figure('9.3')],
        ask: 'Put a piece aside. Can the beam ever be level? Which pieces can be left out, and why?',
      },
      {
        minutes: 15,
        title: 'Numbers with ripples',
        show: [figure('12.2'), { words: 'puzzles to play', path: 'ripple-effect/' }],
        ask: 'Put a 3 anywhere. Where can’t there be another 3 now? Give a reason that nobody can doubt.',
      },
      {
        minutes: 10,
        title: 'A chessboard without two corners',
        show: [figure('16.1'), figure('16.2')],
        ask: 'Try to cover it with dominoes. Then colour the board. What have you found?',
      },
      {
        minutes: 5,
        title: 'To take home',
        show: [
          { words: 'a sheet: a Ripple Effect puzzle to print, with its rules', path: 'ripple-effect/play/' },
          { words: 'a word search of your own words', path: 'words/' },
        ],
        ask: 'Hide this week’s words for somebody else to find.',
      },
    ],
  },
  {
    id: 'club',
    title: 'A puzzle club, or a talk',
    idea: 'A mixed audience and one screen: from a board that everybody understands to numbers that nobody expects.',
    parts: [
      {
        minutes: 10,
        title: 'Fifteen pieces of four sticks',
        show: [figure('9.1'), figure('9.2')],
        ask: 'Sixteen pieces, room for fifteen. How many boards, do you think?',
      },
      {
        minutes: 10,
        title: 'The one left out',
        show: [figure('9.3')],
        ask: 'Why one of five, and not any of sixteen?',
      },
      {
        minutes: 15,
        title: 'How the machine does it',
        show: [figure('2.1'), figure('3.1')],
        ask: 'It takes back millions of choices. What does it have to write down to do that?',
      },
      {
        minutes: 10,
        title: 'Let them cross',
        show: [figure('10.3'), figure('10.4')],
        ask: 'Switch off the column of one junction: where will pieces cross?',
      },
      {
        minutes: 10,
        title: 'Bars that lie',
        show: [figure('15.4')],
        ask: 'The bar says 99%. How long will it take?',
      },
      {
        minutes: 5,
        title: 'To take home',
        show: [
          { words: 'all 1,795 boards', path: 'tetrasticks/wall/' },
          { words: 'three boards to play', path: 'tetrasticks/' },
        ],
        ask: 'Find one that you like.',
      },
    ],
  },
];

/** The link text of what is shown. */
export function shownWords(shown: Shown): string {
  if ('path' in shown) return shown.words;
  return `Figure ${shown.figure}${shown.at ? ` ${shown.at.words}` : ''}`;
}

/** All that a plan shows, in its order. */
export function allShown({ parts }: Plan): Shown[] {
  return parts.flatMap(({ show }) => show);
}

/** What it shows on the wall, in its order: its figures. Other pages are opened from the plan. */
export function onTheWall(plan: Plan): Shown[] {
  return allShown(plan).filter((shown) => 'figure' in shown);
}

/**
 * The address below the base of the site of what a plan shows at a place; a figure is on the wall there, and what comes
 * after its moment is hidden.
 */
export function shownPath(shown: Shown, plan: string, place: number): string {
  if ('path' in shown) return shown.path;
  const { lesson, id, at } = shown;
  const step = at && { [`${id}.step`]: String(stepOf(at.scenario, at.happens)) };
  const view = plannedView(id, { plan, at: place });
  return `lessons/${lesson}/#${id}${fragmentFor({ ...step, ...view }).replace(/^#[^?]*/, '')}`;
}

/** The addresses of the figures that each plan shows, by the id of the plan: what the wall asks for to go on. */
export function planPaths(): Record<string, string[]> {
  return Object.fromEntries(
    plans.map((plan) => [plan.id, onTheWall(plan).map((shown, at) => shownPath(shown, plan.id, at))]),
  );
}
