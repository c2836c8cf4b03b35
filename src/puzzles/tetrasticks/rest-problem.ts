import { createMatrix } from '#dlx/matrix.ts';
import type { Problem } from '../problem.ts';
import { marksOf } from '../problem.ts';
import { encode } from './encode.ts';
import type { Placement } from './placements.ts';
import { rowsOf } from './rows.ts';
import type { Sketch } from './sketch.ts';

/** What a sketch leaves to solve, with its words: what its pieces cover is gone, and so is what that rules out. */
export interface RestProblem extends Problem {
  /** For each column its number in the whole puzzle. */
  readonly wholeColumns: readonly number[];
  /** What each row stands for. */
  readonly placements: readonly Placement[];
}

/** Its solutions are those of the whole puzzle that go on from the sketch, each of them once. */
export function restProblem(sketch: Sketch): RestProblem {
  const whole = encode({ omit: sketch.omitted, junctions: sketch.secondary ? 'secondary' : 'off' });
  const { columns, rows } = whole.matrix;
  const laid = rowsOf(whole, sketch.placements);
  const covered = new Set(laid.flatMap((row) => rows[row] ?? []).filter((at) => columns[at]?.kind !== 'off'));
  const wholeColumns = columns.flatMap((_, at) => (covered.has(at) ? [] : [at]));
  const wholeRows = rows.flatMap((row, at) => (row.some((column) => covered.has(column)) ? [] : [at]));
  const places = new Map(wholeColumns.map((column, at) => [column, at]));
  const firstFrom = (column: number): number => wholeColumns.filter((at) => at < column).length;
  const { board } = whole;
  return {
    matrix: createMatrix(
      wholeColumns.flatMap((column) => columns[column] ?? []),
      wholeRows.map((row) => (rows[row] ?? []).flatMap((column) => places.get(column) ?? [])),
    ),
    rowNames: wholeRows.map((row) => whole.rowNames[row] ?? ''),
    groups: whole.groups
      .map(({ name, from, to }) => ({
        name: OPEN[name] ?? name,
        from: firstFrom(from),
        to: firstFrom(to),
      }))
      .filter(({ from, to }) => to > from),
    ...(board && { board: { ...board, marks: laid.flatMap((row) => marksOf(whole, row)) } }),
    marksOf: (row) => marksOf(whole, wholeRows[row] ?? -1),
    describeRow: (row) => whole.describeRow(wholeRows[row] ?? -1),
    describeColumn: (column, kind) => whole.describeColumn(wholeColumns[column] ?? -1, kind),
    wholeColumns,
    placements: wholeRows.flatMap((row) => whole.placements[row] ?? []),
  };
}

/** The groups of what is left. */
const OPEN: Readonly<Record<string, string>> = {
  pieces: 'waiting pieces',
  'horizontal edges': 'open horizontal edges',
  'vertical edges': 'open vertical edges',
  junctions: 'free junctions',
};
