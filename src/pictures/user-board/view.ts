/** What a board that is drawn from the marks of rows shows at one moment, and no numbers of a screen. */
import type { Mark } from '#puzzles/marks.ts';
import type { ProblemBoard } from '#puzzles/board.ts';
import { givenRows } from '#puzzles/givens.ts';
import type { Problem } from '#puzzles/problem.ts';
import { marksOf } from '#puzzles/problem.ts';
import type { Moment } from '../kit/moment.ts';
import { gridOf, wrapped } from './layout.ts';
import { describeUserBoard } from './describe.ts';
import type { UserBoardFault } from './faults.ts';
import { userBoardFaults } from './faults.ts';
import { columnPlaces, placesOf } from './places.ts';
import type { ShownRegion } from './regions.ts';
import { searchRegions } from './regions.ts';

/**
 * - `pointed`: the row is not on the board, and somebody points at it
 * - `tried`: its turn is over
 * - `waiting`: it is given, and not chosen yet
 */
type ShownState = 'chosen' | 'trying' | 'undone' | 'pointed' | 'tried' | 'waiting';

/** A row with what it adds to the board. */
export interface ShownRow {
  readonly id: string;
  readonly row: number;
  /** What a list calls it. */
  readonly name?: string;
  readonly state: ShownState;
  /** Its place among the rows chosen, from 1; 0 when it has none. */
  readonly order: number;
  /** Somebody points at it, or at a column that it covers. */
  readonly isLit: boolean;
  readonly isGiven?: boolean;
  readonly marks: readonly Mark[];
}

export interface UserBoardView {
  /** None for a list of the chosen rows. */
  readonly board: ProblemBoard | null;
  /** How many rows the problem has, which limits a list. */
  readonly most?: number;
  /** The column that is about a place alone. */
  columnAt(place: string): number | undefined;
  /** What a cell is by itself: its classes, and its row where it stands for one. */
  cellAt?(place: string): { readonly kind: string; readonly row?: number | undefined };
  /** The rows on the board in the order in which they were taken, and the one pointed at. */
  readonly rows: readonly ShownRow[];
  readonly regions: readonly ShownRegion[];
  /** Lines of words under the board: those that stand there, and those of the row taken last. */
  readonly captions: readonly string[];
  /** Some rows are given. */
  readonly hasGivens?: boolean;
  readonly isSolved: boolean;
  /** True when every primary column is covered, and the problem as it is written is not solved. */
  readonly isBroken: boolean;
  readonly words: string;
}

/** What stands above the picture: without a board it is a list. */
export function boardTitle({ board }: Pick<Problem, 'board'>): string {
  return board ? 'The board' : 'The rows chosen';
}

/** The board of a problem at a moment, drawn from the marks of its rows. */
export function userBoardView(moment: Moment): UserBoardView {
  const { problem, highlight, taken, order, isFull } = moment;
  const { board = null, matrix, rowNames } = problem;
  const places = columnPlaces(problem);
  const given = givenRows(problem);
  const shown = (row: number, state: ShownState): ShownRow => ({
    id: String(row),
    row,
    state,
    name: rowNames[row] ?? '',
    order: order[row] ?? 0,
    isLit: row === highlight.row || (matrix.rows[row]?.includes(highlight.column ?? -1) ?? false),
    isGiven: given.has(row),
    marks: marksOf(problem, row),
  });
  const rows = taken.map(({ row, state }) => shown(row, state));
  const pointed = highlight.row;
  const isElsewhere = pointed !== null && !taken.some(({ row }) => row === pointed);
  if (isElsewhere && matrix.rows[pointed]) rows.push(shown(pointed, 'pointed'));
  const faults = userBoardFaults(moment);
  return {
    board,
    most: Math.max(1, matrix.rows.length),
    columnAt: places.at,
    rows,
    regions: [
      ...faults.slice(0, MOST_FAULTS).map((fault): ShownRegion => ({
        id: `fault ${fault.column}`,
        kind: 'fault',
        places: placesOfFault(problem, fault, places.of(fault.column)),
      })),
      ...searchRegions(moment, places.of).map((region) => ({
        ...region,
        places: inSight(region.places, rows, board),
        crossed: region.kind === 'dead end' && region.places.length === 1 ? region.places : [],
      })),
    ],
    captions: captionsOf(problem, rows),
    hasGivens: given.size > 0,
    isSolved: isFull && faults.length === 0,
    isBroken: isFull && faults.length > 0,
    words: describeUserBoard(moment),
  };
}

/** Without the edges of many that a row on the board has taken: a line there would hide the row. */
function inSight(places: readonly string[], rows: readonly ShownRow[], board: ProblemBoard | null): readonly string[] {
  if (!board || places.length === 1) return places;
  const standing = rows.filter(({ state }) => state === 'chosen' || state === 'trying');
  const hidden = new Set(standing.flatMap(({ marks }) => placesOf(marks, board.kind)));
  return places.filter((place) => !(/^[hv]/.test(place) && hidden.has(place)));
}

/** More faults than these are mentioned, but not drawn. */
const MOST_FAULTS = 40;

/** The places that all its rows mark, or those of each that the column is about; what nobody covers, whole. */
function placesOfFault(problem: Problem, fault: UserBoardFault, ofColumn: readonly string[]): readonly string[] {
  const { board } = problem;
  if (!board || fault.rows.length === 0) return ofColumn;
  const marked = fault.rows.map((row) => placesOf(marksOf(problem, row), board.kind));
  const shared = marked.reduce((some, more) => some.filter((place) => more.includes(place)));
  if (shared.length > 0) return shared;
  const about = new Set(ofColumn);
  const near = marked.flat().filter((place) => about.has(place));
  return near.length > 0 ? near : marked.flat();
}

/** As many lines are kept for the rows as one of them needs, so that the board stays as high as it is. */
function captionsOf(problem: Problem, shown: readonly ShownRow[]): readonly string[] {
  const { board, matrix } = problem;
  if (!board) return [];
  const { left, right } = gridOf(board).box;
  const linesOf = (marks: readonly Mark[]): string[] =>
    marks.flatMap((mark) => (mark.mark === 'caption' ? wrapped(mark.text, right - left) : []));
  const room = matrix.rows.reduce((most, _, row) => Math.max(most, linesOf(marksOf(problem, row)).length), 0);
  const last = shown.map(({ marks }) => linesOf(marks)).findLast(({ length }) => length > 0) ?? [];
  const kept = Array.from({ length: room }, (_, line) => last[line] ?? '');
  return [...linesOf(board.marks), ...kept];
}
