import { expect, it, test } from 'vitest';
import { createMatrix, parse } from '#dlx/index.ts';
import { rowStates } from '#history/index.ts';
import type { Exercise, Round } from '#practice/round.ts';
import { createExercise, frameOf, isOver, pressed, scoreOf, START, takenBack } from '#practice/round.ts';
import { randomColoured } from '#practice/random-coloured.ts';
import { matrixNames, randomMatrix, SIZES } from '#practice/random-matrix.ts';
import { type Press, isOptional, samePress } from '#practice/steps.ts';
import { KNUTH } from '../../matrices/knuth.ts';
import { naiveSteps } from './naive.ts';
import { runs } from '../../support/runs.ts';

const knuth = exerciseOf(parse(KNUTH));

function exerciseOf(matrix: Parameters<typeof matrixNames>[0], detail: Exercise['detail'] = 'covers'): Exercise {
  return createExercise(matrix, matrixNames(matrix), detail);
}

/** A press by the name of what is pressed. */
function named({ names }: Exercise, name: string): Press {
  if (name === 'solution' || name === 'back up') return { kind: name };
  const column = names.columns.indexOf(name);
  return column < 0 ? { kind: 'row', row: names.rows.indexOf(name.replace('row ', '')) } : { kind: 'column', column };
}

function play(exercise: Exercise, text: string, from: Round = START): Round {
  const presses = text.split(/, */).filter((name) => name !== '');
  return presses.reduce((round, name) => pressed(exercise, round, named(exercise, name)), from);
}

const everyPress = ({ matrix }: Exercise): Press[] => [
  ...matrix.columns.map((_, column): Press => ({ kind: 'column', column })),
  ...matrix.rows.map((_, row): Press => ({ kind: 'row', row })),
  { kind: 'solution' },
  { kind: 'back up' },
];

/** A thousand matrices of all sizes, half of them with secondary columns, and half of those with colours. */
const thousand = Array.from({ length: runs(1_000) }, (_, at) =>
  exerciseOf(
    (at % 4 === 3 ? randomColoured : randomMatrix)({
      seed: at + 1,
      size: SIZES[at % 10 < 7 ? 0 : at % 10 < 9 ? 1 : 2],
      withSecondary: at % 2 === 1,
    }),
  ),
);

it('performs Knuth’s matrix', () => {
  const way =
    'A, row ADG, D, G, B, row BCF, C, F, back up, F, C, back up, B, G, D, row AD, D, ' +
    'E, row CEF, F, C, B, row BG, G, solution, back up, G, back up, B, C, F, back up, E, D, back up';
  const round = play(knuth, way);
  expect(round.wrong).toBeNull();
  expect(isOver(knuth, round)).toBe(true);
  expect(scoreOf(knuth, round)).toEqual({ done: 35, atOnce: 35, all: 35 });
});

it('performs it by its choices alone', () => {
  const choices = exerciseOf(parse(KNUTH), 'decisions');
  const way =
    'A, row ADG, B, row BCF, back up, back up, row AD, E, row CEF, B, row BG, solution, ' +
    'back up, back up, back up, back up';
  expect(isOver(choices, play(choices, way))).toBe(true);
});

test.each([
  ['', 'D', 'A is the first of the smallest, with 2 rows; D has 3.'],
  ['', 'B', 'A is as small as B and further left.'],
  ['', 'row ADG', 'First choose a column: A is the first of the smallest, with 2 rows.'],
  ['', 'solution', 'No solution yet: A, B, C, D, E, F and G are still to be covered.'],
  [
    '',
    'back up',
    'This is not a dead end: each primary column has a row left. A is the first of the smallest, with 2 rows.',
  ],
  ['A', 'A', 'Column A is chosen already. Try row ADG for it.'],
  ['A', 'G', 'Column A is chosen: first try row ADG for it.'],
  ['A', 'row AD', 'Row ADG comes before row AD: rows are tried from the top down.'],
  ['A', 'row BG', 'Row BG has no 1 in A. Row ADG is next.'],
  ['A', 'back up', 'Not yet: row ADG of column A has not been tried.'],
  ['A', 'solution', 'No solution yet: column A is chosen, but no row for it. Row ADG is next.'],
  ['A, row ADG', 'G', 'D comes before G: from A the search walks along the row to the right.'],
  ['A, row ADG', 'A', 'A is covered already: the search has branched on it.'],
  ['A, row ADG', 'E', 'Row ADG has no 1 in E. D is next.'],
  ['A, row ADG, D', 'row BG', 'Row ADG is being tried, but its column G is not covered yet.'],
  ['A, row ADG, D', 'back up', 'Not until every column of row ADG is covered: G is next.'],
  ['A, row ADG, D, G', 'D', 'D is covered already: row ADG takes it.'],
  ['A, row ADG, D, G', 'E', 'B is as small as E and further left.'],
  ['A, row ADG, D, G', 'F', 'B is the first of the smallest, with 1 row; F has 2.'],
  ['A, row ADG, D, G, B, row BCF, C, F', 'solution', 'No solution yet: E is still to be covered.'],
  ['A, row ADG, D, G, B, row BCF, C, F', 'row DEG', 'E has no row left. This is a dead end, whatever row is tried.'],
  ['A, row ADG, D, G, B, row BCF, C, F, E', 'E', 'E has no row left, so this is a dead end: back up.'],
  ['A, row ADG, D, G, B, row BCF, C, F, back up', 'C', 'F must come back before C: it was covered later.'],
  ['A, row ADG, D, G, B, row BCF, C, F, back up', 'E', 'E is not covered. F is the next to come back.'],
  [
    'A, row ADG, D, G, B, row BCF, C, F, back up',
    'row BCF',
    'First uncover what was covered since row BCF was tried: F is next.',
  ],
  ['A, row ADG, D, G, B, row BCF, C, F, back up, F, C', 'row BCF', 'Every row of column B has been tried: back up.'],
  [
    'A, row ADG, D, G, B, row BCF, C, F, back up, F, C, back up, B, G, D',
    'row ADG',
    'Row ADG has been tried already. Row AD is next.',
  ],
])('after “%s” it refuses %s: %s', (before, name, reason) => {
  const round = play(knuth, before);
  expect(round.wrong).toBeNull();
  expect(play(knuth, name, round).wrong?.reason).toBe(reason);
});

