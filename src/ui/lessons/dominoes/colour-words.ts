/** The words of figure 16.1, in which the reader lays dominoes on a board without two corners. */
import { isDark } from '#pictures/dominoes/is-dark.ts';
import { cellsOf } from '#puzzles/dominoes/encode.ts';
import { type Hand, freeCells, isStuck } from '#puzzles/dominoes/hand.ts';
import { inFigures } from '#english/english.ts';

/** The board: 8×8 without the top left and the bottom right corner. */
export const BOARD = cellsOf({ width: 8, height: 8, lessCorners: true });

export function coloursLeft(hand: Hand): { dark: number; light: number } {
  const free = freeCells(BOARD, hand);
  const dark = free.filter(isDark).length;
  return { dark, light: free.length - dark };
}

/** How many dominoes are laid and how many cells are left, also by colour when the colours are shown. */
export function handWords(hand: Hand, isColoured: boolean): string {
  const free = freeCells(BOARD, hand);
  const laid = `${inFigures(hand.dominoes.length, 'domino', 'dominoes')} laid, ${inFigures(free.length, 'cell')} left`;
  const stuck = isStuck(free) ? ' No two of them are neighbours: you are stuck.' : '';
  if (!isColoured) return `${laid}.${stuck}`;
  const { dark, light } = coloursLeft(hand);
  return (
    `${laid}, ${dark} dark and ${light} light.${stuck} Each domino takes one of each, and both missing corners ` +
    'were light.'
  );
}
