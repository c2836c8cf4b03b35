/** What breaks the rules of a Ripple Effect puzzle at a moment of a search, as a narrator says it. */
import { type RipplePuzzle, cellWords } from '#puzzles/ripple-effect/puzzle.ts';
import type { RippleProblem } from '#puzzles/ripple-effect/encode.ts';
import type { Moment } from '../kit/moment.ts';
import { repeated, toldFaults } from '../kit/told-faults.ts';
import { type GridFaults, standingFaults, valuesByCell } from '#puzzles/ripple-effect/standing-faults.ts';
import { type GridNumber, standing } from './parts.ts';

/** What breaks the rules at a moment of a search; numbers that are given are there from the start. */
export function rippleFaultWords({ problem, taken, isFull }: Moment<RippleProblem>): string {
  const { puzzle, placements } = problem;
  const found = taken.flatMap(({ row, state }) => {
    const placement = placements[row];
    return placement ? [{ ...placement, state }] : [];
  });
  const waiting = puzzle.givens.flatMap((value, cell) =>
    value === 0 || found.some((number) => number.cell === cell) ? [] : [{ cell, value, state: 'waiting' as const }],
  );
  const numbers = [...found, ...waiting];
  return gridFaultWords({ puzzle, numbers, ...standingFaults(puzzle, standing(numbers)) }, isFull);
}

/**
 * A sentence without its stop, such as `the 3s at 1 across, 1 down and 3 across, 1 down are too close`;
 * empty when nothing is wrong. That a cell is empty is only a fault of a grid that should be full.
 */
export function gridFaultWords(
  view: Pick<GridFaults, 'conflicts'> & {
    readonly puzzle: RipplePuzzle;
    readonly numbers: readonly Pick<GridNumber, 'cell' | 'value' | 'state'>[];
  },
  isFull: boolean,
): string {
  const { puzzle, conflicts } = view;
  const place = (cell: number): string => cellWords(puzzle.width, cell);
  const valuesIn = valuesByCell(puzzle, standing(view.numbers));
  const cells = valuesIn.flatMap((values, cell) => {
    if (values.length > 1) return [`${place(cell)} holds ${values.length === 2 ? 'two' : 'several'} numbers`];
    return isFull && values.length === 0 ? [`${place(cell)} holds no number`] : [];
  });
  const rooms = puzzle.rooms.flatMap(({ name, cells: inside }) => {
    const values = inside.flatMap((cell) => valuesIn[cell] ?? []);
    return [...repeated(values)].map(([value, many]) => `room ${name} holds ${many} ${value}s`);
  });
  const near = conflicts.map(
    ({ value, first, second }) => `the ${value}s at ${place(first)} and ${place(second)} are too close`,
  );
  return toldFaults([...near, ...rooms, ...cells]);
}
