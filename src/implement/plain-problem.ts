import type { Matrix } from '#dlx/index.ts';

/** A problem as a program reads it: columns and rows are numbered from 0. */
export interface PlainProblem<Column = boolean> {
  /** For each column whether it is primary; where it may have bounds, how often it is covered. */
  readonly primary: readonly Column[];
  /** For each row its columns. */
  readonly rows: readonly (readonly number[])[];
}

export function plainProblem({ columns, rows }: Matrix): PlainProblem {
  return { primary: columns.map(({ kind }) => kind === 'primary'), rows };
}
