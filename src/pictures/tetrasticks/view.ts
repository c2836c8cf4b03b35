import type { ColumnKind } from '#dlx/matrix.ts';
import { edgeColumn, junctionColumn } from '#puzzles/tetrasticks/columns.ts';
import { crossingsOf, runsAcross } from '#puzzles/tetrasticks/decode.ts';
import type { TetrastickProblem } from '#puzzles/tetrasticks/encode.ts';
import { type Edge, type Point, edgeName, endsOf } from '#puzzles/tetrasticks/lattice.ts';
import type { PieceId } from '#puzzles/tetrasticks/pieces.ts';
import { type BoardSize, type Placement, isInterior } from '#puzzles/tetrasticks/placements.ts';
import { standingFaults } from '#puzzles/tetrasticks/standing-faults.ts';
import { type Highlight, noHighlight } from '../kit/highlight.ts';
import { type Moment, type TakenRow, momentOfRows } from '../kit/moment.ts';
import { laidFaultWords } from './fault-words.ts';

/** Everything a picture of the board shows. */
export interface BoardView extends BoardSize {
  /** Pieces on the board in the order in which they were laid; later ones lie over earlier ones. */
  readonly pieces: readonly PieceMark[];
  /** The piece of a row that is pointed at while it is not on the board. */
  readonly ghost: PieceMark | null;
  readonly edges: readonly EdgeMark[];
  readonly junctions: readonly JunctionMark[];
  /** Points that no piece runs through, the junctions that are in play left out. */
  readonly points: readonly (Point & { readonly id: string })[];
  readonly crossings: readonly CrossingMark[];
  /** The letters of all pieces in play, for the rack under the board. */
  readonly letters: readonly LetterMark[];
  /** True at a moment when every primary column is covered, and no two pieces cross. */
  readonly solved: boolean;
  /** True when every primary column is covered all the same, though the rules are broken. */
  readonly isBroken: boolean;
  /** Why it is broken, in a sentence, when crossings are not the reason. */
  readonly fault?: string;
}

/** A `ghost` is only pointed at. */
export type PieceState = TakenRow['state'] | 'ghost';

export interface PieceMark {
  /** The name of the placement: one line on the board, whatever the number of its row is. */
  readonly id: string;
  readonly row: number;
  readonly level: number;
  readonly state: PieceState;
  readonly placement: Placement;
  /** What the row means, in words. */
  readonly words: string;
  readonly lit: boolean;
  /** Crossings at which it goes over an earlier piece, and which way it runs there. */
  readonly overpasses: readonly { readonly point: Point; readonly across: boolean }[];
}

/** A mark that stands for a column of the matrix. */
export interface ColumnMark {
  readonly id: string;
  readonly column: number;
  readonly kind: ColumnKind;
  /** The row of the piece on the board that takes this column, or -1. */
  readonly row: number;
  readonly lit: boolean;
  /** `branch` while the search branches on it, `dead end` when it then had no row left. */
  readonly search: 'none' | 'branch' | 'dead end';
}

export interface EdgeMark extends ColumnMark {
  readonly edge: Edge;
}

export interface JunctionMark extends ColumnMark {
  readonly point: Point;
  /** Some piece turns here or joins three or four of its edges: nothing can pass straight through. */
  readonly shut: boolean;
}

interface LetterMark extends ColumnMark {
  readonly piece: PieceId;
}

interface CrossingMark {
  readonly id: string;
  readonly column: number;
  readonly row: number;
  readonly point: Point;
  readonly over: PieceId;
  readonly under: PieceId;
}

/** The board with these rows laid, outside any search: a solution to look at, or a start. */
export function solutionView(
  problem: TetrastickProblem,
  rows: readonly number[],
  highlight: Highlight = noHighlight,
): BoardView {
  return boardView({ ...momentOfRows(problem, rows, highlight), isFull: false });
}

