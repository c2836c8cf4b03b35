import type { RipplePuzzle } from '#puzzles/ripple-effect/puzzle.ts';

/**
 * Fills the cells in reading order, straight from the rules and without any matrix.
 *
 * @param ripples false leaves the rule of distance out
 */
export function fillings(puzzle: RipplePuzzle, ripples: boolean, limit = Infinity): number[][] {
  const { width, rooms, roomOf, givens } = puzzle;
  const grid = roomOf.map(() => 0);
  const found: number[][] = [];

  function fits(cell: number, value: number): boolean {
    const room = rooms[roomOf[cell] ?? -1]?.cells ?? [];
    if (room.some((other) => (grid[other] || givens[other]) === value && other !== cell)) return false;
    if (!ripples) return true;
    for (let far = 1; far <= value; far++) {
      if (cell - far * width >= 0 && grid[cell - far * width] === value) return false;
      if ((cell % width) - far >= 0 && grid[cell - far] === value) return false;
    }
    return true;
  }

  function fill(cell: number): void {
    if (found.length >= limit) return;
    if (cell === grid.length) {
      found.push([...grid]);
      return;
    }
    const size = rooms[roomOf[cell] ?? -1]?.cells.length ?? 0;
    const given = givens[cell] ?? 0;
    for (let value = given || 1; value <= (given || size); value++) {
      if (!fits(cell, value)) continue;
      grid[cell] = value;
      fill(cell + 1);
      grid[cell] = 0;
    }
  }

  fill(0);
  return found;
}
