/** The words of figure 18.2, in which queens have to watch a whole board. */
import { inFigures } from '#english/english.ts';
import { fewestQueens, watchCounts } from '#puzzles/watch/board.ts';

/** The sides of its boards, as the address has them. */
export const SIDES = ['6', '5'] as const;

/** How many queens there are, what they watch, and whether it can be done with fewer. */
export function watchWords(side: number, queens: readonly number[]): string {
  const counts = watchCounts(side, queens);
  const open = counts.filter((count) => count === 0).length;
  const squares = inFigures(counts.length, 'square');
  if (queens.length === 0) return `No queen yet. Each of the ${squares} must be watched at least once.`;
  const watch = `${inFigures(queens.length, 'queen')} ${queens.length === 1 ? 'watches' : 'watch'}`;
  if (open > 0) return `${watch} ${counts.length - open} of ${squares}. Not watched: ${open}.`;
  return queens.length > fewestQueens(side)
    ? `${watch} all ${squares}. It can be done with fewer.`
    : `${watch} all ${squares}, and fewer can’t.`;
}
