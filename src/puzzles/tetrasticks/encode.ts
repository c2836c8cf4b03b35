import { type Column, type ColumnKind, createMatrix } from '#dlx/matrix.ts';
import { lineBoard } from '../board.ts';
import { type Mark, edge } from '../marks.ts';
import { type Problem, withColumnKinds } from '../problem.ts';
import { resultOf } from '../result-of.ts';
import type { ColumnMeaning, ColumnPlan } from './columns.ts';
import { columnGroups, columnMeanings, columnName, columnsOfRow, meaningAt } from './columns.ts';
import { describeMeaning, describePlacement } from './describe.ts';
import { type PieceId, isPieceId, noSuchPiece, PIECE_IDS } from './pieces.ts';
import { type BoardSize, type Placement, placementName, placementOfRow, placementsOf } from './placements.ts';

/** What to encode. A board of `size` 5 and all sixteen pieces when nothing else is said. */
export interface TetrastickOptions {
  /** A square board of this many edges a side, 1 to 9. */
  readonly size?: number;
  /** A board that is not square; each 1 to 9, and each overrides `size`. */
  readonly width?: number;
  readonly height?: number;
  /** The pieces in play, as letters: `FHJ`. Their order does not matter. */
  readonly pieces?: string | readonly PieceId[];
  /** The piece left out of those in play. */
  readonly omit?: PieceId;
  /**
   * `F in one aspect` keeps F facing north, unmirrored: on a square board every solution then comes
   * once. `F oriented` keeps it facing north and leaves it both its reflections: every one comes
   * twice. With `none` every solution comes eight times.
   */
  readonly pinned?: Pin;
  /** `off` leaves crossings free; rows and columns keep their numbers. */
  readonly junctions?: 'secondary' | 'off';
}

/** How firmly F is held, so that the same solution does not come turned and mirrored as well. */
export type Pin = 'F in one aspect' | 'F oriented' | 'none';

/** A tetrastick puzzle as a matrix. */
export interface TetrastickProblem extends Problem, ColumnPlan {
  /** The placement that each row of the matrix stands for. */
  readonly placements: readonly Placement[];
  /** What each column of the matrix stands for. */
  readonly meanings: readonly ColumnMeaning[];
  /** Names of edges that have a column, though the board lacks them. */
  readonly missing?: ReadonlySet<string>;
}

/**
 * The exact cover problem of laying the pieces on the board: a primary column for each piece and
 * each edge, a secondary one for each junction inside the board, and a row for each placement,
 * in the order piece, x, y, N S E W, normal before mirrored. A row takes the junctions that its
 * piece passes *straight* through, so pieces may touch at corners but never cross.
 * (Donald Knuth, *Dancing Links*, 2000, the section on tetrasticks.)
 *
 * @throws RangeError for a board that is not 1 to 9 edges a side, a letter that is not a piece, a
 *   piece left out that was not there, or F pinned when F is not in play
 */
export function encode(options: TetrastickOptions = {}): TetrastickProblem {
  return resultOf(encodeInParts(options));
}

/**
 * The same, and yields now and then, so that a page can make it in several short tasks.
 * @throws RangeError as `encode` does
 */
export function* encodeInParts(options: TetrastickOptions = {}): Generator<undefined, TetrastickProblem> {
  const plan = planOf(options);
  const { pinned = 'none' } = options;
  if (pinned !== 'none' && !plan.pieces.includes('F')) {
    throw new RangeError('F is not in play, so it cannot be pinned; pin nothing');
  }
  const placements: Placement[] = [];
  const rows: number[][] = [];
  for (const [index, piece] of plan.pieces.entries()) {
    for (const placement of placementsOf(piece, plan)) {
      if (!isLeftFree(placement, pinned)) continue;
      placements.push(placement);
      rows.push(columnsOfRow(plan, index, placement.edges, placement.straight));
    }
    yield;
  }
  const meanings = columnMeanings(plan);
  const columns = meanings.map((meaning): Column => ({
    name: columnName(meaning),
    kind: meaning.kind === 'junction' ? 'secondary' : 'primary',
  }));
  const matrix = createMatrix(columns, rows);
  yield;
  const problem = {
    ...plan,
    matrix,
    placements,
    meanings,
    rowNames: placements.map(placementName),
    groups: columnGroups(plan),
    board: lineBoard(plan.width, plan.height),
    marksOf: (row: number) => marksOn(plan, placementOfRow(placements, row)),
    describeRow: (row: number) => describePlacement(placementOfRow(placements, row), plan),
    describeColumn: (column: number, kind: ColumnKind) => describeMeaning(meaningAt(meanings, column), kind),
  };
  return options.junctions === 'off' ? withJunctions(problem, 'off') : problem;
}

/** The same puzzle with its junction columns secondary or off; every row and column keeps its number. */
export function withJunctions(problem: TetrastickProblem, kind: 'secondary' | 'off'): TetrastickProblem {
  return withColumnKinds(problem, (_, index) => (problem.meanings[index]?.kind === 'junction' ? kind : undefined));
}

/** The edges of a piece in its colour; a board counts lines from the top, and the lattice from below. */
function marksOn({ height }: BoardSize, { piece, edges }: Placement): Mark[] {
  const colour = PIECE_IDS.indexOf(piece);
  return edges.map(({ kind, x, y }) =>
    kind === 'H' ? edge('h', x, height - y, colour) : edge('v', x, height - 1 - y, colour),
  );
}

/** Whether a pin leaves this placement in the matrix; only those of F can go. */
export function isLeftFree({ piece, direction, mirrored }: Placement, pinned: Pin): boolean {
  if (piece !== 'F' || pinned === 'none') return true;
  return direction === 'N' && !(mirrored && pinned === 'F in one aspect');
}

function planOf(options: TetrastickOptions): ColumnPlan {
  const { width, height } = sizeFrom(options);
  const letters = options.pieces === undefined ? PIECE_IDS : [...options.pieces];
  for (const letter of letters) if (!isPieceId(letter)) throw new RangeError(noSuchPiece(letter));
  if (options.omit !== undefined && !letters.includes(options.omit)) {
    throw new RangeError(`${options.omit} is not in play, so it cannot be left out`);
  }
  const pieces = PIECE_IDS.filter((id) => letters.includes(id) && id !== options.omit);
  return { width, height, pieces };
}

function sizeFrom({ size = 5, width = size, height = size }: TetrastickOptions): BoardSize {
  for (const side of [width, height]) {
    if (!Number.isInteger(side) || side < 1 || side > 9) {
      throw new RangeError(`a board has 1 to 9 edges a side, not ${side}`);
    }
  }
  return { width, height };
}
