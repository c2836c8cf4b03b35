/** What a cell passes to the builder of a problem, and what it reads back. */
import type { EdgePlace, Mark, Place } from '#puzzles/marks.ts';
import type { RuleRow } from './rules.ts';

export interface ColumnOptions {
  /** The name of the group, such as cells or pieces, that the column belongs to. */
  readonly group?: string;
  /** What the column stands for: “the cell in rank 1 and file 2”. */
  readonly words?: string;
}

/** A column as a cell reads it. */
export interface BuiltColumn extends ColumnOptions {
  readonly name: string;
  readonly kind: 'primary' | 'secondary';
  /** How often it must be covered, and may be; neither for exactly once. */
  readonly min?: number;
  readonly max?: number;
}

/** A row as a cell reads it. */
export interface BuiltRow<Value = unknown> extends RuleRow<Value> {
  readonly words?: string;
  /** What choosing it costs, when that is anything. */
  readonly cost?: number;
}

type Text = string | number;

type Heading = Text | readonly Text[];

export interface BoardOptions {
  /** Cells that are not there. */
  readonly missing?: readonly Place[];
  /** Width and height of the blocks that heavier lines separate. */
  readonly blocks?: Place;
  /**
   * Headings above the columns and beside the lines, one each or one per block. With texts, cells are wide; lists of
   * numbers are clues, and cells stay square.
   */
  readonly across?: readonly Heading[];
  readonly down?: readonly Heading[];
  /** Marks that are on the board before any row is chosen. */
  readonly marks?: readonly Mark[];
}

export interface TileOptions {
  /** Cells that are not there. */
  readonly missing?: readonly Place[];
  readonly marks?: readonly Mark[];
}

export interface LineOptions {
  /** Edges that are not there. */
  readonly missing?: readonly EdgePlace[];
  readonly marks?: readonly Mark[];
}

/** The names of columns as a cell passes them: one, or a list. */
export type Names = string | readonly string[];
