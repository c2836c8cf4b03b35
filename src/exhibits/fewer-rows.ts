/**
 * Rows that a search need not look at, found before it starts: a row **blocks** when a primary column has no row left once
 * it is chosen, so it is in no solution. So does each row that covers column B alone, if all rows of column A cover B too:
 * whichever of them covers A, it covers B.
 *
 * The solutions stay, each of them. What goes may make more rows block, so they are looked for until there are none.
 *
 * Source: D. E. Knuth, *The Art of Computer Programming* 7.2.2.1, on preprocessing options.
 */
import { hasBounds } from '#dlx/bounds.ts';
import { type Matrix, hasColour } from '#dlx/matrix.ts';

export interface FewerRows {
  /** By its number: true for a row that can go. */
  readonly gone: readonly boolean[];
  readonly blocking: number;
  /** The first that was found, and the column that it leaves without a row. */
  readonly example: Blocking | null;
  /** False when the budget was used up first: there may be more. */
  readonly isAll: boolean;
}

interface Blocking {
  readonly row: number;
  readonly column: number;
}

/** Steps of about a nanosecond or ten: some tenths of a second in all. */
const MOST_STEPS = 30_000_000;

interface State {
  readonly matrix: Matrix<unknown>;
  readonly gone: boolean[];
  /** For each column the rows that are left. */
  readonly byColumn: number[][];
  readonly isPrimary: readonly boolean[];
  /** True where two rows may share the column: it has a colour. */
  readonly isShared: readonly boolean[];
  steps: number;
}

/**
 * Finds the rows that can go.
 *
 * @param most steps after which it stops looking
 * @throws RangeError for a matrix with bounds, whose columns may be covered more than once
 */
export function fewerRows(matrix: Matrix<unknown>, most = MOST_STEPS): FewerRows {
  if (hasBounds(matrix)) throw new RangeError('fewerRows does not support bounds; give it columns without min and max');
  const state = begin(matrix, most);
  let blocking = 0;
  let example: Blocking | null = null;
  let found: Blocking[];
  do {
    found = blockingRows(state);
    example ??= found[0] ?? null;
    blocking += takeOut(
      state,
      found.map(({ row }) => row),
    );
  } while (found.length > 0 && state.steps > 0);
  return { gone: state.gone, blocking, example, isAll: state.steps > 0 };
}

/** The matrix without the rows that can go; the others keep their order, and `values` names them. */
export function withoutRows(matrix: Matrix<unknown>, gone: readonly boolean[]): Matrix<unknown> {
  const stays = (_: unknown, row: number): boolean => !gone[row];
  return {
    columns: matrix.columns,
    rows: matrix.rows.filter(stays),
    ...(matrix.colours && { colours: matrix.colours.filter(stays) }),
    ...(matrix.costs && { costs: matrix.costs.filter(stays) }),
    values: (matrix.values ?? matrix.rows.map((_, row) => row)).filter(stays),
    warnings: [],
  };
}

function begin(matrix: Matrix<unknown>, most: number): State {
  const isDropped = new Set(matrix.warnings.map(({ row }) => row));
  const byColumn = matrix.columns.map((): number[] => []);
  matrix.rows.forEach((row, at) => {
    if (!isDropped.has(at)) for (const column of row) byColumn[column]?.push(at);
  });
  return {
    matrix,
    gone: matrix.rows.map(() => false),
    byColumn,
    isPrimary: matrix.columns.map(({ kind }) => kind === 'primary'),
    isShared: matrix.columns.map((_, column) => matrix.colours !== undefined && hasColour(matrix, column)),
    steps: most,
  };
}

/** Takes rows out, and returns how many were still there. */
function takeOut({ matrix, gone, byColumn }: State, rows: readonly number[]): number {
  const fresh = [...new Set(rows)].filter((row) => !gone[row]);
  for (const row of fresh) gone[row] = true;
  for (const column of new Set(fresh.flatMap((row) => matrix.rows[row] ?? []))) {
    byColumn[column] = (byColumn[column] ?? []).filter((row) => !gone[row]);
  }
  return fresh.length;
}

/** The rows that leave a primary column, not one of their own, without a row. */
function blockingRows(state: State): Blocking[] {
  const { matrix, byColumn, isPrimary } = state;
  /** For each row, how many rows of a column clash with it; emptied after each row. */
  const clashes = new Uint32Array(matrix.columns.length);
  const seen = new Int32Array(matrix.rows.length).fill(-1);
  const found: Blocking[] = [];
  matrix.rows.forEach((row, at) => {
    if (state.gone[at] || state.steps <= 0) return;
    const touched: number[] = [];
    for (const column of row) {
      if (matrix.columns[column]?.kind === 'off') continue;
      for (const other of byColumn[column] ?? []) {
        if (seen[other] === at || canShare(state, column, at, other)) continue;
        seen[other] = at;
        for (const one of matrix.rows[other] ?? []) {
          if (clashes[one] === 0) touched.push(one);
          clashes[one]! += 1;
          state.steps -= 1;
        }
      }
    }
    const own = new Set(row);
    const blocks = (one: number): boolean =>
      isPrimary[one] === true && !own.has(one) && clashes[one] === byColumn[one]?.length;
    const column = touched.find(blocks);
    if (column !== undefined) found.push({ row: at, column });
    for (const one of touched) clashes[one] = 0;
  });
  return found;
}

/** True where both rows give the column the same colour, so that they may be chosen together as far as it goes. */
function canShare({ matrix: { rows, colours }, isShared }: State, column: number, one: number, other: number): boolean {
  if (!isShared[column]) return false;
  const colourIn = (row: number): string => colours?.[row]?.[rows[row]?.indexOf(column) ?? -1] ?? '';
  return colourIn(one) !== '' && colourIn(one) === colourIn(other);
}
