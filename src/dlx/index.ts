/** The solver for its users: a matrix in, solutions out. README.md shows it. */
export type { Bounds } from './bounds.ts';
export { MatrixBuilder } from './builder.ts';
export type { Chooser, Choosing, Deviation, Rule } from './choosers.ts';
export { fromDense } from './dense.ts';
export type { Estimate, EstimateOptions, Spread } from './estimate.ts';
export { estimate } from './estimate.ts';
export { format } from './format.ts';
export type { Column, ColumnInput, ColumnKind, Matrix, RowWarning } from './matrix.ts';
export { createMatrix, withKind } from './matrix.ts';
export type { CostedRow, One, RowInput } from './row-input.ts';
export type { Counts } from './solve.ts';
export { all, count, first, solve } from './solve.ts';
export type { AsyncSolveOptions, Progress } from './solve-async.ts';
export { solveAsync } from './solve-async.ts';
export type { EngineName, SolveOptions } from './solve-options.ts';
export { parse } from './text.ts';
export { TextError } from './text-error.ts';
