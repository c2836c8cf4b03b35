/** Exercises on models: what a column must be, how many there are, and what a row says. */
import { type Column, type ColumnKind, type Matrix, count, createMatrix } from '#dlx/index.ts';
import { type Random, createRandom } from '#dlx/random.ts';
import { counted, inWords, listed } from '#english/english.ts';
import { encode as dominoes } from '#puzzles/dominoes/encode.ts';
import { encode as langford } from '#puzzles/langford/encode.ts';
import { encode as queens } from '#puzzles/queens/encode.ts';
import { encode as sudoku } from '#puzzles/sudoku/encode.ts';
import { asked, exampleFor, firstOf, numbers } from './asked.ts';
import { type TaskKind, Unreadable, wordsOf } from './task.ts';

/** Talks in rooms at hours, of which some have the same speaker. */
interface Plan {
  readonly talks: number;
  readonly rooms: number;
  readonly hours: number;
  /** How many of the first talks are given by one speaker. */
  readonly ofAda: number;
}

type Family = 'T' | 'P' | 'S';

const FAMILIES: readonly Family[] = ['T', 'P', 'S'];

/** The plans that a set of secondary families allows; null when no column is primary. */
function plansWith({ talks, rooms, hours, ofAda }: Plan, secondary: string): number | null {
  const kindOf = (family: Family): ColumnKind => (secondary.includes(family) ? 'secondary' : 'primary');
  const family = (name: Family, size: number): Column[] =>
    Array.from({ length: size }, (_, at) => ({ name: `${name}${at}`, kind: kindOf(name) }));
  const columns = [...family('T', talks), ...family('P', rooms * hours), ...family('S', hours)];
  if (FAMILIES.every((one) => secondary.includes(one))) return null;
  const rows = Array.from({ length: talks * rooms * hours }, (_, at) => {
    const [talk, place] = [at % talks, Math.floor(at / talks)];
    const hour = place % hours;
    return [talk, talks + place, ...(talk < ofAda ? [talks + rooms * hours + hour] : [])];
  });
  return count(createMatrix(columns, rows)).solutions;
}

/** All sets of families, as texts. */
const SETS = ['', 'T', 'P', 'S', 'T P', 'T S', 'P S', 'T P S'];

/** `T and S`, `no family` */
function familiesIn(set: string): string {
  return set === '' ? 'no family' : listed(set.split(' '));
}

/** Which families of columns must be secondary. */
export const mustBeSecondary: TaskKind = {
  title: 'Which columns must be secondary',
  after: 'secondary-columns',
  make(seed) {
    const plan = firstOf((attempt) => planFrom(createRandom(seed + attempt * 7_919)));
    const { talks, rooms, hours, ofAda, right } = plan;
    const found = (set: string): string => {
      const plans = plansWith(plan, set);
      if (plans === null) return 'no column is primary, so nothing need happen at all';
      return plans === 0 ? 'the search finds no plan' : `the search finds ${counted(plans, 'plan')}`;
    };
    return asked({
      ask:
        `There are ${counted(talks, 'talk')} to be given, each once, in ${counted(rooms, 'room')} at ${inWords(hours)} hours. Ada gives ` +
        `${ofAda === talks ? 'all of them' : `${['none', 'one', 'two', 'three'][ofAda]} of them`}. A row is a talk in a room at an hour. There is a column for each talk (T), for each place, ` +
        'which is a room at an hour (P), and for Ada at each hour (S). Which of the three families must be secondary?',
      form: `Their letters, such as ${exampleFor(right, 'T S', 'T P')}; “none” if there is none.`,
      right: right === '' ? 'none' : right,
      read: readFamilies,
      traps: SETS.flatMap((set) => {
        if (set === right) return [];
        const name = set === '' ? 'none' : set;
        const words = `With ${familiesIn(set)} secondary, ${found(set)}.`;
        const isMore = plansWith(plan, set) === plansWith(plan, right);
        const hint = isMore
          ? 'That works, but it is more than you need. Which families are covered in every plan anyway?'
          : 'Which columns must be covered, and which may stay uncovered?';
        return [[name, `${words} ${hint}`] as const];
      }),
      because: `Every talk must be given. With ${familiesIn(right)} secondary, ${found(right)}.`,
      otherwise: 'Count: how many talks are there, and how many columns of each family?',
    });
  },
};

