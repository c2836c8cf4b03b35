/** The notebooks of the site: each cell runs, and what it counts is known from elsewhere. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { compileCell } from '#notebook/compile.ts';
import type { InputValue } from '#notebook/inputs.ts';
import { parseNotebook } from '#notebook/notebook.ts';
import { outcomesOf } from '#notebook/outcomes.ts';
import { faultWords, readUserProblem } from '#puzzles/user-problem/read.ts';
import {
  bitRings,
  colourings,
  dominoRings,
  killerFillings,
  nonogramPictures,
  rippleFillings,
  rotas,
  sudokuFillings,
  timetables,
  watchers,
  wordPackings,
  wordSets,
} from './brute-force.ts';
import { blames, findingsOf } from './diagnosis.ts';

const folder = new URL('../../../content/notebooks/', import.meta.url);
const files = readdirSync(folder).filter((name) => name.endsWith('.md'));

/** What a count shows. */
const solutions = (count: number): RegExp => new RegExp(`solutions: ${count.toLocaleString('en')},`);

/** What a chart shows as one of its series: its points one after the other. */
const chartOf = (series: string, points: Readonly<Record<number, number>>): RegExp =>
  new RegExp(
    Object.entries(points)
      .map(([x, y]) => JSON.stringify({ x: Number(x), y, series }).replace(/[{}]/g, '\\$&'))
      .join('.*'),
  );

const RIPPLE = ['AABCC', 'DABCE', 'DABCE', 'DFFFE', 'DDFEE'];
const RIPPLE_GIVENS = ['1...1', '.....', '..2..', '.....', '1...4'];
const BORDERS = {
  Australia: ['WNSQMVT', 'WN WS NS NQ SQ SM SV QM MV'],
  'Around Luxembourg': ['NBLDF', 'BN BD BL BF LD LF DF DN'],
} as const;
const WORDS = ['ROW', 'ONE', 'WORD'];
const CAT =
  'X....X.... XX..XX.... XXXXXX..X. X.XX.X...X XXXXXX...X .XXXX...XX .XXXXXXXX. .XXXXXXX.. .XX.XXXX.. .XX.XX.X..';
const CAGES = 'ABBCCDDDDABFFFGGGHAIIFMMEEHALLLLMEEHANNKSSPPHQQKKJJPXXOQKVVVRRTOOWWYYURTOZZWYYUUT';
const TOTALS = 'A22 B17 C8 D21 E14 F26 G13 H29 I8 J10 K20 L16 M18 N15 O18 P10 Q13 R19 S6 T6 U20 V19 W20 X8 Y15 Z14';
const LESSONS = ['ABGM', 'AAGM', 'BAGM'];

/**
 * What the cells of a notebook show, by the number of the cell. Sources: the paper of Knuth (2000); the
 * numbers of domino tilings (Kasteleyn 1961: 36 on 4×4); queens (OEIS A000170, A007705); pentominoes
 * (Haselgrove 1960: 2 on 3×20, eight with all turns and flips; Scott 1958); Langford (OEIS A014552,
 * times two); Soma (Conway and Guy 1961: 240, times two for mirror images); tetrasticks on 3×3 (two
 * programs apart from this one); Latin squares (OEIS A002860, A000315); rooks (OEIS A000166, A003471,
 * A000179); Bell numbers (OEIS A000110); MacMahon’s squares (Knuth’s dlx2); rings of bits (de Bruijn 1946);
 * rings of dominoes (OEIS A135388, times the places of doubles); hexiamonds (Goodger’s Polyform Puzzler: none, 74 and
 * 156 up to symmetry, times two, two and four). All else is counted by brute force.
 */
