import type { ColumnKind } from '#dlx/matrix.ts';
import type { ColumnMeaning } from '../columns.ts';
import { describeMeaning } from '../describe.ts';
import { edgeName, pointText } from '../lattice.ts';
import type { BoardSize } from '../placements.ts';
import { isInterior, placementName } from '../placements.ts';
import { cellOfEdge, cellOfPoint, pointOfCell } from './grid.ts';
import type { Claim, GridPlacement } from './shape.ts';

/** One sentence or two: what choosing this placement takes, and what it looks like on the board. */
export function describeCellRow(placement: GridPlacement, size: BoardSize): string {
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
      ? 'no tetrastick: its sticks do not hang together as those of one'
      : shape === piece
        ? `${piece} all the same`
        : `the piece ${shape}`;
  return `${row} An odd shift; on the board it is ${looks}.`;
}

/** One sentence: what a column stands for and asks, and its cell. */
export function describeCellColumn(meaning: ColumnMeaning, kind: ColumnKind, claim: Claim): string {
  if (meaning.kind === 'piece') return describeMeaning(meaning, kind);
  if (meaning.kind === 'edge') {
    const words = describeMeaning(meaning, kind).replace(/\.$/, '');
    return `${words}. Its cell: ${pointText(cellOfEdge(meaning.edge))}.`;
  }
  const asks = {
    straight: 'at most one piece passes straight through it',
    all: 'at most one piece has a joint on it',
    none: 'nobody claims it, so two pieces may cross here',
  }[kind === 'off' ? 'none' : claim];
  return `Junction ${pointText(meaning.point)}: ${asks}. Its cell: ${pointText(cellOfPoint(meaning.point))}.`;
}