function readFamilies(answer: string): string {
  const text = answer.trim().toUpperCase();
  if (text === 'NONE') return 'none';
  const letters = [...new Set(wordsOf(text).flatMap((word) => [...word]))];
  if (!letters.every((letter) => FAMILIES.some((family) => family === letter))) {
    throw new Unreadable('Write the letters T, P and S, or “none”.');
  }
  return FAMILIES.filter((family) => letters.includes(family)).join(' ');
}

/** A plan, and the smallest set of families that allows a plan at all; null where it is not the only one of its size. */
function planFrom(random: Random): (Plan & { right: string }) | null {
  const [rooms, hours] = [1 + random.below(3), 2 + random.below(2)];
  const talks = 2 + random.below(Math.min(3, rooms * hours - 1));
  const ofAda = 1 + random.below(Math.min(talks, hours));
  const plan = { talks, rooms, hours, ofAda };
  // Each talk must be given: a family is secondary where it has more columns than there are talks for it.
  const right = [...(rooms * hours > talks ? ['P'] : []), ...(hours > ofAda ? ['S'] : [])].join(' ');
  return (plansWith(plan, right) ?? 0) > 0 ? { ...plan, right } : null;
}

/** How many columns a model has. */
export const columnsOfModel: TaskKind = {
  title: 'How many columns a model has',
  after: 'secondary-columns',
  make(seed) {
    const random = createRandom(seed);
    const { ask, matrix, traps } = modelFrom(random);
    const [primary, secondary] = (['primary', 'secondary'] as const).map(
      (kind) => matrix.columns.filter((column) => column.kind === kind).length,
    );
    return asked({
      ask: `${ask} How many primary and how many secondary columns are there?`,
      form: `Two numbers: primary, secondary, such as ${exampleFor(`${primary} ${secondary}`, '12 0', '12 8')}.`,
      right: `${primary} ${secondary}`,
      read: numbers(2),
      traps: [
        [`${secondary} ${primary}`, 'The other way round: what must happen is primary.'],
        [`${(primary ?? 0) + (secondary ?? 0)} 0`, 'Some of them may stay uncovered.'],
        ...traps,
      ],
      because:
        secondary === 0
          ? `All ${inWords(primary ?? 0)} must be covered exactly once.`
          : `${inWords(primary ?? 0)} must be covered exactly once, and the other ${inWords(secondary ?? 0)} at most once.`,
      otherwise: 'List what must happen exactly once, family by family; then what may happen at most once.',
    });
  },
};

interface Model {
  readonly ask: string;
  readonly matrix: Matrix;
  readonly traps: readonly (readonly [string, string])[];
}

