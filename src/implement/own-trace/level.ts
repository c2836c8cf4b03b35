/** Where a run that is followed stands, and the words for it. */
import type { Matrix } from '#dlx/index.ts';
import type { TraceNames } from './names.ts';

/** A node of the reader's tree that is open: the column branched on, -1 at a solution, and what is done there. */
export interface Level {
  readonly column: number;
  /** How many rows it had. */
  readonly size: number;
  readonly tried: Set<number>;
  /** The row being tried, and the columns covered with it, in their order. */
  row: number;
  readonly others: number[];
  /** Its size by the reader's own count, right after it was covered. */
  ownSize?: number | undefined;
}

/** What may come next. */
export type Phase =
  /** A row is being taken, or nothing has begun: what is `pending`, then a node. */
  | 'enter'
  /** A node is open: its column, then its rows. */
  | 'node'
  /** A node has been left: the row that led to it is taken back next. */
  | 'left'
  /** That row's columns come back. */
  | 'undo'
  | 'over';

/** What comes next in a phase, as the end of a sentence. */
export function expectedWords(phase: Phase, open: Level | undefined, names: TraceNames): string {
  const column = names.column(open?.column ?? 0);
  return {
    enter: 'a column should be chosen next, or a solution reported',
    node:
      open && open.tried.size >= open.size
        ? `column ${column} has no row left to try and should be uncovered next`
        : `a row of column ${column} should be tried next, or the column uncovered`,
    left: `${names.row(open?.row ?? 0)} should be taken back next`,
    undo: 'columns should come back next',
    over: 'the search is over: the first column has been uncovered',
  }[phase];
}

/** How a trace ends that is not over; `next` is the column that has to be covered or uncovered, if one has. */
export function endWords(events: number, phase: Phase, next: number | undefined, names: TraceNames): string {
  if (events === 0)
    return 'There are no “choose” or “cover” lines in the trace: print them in search, cover and uncover.';
  const verb = phase === 'undo' ? 'uncovered' : 'covered';
  const what = next === undefined ? '' : ` before column ${names.column(next)} is ${verb}`;
  return `The trace ends in the middle of the search${what}. Did the program stop, or run on without printing?`;
}

/** Why a row is not in the list of a column: the end of a sentence. */
export function whyGone(
  row: number,
  column: number,
  levels: readonly Level[],
  { rows }: Matrix,
  names: TraceNames,
): string {
  const columns = rows[row] ?? [];
  if (!columns.includes(column)) return ': it has no 1 there';
  const taken = levels.find((level) => rows[level.row]?.some((one) => columns.includes(one)));
  return taken ? `: it shares a column with ${names.row(taken.row)}, which is taken` : ' now';
}

/** Whether two lists have the same numbers. */
export function isSameSet(one: readonly number[], other: readonly number[]): boolean {
  const [a, b] = [one, other].map((rows) => rows.toSorted((x, y) => x - y).join(' '));
  return a === b;
}

/** The other columns of a row, in the order in which they are covered: to the right, and round. */
export function othersOf({ columns, rows }: Matrix, row: number, column: number): number[] {
  const ones = rows[row] ?? [];
  const at = ones.indexOf(column);
  return [...ones.slice(at + 1), ...ones.slice(0, at)].filter((one) => columns[one]!.kind !== 'off');
}
