import type { Cell } from '#puzzles/dominoes/encode.ts';

/** As on a chessboard: the corner at the upper left is light. */
export function isDark({ x, y }: Cell): boolean {
  return (x + y) % 2 === 1;
}
