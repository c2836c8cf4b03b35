/** What a reader’s code is tried on: Knuth’s matrix, and then small ones from a seed. */
import { type Column, type Matrix, createMatrix } from '#dlx/index.ts';
import { createLinks } from '#dlx/links.ts';
import type { Names } from '#history/caption.ts';
import { encode as knuth } from '#puzzles/knuth/encode.ts';
import { type Random, createRandom } from '#dlx/random.ts';
import { matrixNames } from '../random-matrix.ts';
import { arraysOf } from './arrays.ts';
import type { ExerciseId } from './exercises.ts';

/** What is called, and with what. Nodes and headers are numbered as in the plain program. */
export type Act =
  | { readonly call: 'build' | 'search' | 'choose' }
  | { readonly call: 'unlink' | 'relink' | 'cover' | 'uncover'; readonly header: number }
  /** With a node of a row that is taken, in a column with colours. */
  | { readonly call: 'purify' | 'unpurify'; readonly header: number; readonly node: number }
  /** With the topmost node of a column, or with the first one of those that are `out`. */
  | { readonly call: 'tweak' | 'untweak'; readonly header: number; readonly node: number; readonly out: number };

export interface Case {
  readonly matrix: Matrix;
  readonly names: Names;
  /** True for the 6×7 matrix of the paper. */
  readonly isKnuth: boolean;
  /** The headers covered before, in order; for unlink and relink, those out of the ring. */
  readonly before: readonly number[];
  readonly act: Act;
}

/** How many random matrices come after the one of the paper. */
const RANDOM_MATRICES = 200;

/** All cases of an exercise: the same ones for the same exercise, in the page and in the sandbox. */
export function casesOf(exercise: ExerciseId): Case[] {
  const random = createRandom(7);
  const matrices = Array.from({ length: RANDOM_MATRICES }, () => smallMatrix(random, exercise));
  return [
    ...knuthMatrices(exercise).flatMap((matrix) => casesWith(exercise, matrix, true, random)),
    ...matrices.flatMap((matrix) => casesWith(exercise, matrix, false, random)),
  ];
}

function knuthMatrices(exercise: ExerciseId): Matrix[] {
  const { matrix } = knuth();
  if (exercise === 'unlink') return [withoutRows(matrix)];
  if (exercise === 'purify') return [];
  const withSecondary = knuth({ secondary: 'FG' }).matrix;
  if (exercise === 'secondary') return [withSecondary];
  return exercise === 'build' ? [matrix] : [matrix, withSecondary];
}

function casesWith(exercise: ExerciseId, matrix: Matrix, isKnuth: boolean, random: Random): Case[] {
  const names = matrixNames(matrix);
  const make = (act: Act, before: readonly number[] = []): Case => ({ matrix, names, isKnuth, before, act });
  if (exercise === 'build' || exercise === 'secondary') return [make({ call: 'build' })];
  if (exercise === 'search') return [make({ call: 'search' })];
  if (exercise === 'unlink') return ringCases(matrix, random, make);
  if (exercise === 'purify') return purifyCases(matrix, make);
  if (exercise === 'tweak' || exercise === 'untweak') return tweakCases(exercise, matrix, isKnuth, random, make);
  const orders = covers(matrix, isKnuth, random);
  if (exercise === 'choose') {
    return orders
      .flatMap((order) => order.map((_, done) => order.slice(0, done)))
      .filter((before) => matrix.columns.some(({ kind }, column) => kind === 'primary' && !before.includes(column + 1)))
      .map((before) => make({ call: 'choose' }, before));
  }
  return orders.flatMap((order) =>
    order.map((header, done) =>
      exercise === 'cover'
        ? make({ call: 'cover', header }, order.slice(0, done))
        : make({ call: 'uncover', header }, order.slice(0, done + 1)),
    ),
  );
}

/** Headers leave the ring in some order, and come back in reverse order. */
function ringCases({ columns }: Matrix, random: Random, make: (act: Act, before: readonly number[]) => Case): Case[] {
  const all = random.shuffled(columns.map((_, column) => column + 1));
  const leaving = all.slice(0, 1 + random.below(all.length));
  return [
    ...leaving.map((header, done) => make({ call: 'unlink', header }, leaving.slice(0, done))),
    ...leaving.map((header, done) => make({ call: 'relink', header }, leaving.slice(0, done + 1))).toReversed(),
  ];
}