/** The board at one moment, with what the reader points at. */
export function boardView(moment: Moment<TetrastickProblem>): BoardView {
  const { problem, highlight, event, taken, isFull } = moment;
  const search = (column: number): ColumnMark['search'] => {
    const state = moment.columns[column];
    if (state === 'dead end') return state;
    return state === 'branch' && event !== 'try' ? state : 'none';
  };
  const mark = (row: number, level: number, state: PieceState): PieceMark | null => {
    const placement = problem.placements[row];
    if (placement === undefined) return null;
    const words = problem.describeRow(row);
    const lit = row === highlight.row;
    return {
      id: problem.rowNames[row] ?? '',
      row,
      level,
      state,
      placement,
      words,
      lit,
      overpasses: [],
    };
  };
  const laid = taken.flatMap(({ row, state }, level) => mark(row, level, state) ?? []);
  const standing = laid.filter(({ state }) => state !== 'undone');
  const takers = new Map<number, number>();
  for (const { row } of standing) {
    for (const column of problem.matrix.rows[row] ?? []) takers.set(column, row);
  }
  const columnMark = (id: string, column: number): ColumnMark => ({
    id,
    column,
    kind: problem.matrix.columns[column]?.kind ?? 'off',
    row: takers.get(column) ?? -1,
    lit: column === highlight.column,
    search: search(column),
  });
  const crossings = crossingMarks(problem, standing);
  const placements = standing.map(({ placement }) => placement);
  const fault = laidFaultWords(standingFaults(problem, placements, isFull));
  const busy = busyPoints(standing);
  const junctions = problem.meanings.flatMap((meaning): JunctionMark[] => {
    if (meaning.kind !== 'junction') return [];
    const { point } = meaning;
    const column = junctionColumn(problem, point);
    const mark = columnMark(`I${point.x}${point.y}`, column);
    return [{ ...mark, point, shut: mark.row < 0 && busy.has(keyOf(point)) }];
  });
  const pointed = highlight.row;
  return {
    width: problem.width,
    height: problem.height,
    pieces: laid.map((piece) => withOverpasses(piece, crossings)),
    ghost: pointed === null || laid.some(({ row }) => row === pointed) ? null : mark(pointed, -1, 'ghost'),
    edges: problem.meanings.flatMap((meaning) => {
      if (meaning.kind !== 'edge') return [];
      const { edge } = meaning;
      const name = edgeName(edge);
      if (problem.missing?.has(name)) return [];
      return [{ ...columnMark(name, edgeColumn(problem, edge)), edge }];
    }),
    junctions,
    points: freePoints(problem, junctions, busy),
    crossings,
    // The pieces are the first columns; copies of one piece differ in the names of theirs.
    letters: problem.pieces.map((piece, column) => ({
      ...columnMark(problem.matrix.columns[column]?.name ?? piece, column),
      piece,
    })),
    solved: isFull && crossings.length === 0 && fault === '',
    isBroken: isFull && (crossings.length > 0 || fault !== ''),
    ...(isFull && fault !== '' && { fault: brokenBy(fault) }),
  };
}

/** The sentence that says why a full cover is not a solution. */
export function brokenBy(fault: string): string {
  return `Every primary column is covered, but ${fault}: not a solution of the puzzle.`;
}

function keyOf({ x, y }: Point): string {
  return `${x}${y}`;
}

/** Points where a piece has two edges or more. */
function busyPoints(standing: readonly PieceMark[]): ReadonlySet<string> {
  return new Set(
    standing.flatMap(({ placement }) => {
      const ends = placement.edges.flatMap(endsOf).map(keyOf);
      return ends.filter((key, index) => ends.indexOf(key) !== index);
    }),
  );
}

function freePoints(
  { width, height }: BoardSize,
  junctions: readonly JunctionMark[],
  busy: ReadonlySet<string>,
): BoardView['points'] {
  const inPlay = junctions.filter(({ kind }) => kind !== 'off').map(({ point }) => keyOf(point));
  const points = [];
  for (let x = 0; x <= width; x += 1) {
    for (let y = 0; y <= height; y += 1) points.push({ id: keyOf({ x, y }), x, y });
  }
  return points.filter(({ id }) => !busy.has(id) && !inPlay.includes(id));
}

/** The piece that was laid later goes over. */
function crossingMarks(problem: TetrastickProblem, standing: readonly PieceMark[]): CrossingMark[] {
  const placements = standing.map(({ placement }) => placement);
  return crossingsOf(placements).map(({ x, y, across, upright }) => {
    const over = placements.indexOf(across) > placements.indexOf(upright) ? across : upright;
    const under = over === across ? upright : across;
    const point = { x, y };
    return {
      id: `crossing-${x}${y}`,
      column: isInterior(point, problem) ? junctionColumn(problem, point) : -1,
      row: standing[placements.indexOf(over)]?.row ?? -1,
      point,
      over: over.piece,
      under: under.piece,
    };
  });
}

function withOverpasses(piece: PieceMark, crossings: readonly CrossingMark[]): PieceMark {
  const overpasses = crossings
    .filter(({ row }) => row === piece.row)
    .map(({ point }) => ({ point, across: runsAcross(piece.placement, point) }));
  return { ...piece, overpasses };
}