it('knows what secondary columns are', () => {
  // X is in no list any more once AX is taken; Y stays uncovered.
  const exercise = exerciseOf(
    createMatrix(
      [...['A', 'B'], { name: 'X', kind: 'secondary' }, { name: 'Y', kind: 'secondary' }],
      [
        [0, 2],
        [1, 2],
        [1, 3],
        [0, 1],
      ],
    ),
  );
  const refused = (before: string, name: string): string | undefined =>
    play(exercise, name, play(exercise, before)).wrong?.reason;
  expect(refused('', 'Y')).toBe('Y is secondary: nothing has to cover it, so the search never branches on it.');
  const solved = 'A, row AX, X, B, row BY, Y, solution, back up, Y, back up, B, X, row AB, B';
  expect(refused(solved, 'X')).toBe('X is secondary, so it may stay uncovered. No primary column is left: a solution.');
  expect(refused(solved, 'back up')).toBe(
    'Look again before you back up: no primary column is left, so this is a solution.',
  );
  expect(refused(`${solved}, solution`, 'A')).toBe('The solution is noted. The search does not stop there: back up.');
  expect(refused(`${solved}, solution`, 'solution')).toBe(
    'This solution has been noted already. The search backs up and goes on.',
  );
});

it('says that a row is walked around its end', () => {
  const exercise = exerciseOf(
    createMatrix(
      ['A', 'B', 'C'],
      [
        [0, 1, 2],
        [0, 2],
        [0, 1],
      ],
    ),
  );
  const round = play(exercise, 'B, row ABC');
  expect(play(exercise, 'A', round).wrong?.reason).toBe(
    'C comes before A: from B the search walks along the row to the right, and around its end.',
  );
});

it('takes back what was right and what was wrong, and counts a step once', () => {
  let round = play(knuth, 'A, row AD, row BG');
  expect(round.missed).toEqual([1]);
  round = takenBack(knuth, round);
  expect(round).toEqual({ done: 1, missed: [1], wrong: null });
  round = takenBack(knuth, play(knuth, 'row ADG', round));
  expect(round.done).toBe(1);
  round = play(knuth, 'row ADG, D', round);
  expect(scoreOf(knuth, round)).toEqual({ done: 3, atOnce: 2, all: 35 });
  expect(takenBack(knuth, START)).toEqual(START);
});

it('takes back a dead end that was seen at once', () => {
  const before = play(knuth, 'A, row ADG, D, G, B, row BCF, C, F');
  const after = play(knuth, 'back up', before);
  expect(after.done).toBe(before.done + 2);
  expect(takenBack(knuth, after)).toEqual(before);
});

it('counts one miss, whether the way out of a dead end was missed before the empty column was covered or after', () => {
  const before = play(knuth, 'A, row ADG, D, G, B, row BCF, C, F, row DEG');
  const after = play(knuth, 'E, E', before);
  expect(after.missed).toEqual(before.missed);
  const out = play(knuth, 'back up', after);
  expect(scoreOf(knuth, out)).toMatchObject({ done: 9, atOnce: 8 });
});

