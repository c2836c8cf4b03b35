import type { Matrix } from '#dlx/matrix.ts';
import { isUsable } from '#dlx/matrix.ts';
import type { Frame } from './frame.ts';

/**
 * What a row of the matrix is at one moment.
 * - `free`: it can still be chosen
 * - `candidate`: it is in the list of the column being branched on, and its turn is still to come
 * - `tried`: it is in that list, and its turn is over
 * - `trying`: it is the row the event takes
 * - `chosen`: it was taken at an earlier step and stands
 * - `undone`: it is the row the event gives up
 * - `hidden`: a covered column keeps it out of every list that the search looks at
 * - `dropped`: no primary column asks for it
 */
export type RowState = 'free' | 'candidate' | 'tried' | 'trying' | 'chosen' | 'undone' | 'hidden' | 'dropped';

/** The state of every row, by row number. Costs one walk over the ones of the matrix. */
export function rowStates(matrix: Matrix, frame: Frame): RowState[] {
  const branch = branchingColumn(frame);
  const coveredAt = orderOfCovering(matrix, frame);
  const branchAt = coveredAt[branch] ?? Infinity;
  const chosen = new Set(frame.path.map((choice) => choice.row));
  const rows = matrix.colours?.asking(matrix.rows, frame.covered) ?? matrix.rows;
  return rows.map((row, index): RowState => {
    if (index === frame.row) {
      if (frame.event === 'try') return 'trying';
      if (frame.event === 'retreat') return 'undone';
    }
    if (chosen.has(index)) return 'chosen';
    if (!isUsable(matrix, row)) return 'dropped';
    let isCandidate = false;
    let first = Infinity;
    for (const column of row) {
      if (column === branch) isCandidate = true;
      first = Math.min(first, coveredAt[column]!);
    }
    // A row leaves a list at the first cover that meets it. When that is the cover of the branching
    // column it stays in that very list, and whatever is covered later cannot take it out.
    if (isCandidate && first >= branchAt) return wasTried(frame, index) ? 'tried' : 'candidate';
    return first < Infinity ? 'hidden' : 'free';
  });
}

/**
 * The rows that the frame's cover or uncover takes out of the other columns' lists or puts back:
 * those in the column's list at that moment, or those of them that do not agree with the colour it takes
 * or loses. None when the step is the event itself.
 */
export function movedRows(matrix: Matrix, frame: Frame): number[] {
  const { move } = frame;
  if (!move) return [];
  const coveredAt = orderOfCovering(matrix, frame);
  const rows = matrix.colours?.asking(matrix.rows, [...frame.covered, move]) ?? matrix.rows;
  return rows.flatMap((row, index) =>
    row.includes(move.column) &&
    isUsable(matrix, row) &&
    row.every((column) => column === move.column || coveredAt[column] === Infinity)
      ? [index]
      : [],
  );
}

/** The column whose rows are being tried, are taken or have all been tried; -1 when there is none. */
export function branchingColumn({ event, column, branch }: Frame): number {
  return event === 'try' || event === 'done' ? column : branch;
}

/** For each column when it was covered, counted from 0; Infinity when it is not, or is off. */
function orderOfCovering(matrix: Matrix, frame: Frame): Float64Array {
  const order = new Float64Array(matrix.columns.length).fill(Infinity);
  frame.covered.forEach(({ column }, at) => (order[column] = at));
  return order;
}

/**
 * Rows stand in a column's list in the order of their numbers, so those before this one are over. When
 * another row than the top one was first, the list is gone through from there and around its header.
 */
function wasTried({ event, row, first }: Frame, index: number): boolean {
  if (event === 'done') return true;
  if (event !== 'try' && event !== 'retreat') return false;
  const hasComeRound = row < first;
  const isAbove = index < first;
  return isAbove === hasComeRound ? index < row : hasComeRound;
}