function modelFrom(random: Random): Model {
  const n = 4 + random.below(6);
  const [width, height] = [2 + random.below(5), 3 + random.below(5)];
  const models: readonly (() => Model)[] = [
    () => ({
      ask: `${n} queens stand on a board of ${n}×${n} squares and do not attack each other. There is a column for each rank, each file and each diagonal.`,
      matrix: queens({ n }).matrix,
      traps: [
        [`${2 * n} ${2 * n}`, `A board of ${n}×${n} has ${2 * n - 1} diagonals in each direction.`],
        [`${2 * n} ${2 * n - 1}`, 'There are diagonals in two directions.'],
      ],
    }),
    () => {
      const size = random.below(2) === 0 ? 4 : 9;
      return {
        ask: `An empty ${size}×${size} Sudoku: a row is a digit in a cell.`,
        matrix: sudoku({ size, givens: Array.from({ length: size * size }, () => 0) }).matrix,
        traps: [
          [`${3 * size * size} 0`, 'Each cell holds one digit: that must be said too.'],
          [`${size * size} 0`, 'Those are the cells. Each rank, file and box needs each digit.'],
          [`${size * size + 3 * size} 0`, 'A rank is not one column: it has one for each digit.'],
        ],
      };
    },
    () => ({
      ask: `Langford pairs: two of each number from 1 to ${n} stand in a line of ${2 * n} places, with as many others between them as the number says. A row places one pair.`,
      matrix: langford(n),
      traps: [
        [`${n} ${2 * n}`, 'There are as many places as numbers in the line, so each place is filled.'],
        [`${2 * n} 0`, 'With the places alone, one number could have two pairs and another none.'],
      ],
    }),
    () => ({
      ask: `Dominoes are to cover a board of ${width}×${height} cells, each cell once. They all look the same, and there are plenty.`,
      matrix: dominoes({ width, height }),
      traps: [
        [`${dominoes({ width, height }).rows.length} 0`, 'Those are the rows: one for each place of a domino.'],
        [
          `${width * height + Math.floor((width * height) / 2)} 0`,
          'Dominoes that look the same need no columns of their own.',
        ],
      ],
    }),
  ];
  return (models[random.below(models.length)] ?? models[0]!)();
}

/** What a row says, from three of its columns. */
export const whatARowSays: TaskKind = {
  title: 'What a row covers',
  after: 'exact-cover',
  make(seed) {
    const random = createRandom(seed);
    const matrix = sudoku({ size: 4, givens: Array.from({ length: 16 }, () => 0) }).matrix;
    // Where rank and file are the same, nobody can mistake one for the other.
    const names = firstOf(() => {
      const row = matrix.rows[random.below(matrix.rows.length)] ?? [];
      const found = row.map((column) => matrix.columns[column]?.name ?? '');
      return found[0]?.charAt(1) === found[0]?.charAt(3) ? null : found;
    });
    const asks = random.below(names.length);
    const right = names[asks] ?? '';
    const kinds = [
      ['the cell', 'r1c2', 'r3c4'],
      ['the rank and its digit', 'r1=2', 'r3=4'],
      ['the file and its digit', 'c1=2', 'c3=4'],
      ['the box and its digit', 'b1=2', 'b3=4'],
    ] as const;
    const [kind, example, other] = kinds[asks] ?? kinds[0];
    const [rank = '', file = '', digit = ''] = [names[0]?.slice(1, 2), names[0]?.slice(3, 4), names[1]?.slice(3)];
    const swapped = [
      `r${file}c${rank}`,
      `r${file}=${digit}`,
      `c${rank}=${digit}`,
      `b${Number(file) <= 2 ? 1 : 2}=${digit}`,
    ];
    return asked({
      ask:
        `In a 4×4 Sudoku a row of the matrix covers four columns. Three of them are ${listed(names.filter((_, at) => at !== asks))}. ` +
        `The fourth is about ${kind}. Which column is it? (Boxes 1 and 2 are at the top, 3 and 4 at the bottom.)`,
      form: `The name of a column, written like ${exampleFor(right, example, other)}.`,
      right,
      read(answer) {
        const name = answer.trim().toLowerCase().replaceAll(/\s+/g, '');
        if (!/^(?:r\d(?:c\d|=\d)|[cb]\d=\d)$/.test(name))
          throw new Unreadable('Write the name of a column, such as r1c2, r1=2, c1=2 or b1=2.');
        return name;
      },
      traps: [
        [swapped[asks] ?? '', 'Ranks are counted from the top, files from the left: r is the rank, c the file.'],
        ...(asks === 3 ? ['1', '2', '3', '4'] : []).map(
          (box) =>
            [
              `b${box}=${digit}`,
              'That is another box. In which half of the board is the rank, and in which the file?',
            ] as const,
        ),
      ],
      because: `The row puts a ${digit} into rank ${rank} and file ${file}.`,
      otherwise: 'Which digit is it, and in which cell? The three columns say both.',
    });
  },
};
