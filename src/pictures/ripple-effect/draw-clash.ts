/** Draws numbers that contradict each other, alone on their grid, and hatched the cells in which that shows. */
import type { ClashingCells } from '#puzzles/ripple-effect/why.ts';
import { type RipplePuzzle, cellWords } from '#puzzles/ripple-effect/puzzle.ts';
import { only } from '../kit/joined.ts';
import type { PictureName } from '../kit/name-picture.ts';
import { filledView } from './design-view.ts';
import { drawGrid } from './draw.ts';
import { hatchPath } from './lines.ts';

/** @param numbers by cell, 0 where there is none */
export function drawClash(
  svg: SVGSVGElement,
  puzzle: RipplePuzzle,
  numbers: readonly number[],
  clash: ClashingCells,
  name: PictureName,
): void {
  const onlyThese = (values: readonly number[]): number[] =>
    values.map((value, cell) => (clash.numbers.includes(cell) ? value : 0));
  const [givens, alone] = [onlyThese(puzzle.givens), onlyThese(numbers)];
  drawGrid(
    svg,
    { ...filledView({ ...puzzle, givens }, alone), isSolved: false },
    {
      ...name,
      marks: 'none',
      words: clashPicture(puzzle, numbers, clash),
      cellClasses: (cell) => ({ 'is-different': clash.cells.includes(cell) }),
    },
  );
  only(svg.querySelector('.lines'), 'path', 'difference').attr('d', hatchPath(puzzle, clash.cells));
}

/** The picture in words. */
export function clashPicture(
  puzzle: RipplePuzzle,
  numbers: readonly number[],
  { numbers: at, cells }: ClashingCells,
): string {
  const named = at.map((cell) => `${numbers[cell] ?? 0} in the cell ${cellWords(puzzle.width, cell)}`);
  const stands =
    named.length === 0 ? 'The grid without any numbers.' : `The grid with these numbers alone: ${named.join('; ')}.`;
  const hatched = cells.map((cell) => cellWords(puzzle.width, cell)).join('; ');
  return cells.length === 0 ? stands : `${stands} Hatched: ${hatched}.`;
}