const golden: Readonly<Record<string, Readonly<Record<number, RegExp>>>> = {
  '01-six-rows.md': { 2: /\[AD, (CEF, BG|BG, CEF)\]/, 3: /solutions: 1, nodes: 6/ },
  '02-dominoes.md': { 2: /"36"/ },
  '03-queens.md': {
    2: /solutions: 4, nodes: 111, updates: 1,973/,
    3: chartOf('solutions', { 4: 2, 5: 10, 6: 4, 7: 40, 8: 92, 9: 352 }),
    4: /solutions: 0/,
  },
  '04-pentominoes.md': { 3: /solutions: 8/ },
  '05-sudoku.md': { 2: solutions(1), 3: solutions(288) },
  '06-pentominoes-and-a-hole.md': { 3: solutions(26) },
  '07-langford.md': { 2: solutions(52) },
  '08-map.md': { 3: solutions(colourings(...BORDERS.Australia, 3)) },
  '09-soma.md': { 3: solutions(480) },
  '10-tetrasticks.md': { 2: solutions(16) },
  '11-ripple-effect.md': {
    2: solutions(rippleFillings(RIPPLE, RIPPLE_GIVENS)),
    3: solutions(rippleFillings(RIPPLE, Array<string>(5).fill('.....'))),
  },
  // Both lessons of Ada in 1b count once in each order, as they are two lessons.
  '12-timetable.md': { 2: solutions(timetables(LESSONS, ['B1', 'M4'])), 3: /"2"/ },
  '13-latin-squares.md': { 2: /"576"/ },
  '14-rooks.md': { 2: /"265"/ },
  '15-words.md': { 2: /"a list of 4"/, 3: /"203"/ },
  '16-rota.md': { 2: /Mon early/, 3: /"1,000"/ },
  '17-words-in-a-grid.md': {
    2: solutions(wordPackings(WORDS, 4).all),
    3: new RegExp(`"${wordPackings(WORDS, 4).crossed}"`),
  },
  '18-macmahon.md': { 3: solutions(416) },
  '19-de-bruijn.md': { 3: solutions(bitRings(3)), 4: /"2"/ },
  '20-matching-dominoes.md': { 3: solutions(dominoRings(2)) },
  '21-map-by-colours.md': { 2: solutions(colourings(...BORDERS.Australia, 3)) },
  '22-nonogram.md': { 3: solutions(nonogramPictures(CAT.split(' '))) },
  '23-killer.md': { 2: solutions(killerFillings(CAGES, TOTALS)), 3: solutions(1) },
  '24-hexiamonds.md': { 3: solutions(4 * 156) },
  '25-dominating-queens.md': { 2: solutions(186), 3: /"x":3,"y":186/ },
  // Five nights, and four people who don’t mind one.
  '16-two-on-every-shift.md': { 3: /not met: 1\. No rota meets more/ },
  '27-squares-in-a-square.md': { 2: /"title":"7×7 for 9"/, 3: /"y":4.*"y":6.*"y":4.*"y":8.*"y":4.*"y":9.*"y":4/ },
};

/** Two cells that touch at a corner. */
const CORNERS = ['.X........', '..X.......', ...Array<string>(8).fill('..........')];
/** What a reader knows of the killer Sudoku: the digit in its first cell. */
const known = (digit: number): string[] => [`${digit}........`, ...Array<string>(8).fill('.........')];

const GIVEN = ['1...', '..2.', '....', '...4'];
const SIX = '.5..3. .4.... ...2.. 2.5... .6...3 3..4..';
const NINE = '4.....5.7 .8....... .97.1..32 .......8. 6........ ..8142... ......... 7..5.9.1. ..13..476';

/** A smaller rota, which can be counted by hand: four people, days and two shifts. */
const PEOPLE = ['A', 'B', 'C', 'D'];
const FOUR = {
  People: PEOPLE,
  Shifts: ['e', 'l'],
  Days: ['0', '1', '2', '3'],
  Cannot: ['A 3 e', 'B 0 e', 'C 2 l'],
};

