/** What the fine grid shows: the same moment as the picture of the board, cell by cell. */
import type { ColumnKind } from '#dlx/matrix.ts';
import type { GridProblem } from '#puzzles/tetrasticks/eleven/encode.ts';
import type { GridPlacement } from '#puzzles/tetrasticks/eleven/shape.ts';
import type { Cell, CellRole } from '#puzzles/tetrasticks/eleven/grid.ts';
import { cellKey, cellOfEdge, cellOfPoint, cellsOfGrid, roleOf } from '#puzzles/tetrasticks/eleven/grid.ts';
import type { Edge } from '#puzzles/tetrasticks/lattice.ts';
import type { PieceId } from '#puzzles/tetrasticks/pieces.ts';
import type { BoardSize } from '#puzzles/tetrasticks/placements.ts';
import type { BoardView, ColumnMark, PieceState } from '../tetrasticks/view.ts';

export interface FineGridView {
  /** The size of the board, in edges. */
  readonly board: BoardSize;
  /** Every cell of the grid, line by line from the bottom. */
  readonly cells: readonly CellMark[];
  /** Cells that pieces lie on; one that two pieces hold at once is here twice. */
  readonly taken: readonly TakenMark[];
  /** Cells that two pieces claim at once. */
  readonly clashes: readonly { readonly id: string; readonly cell: Cell }[];
  /** Cells of junctions where two pieces cross. */
  readonly crossings: readonly {
    readonly id: string;
    readonly cell: Cell;
    readonly pieces: readonly PieceId[];
  }[];
  readonly solved: boolean;
  readonly isBroken: boolean;
  /** Something is pointed at that pieces stand back for. */
  readonly isPointedAt: boolean;
  /** The edges of the pieces, where their sticks are drawn over their cells. */
  readonly sticks?: readonly PieceShape[];
  /** The cells that are there yet, while the grid is being built; all, when it is left out. */
  readonly shown?: readonly CellRole[];
  /** Those of them that have just come. */
  readonly fresh?: readonly CellRole[];
}

/** A piece by its letter, whatever its edges look like. */
interface PieceShape {
  readonly id: string;
  readonly piece: PieceId;
  readonly edges: readonly Edge[];
}

/** A cell of the ground. */
export interface CellMark {
  readonly id: string;
  readonly cell: Cell;
  readonly role: CellRole;
  /** Its column, or -1 for a cell that is not used. */
  readonly column: number;
  readonly kind: ColumnKind;
  /** The row of the piece that lies on it, or -1. */
  readonly row: number;
  readonly piece: PieceId | null;
  readonly lit: boolean;
  readonly search: ColumnMark['search'];
}

/** A cell of a piece. */
export interface TakenMark {
  readonly id: string;
  readonly cell: Cell;
  readonly piece: PieceId;
  readonly row: number;
  readonly state: PieceState;
  readonly part: 'edge' | 'joint';
  readonly lit: boolean;
  /** It belongs to a piece that does not have the shape of its letter on the board. */
  readonly isStranger: boolean;
}

/** The grid at the moment that `board` shows; both are of the same problem. */
export function fineGridView(problem: GridProblem, board: BoardView): FineGridView {
  const marks = new Map<string, ColumnMark>();
  for (const mark of board.edges) marks.set(cellKey(cellOfEdge(mark.edge)), mark);
  for (const mark of board.junctions) marks.set(cellKey(cellOfPoint(mark.point)), mark);
  const pieces = board.ghost === null ? board.pieces : [...board.pieces, board.ghost];
  const taken = pieces.flatMap(({ placement, row, state, lit }): TakenMark[] => {
    const { cells, shape } = placement as GridPlacement;
    const isStranger = shape !== placement.piece;
    const mark = (part: TakenMark['part']) => (cell: Cell) => ({
      id: `${problem.rowNames[row] ?? ''} ${cellKey(cell)}`,
      cell,
      piece: placement.piece,
      row,
      state,
      part,
      lit,
      isStranger,
    });
    // Of the straight passages only those inside the board are cells of the puzzle.
    const joints = cells.joints.filter((cell) => problem.claim === 'all' || roleOf(cell, problem) === 'junction');
    return [...cells.edges.map(mark('edge')), ...joints.map(mark('joint'))];
  });
  const standing = taken.filter(({ state }) => state === 'chosen' || state === 'trying');
  const pieceAt = new Map(standing.map(({ cell, piece }) => [cellKey(cell), piece]));
  return {
    board: { width: problem.width, height: problem.height },
    cells: cellsOfGrid(problem).map((cell) => {
      const id = cellKey(cell);
      const mark = marks.get(id);
      return {
        id,
        cell,
        role: roleOf(cell, problem) ?? 'face',
        column: mark?.column ?? -1,
        kind: mark?.kind ?? 'off',
        row: mark?.row ?? -1,
        piece: pieceAt.get(id) ?? null,
        lit: mark?.lit ?? false,
        search: mark?.search ?? 'none',
      };
    }),
    taken,
    clashes: clashesOf(standing),
    crossings: board.crossings.map(({ id, point, over, under }) => ({
      id,
      cell: cellOfPoint(point),
      pieces: [over, under],
    })),
    solved: board.solved,
    isBroken: board.isBroken,
    isPointedAt: board.ghost !== null || board.pieces.some(({ lit }) => lit),
  };
}

function clashesOf(taken: readonly TakenMark[]): FineGridView['clashes'] {
  const keys = taken.map(({ cell }) => cellKey(cell));
  return taken
    .filter((_, index) => keys.indexOf(keys[index] ?? '') < index)
    .map(({ cell }) => ({ id: cellKey(cell), cell }));
}

/** Bare edge cells outside any problem, with the sticks that they stand for. */
export function shapesView(board: BoardSize, sticks: readonly PieceShape[]): FineGridView {
  return {
    board,
    cells: cellsOfGrid(board).map((cell): CellMark => ({
      id: cellKey(cell),
      cell,
      role: roleOf(cell, board) ?? 'face',
      column: -1,
      kind: 'off',
      row: -1,
      piece: null,
      lit: false,
      search: 'none',
    })),
    taken: sticks.flatMap(({ id, piece, edges }) =>
      edges.map((edge): TakenMark => {
        const cell = cellOfEdge(edge);
        const mark = { cell, piece, row: -1, state: 'chosen', part: 'edge' } as const;
        return { id: `${id} ${cellKey(cell)}`, ...mark, lit: false, isStranger: false };
      }),
    ),
    clashes: [],
    crossings: [],
    solved: false,
    isBroken: false,
    isPointedAt: false,
    sticks,
  };
}

/**
 * The board without beads on corners: there a bead says that a piece passes straight through, and
 * when all joints are claimed the board of sticks is still one of sticks.
 */
export function withoutCornerBeads(board: BoardView): BoardView {
  const straight = new Set(board.pieces.flatMap(({ placement }) => placement.straight.map(cellOfPoint).map(cellKey)));
  const junctions = board.junctions.map((mark) =>
    mark.row < 0 || straight.has(cellKey(cellOfPoint(mark.point))) ? mark : { ...mark, row: -1, shut: true },
  );
  return { ...board, junctions };
}
