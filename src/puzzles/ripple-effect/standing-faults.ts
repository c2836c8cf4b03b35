/** What breaks the rules on a grid that may be filled in part, or wrongly. */
import { type NearPair, type RipplePuzzle, nearPairs } from './puzzle.ts';

/** A number in a cell. */
export interface StandingNumber {
  readonly cell: number;
  readonly value: number;
}

export interface GridFaults {
  /** Equal numbers too close; of three in one line, the first with the second and that with the third. */
  readonly conflicts: readonly NearPair[];
  /** Cells whose number breaks a rule: those of `conflicts`, two of a kind in a room, two in a cell. */
  readonly faulty: readonly number[];
}

/**
 * Finds the faults among the numbers that stand.
 *
 * @param numbers those that count, as many in a cell as stand there
 */
export function standingFaults(puzzle: RipplePuzzle, numbers: readonly StandingNumber[]): GridFaults {
  const standing = valuesByCell(puzzle, numbers);
  const conflicts = nearestOf(nearPairs(puzzle.width, standing), puzzle.width);
  return { conflicts, faulty: faultyCells(puzzle, standing, conflicts) };
}

/** For each cell the numbers that stand there. */
export function valuesByCell({ roomOf }: RipplePuzzle, numbers: readonly StandingNumber[]): number[][] {
  const values: number[][] = roomOf.map(() => []);
  for (const { cell, value } of numbers) values[cell]?.push(value);
  return values;
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
