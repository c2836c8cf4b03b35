/**
 * A problem that somebody has written: its columns, its rows, what each row draws, and words. It is
 * plain data, so it can be kept, sent in a link, and given by code that runs in a sandbox; `read.ts`
 * checks it, `text.ts` writes it as text, and `encode.ts` makes a matrix of it.
 */
import type { ProblemBoard } from '../board.ts';
import type { Mark } from '../marks.ts';

/** Columns that are off are a matter of the figure: a problem has no use for them. */
export type UserColumnKind = 'primary' | 'secondary';

export interface UserColumn {
  readonly name: string;
  readonly kind: UserColumnKind;
  /** How often a primary column must be covered, and may be; both or neither, and neither for exactly once. */
  readonly min?: number;
  readonly max?: number;
  /** Neighbours with the same group are of one kind of thing, as cells or pieces. */
  readonly group: string;
  /** What the column stands for: “the cell in rank 1 and file 2”. What it asks follows from its kind. */
  readonly words?: string;
}

export interface UserRow {
  readonly name: string;
  /** The numbers of its columns, in the order in which the search is to walk them. */
  readonly columns: readonly number[];
  /** The colour that it gives to each of them, '' for none; left out when it gives none at all. */
  readonly colours?: readonly string[];
  /** What choosing it costs, when that is anything. */
  readonly cost?: number;
  /** What it adds to the board. */
  readonly marks: readonly Mark[];
  /** What choosing it does, as a sentence. */
  readonly words?: string;
}

export interface UserProblem {
  readonly title?: string;
  readonly columns: readonly UserColumn[];
  readonly rows: readonly UserRow[];
  /** Without one the chosen rows are shown as a list, and rows carry no marks. */
  readonly board?: ProblemBoard;
}
