/**
 * Queens that watch a whole board: each cell must be watched once or more. How few queens are enough was asked by C. F. de
 * Jaenisch, *Traité des applications de l’analyse mathématique au jeu des échecs* (1862).
 *
 * Cells are numbered line by line from the top left, from 0. A queen watches the cell that she stands on, too.
 */

/** For each cell of a board of this side the cells that a queen there watches. */
export function watchedFrom(side: number): readonly (readonly number[])[] {
  const cells = Array.from({ length: side * side }, (_, cell) => ({ x: cell % side, y: Math.floor(cell / side) }));
  return cells.map(({ x, y }) =>
    cells.flatMap((other, cell) => {
      const [across, down] = [Math.abs(other.x - x), Math.abs(other.y - y)];
      return across === 0 || down === 0 || across === down ? [cell] : [];
    }),
  );
}

/** How often each cell is watched by these queens. */
export function watchCounts(side: number, queens: readonly number[]): number[] {
  const from = watchedFrom(side);
  const counts = Array.from({ length: side * side }, () => 0);
  for (const queen of queens) for (const cell of from[queen] ?? []) counts[cell]! += 1;
  return counts;
}

/** The fewest queens that watch every cell: one more is allowed until that is enough. */
export function fewestQueens(side: number): number {
  const from = watchedFrom(side);
  /** True when so many further queens can watch what is left; one of them must watch the first cell of it. */
  const isEnough = (counts: readonly number[], queens: number): boolean => {
    const open = counts.indexOf(0);
    if (open < 0) return true;
    if (queens === 0) return false;
    return (from[open] ?? []).some((queen) => {
      const more = new Set(from[queen]);
      const after = counts.map((count, cell) => count + Number(more.has(cell)));
      return isEnough(after, queens - 1);
    });
  };
  let queens = 0;
  while (!isEnough(watchCounts(side, []), queens)) queens += 1;
  return queens;
}

/** The queens of a board that nobody has touched: one, two cells from the corner. */
export function firstQueens(side: number): number[] {
  return [2 * side + 2];
}

/** `none`, or the cells with a queen: `14-20`. */
export function writeQueens(queens: readonly number[]): string {
  return queens.length === 0 ? 'none' : queens.join('-');
}

/** The queens of a text, in rising order; null when it names none of this board, or one twice. */
export function readQueens(text: string, side: number): number[] | null {
  if (text === '') return firstQueens(side);
  if (text === 'none') return [];
  if (!/^\d{1,2}(?:-\d{1,2})*$/.test(text)) return null;
  const queens = text.split('-').map(Number);
  const isThere = queens.every((queen, at) => queen < side * side && (at === 0 || queen > queens[at - 1]!));
  return isThere ? queens : null;
}

/** With a queen on this cell, or without her where there is one. */
export function withPress(queens: readonly number[], cell: number): number[] {
  const rest = queens.filter((queen) => queen !== cell);
  return rest.length < queens.length ? rest : [...rest, cell].sort((a, b) => a - b);
}
