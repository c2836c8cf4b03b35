/**
 * Ways to turn a puzzle into a matrix, right ones and wrong ones, all with the same rows: a row puts
 * one value into one cell. What they find is for the solver to say.
 */
import type { Column, ColumnKind, Matrix } from '../../dlx/matrix.ts';
import { createMatrix, withKinds } from '../../dlx/matrix.ts';
import type { Direction } from './columns.ts';
import { directionsOf } from './columns.ts';
import { armFrom } from './arms.ts';
import type { Placement } from './encode.ts';
import { encode } from './encode.ts';
import type { RipplePuzzle } from './puzzle.ts';
import { largestNumber, nearPairs } from './puzzle.ts';

export const ENCODINGS = [
  'four arms',
  'two arms',
  'pairs',
  'rooms secondary',
  'one plane',
  'plus',
  'no rooms',
] as const;

export type EncodingName = (typeof ENCODINGS)[number];

export interface Encoded {
  readonly matrix: Matrix;
  /** What each row does, by row; the same in every encoding of a puzzle. */
  readonly placements: readonly Placement[];
  readonly rowNames: readonly string[];
}

/**
 * Encodes a puzzle in one of the ways:
 *
 * - `four arms`, `two arms`: for each value and direction a block of w·h secondary columns
 * - `pairs`: a secondary column for each two rows that put equal numbers too near
 * - `rooms secondary`: four arms, and a room takes each of its values at most once
 * - `one plane`: a single block of w·h secondary columns, whatever the value and the direction
 * - `plus`: a block for each value, in which a row claims its cell and all four arms
 * - `no rooms`: four arms, and the room columns are off
 */
export function encodeWith(puzzle: RipplePuzzle, name: EncodingName): Encoded {
  switch (name) {
    case 'four arms':
      return encode(puzzle);
    case 'two arms':
      return encode(puzzle, { arms: 'two' });
    case 'rooms secondary':
      return withRooms(puzzle, 'secondary');
    case 'no rooms':
      return withRooms(puzzle, 'off');
    case 'pairs':
      return withClaims(puzzle, pairClaims);
    case 'one plane':
      return withPlusClaims(puzzle, [''], () => '');
    case 'plus': {
      const values = Array.from({ length: largestNumber(puzzle) }, (_, below) => below + 1);
      return withPlusClaims(puzzle, values.map(planeOf), planeOf);
    }
  }
}

/** Four arms, with the columns of rooms switched to another kind. */
function withRooms(puzzle: RipplePuzzle, kind: ColumnKind): Encoded {
  const problem = encode(puzzle);
  const matrix = withKinds(problem.matrix, (_, column) =>
    problem.meaningOf(column).kind === 'room' ? kind : undefined,
  );
  return { ...problem, matrix };
}

type Claims = (placements: readonly Placement[], puzzle: RipplePuzzle) => readonly string[][];

/** What the columns of the plane of a value begin with. */
const planeOf = (value: number): string => `${value}+`;

/** Planes in which a row claims its cell and all four arms; each has all of its w·h columns. */
function withPlusClaims(
  puzzle: RipplePuzzle,
  planes: readonly string[],
  planeOfValue: (value: number) => string,
): Encoded {
  const place = placeName(puzzle);
  const claims: Claims = (placements) =>
    placements.map(({ cell, value }) =>
      plusOf(puzzle, cell, value).map((each) => planeOfValue(value) + place(each)),
    );
  const names = planes.flatMap((plane) => puzzle.roomOf.map((_, cell) => plane + place(cell)));
  return withClaims(puzzle, claims, names);
}

/**
 * Cells and rooms as ever, and a secondary column for each name that a row claims.
 *
 * @param all the names that have a column whether a row claims them or not
 */
function withClaims(puzzle: RipplePuzzle, claimsOf: Claims, all: readonly string[] = []): Encoded {
  const problem = encode(puzzle, { arms: 'two' });
  const { placements, rowNames } = problem;
  const kept = problem.matrix.columns.filter(({ kind }) => kind === 'primary');
  const claims = claimsOf(placements, puzzle);
  const names = [...new Set([...all, ...claims.flat()])];
  const at = new Map(names.map((name, index) => [name, kept.length + index]));
  const columns: Column[] = [
    ...kept,
    ...names.map((name) => ({ name, kind: 'secondary' as const })),
  ];
  const rows = placements.map(({ cell, value }, row) => [
    problem.cellColumn(cell),
    problem.roomColumn(puzzle.roomOf[cell] ?? -1, value),
    ...(claims[row] ?? []).map((name) => at.get(name)!),
  ]);
  return { matrix: createMatrix(columns, rows), placements, rowNames };
}

/** For each row the pairs it is in, named by value and cells: `2:5~7`. */
function pairClaims(placements: readonly Placement[], { width, roomOf }: RipplePuzzle): string[][] {
  const values = roomOf.map((): number[] => []);
  for (const { cell, value } of placements) values[cell]?.push(value);
  const claims = new Map<string, string[]>();
  for (const { value, first, second } of nearPairs(width, values)) {
    for (const cell of [first, second]) {
      const key = `${cell}=${value}`;
      claims.set(key, [...(claims.get(key) ?? []), `${value}:${first}~${second}`]);
    }
  }
  return placements.map(({ cell, value }) => claims.get(`${cell}=${value}`) ?? []);
}

/** A cell and all that its number reaches, each once. */
function plusOf(puzzle: RipplePuzzle, cell: number, value: number): number[] {
  const reach = (direction: Direction): readonly number[] =>
    armFrom(puzzle, cell, value, direction).cells;
  return [cell, ...directionsOf.four.flatMap(reach)];
}

function placeName({ width }: RipplePuzzle): (cell: number) => string {
  return (cell) => `r${(cell % width) + 1},${Math.floor(cell / width) + 1}`;
}