it('accepts the search’s own way on a thousand matrices, as a naive search tells it', () => {
  for (const exercise of thousand) {
    const naive = naiveSteps(exercise.matrix);
    expect(
      exercise.steps.map((step) => ({ press: step.press, ...(isOptional(step) && { isOptional: true }) })),
    ).toEqual(naive);
    const ways = [naive, naive.filter(({ isOptional }) => !isOptional)];
    for (const way of ways) {
      const round = way.reduce((round, { press }) => pressed(exercise, round, press), START);
      expect(isOver(exercise, round) && round.missed.length === 0).toBe(true);
    }
  }
}, 120_000);

it('refuses every other press, at every step of a thousand matrices, for a reason that holds', () => {
  for (const exercise of thousand) {
    const presses = everyPress(exercise);
    exercise.steps.forEach((step, done) => {
      const round = { ...START, done };
      for (const press of presses) {
        const isShort = isOptional(step) && press.kind === 'back up';
        const { wrong } = pressed(exercise, round, press);
        if (samePress(press, step.press) || isShort) expect(wrong).toBeNull();
        else expectReason(exercise, round, press, wrong?.reason ?? 'accepted');
      }
    });
  }
}, 240_000);

/** What a reason claims is looked up in the matrix itself. */
function expectReason(exercise: Exercise, round: Round, press: Press, reason: string): void {
  const { matrix, names } = exercise;
  const frame = frameOf(exercise, round);
  const step = exercise.steps[round.done]!;
  const covered = frame.covered.map(({ column }) => column);
  const isIn = (column: number): boolean => covered.includes(column);
  // Half a million reasons: an `expect` for each would take a minute.
  const claim = (holds: boolean): void => {
    if (!holds) throw new Error(`${wordsOf(exercise, press)} instead of ${step.act}: ${reason}`);
  };
  claim(/^[A-Z].*\.$/.test(reason) && !/undefined|accepted|  | \./.test(reason));
  const column = press.kind === 'column' ? press.column : -1;
  const isPrimary = matrix.columns[column]?.kind === 'primary';
  const ofBranch = step.column;
  const isTied = matrix.columns.some(
    ({ kind }, at) => kind === 'primary' && at !== ofBranch && !isIn(at) && frame.sizes[at] === frame.sizes[ofBranch],
  );
  const checks: readonly (readonly [RegExp, boolean])[] = [
    [/smallest, with \d+ rows?;/, isPrimary && !isIn(column) && frame.sizes[column]! > frame.sizes[ofBranch]!],
    [/is the (?:first of the )?smallest/, /first of the smallest/.test(reason) === isTied],
    [/as small as/, isPrimary && frame.sizes[column] === frame.sizes[ofBranch] && column > ofBranch],
    [/is covered already/, isIn(column)],
    [/has the colour \S+ already/, frame.covered.some((one) => one.column === column && one.colour !== undefined)],
    [/lose its colour/, covered.at(-1) === step.column && step.act === 'unpurify'],
    [/is secondary/, column >= 0 && !isPrimary && !isIn(column)],
    [/not a dead end/, matrix.columns.every(({ kind }, at) => kind !== 'primary' || isIn(at) || frame.sizes[at]! > 0)],
    [/has no row left/, frame.sizes[step.act === 'dead end' ? step.column : frame.column] === 0],
    [
      /No primary column is left|is a solution/i,
      matrix.columns.every(({ kind }, at) => kind !== 'primary' || isIn(at)),
    ],
    [/must come back before/, isIn(column) && covered.at(-1) === step.column],
    [/is not covered\. /, column >= 0 && !isIn(column)],
    [
      /comes before row/,
      press.kind === 'row' && rowStates(matrix, frame)[press.row] === 'candidate' && press.row > step.row,
    ],
    [
      /has been tried already/,
      press.kind === 'row' && press.row < step.row && matrix.rows[press.row]!.includes(step.column),
    ],
    [/Row \S+ is out/, press.kind === 'row' && matrix.rows[press.row]!.some((one) => one !== step.column && isIn(one))],
    [
      /^Row \S+ has no 1 in/,
      press.kind === 'row'
        ? !matrix.rows[press.row]!.includes(step.column)
        : !(matrix.rows[step.row] ?? []).includes(column),
    ],
    [/walks along the row to the right/, matrix.rows[step.row]?.includes(column) === true && !isIn(column)],
    [/^Every row of column/, exercise.steps[round.done]!.press.kind === 'back up'],
  ];
  for (const [words, holds] of checks) if (words.test(reason)) claim(holds);
  // What is to be done is said, unless the press only missed what the moment is.
  const hint = names.columns[step.column] ?? names.rows[step.row] ?? '';
  const isTold =
    reason.includes(hint) ||
    /back|solution|covered already|colour \S+ already|is secondary|Row \S+ is out/i.test(reason);
  claim(isTold);
}

function wordsOf({ names }: Exercise, press: Press): string {
  if (press.kind === 'column') return names.columns[press.column]!;
  return press.kind === 'row' ? names.rows[press.row]! : press.kind;
}