/** Each row with a colour is taken by its first column, and gives its first coloured column the colour. */
function purifyCases(matrix: Matrix, make: (act: Act, before: readonly number[]) => Case): Case[] {
  const { N, C, colour } = arraysOf(createLinks(matrix));
  const all = matrix.rows.flatMap((_, row) => {
    const node = N.findIndex((of, at) => of === row && colour[at]! > 0);
    return node < 0 ? [] : [{ node, header: C[node]!, before: [C[N.indexOf(row)]!] }];
  });
  return [
    ...all.map(({ node, header, before }) => make({ call: 'purify', node, header }, before)),
    ...all.map(({ node, header, before }) => make({ call: 'unpurify', node, header }, before)),
  ];
}

/** The rows of a column leave from the top, one after another; before that another column may be covered. */
function tweakCases(
  call: 'tweak' | 'untweak',
  matrix: Matrix,
  isKnuth: boolean,
  random: Random,
  make: (act: Act, before: readonly number[]) => Case,
): Case[] {
  const { columns, rows } = matrix;
  const { N, C } = arraysOf(createLinks(matrix));
  const primary = columns.flatMap(({ kind }, column) => (kind === 'primary' ? [column] : []));
  const chosen = isKnuth ? primary : random.shuffled(primary).slice(0, 2);
  return chosen.flatMap((column) => {
    const other = random.below(columns.length);
    const isLeft = (row: readonly number[]): boolean => row.includes(column) && !row.includes(other);
    const isCovered = !isKnuth && other !== column && rows.some(isLeft);
    const list = rows.flatMap((row, at) => ((isCovered ? isLeft(row) : row.includes(column)) ? [at] : []));
    const nodes = list.map((row) => N.findIndex((of, at) => of === row && C[at] === column + 1));
    const before = isCovered ? [other + 1] : [];
    const header = column + 1;
    return nodes.map((node, out) =>
      call === 'tweak'
        ? make({ call, header, node, out }, before)
        : make({ call, header, node: nodes[0]!, out: out + 1 }, before),
    );
  });
}

/** Columns to cover one after the other: those of rows that go together, as a search covers them. */
function covers({ columns, rows }: Matrix, isKnuth: boolean, random: Random): number[][] {
  const one = random.shuffled(rows.map((_, row) => row));
  const taken: number[] = [];
  for (const row of one) {
    const fits = rows[row]!.every((column) => !taken.includes(column));
    if (fits) taken.push(...rows[row]!);
  }
  const together = taken.map((column) => column + 1);
  if (!isKnuth) return [together];
  // Each column by itself, so that the first that goes wrong is easy to follow.
  return [...columns.map((_, column) => [column + 1]), together];
}

function withoutRows({ columns }: Matrix): Matrix {
  return createMatrix(columns, []);
}

/** Three to six columns, up to seven rows with a primary column each, no two rows alike. */
function smallMatrix(random: Random, exercise: ExerciseId): Matrix {
  const isPlain = exercise === 'unlink' || exercise === 'build';
  const primary = 3 + random.below(3);
  const hasSecondary = exercise === 'secondary' || exercise === 'purify';
  const secondary = isPlain ? 0 : hasSecondary ? 1 + random.below(3) : random.below(3);
  const kinds = random.shuffled([
    ...Array.from({ length: primary }, () => 'primary' as const),
    ...Array.from({ length: secondary }, () => 'secondary' as const),
  ]);
  const columns = named(kinds);
  if (exercise === 'unlink') return createMatrix(columns, []);
  const rows = new Map<string, number[]>();
  const wanted = 3 + random.below(5);
  for (let tries = 0; tries < 40 && rows.size < wanted; tries += 1) {
    const row = kinds.flatMap((_, column) => (random.below(5) < 2 ? [column] : []));
    if (row.some((column) => kinds[column] === 'primary')) rows.set(row.join(), row);
  }
  return exercise === 'purify'
    ? coloured(columns, [...rows.values()], random)
    : createMatrix(columns, [...rows.values()]);
}

/** Most of the 1s of secondary columns get one of two colours. A row begins with a primary column, by which it is taken. */
function coloured(columns: readonly Column[], rows: readonly (readonly number[])[], random: Random): Matrix {
  const isPrimary = (column: number): boolean => columns[column]!.kind === 'primary';
  return createMatrix(
    columns,
    rows.map((row) =>
      [...row.filter(isPrimary), ...row.filter((column) => !isPrimary(column))].map((column) =>
        isPrimary(column) || random.below(5) === 0 ? column : { column, colour: 'st'.charAt(random.below(2)) },
      ),
    ),
  );
}

/** A, B, C … for primary columns, X, Y, Z for secondary ones. */
function named(kinds: readonly ('primary' | 'secondary')[]): Column[] {
  let [primary, secondary] = [0, 0];
  return kinds.map((kind) => ({
    name: kind === 'primary' ? String.fromCharCode(65 + primary++) : String.fromCharCode(88 + secondary++),
    kind,
  }));
}