/** The same with inputs that the reader has set: the file, the inputs, the cell, what it shows. */
const settings: readonly (readonly [string, Readonly<Record<string, InputValue>>, number, RegExp])[] = [
  ['05-sudoku.md', { 'Diagonals too': true }, 2, solutions(sudokuFillings(NINE, [3, 3], true))],
  ['05-sudoku.md', { 'Diagonals too': true }, 3, solutions(sudokuFillings('.... .... .... ....', [2, 2], true))],
  ['05-sudoku.md', { Puzzle: '6×6' }, 2, solutions(sudokuFillings(SIX, [3, 2], false))],
  ['05-sudoku.md', { Puzzle: '6×6', 'Diagonals too': true }, 2, solutions(sudokuFillings(SIX, [3, 2], true))],
  ['05-sudoku.md', { Givens: GIVEN }, 3, solutions(sudokuFillings(GIVEN.join(' '), [2, 2], false))],
  ['05-sudoku.md', { Givens: ['11..', '....', '....', '....'] }, 3, solutions(0)],
  ['22-nonogram.md', { Picture: CORNERS }, 3, solutions(nonogramPictures(CORNERS))],
  ['23-killer.md', { 'Digits you know': known(8) }, 3, solutions(1)],
  ['23-killer.md', { 'Digits you know': known(9) }, 3, solutions(0)],
  ...[5, 6].map(
    (size) => ['17-words-in-a-grid.md', { Size: size }, 2, solutions(wordPackings(WORDS, size).all)] as const,
  ),
  ['16-rota.md', FOUR, 3, new RegExp(`"${rotas('ABCD', ['A3e', 'B0e', 'C2l'])}"`)],
  ['16-rota.md', { ...FOUR, People: [...PEOPLE, 'E'] }, 3, /"0"/],
  ['16-rota.md', { ...FOUR, People: [...PEOPLE, 'E'] }, 2, /no such rota/],
  ['24-hexiamonds.md', { Board: '3×12' }, 3, solutions(0)],
  ...[
    [4, 2],
    [5, 4],
    [6, 3],
  ].map(
    ([n = 0, queens = 0]) =>
      ['25-dominating-queens.md', { n, Queens: queens }, 2, solutions(watchers(n, queens))] as const,
  ),
  // With one person by day, ten turns cannot be two for each of seven people, nor fifteen for each of twelve.
  ['16-two-on-every-shift.md', { 'People by day': 1 }, 2, /There is no such rota\. 7 people .* need 14 turns/],
  ['16-two-on-every-shift.md', { People: [...'ABCDEFGHIJKL'] }, 2, /12 people .* need 24 turns, and there are 15\./],
  ['16-two-on-every-shift.md', { People: PEOPLE }, 2, /15 turns need 5 people/],
  [
    '16-two-on-every-shift.md',
    { 'Would rather not': [] },
    3,
    /not met: 0\. No rota meets more.*above shows the first rota/,
  ],
  // Nothing may speak of a rota that is not there.
  ['16-two-on-every-shift.md', { 'People by day': 1 }, 3, /^(?!.*first rota)/],
  ['24-hexiamonds.md', { Board: '4×9' }, 3, solutions(2 * 74)],
  // de Bruijn 1946: 1, 2 and 16 rings.
  ...[1, 2, 16].map(
    (rings, index) => ['19-de-bruijn.md', { 'Bits in a word': index + 2 }, 4, new RegExp(`"${rings}"`)] as const,
  ),
  ...[1, 3].map((most) => ['20-matching-dominoes.md', { 'Most pips': most }, 3, solutions(0)] as const),
  // 264 walks over the lines between five numbers, and two places for each of five doubles.
  ['20-matching-dominoes.md', { 'Most pips': 4 }, 3, solutions(264 * 2 ** 5)],
  ...[2, 3, 4].map(
    (colours) =>
      [
        '21-map-by-colours.md',
        { Map: 'Around Luxembourg', Colours: colours },
        2,
        solutions(colourings(...BORDERS['Around Luxembourg'], colours)),
      ] as const,
  ),
  ...['1', '2', '5', '15', '52', '203', '877', '4,140'].map(
    (count, index) => ['15-words.md', { People: index + 1 }, 3, new RegExp(`"${count}"`)] as const,
  ),
  // With the 26 from before these make 65.
  ['06-pentominoes-and-a-hole.md', { 'The middle of X': '1, 2' }, 3, solutions(19)],
  ['06-pentominoes-and-a-hole.md', { 'The middle of X': '1, 3' }, 3, solutions(20)],
  ...[2, 2, 0, 0, 52, 300].map((count, index) => ['07-langford.md', { n: index + 3 }, 2, solutions(count)] as const),
  ...[2, 4].map(
    (colours) => ['08-map.md', { Colours: colours }, 3, solutions(colourings(...BORDERS.Australia, colours))] as const,
  ),
  ...[3, 4].map(
    (colours) =>
      [
        '08-map.md',
        { Map: 'Around Luxembourg', Colours: colours },
        3,
        solutions(colourings(...BORDERS['Around Luxembourg'], colours)),
      ] as const,
  ),
  ['10-tetrasticks.md', { 'They may cross': true }, 2, solutions(40)],
  ['10-tetrasticks.md', { 'Board and pieces': '3×3, FHJLNU' }, 2, /solutions: 8, nodes: 815,/],
  [
    '10-tetrasticks.md',
    { 'Board and pieces': '3×3, FHJLNU', 'They may cross': true },
    2,
    /solutions: 32, nodes: 1,061,/,
  ],
  ['10-tetrasticks.md', { 'Board and pieces': '3×3, FHLRTU' }, 2, /solutions: 8, nodes: 145,/],
  ...['2', '12', '576', '161,280'].map(
    (count, index) => ['13-latin-squares.md', { n: index + 2 }, 2, new RegExp(`"${count}"`)] as const,
  ),
  ...[1, 1, 4, 56].map(
    (count, index) => ['13-latin-squares.md', { n: index + 2, Reduced: true }, 2, new RegExp(`"${count}"`)] as const,
  ),
  ...['2', '9', '44', '265', '1,854', '14,833'].map(
    (count, index) => ['14-rooks.md', { n: index + 3 }, 2, new RegExp(`"${count}"`)] as const,
  ),
  ...['0', '4', '16', '80', '672', '4,752'].map(
    (count, index) =>
      [
        '14-rooks.md',
        { n: index + 3, 'Cells that stay empty': 'both diagonals' },
        2,
        new RegExp(`"${count}"`),
      ] as const,
  ),
  ...['1', '2', '13', '80', '579', '4,738'].map(
    (count, index) =>
      [
        '14-rooks.md',
        { n: index + 3, 'Cells that stay empty': 'a double diagonal' },
        2,
        new RegExp(`"${count}"`),
      ] as const,
  ),
];

