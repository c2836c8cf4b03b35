/** Why numbers on a Ripple Effect grid leave no solution: which of them contradict each other, and where. */
import type { Core } from '#dlx/why/index.ts';
import { capital, inFigures, listed } from '#english/english.ts';
import { type RippleProblem, encode } from './encode.ts';
import type { RipplePuzzle } from './puzzle.ts';

/** Numbers on a grid as demands: the problem without any given, and a row for each number that stands. */
export interface GridDemands {
  /** Its columns are called as a player calls them: `the cell (2,1)`, `the 3 of room A`. */
  readonly problem: RippleProblem;
  readonly givens: readonly number[];
}

/** What a proof is about, by cells. */
export interface ClashingCells {
  /** The cells of the numbers that contradict each other. */
  readonly numbers: readonly number[];
  /** Cells that these numbers leave without any, and rooms that they leave no place for one of theirs. */
  readonly cells: readonly number[];
}

/** More numbers, or more demands, are counted and not named. */
const MOST_NAMED = 6;

/**
 * @param numbers by cell, 0 where there is none; those of the puzzle and of its player
 */
export function demandsOf(puzzle: RipplePuzzle, numbers: readonly number[] = puzzle.givens): GridDemands {
  const problem = encode({ ...puzzle, givens: numbers.map(() => 0) }, { arms: 'two' });
  const givens = numbers.flatMap((value, cell) => {
    const row = value === 0 ? -1 : problem.rowOf(cell % puzzle.width, Math.floor(cell / puzzle.width), value);
    return row < 0 ? [] : [row];
  });
  return { problem: inPlainWords(problem), givens };
}

/** The same problem with columns that are called as a player calls them. */
export function inPlainWords(problem: RippleProblem): RippleProblem {
  const { matrix, puzzle, meaningOf } = problem;
  const columns = matrix.columns.map((column, index) => {
    const meaning = meaningOf(index);
    if (meaning.kind === 'ripple') return column;
    const name =
      meaning.kind === 'cell'
        ? `the cell ${placeIn(puzzle, meaning.cell)}`
        : `the ${meaning.value} of room ${puzzle.rooms[meaning.room]?.name ?? '?'}`;
    return { ...column, name };
  });
  return { ...problem, matrix: { ...matrix, columns } };
}

/** The cells of the numbers that a core proves to contradict each other, and the cells that its demands are about. */
export function clashingCellsOf({ puzzle, placements, meaningOf }: RippleProblem, core: Core): ClashingCells {
  const numbers = core.givens.flatMap((row) => placements[row]?.cell ?? []);
  const cells = core.demanded.flatMap((column) => {
    const meaning = meaningOf(column);
    if (meaning.kind === 'cell') return [meaning.cell];
    return meaning.kind === 'room' ? (puzzle.rooms[meaning.room]?.cells ?? []) : [];
  });
  const rising = [...new Set(cells)].filter((cell) => !numbers.includes(cell)).sort((a, b) => a - b);
  return { numbers, cells: rising };
}

/**
 * “The given 3 at (2,1) and your 1 at (4,1) cannot both stand: they leave nothing for the cell (3,1).” A proof of one
 * contradiction says nothing about others, so it promises no solution once a number is gone.
 *
 * @param puzzle tells what is given from what a player has written
 */
export function clashWords(puzzle: RipplePuzzle, { matrix, placements }: RippleProblem, core: Core): string {
  const { givens, demanded, isMinimal } = core;
  const names = givens.map((row) => {
    const { cell = -1, value = 0 } = placements[row] ?? {};
    return `${puzzle.givens[cell] ? 'the' : 'your'} ${value} at ${placeIn(puzzle, cell)}`;
  });
  const demands =
    demanded.length <= MOST_NAMED
      ? listed(demanded.map((column) => matrix.columns[column]?.name ?? ''))
      : 'the hatched cells';
  if (names.length === 0)
    return `No numbers at all fit these rooms: they leave ${nothingFor(demanded.length)} ${demands}.`;
  const are =
    names.length <= MOST_NAMED ? listed(names) : `${inFigures(names.length, 'number')}, those in the picture,`;
  const together = names.length === 1 ? '' : names.length === 2 ? 'both ' : 'all ';
  const own = givens.filter((row) => !puzzle.givens[placements[row]?.cell ?? -1]).length;
  return (
    `${capital(are)} cannot ${together}stand${leftBy(names.length, demanded.length, demands)}. ` +
    endOf(names.length, own, isMinimal)
  );
}

function leftBy(numbers: number, demanded: number, demands: string): string {
  // Two numbers may be too close, or stand in one room.
  if (demanded === 0) return '';
  const they = numbers === 1 ? 'it leaves' : 'together they leave';
  return `: ${they} ${nothingFor(demanded)} ${demands}`;
}

/** Said of cells without a number as of numbers without a cell. */
const nothingFor = (demanded: number): string => (demanded === 1 ? 'nothing for' : 'too little for');

/** What helps. A player cannot take back a given; the author of a puzzle can, and there all numbers are givens. */
function endOf(numbers: number, own: number, isMinimal: boolean): string {
  if (!isMinimal) {
    const perhaps = numbers === 1 ? 'it would fail without it too' : 'fewer of them would do';
    return `Perhaps ${perhaps}: the search for fewer was stopped.`;
  }
  if (numbers === 1) return 'It has to go.';
  const isMixed = own > 0 && own < numbers;
  const [many, whose] = isMixed ? [own, 'yours'] : [numbers, 'them'];
  const which = many === 1 ? whose : `${many === 2 ? 'either' : 'any one'} of ${whose}`;
  return `Take ${which} back, and this contradiction is gone.`;
}

/** `(2,1)`: across, then down, counted from 1, as the names of rows have it. */
function placeIn({ width }: RipplePuzzle, cell: number): string {
  return `(${(cell % width) + 1},${Math.floor(cell / width) + 1})`;
}
