/** What breaks the rules on a grid that may be filled in part, or wrongly. */
import { type NearPair, type RipplePuzzle, nearPairs } from '#puzzles/ripple-effect/puzzle.ts';
import type { GridNumber } from './parts.ts';

/** What the rules ask of a number. */
export type StandingNumber = Pick<GridNumber, 'cell' | 'value' | 'state'>;

export interface GridFaults {
  /** Equal numbers too close; of three in one line, the first with the second and that with the third. */
  readonly conflicts: readonly NearPair[];
  /** Cells whose number breaks a rule: those of `conflicts`, two of a kind in a room, two in a cell. */
  readonly faulty: readonly number[];
}

/** Finds the faults among the numbers that stand. */
export function faultsOf(puzzle: RipplePuzzle, numbers: readonly StandingNumber[]): GridFaults {
  const standing = standingNumbers(puzzle, numbers);
  const conflicts = nearestOf(nearPairs(puzzle.width, standing), puzzle.width);
  return { conflicts, faulty: faultyCells(puzzle, standing, conflicts) };
}

/** For each cell the numbers that count: not those given up, and not those only pointed at. */
function standingNumbers(puzzle: RipplePuzzle, numbers: readonly StandingNumber[]): number[][] {
  const standing: number[][] = puzzle.roomOf.map(() => []);
  for (const { cell, value, state } of numbers) {
    if (state !== 'undone' && state !== 'pointed') standing[cell]?.push(value);
  }
  return standing;
}

/** Of the pairs that end in one cell and run the same way, the shortest. */
function nearestOf(pairs: readonly NearPair[], width: number): NearPair[] {
  const isAcross = ({ first, second }: NearPair) => second - first < width;
  return pairs.filter(
    (pair) =>
      !pairs.some(
        (other) =>
          other.second === pair.second &&
          other.value === pair.value &&
          isAcross(other) === isAcross(pair) &&
          other.between < pair.between,
      ),
  );
}

function faultyCells(
  puzzle: RipplePuzzle,
  standing: readonly (readonly number[])[],
  conflicts: readonly NearPair[],
): number[] {
  const faulty = new Set(conflicts.flatMap(({ first, second }) => [first, second]));
  for (const { cells } of puzzle.rooms) {
    const values = cells.flatMap((cell) => standing[cell] ?? []);
    for (const cell of cells) {
      const mine = standing[cell] ?? [];
      const repeated = mine.some((value) => values.indexOf(value) !== values.lastIndexOf(value));
      if (repeated || mine.length > 1) faulty.add(cell);
    }
  }
  return [...faulty].sort((a, b) => a - b);
}
