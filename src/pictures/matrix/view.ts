/** What the matrix figure shows at one moment: a state for every row and column, and no numbers of a screen. */
import type { ColumnKind } from '#dlx/matrix.ts';
import type { Frame, FrameCosts } from '#history/frame.ts';
import type { RowState } from '#history/row-state.ts';
import type { Problem } from '#puzzles/problem.ts';
import { type Highlight, noHighlight } from '../kit/highlight.ts';
import { type ColumnState, type Moment, type RunMoment, momentOf } from '../kit/moment.ts';

/** The matrix and its names. Every `Problem` is one; names of rows default to their columns' names. */
export type MatrixSource = Pick<Problem, 'matrix'> & Partial<Omit<Problem, 'matrix'>>;

/** A row picked by hand that shares a column with another picked row is a `clash`. */
export type MatrixRowState = RowState | 'clash';

/** What a column is in a run, or `once` and `clash`: picked rows cover it once, or twice and more. */
export type MatrixColumnState = ColumnState | 'once' | 'clash';

export interface MatrixView extends Pick<
  Moment,
  'order' | 'coveredBy' | 'levels' | 'move' | 'moved' | 'isFull' | 'highlight' | 'marks' | 'sums' | 'parting'
> {
  readonly source: MatrixSource;
  /** A recorded run, rows picked by hand, or the matrix on its own. */
  readonly mode: 'run' | 'picks' | 'plain';
  readonly kinds: readonly ColumnKind[];
  readonly columns: readonly MatrixColumnState[];
  readonly rows: readonly MatrixRowState[];
  /** Run and plain: rows left in each column's list. Picks: how often picked rows cover the column. */
  readonly sizes: Int32Array;
  /** The rows that the cover under way has not come to, or that its uncover has brought back; empty at rest. */
  readonly unswept: readonly number[];
  /** In a run for the cheapest cover. */
  readonly costs?: Pick<FrameCosts, 'net' | 'taxes' | 'isPruned'>;
}

interface ViewOptions {
  readonly frame?: Frame | null;
  /** Rows picked by hand, in order. Not to be given together with a frame. */
  readonly picks?: readonly number[];
  readonly highlight?: Highlight;
}

/** Turns a matrix and a moment into the view of them. Costs a walk or two over the ones. */
export function matrixView(source: MatrixSource, options: ViewOptions = {}): MatrixView {
  const highlight = options.highlight ?? noHighlight;
  if (options.frame) return runView(momentOf(source, options.frame, highlight));
  return viewOfPicks(source, options.picks ?? null, highlight);
}

/** The view of a moment whose states are known. */
export function runView(moment: Moment<MatrixSource>): MatrixView {
  const { problem: source, rows, columns, order, coveredBy, levels } = moment;
  const { sizes, move, moved, isFull, highlight, marks, sums, parting } = moment;
  const { costs } = (moment as Partial<RunMoment>).frame ?? {};
  const kinds = source.matrix.columns.map(({ kind }) => kind);
  return {
    source,
    mode: 'run',
    kinds,
    columns,
    rows,
    order,
    coveredBy,
    levels,
    sizes,
    move,
    moved,
    isFull,
    highlight,
    unswept: [],
    ...(marks && { marks }),
    ...(sums && { sums }),
    ...(parting && { parting }),
    ...(costs && { costs }),
  };
}

/** The same moment with something else pointed at. */
export function withHighlight(view: MatrixView, highlight: Highlight): MatrixView {
  return { ...view, highlight };
}

/** A row is called by its name, or by the columns it has its ones in. */
export function rowName({ matrix, rowNames }: MatrixSource, row: number): string {
  const columns = matrix.rows[row] ?? [];
  return rowNames?.[row] ?? columns.map((column) => matrix.columns[column]?.name).join(' ');
}

export function columnName({ matrix }: MatrixSource, column: number): string {
  return matrix.columns[column]?.name ?? '';
}

/** Where things happen at this moment, for a picture that follows the search; null for nowhere. */
export function activePlace(view: MatrixView): Highlight {
  const branch = view.columns.findIndex((state) => state === 'branch' || state === 'dead end');
  const active = view.move?.column ?? (branch < 0 ? null : branch);
  let row = view.rows.findIndex((state) => state === 'trying' || state === 'undone');
  // A column has just been chosen: its first row is what comes next.
  if (row < 0) row = view.rows.indexOf('candidate');
  if (row < 0) view.order.forEach((place, at) => place > (view.order[row] ?? 0) && (row = at));
  // At a solution nothing is branched on: the last row is shown where its ones begin.
  return { row: row < 0 ? null : row, column: active ?? view.source.matrix.rows[row]?.[0] ?? null };
}

/** True for rows that stand out against everything covered: chosen, being tried, picked. */
export function isTaken(state: MatrixRowState | undefined): boolean {
  return state === 'chosen' || state === 'trying' || state === 'clash';
}

/** True for rows that are out of play at this moment, and are drawn faded. */
export function isFaded(state: MatrixRowState | undefined): boolean {
  return state === 'hidden' || state === 'dropped';
}

/**
 * True when the column branched on is covered. Its rows have then left every other list, though
 * each of them is still to be tried, or has been.
 */
export function hasCoveredBranch({ columns, coveredBy }: MatrixView): boolean {
  return columns.some((state, column) => state === 'branch' && coveredBy[column] === -1);
}

/** True for rows whose ones are out of other lists while the branching column is covered. */
export function isLiftable(state: MatrixRowState | undefined): boolean {
  return state === 'candidate' || state === 'tried';
}

function viewOfPicks(source: MatrixSource, picks: readonly number[] | null, highlight: Highlight): MatrixView {
  const { matrix } = source;
  const kinds = matrix.columns.map((column) => column.kind);
  const dropped = new Set(matrix.warnings.map((warning) => warning.row));
  const sizes = new Int32Array(kinds.length);
  const coveredBy = new Int32Array(kinds.length).fill(-2);
  const order = new Int32Array(matrix.rows.length);
  (picks ?? []).forEach((row, index) => (order[row] = index + 1));
  matrix.rows.forEach((row, index) => {
    if (picks ? !order[index] : dropped.has(index)) return;
    for (const column of row) {
      if (kinds[column] === 'off') continue;
      sizes[column]! += 1;
      if (picks) coveredBy[column] = index;
    }
  });
  const columns = kinds.map((kind, column): MatrixColumnState => {
    if (kind === 'off') return 'off';
    if (!picks || !sizes[column]) return 'open';
    return sizes[column] > 1 ? 'clash' : 'once';
  });
  const rows = matrix.rows.map((row, index): MatrixRowState => {
    if (order[index]) return row.some((column) => columns[column] === 'clash') ? 'clash' : 'chosen';
    return dropped.has(index) ? 'dropped' : 'free';
  });
  const mode = picks ? 'picks' : 'plain';
  return {
    source,
    mode,
    kinds,
    columns,
    rows,
    order,
    coveredBy,
    levels: new Int32Array(kinds.length).fill(-1),
    sizes,
    move: null,
    moved: [],
    isFull: false,
    highlight,
    unswept: [],
  };
}
