/**
 * Ways to turn a puzzle into a matrix, right ones and wrong ones, all with the same rows: a row puts
 * one value into one cell. What they find is for the solver to say.
 */
import { type Column, type ColumnKind, type Matrix, createMatrix, withKinds } from '#dlx/matrix.ts';
import { type Direction, directionsOf } from './columns.ts';
import { armFrom } from './arms.ts';
import { type Placement, type RippleProblem, encode } from './encode.ts';
import { type RipplePuzzle, largestNumber, nearPairs } from './puzzle.ts';

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

/** Where a column lies, so that it can be drawn. */
export interface ColumnPlace {
  /** A plane is a grid of columns, one for each cell; a pair joins two cells. */
  readonly kind: 'cell' | 'room' | 'plane' | 'pair';
  /** The value it is about; 0 when it is about all of them. */
  readonly value: number;
  /** The direction of its plane, if that has one. */
  readonly direction: Direction | null;
  readonly cells: readonly number[];
}

export interface Encoded {
  readonly matrix: Matrix;
  /** By column. */
  readonly places: readonly ColumnPlace[];
  /** What each row does, by row; the same in every encoding of a puzzle. */
  readonly placements: readonly Placement[];
  readonly rowNames: readonly string[];
}

/**
 * Encodes a puzzle in one of the ways:
 *
 * - `four arms`, `two arms`: for each value and direction a block of w·h secondary columns
 * - `pairs`: a secondary column for every two rows that put equal numbers too close
 * - `rooms secondary`: four arms, and a room takes each of its values at most once
 * - `one plane`: a single block of w·h secondary columns, whatever the value and the direction
 * - `plus`: a block for each value, in which a row claims its cell and all four arms
 * - `no rooms`: four arms, and the room columns are off
 */
export function encodeWith(puzzle: RipplePuzzle, name: EncodingName): Encoded {
  switch (name) {
    case 'four arms':
      return placed(puzzle, encode(puzzle));
    case 'two arms':
      return placed(puzzle, encode(puzzle, { arms: 'two' }));
    case 'rooms secondary':
      return withRooms(puzzle, 'secondary');
    case 'no rooms':
      return withRooms(puzzle, 'off');
    case 'pairs':
      return withClaims(puzzle, pairClaims);
    case 'one plane':
      return withPlusClaims(puzzle, [0], () => 0);
    case 'plus': {
      const values = Array.from({ length: largestNumber(puzzle) }, (_, below) => below + 1);
      return withPlusClaims(puzzle, values, (value) => value);
    }
  }
}

/** The columns of arms, each in its place. */
function placed(puzzle: RipplePuzzle, problem: RippleProblem): Encoded {
  const places = problem.matrix.columns.map((_, column): ColumnPlace => {
    const meaning = problem.meaningOf(column);
    if (meaning.kind === 'cell') return { kind: 'cell', value: 0, direction: null, cells: [meaning.cell] };
    const { value } = meaning;
    return meaning.kind === 'room'
      ? { kind: 'room', value, direction: null, cells: puzzle.rooms[meaning.room]?.cells ?? [] }
      : { kind: 'plane', value, direction: meaning.direction, cells: [meaning.cell] };
  });
  const { matrix, placements, rowNames } = problem;
  return { matrix, places, placements, rowNames };
}

/** Four arms, with the columns of rooms switched to another kind. */
function withRooms(puzzle: RipplePuzzle, kind: ColumnKind): Encoded {
  const problem = encode(puzzle);
  const matrix = withKinds(problem.matrix, (_, column) =>
    problem.meaningOf(column).kind === 'room' ? kind : undefined,
  );
  return { ...placed(puzzle, problem), matrix };
}

interface Claim extends ColumnPlace {
  readonly name: string;
}

type Claims = (placements: readonly Placement[], puzzle: RipplePuzzle) => readonly Claim[][];

/**
 * Planes in which a row claims its cell and all four arms; each has all of its w·h columns.
 *
 * @param planes by the value they are for, 0 for all values
 */
function withPlusClaims(puzzle: RipplePuzzle, planes: readonly number[], planeOf: (value: number) => number): Encoded {
  const claims: Claims = (placements) =>
    placements.map(({ cell, value }) =>
      plusOf(puzzle, cell, value).map((each) => claimOn(puzzle, planeOf(value), each)),
    );
  const all = planes.flatMap((plane) => puzzle.roomOf.map((_, cell) => claimOn(puzzle, plane, cell)));
  return withClaims(puzzle, claims, all);
}

/**
 * Cells and rooms as usual, and a secondary column for each claim of a row, by its name.
 *
 * @param all what has a column whether a row claims it or not
 */
function withClaims(puzzle: RipplePuzzle, claimsOf: Claims, all: readonly Claim[] = []): Encoded {
  const problem = encode(puzzle, { arms: 'two' });
  const { placements, rowNames } = problem;
  const kept = problem.matrix.columns.filter(({ kind }) => kind === 'primary');
  const claims = claimsOf(placements, puzzle);
  const byName = new Map([...all, ...claims.flat()].map((claim) => [claim.name, claim]));
  const claimed = [...byName.values()];
  const at = new Map(claimed.map(({ name }, index) => [name, kept.length + index]));
  const columns: Column[] = [...kept, ...claimed.map(({ name }) => ({ name, kind: 'secondary' as const }))];
  const places = [...placed(puzzle, problem).places.slice(0, kept.length), ...claimed];
  const rows = placements.map(({ cell, value }, row) => [
    problem.cellColumn(cell),
    problem.roomColumn(puzzle.roomOf[cell] ?? -1, value),
    ...(claims[row] ?? []).map(({ name }) => at.get(name)!),
  ]);
  return { matrix: createMatrix(columns, rows), places, placements, rowNames };
}

/** For each row the pairs it is in, named by value and cells: `2:1,3~4,3`. */
function pairClaims(placements: readonly Placement[], { width, roomOf }: RipplePuzzle): Claim[][] {
  const values = roomOf.map((): number[] => []);
  for (const { cell, value } of placements) values[cell]?.push(value);
  const claims = new Map<string, Claim[]>();
  for (const { value, first, second } of nearPairs(width, values)) {
    const cells = [first, second];
    const name = `${value}:${placeName(width, first)}~${placeName(width, second)}`;
    for (const cell of cells) {
      const key = `${cell}=${value}`;
      const claim: Claim = { name, kind: 'pair', value, direction: null, cells };
      claims.set(key, [...(claims.get(key) ?? []), claim]);
    }
  }
  return placements.map(({ cell, value }) => claims.get(`${cell}=${value}`) ?? []);
}

function plusOf(puzzle: RipplePuzzle, cell: number, value: number): number[] {
  const reach = (direction: Direction): readonly number[] => armFrom(puzzle, cell, value, direction).cells;
  return [cell, ...directionsOf.four.flatMap(reach)];
}

/** A cell of the plane of a value, `3+r5,2`, or of the only one there is, `r5,2`. */
function claimOn({ width }: RipplePuzzle, value: number, cell: number): Claim {
  const place = `r${placeName(width, cell)}`;
  const name = value === 0 ? place : `${value}+${place}`;
  return { name, kind: 'plane', value, direction: null, cells: [cell] };
}

function placeName(width: number, cell: number): string {
  return `${(cell % width) + 1},${Math.floor(cell / width) + 1}`;
}
