/** Grids that are filled by hand, or by several solutions at once. */
import { type Fault, check } from '#puzzles/ripple-effect/check.ts';
import type { RippleProblem } from '#puzzles/ripple-effect/encode.ts';
import { type GridView, chosenView } from './view.ts';
import { listed } from '#english/english.ts';

/**
 * A grid that the reader fills: the picked cell is outlined, and its number shows its ripples.
 *
 * @param problem of a puzzle without givens, so that each number of a room has a row in each cell
 * @param grid for each cell its number, 0 when empty
 */
export function handView(problem: RippleProblem, grid: readonly number[], picked: number): GridView {
  const rowAt = (cell: number): number => rowOfValue(problem, cell, grid[cell] ?? 0);
  const rows = grid.flatMap((value, cell) => (value > 0 ? [rowAt(cell)] : []));
  const row = picked < 0 ? -1 : rowAt(picked);
  const column = picked < 0 || row >= 0 ? null : problem.cellColumn(picked);
  const highlight = { row: row < 0 ? null : row, column };
  return { ...chosenView(problem, rows, highlight), isByHand: true };
}

/** What breaks the rules on a grid that is not full yet. */
function faultsByHand({ puzzle }: RippleProblem, grid: readonly number[]): Fault[] {
  return check(puzzle, grid).filter(({ rule }) => rule !== 'cell');
}

/** Where a number stands, what it keeps out of where, and what is wrong or still to do. */
export function handWords(
  problem: RippleProblem,
  grid: readonly number[],
  picked: number,
): { now: string; faults: string[]; isSolved: boolean } {
  const faults = faultsByHand(problem, grid).map(({ message }) => message);
  const empty = grid.filter((value) => value === 0).length;
  const isSolved = empty === 0 && faults.length === 0;
  const row = rowOfValue(problem, picked, grid[picked] ?? 0);
  const parts = [
    ...(row < 0 ? [] : [reachWords(problem, row)]),
    isSolved
      ? 'Solved: every room has its numbers, and equal numbers keep their distance.'
      : `${empty === 0 ? 'No cell is' : empty === 1 ? '1 cell is' : `${empty} cells are`} ` +
        `empty${faultWords(faults.length)}`,
  ];
  return { now: parts.join(' '), faults, isSolved };
}

function faultWords(count: number): string {
  if (count === 0) return ', and no rule is broken.';
  return `, and ${count === 1 ? '1 fault is' : `${count} faults are`} listed below.`;
}

/** "This 4 keeps other 4s out of 7 cells: 3 to the right and 4 down. Its reach …" */
function reachWords(problem: RippleProblem, row: number): string {
  const value = problem.placements[row]?.value ?? 0;
  const arms = problem.armsOf(row);
  const reach = arms.reduce((sum, { cells }) => sum + cells.length, 0);
  const ways = arms
    .filter(({ cells }) => cells.length > 0)
    .map(({ direction, cells }) => `${cells.length} ${direction}`);
  const cut = arms.filter((arm) => arm.cut).map(({ direction }) => direction);
  const cutWords = cut.length === 0 ? '' : ` Its reach ${listed(cut)} is cut short by the border.`;
  return (
    `This ${value} keeps other ${value}s out of ${reach} ${reach === 1 ? 'cell' : 'cells'}: ` +
    `${listed(ways)}.${cutWords}`
  );
}

/**
 * What all solutions agree on as numbers, and what only some of them have as small numbers.
 *
 * @param solutions each as its rows
 */
export function agreedView(problem: RippleProblem, solutions: readonly (readonly number[])[]): GridView {
  const inAll = solutions[0]?.filter((row) => solutions.every((each) => each.includes(row))) ?? [];
  const rest = [...new Set(solutions.flat())].filter((row) => !inAll.includes(row)).sort((a, b) => a - b);
  const view = chosenView(problem, inAll);
  return {
    ...view,
    marks: rest.flatMap((row) => {
      const placement = problem.placements[row];
      return placement ? [{ ...placement, id: `mark-${row}`, row, state: 'free' as const, isLit: false }] : [];
    }),
  };
}

function rowOfValue({ puzzle, rowOf }: RippleProblem, cell: number, value: number): number {
  return cell < 0 ? -1 : rowOf(cell % puzzle.width, Math.floor(cell / puzzle.width), value);
}
