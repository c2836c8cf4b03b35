/**
 * What the rows on the board break of the problem as the user wrote it. That is possible only where columns
 * have been switched to ask less, or where they say too little.
 */
import { agreeOn } from '#puzzles/user-problem/colours.ts';
import { listed } from '#english/english.ts';
import type { Moment } from '../kit/moment.ts';
import { toldFaults } from '../kit/told-faults.ts';

export interface UserBoardFault {
  /** −1 where no column is about it. */
  readonly column: number;
  /** The rows that share the column; none when nothing covers it, and something must. */
  readonly rows: readonly number[];
  /** A sentence without its stop. */
  readonly words: string;
}

/** The faults at a moment, in the order of the columns; else what no column is about. */
export function userBoardFaults(moment: Moment): readonly UserBoardFault[] {
  const faults = columnFaults(moment);
  if (faults.length > 0) return faults;
  const rows = moment.taken.filter(({ state }) => state !== 'undone').map(({ row }) => row);
  const clash = moment.problem.clashOf?.(rows);
  return clash ? [{ ...clash, column: -1 }] : [];
}

function columnFaults(moment: Moment): readonly UserBoardFault[] {
  const { problem, taken, isFull } = moment;
  const { matrix, unswitched = matrix, rowNames } = problem;
  const { columns, rows: ones, colours } = unswitched;
  if (columns.every(({ kind }, column) => matrix.columns[column]?.kind === kind)) return [];
  const coveredBy = columns.map((): number[] => []);
  for (const { row, state } of taken) {
    if (state === 'undone') continue;
    for (const column of ones[row] ?? []) coveredBy[column]?.push(row);
  }
  return coveredBy.flatMap((rows, column): UserBoardFault[] => {
    const { name = '', kind } = columns[column] ?? {};
    const givers = rows.map((row) => ({ columns: ones[row] ?? [], colours: colours?.[row] ?? [] }));
    if (rows.length > 1 && !agreeOn(column, givers)) {
      const names = listed(rows.map((row) => rowNames[row] ?? ''));
      return [{ column, rows, words: `${names} share ${name}` }];
    }
    const isMissed = isFull && kind === 'primary' && rows.length === 0;
    return isMissed ? [{ column, rows, words: `nothing covers ${name}` }] : [];
  });
}

/** All of them as a sentence without its stop; empty when there is none. */
export function userBoardFaultWords(moment: Moment): string {
  return toldFaults(userBoardFaults(moment).map(({ words }) => words));
}
