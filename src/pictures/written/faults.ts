/**
 * What the rows on the board break of the problem as it is written. That is possible only where columns
 * have been switched to ask less, or where they say too little.
 */
import type { WrittenBoardProblem } from '#puzzles/written/encode.ts';
import { agreeOn } from '#puzzles/written/colours.ts';
import { listed } from '#english/english.ts';
import type { Moment } from '../kit/moment.ts';
import { toldFaults } from '../kit/told-faults.ts';

export interface WrittenFault {
  /** −1 where no column is about it. */
  readonly column: number;
  /** The rows that share the column; none when nothing covers it, and something must. */
  readonly rows: readonly number[];
  /** A sentence without its stop. */
  readonly words: string;
}

/** The faults at a moment, in the order of the columns; else what no column is about. */
export function writtenFaults(moment: Moment<WrittenBoardProblem>): readonly WrittenFault[] {
  const faults = columnFaults(moment);
  if (faults.length > 0) return faults;
  const rows = moment.taken.filter(({ state }) => state !== 'undone').map(({ row }) => row);
  const clash = moment.problem.clashOf?.(rows);
  return clash ? [{ ...clash, column: -1 }] : [];
}

function columnFaults(moment: Moment<WrittenBoardProblem>): readonly WrittenFault[] {
  const { problem, taken, isFull } = moment;
  const { written, matrix, rowNames } = problem;
  if (written.columns.every(({ kind }, column) => matrix.columns[column]?.kind === kind)) return [];
  const coveredBy = written.columns.map((): number[] => []);
  for (const { row, state } of taken) {
    if (state === 'undone') continue;
    for (const column of written.rows[row]?.columns ?? []) coveredBy[column]?.push(row);
  }
  return coveredBy.flatMap((rows, column): WrittenFault[] => {
    const { name = '', kind } = written.columns[column] ?? {};
    if (
      rows.length > 1 &&
      !agreeOn(
        column,
        rows.map((row) => written.rows[row]),
      )
    ) {
      const names = listed(rows.map((row) => rowNames[row] ?? ''));
      return [{ column, rows, words: `${names} share ${name}` }];
    }
    const isMissed = isFull && kind === 'primary' && rows.length === 0;
    return isMissed ? [{ column, rows, words: `nothing covers ${name}` }] : [];
  });
}

/** All of them as a sentence without its stop; empty when there is none. */
export function writtenFaultWords(moment: Moment<WrittenBoardProblem>): string {
  return toldFaults(writtenFaults(moment).map(({ words }) => words));
}
