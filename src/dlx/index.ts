/** The public interface of the solver, shown in README.md. Node 24 runs it without a build step. */
export { auto, compiled } from './compiled/engine.ts';
export { MatrixBuilder } from './builder.ts';
export { countBySparseSets } from './sparse-sets.ts';
export type { Chooser, ChooserName, Deviation } from './choosers.ts';
export {
  chooserNamed,
  chooserOf,
  choosers,
  deviating,
  deviatingName,
  isPlain,
  largest,
  leftmost,
  random,
  rightmost,
  smallest,
} from './choosers.ts';
export { cleansedIn, colourAt, commit, purify, uncommit, unpurify } from './colours.ts';
export type { One } from './coloured-matrix.ts';
export { createColouredMatrix, onesOf, withMethods } from './coloured-matrix.ts';
export { copyOf } from './copy-links.ts';
export { fromDense } from './dense.ts';
export type { Engine, Walk } from './engine.ts';
export { coverColumn as cover, uncoverColumn as uncover } from './columns.ts';
export { links } from './engine.ts';
export type { Estimate, EstimateOptions, RandomWalk, Spread, WalkNode } from './estimate.ts';
export { estimate, Estimator, walkDown } from './estimate.ts';
export type { SearchEvent, StopAt, Tally } from './events.ts';
export { format } from './format.ts';
export type { Links } from './links.ts';
export { columnOf, createLinks, headerOf, nextInRow, previousInRow } from './links.ts';
export type { Colours, Column, ColumnKind, Matrix, MatrixSize, RowWarning } from './matrix.ts';
export { createMatrix, isUsable, nextKind, sizeOf, withKind, withKinds } from './matrix.ts';
export type { MemoizedCounts, MemoizedOptions } from './memoized.ts';
export { countMemoized } from './memoized.ts';
export { countMems } from './mems.ts';
export type { ArrayName, PlainArrays } from './plain-arrays.ts';
export { addressesOf, ARRAYS, plainArrays } from './plain-arrays.ts';
export type { MovableEngine, MovableWalk, WalkStop } from './movable.ts';
export { movableLinks } from './movable.ts';
export { sanity } from './sanity.ts';
export { Search } from './search.ts';
export { shareDone } from './share.ts';
export { COLUMN, DOWN, ROW, SIZE, SPACER, UP } from './slots.ts';
export type { Counts } from './solve.ts';
export { count, solve } from './solve.ts';
export type { AsyncSolveOptions } from './solve-async.ts';
export { solveAsync } from './solve-async.ts';
export type { SolveOptions } from './solve-options.ts';
export { limitOf, walkOf } from './solve-options.ts';
export type { ReadOptions, ReadText } from './text.ts';
export { parse, parseLines } from './text.ts';
export { TextError } from './text-error.ts';
