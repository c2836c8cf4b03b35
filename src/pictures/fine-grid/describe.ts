import type { ColumnKind } from '#dlx/matrix.ts';
import type { Cell, CellRole } from '#puzzles/tetrasticks/eleven/grid.ts';
import { cellKey, edgeOfCell, gridSize, pointOfCell } from '#puzzles/tetrasticks/eleven/grid.ts';
import { edgeName, pointText } from '#puzzles/tetrasticks/lattice.ts';
import type { PieceId } from '#puzzles/tetrasticks/pieces.ts';
import type { CellMark, FineGridView } from './view.ts';

/** The grid in words. */
export function describeFineGrid(view: FineGridView): string {
  const { width, height } = gridSize(view.board);
  const edges = view.cells.filter(({ role }) => role === 'edge');
  const junctions = view.cells.filter(({ role }) => role === 'junction');
  const held = (marks: readonly CellMark[]): number => marks.filter(({ row }) => row >= 0).length;
  const sentences = [
    `A grid of ${width} by ${height} cells.`,
    `Edge cells covered: ${held(edges)} of ${edges.length}.`,
    `Junction cells claimed: ${held(junctions)} of ${junctions.length}.`,
    view.clashes.length === 0 ? '' : `Cells claimed twice: ${view.clashes.length}.`,
    view.crossings.length === 0 ? '' : `Crossings: ${view.crossings.length}.`,
    view.solved ? 'This is a solution.' : '',
  ];
  return sentences.filter((sentence) => sentence !== '').join(' ');
}

/** One cell in words: what it stands for, and who lies on it or crosses there. */
export function describeFineCell({ cell, role, kind, piece }: CellMark, view: FineGridView): string {
  const crossing = view.crossings.find((one) => cellKey(one.cell) === cellKey(cell));
  const what = crossing
    ? `, where ${crossing.pieces.join(' and ')} cross`
    : // While the grid is being built a cell asks for nothing yet.
      view.shown !== undefined && piece === null
      ? ''
      : holder(role, kind, piece);
  return `Cell ${pointText(cell)}: ${meaningOf(cell, role)}${what}`;
}

function meaningOf(cell: Cell, role: CellRole): string {
  const edge = edgeOfCell(cell);
  if (edge !== null) return `edge ${edgeName(edge)}`;
  const point = pointOfCell(cell);
  if (point === null) return 'a face';
  return `${role === 'junction' ? 'junction' : 'border point'} ${pointText(point)}`;
}

function holder(role: CellRole, kind: ColumnKind, piece: PieceId | null): string {
  if (piece !== null) return role === 'edge' ? `, covered by ${piece}` : `, claimed by ${piece}`;
  if (role === 'edge') return ', not covered';
  return role === 'junction' && kind !== 'off' ? ', not claimed' : ', not used';
}
