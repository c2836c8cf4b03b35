/** Why a number cannot go into a cell, by the rules alone and the numbers that stand on the grid. */
import { armFrom } from './arms.ts';
import { type Direction, directionsOf } from './columns.ts';
import type { RipplePuzzle } from './puzzle.ts';
import { opposite } from './describe.ts';

/**
 * What keeps a number out of a cell.
 * - `cell`: the cell has a number
 * - `room`: the room has this number, in the cell `by`
 * - `ripple`: an equal number in the cell `by` is too close; `direction` leads from it to this cell
 */
export type Blocker =
  | { readonly rule: 'cell' | 'room'; readonly by: number }
  | { readonly rule: 'ripple'; readonly by: number; readonly direction: Direction };

/**
 * What keeps `value` out of a cell, the nearest reason first; null when nothing does.
 *
 * @param numbers for each cell its number or 0, givens included
 */
export function blockerOf(
  puzzle: RipplePuzzle,
  numbers: readonly number[],
  cell: number,
  value: number,
): Blocker | null {
  if ((numbers[cell] ?? 0) > 0) return { rule: 'cell', by: cell };
  const room = puzzle.rooms[puzzle.roomOf[cell] ?? -1]?.cells ?? [];
  const same = room.find((other) => numbers[other] === value);
  if (same !== undefined) return { rule: 'room', by: same };
  for (const direction of directionsOf.four) {
    const near = armFrom(puzzle, cell, value, direction).cells;
    const by = near.find((other) => numbers[other] === value);
    if (by !== undefined) return { rule: 'ripple', by, direction: opposite[direction] };
  }
  return null;
}