test('each notebook has its golden values', () => {
  expect(Object.keys(golden).sort()).toEqual(files.sort());
});

describe.each(files)('%s', (name) => {
  const notebook = parseNotebook(readFileSync(new URL(name, folder), 'utf8'));
  const outcomes = outcomesOf(notebook, compileCell);

  test('every cell runs, and its problems can be read', () => {
    expect(outcomes.size).toBe(notebook.cells.filter(({ kind }) => kind === 'code').length);
    for (const { id, error, output } of outcomes.values()) {
      expect(error, id).toBe(null);
      if (output?.kind === 'problem') expect(readUserProblem(output.data).faults.map(faultWords)).toEqual([]);
    }
    expect([...outcomes.values()].some(({ output }) => output?.kind === 'problem')).toBe(true);
  });

  test('its first cell gives something to look at', () => {
    const first = outcomes.get('cell-1');
    const hasGrid = first?.inputs.some(({ kind }) => kind === 'grid');
    expect(first?.output?.kind === 'problem' || hasGrid).toBe(true);
  });

  test('the doctor does not blame it', () => {
    expect(blames(findingsOf([...outcomes.values()]))).toEqual([]);
  });

  test('counts what is known', () => {
    for (const [cell, words] of Object.entries(golden[name] ?? {})) {
      const output = outcomes.get(`cell-${cell}`)?.output;
      expect(JSON.stringify(output), `cell ${cell}`).toMatch(words);
    }
  });
});

