import { createMatrix, solve } from '#dlx/index.ts';
import { encode as encodeKnuth } from '#puzzles/knuth/encode.ts';
import { encode as encodeTetrasticks } from '#puzzles/tetrasticks/encode.ts';
import { listed } from '#english/english.ts';
import { type Question, solved } from './question.ts';

/** How many edges a board has whose sides are one shorter. */
export const edgesOfBoard: Question = {
  lesson: 'fifteen-sticks',
  ask: 'The 5×5 board has 60 edges. How many does a 4×4 board have?',
  answers: {
    kind: 'number',
    most: 999,
    hint: (wrong, right) =>
      wrong === right / 2
        ? 'Those are the horizontal edges. There are just as many vertical ones.'
        : 'A 4×4 board has five horizontal lines of edges. How many edges are in each?',
  },
  solve() {
    const edges = (size: number): number => size * (size + 1) * 2;
    const { matrix } = encodeTetrasticks({ omit: 'L' });
    const counted = matrix.columns.filter(({ name }) => /^[HV]\d\d$/.test(name)).length;
    if (counted !== edges(5)) throw new Error('the board has other edges than its matrix');
    return solved(
      edges(4),
      'There are five horizontal lines of four edges, and five vertical ones: room for ten pieces of four sticks.',
    );
  },
};

const { matrix, rowNames } = encodeKnuth();
const columnsOf = (name: string): readonly number[] => matrix.rows[rowNames.indexOf(name)] ?? [];
const shared = (a: string, b: string): readonly number[] =>
  columnsOf(a).filter((column) => columnsOf(b).includes(column));

export const clashOfRows: Question = {
  lesson: 'exact-cover',
  ask: 'Pick the rows ADG and DEG. In how many columns do they clash?',
  answers: {
    kind: 'number',
    most: 7,
    hint: (wrong, right) =>
      wrong < right
        ? 'A row’s name lists its columns. Look for the letters that are in both names.'
        : 'Two rows clash only in a column that both cover.',
  },
  solve() {
    const names = shared('ADG', 'DEG').map((column) => matrix.columns[column]?.name ?? '');
    return solved(
      names.length,
      `Both have a 1 in ${names.join(' and in ')}. One such column is enough to keep two rows out of the same solution.`,
      { words: 'both rows in figure 1.1', state: { 'exact-cover.rows': '1-5' } },
    );
  },
};

/** How many rows can stand beside AD. */
export const rowsBesideAd: Question = {
  lesson: 'exact-cover',
  ask: 'You have picked AD. How many of the other five rows could join it without a clash?',
  answers: {
    kind: 'number',
    most: 5,
    hint: (wrong, right) =>
      wrong > right
        ? 'A row with a 1 in A or in D clashes with AD.'
        : 'Only rows with a 1 in A or in D clash with AD. The others don’t have to fit together.',
  },
  solve() {
    const fitting = rowNames.filter((name) => name !== 'AD' && shared('AD', name).length === 0);
    const [solution = []] = Array.from(solve(matrix));
    const names = solution.map((row) => rowNames[row]).filter((name) => name !== 'AD');
    return solved(
      fitting.length,
      `They are ${listed(fitting)}. Not all of them fit together: the exact cover takes ${names.join(' and ')}.`,
      { words: 'AD in figure 1.1', state: { 'exact-cover.rows': '3' } },
    );
  },
};

/** Which columns of a small timetable are secondary. */
export const whatIsSecondary: Question = {
  lesson: 'encode-your-own',
  ask:
    'Three talks are to be given in one room, and there are four hours. A row is a talk at an hour and has a ' +
    'column for its talk and one for its hour. Which columns are secondary?',
  answers: {
    kind: 'choice',
    options: ['the talks', 'the hours', 'both', 'neither'],
    hints: {
      'the talks': 'Then a talk need not be given.',
      both: 'Then nothing has to happen at all, and the empty timetable is a solution.',
      neither: 'Then every hour must have a talk, and there are four hours for three talks.',
    },
  },
  solve() {
    const [talks, hours] = [3, 4];
    const counted = (secondary: string): number => {
      const columns = Array.from({ length: talks + hours }, (_, column) => {
        const isSecondary = secondary === 'both' || secondary === (column < talks ? 'the talks' : 'the hours');
        return { name: `${column}`, kind: isSecondary ? 'secondary' : 'primary' } as const;
      });
      const rows = Array.from({ length: talks * hours }, (_, row) => [row % talks, talks + Math.floor(row / talks)]);
      return Array.from(solve(createMatrix(columns, rows))).length;
    };
    const wanted = hours * (hours - 1) * (hours - 2);
    const options = ['the talks', 'the hours', 'both', 'neither'];
    const right = options.filter((option) => counted(option) === wanted);
    return solved(
      right.join(' or '),
      'A talk must be given; an hour may stay empty, but holds one talk at most. Then there are ' +
        `${counted('the hours')} timetables: 4 · 3 · 2. With both kinds primary the solver finds ` +
        `${counted('neither') || 'none'}.`,
    );
  },
};
