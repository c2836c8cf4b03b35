import { count, createMatrix } from '#dlx/index.ts';
import { listed } from '#english/english.ts';
import { type Question, solved } from './question.ts';

/** How many ways there are to put six things into six places when nothing else is asked. */
export const halvesOfPairs: Question = {
  lesson: 'encode-your-own',
  ask: 'How many solutions does the search find if each row puts one of the six numbers in one of the six places?',
  answers: {
    kind: 'number',
    most: 9_999,
    hint: (wrong) =>
      wrong === 2
        ? 'That is how many there should be. This matrix does not know which two numbers are a pair.'
        : 'Any of the six numbers may go in the first place, and any of the other five in the second.',
  },
  solve() {
    const six = Array.from({ length: 6 }, (_, index) => index);
    const columns = [...six, ...six].map((_, index) => ({ name: `${index}`, kind: 'primary' as const }));
    const rows = six.flatMap((thing) => six.map((place) => [thing, 6 + place]));
    const { solutions } = count(createMatrix(columns, rows));
    return solved(
      solutions,
      'Six numbers go in six places, in any order: 6 · 5 · 4 · 3 · 2 · 1 ways. The matrix does not know which ' +
        'two numbers are a pair.',
    );
  },
};

const ONE = 'one column in all three late rows';
const PAIRS = 'a column for each pair of late rows';
const NONE = 'no choice of columns does';

/** Shared columns forbid pairs: no set of them says “at most two of three”. */
export const twoOfThree: Question = {
  lesson: 'encode-your-own',
  ask:
    'Of three late shifts Ann may take any two, one or none, but not all three. Each day has one row in which she works late ' +
    'and one in which she doesn’t. Which secondary columns in the late rows express this rule?',
  answers: {
    kind: 'choice',
    options: [ONE, PAIRS, NONE],
    hints: {
      [ONE]: 'Two late rows would share that column. How many of them could be chosen?',
      [PAIRS]: 'Any two late rows would share a column, so no two could be chosen.',
    },
  },
  solve() {
    const days = [0, 1, 2];
    // A column is known by the late rows that have it: bit 0 for the first day.
    const columns = [0b011, 0b101, 0b110, 0b111];
    const sets = Array.from({ length: 2 ** columns.length }, (_, set) => columns.filter((_, at) => (set >> at) & 1));
    const found = sets.map((chosen) => weeks(days, chosen));
    const wanted = 2 ** days.length - 1;
    const options = [
      [ONE, [0b111]],
      [PAIRS, [0b011, 0b101, 0b110]],
    ] as const;
    const right = options.find(([, chosen]) => weeks(days, chosen) === wanted)?.[0];
    const kinds = [...new Set(found)].sort((a, b) => b - a).map(String);
    return solved(
      right ?? (found.includes(wanted) ? ONE : NONE),
      `There should be ${wanted} weeks: all but one of ${wanted + 1}. The solver has tried all ${sets.length} sets of ` +
        `columns, and they leave ${listed(kinds)}. A shared column can only forbid pairs, and here only the three together are forbidden. So make a row for ` +
        'each whole week, and leave out the one that is not allowed.',
    );
  },
};

/** How many weeks are left when these columns are in the late rows. */
function weeks(days: readonly number[], chosen: readonly number[]): number {
  const late = (day: number): number[] => chosen.flatMap((rows, at) => ((rows >> day) & 1 ? [days.length + at] : []));
  return count(
    createMatrix(
      [...days, ...chosen].map((_, at) => ({ name: `${at}`, kind: at < days.length ? 'primary' : 'secondary' })),
      days.flatMap((day) => [[day, ...late(day)], [day]]),
    ),
  ).solutions;
}
