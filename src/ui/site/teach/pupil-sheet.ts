/** The pupil's sheet for 45 minutes: two versions, so that neighbours have different cards, and their keys. */
import { type Matrix, count, createMatrix, withKind } from '#dlx/index.ts';
import { counted, listed } from '#english/english.ts';
import { randomMatrix } from '#practice/random-matrix.ts';
import { coversOf } from '#practice/tasks/task.ts';
import { encode as dominoes } from '#puzzles/dominoes/encode.ts';

export interface PupilSheet {
  readonly version: string;
  /** Cards are numbered from 1; their letters. */
  readonly cards: readonly string[];
  readonly letters: readonly string[];
  /** The card of the second task. */
  readonly card: number;
  /** The letter that need not be there in the fifth task. */
  readonly free: string;
  readonly key: readonly string[];
}

/** The board of the sixth task. */
export const BOARD = { width: 3, height: 2 } as const;

/** The jobs of the last task, and who can do which. */
export const JOBS = ['washing up', 'cooking', 'shopping'] as const;
export const FRIENDS = [
  { name: 'Ada', can: [0, 1] },
  { name: 'Ben', can: [1, 2] },
  { name: 'Cy', can: [0, 1, 2] },
] as const;

/** Seeds whose cards make a good sheet. */
const SEEDS = { A: 17, B: 21 } as const;

export function pupilSheets(): PupilSheet[] {
  return Object.entries(SEEDS).map(([version, seed]) => sheetOf(version, seed));
}

function sheetOf(version: string, seed: number): PupilSheet {
  const matrix = randomMatrix({ seed, size: 'medium', withSecondary: false });
  const letters = matrix.columns.map(({ name }) => name);
  const cards = matrix.rows.map((row) => row.map((column) => letters[column]).join(' '));
  const card = cardToAskAbout(matrix);
  const free = letterToFree(matrix);
  return { version, cards, letters, card: card + 1, free: letters[free] ?? '', key: keyOf(matrix, card, free) };
}

/** The card that clashes with some others and not with all. */
function cardToAskAbout(matrix: Matrix): number {
  const most = matrix.rows.length - 1;
  const found = matrix.rows.findIndex((_, row) => {
    const { length } = clashesOf(matrix, row);
    return length > 1 && length < most;
  });
  return Math.max(0, found);
}

/** The letter without which there are most ways more. */
function letterToFree(matrix: Matrix): number {
  const ways = matrix.columns.map((_, column) => count(withKind(matrix, column, 'secondary')).solutions);
  return ways.indexOf(Math.max(...ways));
}

function clashesOf({ rows }: Matrix, row: number): number[] {
  return rows.flatMap((other, at) => (at !== row && other.some((column) => rows[row]?.includes(column)) ? [at] : []));
}

function keyOf(matrix: Matrix, card: number, free: number): string[] {
  const names = matrix.columns.map(({ name }) => name);
  const sizes = names.map((_, column) => matrix.rows.filter((row) => row.includes(column)).length);
  const fewest = Math.min(...sizes);
  const rare = names.filter((_, column) => sizes[column] === fewest);
  const covers = coversOf(matrix).map((cover) => listed(cover.split(' ')));
  const loose = coversOf(withKind(matrix, free, 'secondary')).map((cover) => listed(cover.split(' ')));
  const more = loose.filter((cover) => !covers.includes(cover)).map((cover) => `cards ${cover}`);
  const board = dominoes(BOARD);
  const jobs = jobMatrix();
  return [
    `Cards ${listed(covers, 'or')}, and no others.`,
    `Cards ${listed(clashesOf(matrix, card).map((row) => String(row + 1)))}.`,
    `${listed(rare)}: ${counted(fewest, 'card')}${rare.length > 1 ? ' each' : ''}. Where there are few cards, there are few ways to be wrong.`,
    `Any order is right if it backs up properly. What to look for: a card that is taken back frees the cards that it crossed out, and no others.`,
    `${counted(loose.length, 'solution')}: the old one; ${more.join('; ')}. The new ${more.length === 1 ? 'one leaves' : 'ones leave'} ${names[free] ?? ''} out.`,
    `${counted(board.rows.length, 'card')}, and ${counted(count(board).solutions, 'way')}: three dominoes upright, or one upright at either end.`,
    'No. Each domino covers a dark cell and a light one. The two cells that are gone were both light, so eight dark cells are left and only six light ones.',
    `A card is a friend with a job. The “letters” are the three friends and the three jobs; ${counted(jobs.rows.length, 'card')}, and ${counted(count(jobs).solutions, 'way')}.`,
  ];
}

function jobMatrix(): Matrix {
  return createMatrix(
    [...FRIENDS.map(({ name }) => name), ...JOBS],
    FRIENDS.flatMap(({ can }, friend) => can.map((job) => [friend, FRIENDS.length + job])),
  );
}
