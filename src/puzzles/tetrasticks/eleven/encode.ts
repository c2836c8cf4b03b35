import { type Column, type ColumnKind, createMatrix } from '#dlx/matrix.ts';
import type { ColumnPlan, ColumnMeaning } from '../columns.ts';
import { columnGroups, columnMeanings, columnName, columnsOfRow, meaningAt, pieceColumn } from '../columns.ts';
import { type TetrastickOptions, type TetrastickProblem, encode } from '../encode.ts';
import { type Edge, edgeName, shifted, pointText } from '../lattice.ts';
import type { PieceId } from '../pieces.ts';
import {
  type BoardSize,
  type Placement,
  placementName,
  placementOfRow,
  placementsOf,
  isInterior,
} from '../placements.ts';
import { cellOfEdge, roleOf, cellOfPoint, pointOfCell } from './grid.ts';
import type { Claim, GridPlacement } from './shape.ts';
import { cellSetOf, claimedJoints, oddShift, shapeOf, straightJointsOf } from './shape.ts';
import { describeMeaning } from '../describe.ts';

/** Whether pieces move by even steps on the fine grid, as whole edges do, or by odd ones too. */
type Shifts = 'even' | 'any';

/** What to translate: a tetrastick puzzle, and what becomes of it on the fine grid. */
export interface ElevenOptions extends Omit<TetrastickOptions, 'junctions'> {
  /** Default: `straight`. */
  readonly claim?: Claim;
  /** Default: `even`. */
  readonly shifts?: Shifts;
}

/** The puzzle on the fine grid as a matrix, with columns in the order of the tetrastick puzzle. */
export interface GridProblem extends TetrastickProblem {
  readonly claim: Claim;
  readonly shifts: Shifts;
  readonly placements: readonly GridPlacement[];
}

/**
 * The polyomino puzzle on the fine grid. Columns are those of the tetrastick puzzle: a piece, a
 * cell that stands for an edge (both primary), a cell that stands for a junction (secondary, or off
 * when nobody claims one). A row is a set of cells, each set once for a piece: even shifts in the
 * order of the tetrastick rows, then, if asked for, the odd ones.
 *
 * An odd shift puts joints on faces. A face belongs to nobody, so a piece that claims a joint has
 * even shifts only.
 *
 * @throws RangeError as `encode` for tetrasticks does
 */
export function encodeGrid(options: ElevenOptions = {}): GridProblem {
  const { claim = 'straight', shifts = 'even' } = options;
  const sticks = encode(options);
  const size: BoardSize = { width: sticks.width, height: sticks.height };
  const pinned = options.pinned === 'F in one aspect';
  const plan: ColumnPlan = { ...size, pieces: sticks.pieces };
  const placements = plan.pieces.flatMap((piece) => {
    const even = sticks.placements
      .filter((placement) => placement.piece === piece)
      .map((placement) => onGrid(placement, claim));
    // As cells, an odd F is an even F in another aspect, so that pinning leaves it out.
    return shifts === 'even' || (pinned && piece === 'F')
      ? even
      : [...even, ...oddPlacements(piece, even, size, claim)];
  });
  const meanings = columnMeanings(plan);
  const columns = meanings.map((meaning): Column => ({
    name: columnName(meaning),
    kind: meaning.kind !== 'junction' ? 'primary' : claim === 'none' ? 'off' : 'secondary',
  }));
  const matrix = createMatrix(
    columns,
    placements.map(({ piece, edges }) =>
      columnsOfRow(plan, pieceColumn(plan, piece), edges, claimedJoints(edges, claim)),
    ),
  );
  return {
    ...plan,
    claim,
    shifts,
    matrix,
    placements,
    meanings,
    rowNames: placements.map(placementName),
    groups: columnGroups(plan),
    describeRow: (row) => describeCellRow(placementOfRow(placements, row), plan),
    describeColumn: (column, kind) => describeCellColumn(meaningAt(meanings, column), kind, claim),
  };
}

function onGrid(placement: Placement, claim: Claim): GridPlacement {
  const cells = cellSetOf(placement.edges, claim);
  return { ...placement, cells, isOdd: false, shape: placement.piece };
}

/** The odd shifts of a piece whose cells no even one has, in the order of the even ones. */
function oddPlacements(piece: PieceId, even: readonly GridPlacement[], size: BoardSize, claim: Claim): GridPlacement[] {
  const taken = new Set(even.map(({ edges }) => keyOf(edges)));
  // One more edge on every side: what sticks out of the board by half an edge may yet fit.
  const wide = placementsOf(piece, { width: size.width + 2, height: size.height + 2 });
  return wide.flatMap((placement): GridPlacement[] => {
    if (claimedJoints(placement.edges, claim).length > 0) return [];
    const edges = oddShift(placement.edges).map((edge) => shifted(edge, -1, -1));
    const cells = { edges: edges.map(cellOfEdge), joints: [] };
    const fits = cells.edges.every((cell) => roleOf(cell, size) === 'edge');
    if (!fits || taken.has(keyOf(edges))) return [];
    taken.add(keyOf(edges));
    return [
      {
        ...shifted(placement, -0.5, -0.5),
        edges,
        cells,
        straight: straightJointsOf(edges),
        isOdd: true,
        shape: shapeOf(edges),
      },
    ];
  });
}

function keyOf(edges: readonly Edge[]): string {
  return edges.map(edgeName).sort().join(' ');
}

/** One sentence or two: what choosing this placement takes, and what it looks like on the board. */
function describeCellRow(placement: GridPlacement, size: BoardSize): string {
  const { piece, edges, cells, isOdd, shape } = placement;
  const joints = cells.joints.flatMap((cell) => pointOfCell(cell) ?? []).filter((point) => isInterior(point, size));
  const claims =
    joints.length === 0
      ? 'claims no junction'
      : `claims ${joints.length === 1 ? 'junction' : 'junctions'} ${joints.map(pointText).join(', ')}`;
  const row = `${placementName(placement)}: takes the cells of edges ${edges.map(edgeName).join(', ')}; ${claims}.`;
  if (!isOdd) return row;
  const looks =
    shape === null
      ? 'its sticks do not form a tetrastick'
      : shape === piece
        ? `it is still ${piece}`
        : `it is the piece ${shape}`;
  return `${row} An odd shift; on the board ${looks}.`;
}

/** One sentence: what a column stands for and asks, and its cell. */
function describeCellColumn(meaning: ColumnMeaning, kind: ColumnKind, claim: Claim): string {
  if (meaning.kind === 'piece') return describeMeaning(meaning, kind);
  if (meaning.kind === 'edge') {
    const words = describeMeaning(meaning, kind).replace(/\.$/, '');
    return `${words}. Its cell: ${pointText(cellOfEdge(meaning.edge))}.`;
  }
  const asks = {
    straight: 'at most one piece passes straight through it',
    all: 'at most one piece has a joint on it',
    none: 'no joint claims it, so two pieces may cross here',
  }[kind === 'off' ? 'none' : claim];
  return `Junction ${pointText(meaning.point)}: ${asks}. Its cell: ${pointText(cellOfPoint(meaning.point))}.`;
}