test.each(settings)('%s with %o', (name, set, cell, words) => {
  const notebook = parseNotebook(readFileSync(new URL(name, folder), 'utf8'));
  const outcomes = outcomesOf(notebook, compileCell, set);
  const inputs = [...outcomes.values()].flatMap((one) => one.inputs);
  const values = new Map(inputs.map(({ label, value }) => [label, value]));
  for (const [label, value] of Object.entries(set)) expect(values.get(label)).toEqual(value);
  expect(blames(findingsOf([...outcomes.values()]))).toEqual([]);
  const { output, error } = outcomes.get(`cell-${cell}`) ?? {};
  expect(error).toBe(null);
  expect(JSON.stringify(output)).toMatch(words);
});

test('the rota names requests that fit nobody', () => {
  const notebook = parseNotebook(readFileSync(new URL('16-rota.md', folder), 'utf8'));
  const linesOf = (set: Readonly<Record<string, InputValue>>) =>
    outcomesOf(notebook, compileCell, set).get('cell-1')?.lines;
  expect(linesOf({})).toEqual([]);
  expect(linesOf({ Cannot: ['Ida Sat', 'Ben Mon dawn', 'Cleo Mon'] })).toEqual([
    'No person is called Ida: “Ida Sat” is not used.',
    'No day or shift is called dawn: “Ben Mon dawn” is not used.',
  ]);
});

test('the rota says in people and shifts why there is none, and does not search then', () => {
  const notebook = parseNotebook(readFileSync(new URL('16-rota.md', folder), 'utf8'));
  const toldOf = (set: Readonly<Record<string, InputValue>>) => {
    const outcomes = outcomesOf(notebook, compileCell, set);
    return [outcomes.get('cell-1')?.lines.join(), JSON.stringify(outcomes.get('cell-2')?.output)];
  };
  const [more, answer] = toldOf({ ...FOUR, People: [...PEOPLE, 'E'] });
  expect(more).toMatch(/^There is no such rota\. 5 people are each to work e once, and 4 days have it 4 times\./);
  expect(answer).toContain('5 people are each to work e once');
  const [fewer] = toldOf({ ...FOUR, People: PEOPLE.slice(1), 'Somebody may have fewer shifts': true });
  expect(fewer).toContain('4 days need 4 people for e, because nobody has it twice. There are 3');
  expect(toldOf({ ...FOUR, People: [...PEOPLE, 'E'], 'Somebody may have fewer shifts': true })[0]).toBe('');
});

test('the words are all that there are', () => {
  const text = readFileSync(new URL('15-words.md', folder), 'utf8');
  const words = /const words = `([^`]*)`/.exec(text)?.[1]?.trim().split(/\s+/) ?? [];
  expect(wordSets(words, 'abcdeilnorst')).toHaveLength(4);
});

describe('the rules that notebooks give the doctor', () => {
  /** The cell whose problem has a rule, and a line of it that makes the matrix forget something. */
  const RULES: Readonly<Record<string, readonly [cell: number, line: string, instead: string]>> = {
    '02-dominoes.md': [1, "names.join('–'), names,", "names.join('–'), names.slice(1),"],
    '03-queens.md': [1, ', `b${n - 1 - y + x}`]', ']'],
    '07-langford.md': [1, '`pair-${number}`, `place-${left + 1}`', '`pair-${number}`'],
    '12-timetable.md': [1, ', `${teacher}-${hour}`]', ']'],
    '13-latin-squares.md': [1, ', `c${x}=${number}`]', ']'],
    '14-rooks.md': [1, "rooks.row(columns.join(''), columns", "rooks.row(columns.join(''), columns.slice(1)"],
  };

  const told = (text: string, cell: number): { missed: number; wrongly: number } => {
    const output = outcomesOf(parseNotebook(text), compileCell).get(`cell-${cell}`)?.output;
    if (output?.kind !== 'problem' || !output.rules?.clash) throw new Error('no rule was compared');
    const { all, pairs, counts } = output.rules.clash;
    expect(pairs).toBe(all);
    return counts;
  };

  test.each(Object.entries(RULES))('%s', (name, [cell, line, instead]) => {
    const text = readFileSync(new URL(name, folder), 'utf8');
    expect(text).toContain(line);
    expect(told(text, cell)).toEqual({ missed: 0, wrongly: 0 });
    expect(told(text.replace(line, instead), cell).missed).toBeGreaterThan(0);
  });
});
