/** One moment of a problem: the states of its rows and columns, from which every picture is drawn. */
import type { EventKind, Frame, Move } from '#history/frame.ts';
import { type RowState, branchingColumn, movedRows, rowStates } from '#history/row-state.ts';
import type { Problem } from '#puzzles/problem.ts';
import type { ColumnMarks, RowSums } from '../why/column-marks.ts';
import type { Parting } from '../matrix/parting.ts';
import { type Highlight, noHighlight } from './highlight.ts';

/**
 * - `open`: nothing covers it
 * - `branch`: the column being branched on, covered or about to be
 * - `dead end`: it must be covered, but no row is left for it
 * - `covered`: a chosen row, or an earlier branching, covers it
 * - `coloured`: a chosen row has given it a colour, and rows that agree may share it
 * - `off`: it is not looked at
 */
export type ColumnState = 'open' | 'branch' | 'dead end' | 'covered' | 'coloured' | 'off';

/** A row that is on the board: it stands, it is being taken, or it is being given up. */
export interface TakenRow {
  readonly row: number;
  readonly state: 'chosen' | 'trying' | 'undone';
}

export interface Moment<P extends Pick<Problem, 'matrix'> = Problem> {
  readonly problem: P;
  /** What is pointed at. */
  readonly highlight: Highlight;
  readonly event: EventKind;
  /** The state of every row. */
  readonly rows: readonly RowState[];
  /** The rows on the board, in the order in which they were taken. */
  readonly taken: readonly TakenRow[];
  /** For each row its place among those taken, counted from 1; 0 when it is none, or is given up. */
  readonly order: Int32Array;
  /** The state of every column. */
  readonly columns: readonly ColumnState[];
  /** For each covered or coloured column the row that made it so; -1 for one branched on, -2 for others. */
  readonly coveredBy: Int32Array;
  /** For each of them the level at which it was; -1 for others. */
  readonly levels: Int32Array;
  /** The column branched on, or -1. */
  readonly branch: number;
  /** How many rows are left in each column's list. */
  readonly sizes: Int32Array;
  /** The cover or uncover just carried out, and the rows it takes out or puts back. */
  readonly move: Move | null;
  readonly moved: readonly number[];
  /** True at the moment when the last primary column has been covered. */
  readonly isFull: boolean;
  /** What a proof that there is no solution says of the columns, while it is shown. */
  readonly marks?: ColumnMarks;
  /** What it says of the rows, where it has weights. */
  readonly sums?: RowSums;
  /** Where another run of the same matrix parts from this one, while that is marked. */
  readonly parting?: Parting;
}

/** A moment of a recorded run. */
export interface RunMoment<P extends Pick<Problem, 'matrix'> = Problem> extends Moment<P> {
  readonly frame: Frame;
}

/** The moment of a run that a frame shows. Costs a walk or two over the ones of the matrix. */
export function momentOf<P extends Pick<Problem, 'matrix'>>(
  problem: P,
  frame: Frame,
  highlight: Highlight = noHighlight,
): RunMoment<P> {
  const { matrix } = problem;
  const { event, sizes, move } = frame;
  const taken = takenRows(frame);
  const columns = matrix.columns.map(({ kind }): ColumnState => (kind === 'off' ? 'off' : 'open'));
  const coveredBy = new Int32Array(columns.length).fill(-2);
  const levels = new Int32Array(columns.length).fill(-1);
  for (const { column, colour, row, level } of frame.covered) {
    columns[column] = colour ? 'coloured' : 'covered';
    coveredBy[column] = row;
    levels[column] = level;
  }
  const branch = event === 'done' ? -1 : branchingColumn(frame);
  if (branch >= 0) columns[branch] = event === 'dead end' ? 'dead end' : 'branch';
  const order = new Int32Array(matrix.rows.length);
  taken.forEach(({ row, state }, index) => (order[row] = state === 'undone' ? 0 : index + 1));
  return {
    problem,
    frame,
    highlight,
    event,
    rows: rowStates(matrix, frame),
    taken,
    order,
    columns,
    coveredBy,
    levels,
    branch,
    sizes,
    move,
    moved: movedRows(matrix, frame),
    isFull: event === 'solution',
  };
}

/**
 * The moment outside any run at which these rows stand, as in a solution. Rows that share a column
 * with one of them are out.
 */
export function momentOfRows<P extends Pick<Problem, 'matrix'>>(
  problem: P,
  chosen: readonly number[],
  highlight: Highlight = noHighlight,
): Moment<P> {
  const { columns, rows } = problem.matrix;
  const isOn = (column: number): boolean => columns[column]?.kind !== 'off';
  const coveredBy = new Int32Array(columns.length).fill(-2);
  for (const row of chosen) {
    for (const column of rows[row]?.filter(isOn) ?? []) coveredBy[column] = row;
  }
  const order = new Int32Array(rows.length);
  chosen.forEach((row, index) => (order[row] = index + 1));
  const states = rows.map((row, index): RowState => {
    if (order[index]) return 'chosen';
    return row.some((column) => coveredBy[column] !== -2) ? 'hidden' : 'free';
  });
  const sizes = new Int32Array(columns.length);
  rows.forEach((row, index) => {
    if (states[index] === 'free') for (const column of row) sizes[column]! += 1;
  });
  return {
    problem,
    highlight,
    event: 'start',
    rows: states,
    order,
    coveredBy,
    sizes,
    taken: chosen.map((row) => ({ row, state: 'chosen' })),
    columns: columns.map(({ kind }, column) =>
      kind === 'off' ? 'off' : coveredBy[column] === -2 ? 'open' : 'covered',
    ),
    levels: coveredBy.map((row) => (row < 0 ? -1 : order[row]! - 1)),
    branch: -1,
    move: null,
    moved: [],
    isFull: columns.every(({ kind }, column) => kind !== 'primary' || coveredBy[column] !== -2),
  };
}

/** True for a column that is covered at this moment. */
export function isCovered({ coveredBy }: Pick<Moment, 'coveredBy'>, column: number): boolean {
  return (coveredBy[column] ?? -2) !== -2;
}

/** What is pointed at in the words of the problem; empty when it is nothing of it. */
export function pointedAtWords({ problem, highlight: { row, column } }: Moment): string {
  const { columns, rows } = problem.matrix;
  if (row !== null && row < rows.length) return problem.describeRow(row);
  const kind = columns[column ?? -1]?.kind;
  return column === null || !kind ? '' : problem.describeColumn(column, kind);
}

/** The row that the event takes may not be on the path yet, and the one it gives up is there no more. A null choice is none. */
function takenRows({ event, row: now, path }: Frame): TakenRow[] {
  const taken = path.flatMap(({ row }): TakenRow[] =>
    row < 0 ? [] : [{ row, state: event === 'try' && row === now ? 'trying' : 'chosen' }],
  );
  if (now < 0) return taken;
  const isThere = path.some(({ row }) => row === now);
  if (event === 'try' && !isThere) taken.push({ row: now, state: 'trying' });
  if (event === 'retreat' && !isThere) taken.push({ row: now, state: 'undone' });
  return taken;
}
