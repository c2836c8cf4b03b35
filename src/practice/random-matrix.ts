import { type Column, type Matrix, createMatrix } from '#dlx/index.ts';
import { type Names, namesOf } from '#history/caption.ts';
import type { Recording } from '#history/index.ts';
import { recordOnLinks } from '#history/on-links.ts';
import { type Random, createRandom } from '#dlx/random.ts';
import { isOptional, stepsOf } from './steps.ts';

export const SIZES = ['small', 'medium', 'large'] as const;

export type Size = (typeof SIZES)[number];

export interface MatrixWish {
  readonly seed: number;
  readonly size: Size;
  /** With columns that may stay uncovered. */
  readonly withSecondary: boolean;
}

interface Measures {
  readonly primary: number;
  readonly secondary: number;
  readonly rows: number;
  /** How many steps the run takes at least, and at most, with each cover and uncover. */
  readonly steps: readonly [least: number, most: number];
}

const MEASURES: Readonly<Record<Size, Measures>> = {
  small: { primary: 4, secondary: 1, rows: 5, steps: [16, 34] },
  medium: { primary: 6, secondary: 2, rows: 7, steps: [30, 58] },
  large: { primary: 8, secondary: 3, rows: 10, steps: [46, 90] },
};

/** How many are thrown away before a wish is given up; a few hundred are usual. */
const MOST_TRIES = 100_000;

/**
 * A small matrix whose search has something of everything: a column with more than one row to try,
 * a dead end, and a solution. The same wish gives the same matrix.
 */
export function randomMatrix(wish: MatrixWish): Matrix {
  return drawn(
    wish,
    (_, matrix) => matrix,
    (recording) => !wish.withSecondary || showsSecondary(recording),
  );
}

/**
 * The first matrix that is worth a search.
 *
 * @param finish makes it from a drawn one without colours
 * @param shows whether its run shows enough of its secondary columns
 */
export function drawn(
  { seed, size, withSecondary }: MatrixWish,
  finish: (random: Random, matrix: Matrix) => Matrix,
  shows: (recording: Recording) => boolean,
): Matrix {
  const measures = MEASURES[size];
  const random = createRandom(seed * 6 + SIZES.indexOf(size) * 2 + (withSecondary ? 1 : 0));
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const matrix = finish(random, draft(random, measures, withSecondary));
    if (isWorthwhile(matrix, measures, shows)) return matrix;
  }
  throw new Error(`no ${size} matrix with the seed ${seed} is worth a search`);
}

/** Its rows are called by their columns, as those of Knuth's example are. */
export function matrixNames(matrix: Matrix): Names {
  const names = namesOf(matrix);
  return { ...names, rows: names.rows.map((name) => name.replaceAll(' ', '')) };
}

/** Primary columns A, B, C …, then secondary ones from X on. The rows of one cover are among the rows. */
function draft(random: Random, measures: Measures, withSecondary: boolean): Matrix {
  const { primary } = measures;
  const secondary = withSecondary ? measures.secondary : 0;
  const columns = [
    ...named('A', primary).map((name): Column => ({ name, kind: 'primary' })),
    ...named('X', secondary).map((name): Column => ({ name, kind: 'secondary' })),
  ];
  const rows = planted(random, primary);
  while (rows.length < measures.rows) rows.push(some(random, primary, 1 + random.below(3)));
  for (let column = primary; column < columns.length; column += 1) {
    for (const row of rows) if (random.below(5) < 2) row.push(column);
  }
  return createMatrix(columns, random.shuffled(rows));
}

/** The columns dealt out to rows of two or three: an exact cover. */
function planted(random: Random, columns: number): number[][] {
  const left = some(random, columns, columns, false);
  const rows: number[][] = [];
  while (left.length > 0) {
    const most = left.length === 4 ? 2 : 2 + random.below(2);
    rows.push(left.splice(0, left.length < 4 ? left.length : most).toSorted((a, b) => a - b));
  }
  return rows;
}

function some(random: Random, columns: number, count: number, inOrder = true): number[] {
  const all = Array.from({ length: columns }, (_, column) => column);
  const found = random.shuffled(all).slice(0, count);
  return inOrder ? found.toSorted((a, b) => a - b) : found;
}

function named(first: string, count: number): string[] {
  return Array.from({ length: count }, (_, at) => String.fromCharCode(first.charCodeAt(0) + at));
}

function isWorthwhile(matrix: Matrix, measures: Measures, shows: (recording: Recording) => boolean): boolean {
  const { columns, rows } = matrix;
  const isTwice = new Set(rows.map((row) => row.join())).size < rows.length;
  const uses = columns.map((_, column) => rows.filter((row) => row.includes(column)).length);
  if (isTwice || uses.some((count) => count < 2)) return false;
  const recording = recordOnLinks(matrix, { limit: 4 });
  const { solutions, deadEnds, moves } = recording.totals;
  if (!recording.finished || solutions === 0 || solutions > 3 || deadEnds === 0) return false;
  const [least, most] = measures.steps;
  // Each step is a move or more, and seldom two: the others need not be looked at closely.
  if (moves < least || moves > 2 * most) return false;
  const steps = stepsOf(recording, 'covers');
  const asked = steps.filter((step) => !isOptional(step)).length;
  const hasBranch = steps.some(({ act, position, column }) => {
    return act === 'choose' && (recording.seek(position, 'covers').sizes[column] ?? 0) > 1;
  });
  return asked >= least && asked <= most && hasBranch && shows(recording);
}

/** True when a secondary column keeps a row out at some moment, and one stays uncovered in a solution. */
function showsSecondary(recording: Recording): boolean {
  const { columns } = recording.matrix;
  const isSecondary = (column: number): boolean => columns[column]?.kind === 'secondary';
  const keepsOut = stepsOf(recording, 'covers').some(
    ({ act, column, position }) =>
      act === 'cover' && isSecondary(column) && (recording.seek(position, 'covers').sizes[column] ?? 0) > 0,
  );
  const solutions = Array.from({ length: recording.totals.solutions }, (_, at) =>
    recording.seek(recording.solutionStep(at + 1)),
  );
  const isLeft = solutions.some(({ covered }) =>
    columns.some((_, at) => isSecondary(at) && !covered.some(({ column }) => column === at)),
  );
  return keepsOut && isLeft;
}
