/** The boards on which the rows of a problem draw their marks. */
import type { EdgePlace, Mark, Place } from './marks.ts';

/** A text, or a clue: short texts that are stacked over a column of cells, and in a line beside a rank. */
export type Heading = string | readonly string[];

/** A rectangle of square cells. */
export interface CellBoard {
  readonly kind: 'cells';
  readonly width: number;
  readonly height: number;
  /** Cells that are not there. */
  readonly missing: readonly Place[];
  /** The size of the blocks that heavier lines part, as in Sudoku. */
  readonly blocks?: Place;
  /** What is written over its columns of cells, and beside its lines, one for each or one for each block. */
  readonly across?: readonly Heading[];
  readonly down?: readonly Heading[];
  /** What stands on the board from the beginning. */
  readonly marks: readonly Mark[];
}

/** A board of triangles or of hexagons, which `tilings.ts` describes. */
export interface TileBoard {
  readonly kind: 'triangles' | 'hexagons';
  /** Cells in each rank, and ranks. */
  readonly width: number;
  readonly height: number;
  /** Cells that are not there. */
  readonly missing: readonly Place[];
  readonly marks: readonly Mark[];
}

/** The edges of a rectangle of so many squares, as tetrasticks need them. */
export interface LineBoard {
  readonly kind: 'lines';
  readonly width: number;
  readonly height: number;
  /** Edges that are not there. */
  readonly missing: readonly EdgePlace[];
  readonly marks: readonly Mark[];
}

export type ProblemBoard = CellBoard | TileBoard | LineBoard;

/** True for a board with a heading that is a text: its cells are wide. With clues alone they stay square. */
export function hasHeadings({ across = [], down = [] }: Partial<Pick<CellBoard, 'across' | 'down'>>): boolean {
  return [...across, ...down].some((heading) => typeof heading === 'string');
}

/** A board of cells; nothing is missing and nothing stands on it unless `more` says so. */
export function cellBoard(
  width: number,
  height: number,
  more: Partial<Omit<CellBoard, 'kind' | 'width' | 'height'>> = {},
): CellBoard {
  return { kind: 'cells', width, height, missing: [], marks: [], ...more };
}

/** A board of edges, around so many squares, with nothing on it. */
export function lineBoard(width: number, height: number): LineBoard {
  return { kind: 'lines', width, height, missing: [], marks: [] };
}
