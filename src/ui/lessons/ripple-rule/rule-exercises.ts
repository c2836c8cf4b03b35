import { type RippleProblem, encode } from '#puzzles/ripple-effect/encode.ts';
import { parse } from '#puzzles/ripple-effect/text.ts';

/** Rooms that have exactly one filling without any givens, from the maker's grids. */
const ROOMS: ReadonlyMap<string, string> = new Map([
  ['3x3', 'AAB ACB DCB'],
  ['4x4', 'AABB ACCB DDCB EECF'],
  ['5x5', 'AABBC ADBCC AEEFG HHFFG HHFFG'],
]);

export const EXERCISES: readonly string[] = [...ROOMS.keys()];

export function exercise(name: string): RippleProblem | null {
  const rooms = ROOMS.get(name)?.split(' ');
  if (!rooms) return null;
  const empty = rooms.map((line) => '.'.repeat(line.length));
  return encode(parse(`${rooms.join('\n')}\n\n${empty.join('\n')}\n`));
}

/** The figure opens with the smallest exercise, and a 3 whose arms the border cuts. */
export const RULE_STANDARD: readonly string[] = ['3x3', '1.3'];

/** True when a list is an exercise followed by numbers put into its cells, `cell.value`, 0 for empty. */
export function isRuleSequence(items: readonly string[]): boolean {
  const problem = exercise(items[0] ?? '');
  return (
    problem !== null &&
    items.slice(1).every((item) => {
      const [, cell, value] = /^(\d{1,2})\.(\d)$/.exec(item) ?? [];
      const room = problem.puzzle.rooms[problem.puzzle.roomOf[Number(cell ?? -1)] ?? -1];
      return room !== undefined && Number(value) <= room.cells.length;
    })
  );
}

/** The grid after these moves, and the cell of the last one, or -1. */
export function afterMoves(problem: RippleProblem, moves: readonly string[]): { grid: number[]; last: number } {
  const grid = problem.puzzle.roomOf.map(() => 0);
  let last = -1;
  for (const move of moves) {
    const [cell = -1, value = 0] = move.split('.').map(Number);
    grid[cell] = value;
    last = cell;
  }
  return { grid, last };
}
