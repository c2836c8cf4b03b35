import { type Matrix, askingRows, checkMatrix, isUsable } from '#dlx/matrix.ts';
import { told } from '#dlx/told.ts';
import type { Frame } from './frame.ts';

/**
 * The state of a row of the matrix at one moment.
 * - `free`: it can still be chosen
 * - `candidate`: it is in the list of the column being branched on, and has not been tried yet
 * - `tried`: it is in that list, and has been tried
 * - `trying`: it is the row the event takes
 * - `chosen`: it was taken at an earlier step and is still chosen
 * - `undone`: it is the row the event gives up
 * - `hidden`: a covered column keeps it out of every list that the search looks at, or it costs too much
 * - `dropped`: it has no 1 in a primary column
 */
export type RowState = 'free' | 'candidate' | 'tried' | 'trying' | 'chosen' | 'undone' | 'hidden' | 'dropped';

/** The state of every row, by row number. Takes time linear in the 1s of the matrix. */
export function rowStates(matrix: Matrix<unknown>, frame: Frame): RowState[] {
  checkMatrix(matrix);
  if (!Array.isArray((frame as Frame | null)?.covered)) {
    throw new RangeError(`the frame is ${told(frame)}; give what a recording's seek returned`);
  }
  const branch = branchingColumn(frame);
  const coveredAt = orderOfCovering(matrix, frame);
  const branchAt = coveredAt[branch] ?? Infinity;
  const chosen = new Set(frame.path.map((choice) => choice.row));
  const rows = askingRows(matrix, frame.covered);
  const tweaked = new Map(frame.bounds?.tweaked.map(({ row, level }) => [row, level]));
  const level = frame.event === 'try' ? frame.path.length - 1 : frame.path.length;
  const isPrimary = matrix.columns.map(({ kind }) => kind === 'primary');
  return rows.map((row, index): RowState => {
    if (index === frame.row) {
      if (frame.event === 'try') return 'trying';
      if (frame.event === 'retreat') return 'undone';
    }
    if (chosen.has(index)) return 'chosen';
    let isUsed = false;
    let isCandidate = false;
    let first = Infinity;
    for (const column of row) {
      if (isPrimary[column]) isUsed = true;
      if (column === branch) isCandidate = true;
      const at = coveredAt[column]!;
      if (at < first) first = at;
    }
    if (!isUsed) return 'dropped';
    if (tweaked.has(index)) return tweaked.get(index) === level && isCandidate ? 'tried' : 'hidden';
    // The first cover that meets a row hides it. If that is the cover of the branching column, the row stays in that
    // column's list, and later covers do not remove it.
    if (isCandidate && first >= branchAt && wasTried(frame, index)) return 'tried';
    if (isTooDear(frame, index)) return 'hidden';
    if (isCandidate && first >= branchAt) return 'candidate';
    return first < Infinity ? 'hidden' : 'free';
  });
}

/**
 * The rows that the frame's cover or uncover removes from the other columns' lists or puts back: those in the column's
 * list at that moment, except those that agree with the colour that the column gets or loses. Empty when the step is
 * the event itself.
 */
export function movedRows(matrix: Matrix<unknown>, frame: Frame): number[] {
  const { move } = frame;
  if (!move) return [];
  if (move.tweaked !== undefined) return [move.tweaked];
  const { limit = Infinity } = move;
  const isBelow = (row: number): boolean => (frame.costs?.net[row] ?? 0) < limit;
  const tweaked = new Set(frame.bounds?.tweaked.map(({ row }) => row));
  const coveredAt = orderOfCovering(matrix, frame);
  const rows = askingRows(matrix, [...frame.covered, move]);
  return rows.flatMap((row, index) =>
    row.includes(move.column) &&
    isUsable(matrix, row) &&
    !tweaked.has(index) &&
    isBelow(index) &&
    row.every((column) => column === move.column || coveredAt[column] === Infinity)
      ? [index]
      : [],
  );
}

/** The column whose rows are being tried, are taken or have all been tried; -1 when there is none. */
export function branchingColumn({ event, column, branch }: Frame): number {
  return event === 'try' || event === 'done' ? column : branch;
}

/** By column: its place in the order of covering, from 0; Infinity when it is not covered. */
function orderOfCovering(matrix: Matrix<unknown>, frame: Frame): Float64Array {
  const order = new Float64Array(matrix.columns.length).fill(Infinity);
  frame.covered.forEach(({ column }, at) => (order[column] = at));
  return order;
}

/**
 * True when a row of the branching column has been tried. Rows are in a column's list in the order of their numbers; if
 * the first row tried is not the top one, the search goes from there to the end and then from the top.
 */
function wasTried({ event, row, first, costs, tried }: Frame, index: number): boolean {
  if (tried) return tried.has(index);
  if (event === 'done') return true;
  if (event !== 'try' && event !== 'retreat') return false;
  if (costs && row >= 0) {
    // Lists are sorted by net cost.
    const more = (costs.net[row] ?? 0) - (costs.net[index] ?? 0);
    return more > 0 || (more === 0 && index < row);
  }
  const hasComeRound = row < first;
  const isAbove = index < first;
  return isAbove === hasComeRound ? index < row : hasComeRound;
}

/**
 * True for a row with which a cover would cost too much, where rows have costs: beside the rows chosen, or in place of the
 * one that is being tried.
 */
export function isTooDear({ event, row, costs }: Frame, index: number): boolean {
  if (!costs) return false;
  const own = event === 'try' && row >= 0 ? (costs.net[row] ?? 0) : 0;
  return costs.atLeast - own + (costs.net[index] ?? 0) >= costs.cutoff;
}
