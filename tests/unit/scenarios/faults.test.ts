import { describe, expect, test } from 'vitest';
import type { ColumnKind } from '#dlx/index.ts';
import { namesOf } from '#history/caption.ts';
import { record } from '#history/index.ts';
import { type Scenario, momentWords, problemOf } from '#scenarios/scenario.ts';
import { queens } from '#scenarios/queens.ts';
import { rippleEffect } from '#scenarios/ripple-effect.ts';
import { smallTetrasticks } from '#scenarios/small-tetrasticks.ts';
import { sudoku } from '#scenarios/sudoku.ts';
import { momentOf } from '#pictures/kit/moment.ts';
import { crossingWords, wordsInGrid } from '#scenarios/words.ts';
import { macMahon } from '#scenarios/macmahon.ts';
import { newSvg } from '../../pictures/svg.ts';

/*
 * Whatever a reader switches, a full cover that breaks the rules of the puzzle is called a solution
 * neither in the words of the moment, nor by the picture, nor by what counts the covers.
 */

const scenarios: Readonly<Record<string, Scenario>> = {
  queens: queens,
  sudoku: sudoku,
  'ripple-effect': rippleEffect,
  'small-board': smallTetrasticks,
  'crossing-words': crossingWords,
  words: wordsInGrid,
  macmahon: macMahon,
};

/** The first cell and its room may do without numbers. */
const ROOM_A: Readonly<Record<string, ColumnKind>> = {
  'c1,1': 'secondary',
  ...Object.fromEntries([1, 2, 3, 4, 5, 6].map((value) => [`A=${value}`, 'secondary'])),
};

interface Told {
  readonly words: string;
  readonly picture: string;
  readonly noun: string | undefined;
}

type Asked = Readonly<Record<string, string>>;
type Kinds = Readonly<Record<string, ColumnKind>>;

async function coverOf(
  name: string,
  settings: Asked,
  kinds: Kinds = {},
  isWanted: (told: Told) => boolean = () => true,
): Promise<Told> {
  const found = await findCover(name, settings, kinds, isWanted);
  if (found) return found;
  throw new Error(`no cover of ${name} is as wanted. ${await whatToSwitch(name, settings)}`);
}

async function findCover(
  name: string,
  settings: Asked,
  kinds: Kinds,
  isWanted: (told: Told) => boolean,
): Promise<Told | null> {
  const scenario = scenarios[name]!;
  const board = await scenario.board!();
  const usual = Object.fromEntries(Object.entries(scenario.choices).map(([setting, [first]]) => [setting, first!]));
  const asked = { ...usual, ...settings };
  const { columns } = scenario.encode(asked).matrix;
  const switched = new Map(
    Object.entries(kinds).map(([column, kind]) => [columns.findIndex((one) => one.name === column), kind]),
  );
  const problem = problemOf(scenario, asked, switched);
  const { matrix, rowNames } = problem;
  const run = record(matrix, { limit: 300 });
  for (let number = 1; number <= run.totals.solutions; number += 1) {
    const moment = momentOf(problem, run.seek(run.solutionStep(number)));
    const svg = newSvg();
    board.draw(svg, moment, { id: 'one' });
    const told = {
      words: momentWords(scenario, asked, moment, namesOf(matrix, rowNames)),
      picture: svg.querySelector('desc')?.textContent ?? '',
      noun: scenario.noun?.(problem, asked),
    };
    expect(svg.classList.contains('is-solved')).toBe(!told.words.includes('is not a solution'));
    if (isWanted(told)) return told;
  }
  return null;
}

/** For the author of a puzzle: the columns each of which, switched off, lets a wrong cover through. */
async function whatToSwitch(name: string, settings: Asked): Promise<string> {
  const { choices, encode } = scenarios[name]!;
  const usual = Object.fromEntries(Object.entries(choices).map(([setting, [first]]) => [setting, first!]));
  const found: string[] = [];
  for (const { name: column } of encode({ ...usual, ...settings }).matrix.columns) {
    const told = await findCover(name, settings, { [column]: 'off' }, isWrong);
    if (told) found.push(`${column}: ${told.words}`);
  }
  if (found.length === 0) return 'No column alone does it when it is off: switch two.';
  return ['Switch one of these off:', ...found].join('\n');
}

const isWrong = ({ words }: Told): boolean => words.includes('is not a solution');

describe('a cover that breaks the rules is not a solution', () => {
  test.each<[string, Record<string, string>, Record<string, ColumnKind>, RegExp]>([
    ['ripple-effect', { secondary: 'off' }, {}, /the \ds at \d across, .* are too close/],
    ['ripple-effect', { rooms: 'off' }, {}, /room [A-Z] holds two \ds/],
    ['ripple-effect', {}, ROOM_A, /1 across, 1 down holds no number/],
    ['queens', { diagonals: 'off' }, {}, /r\dc\d and r\dc\d attack each other along [ab]\d/],
    ['queens', {}, { r2: 'secondary', c2: 'secondary' }, /only 4 of 5 queens are placed/],
    ['queens', {}, { r2: 'off', r3: 'off' }, /attack each other along r\d/],
    ['sudoku', { puzzle: '4x4', boxes: 'off' }, {}, /the \ds in r\dc\d and r\dc\d share a box/],
    ['small-board', { secondary: 'off' }, {}, /[A-Z] and [A-Z] cross at/],
    ['crossing-words', {}, { '2,2': 'off' }, /[A-Z]+ \w+ \d,\d and [A-Z]+ \w+ \d,\d share 2,2/],
    ['crossing-words', {}, { CAT: 'secondary' }, /nothing covers CAT/],
    ['words', { encoding: 'letters' }, {}, /[A-Z]+ and [A-Z]+ disagree in line \d, place \d/],
    ['words', { words: 'node', encoding: 'cells' }, { '3,3': 'off' }, /share 3,3/],
    ['macmahon', {}, { 'h2,1': 'off' }, /share h2,1/],
  ])('%s %o %o', async (name, settings, kinds, fault) => {
    const { words, picture, noun } = await coverOf(name, settings, kinds, isWrong);
    // The first lesson knows no covers yet.
    const found = name === 'small-board' ? 'full board' : 'cover';
    expect(words).toMatch(new RegExp(`^${found} [\\d,]+ is not a solution: `, 'i'));
    expect(words).toMatch(fault);
    expect(picture).not.toContain('This is a solution');
    expect(picture).toMatch(/(?:not a|no) solution of the/);
    expect(noun).toBe(found);
  });

  test('one that keeps them is a solution all the same', async () => {
    const told = await coverOf('queens', { diagonals: 'off' }, {}, (one) => !isWrong(one));
    expect(told.words).toMatch(/^Cover \d+ is a solution too/);
    expect(told.picture).toContain('This is a solution.');
  });

  test('with the columns as they are there are solutions', async () => {
    for (const name of ['ripple-effect', 'queens', 'sudoku', 'crossing-words', 'macmahon']) {
      const { words, noun } = await coverOf(name, {});
      expect(words).toMatch(name === 'ripple-effect' ? /^Solved: every cell/ : /^Solution 1: /);
      expect(noun).toBe('solution');
    }
  });
});
