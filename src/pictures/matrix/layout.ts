/** Where everything of a small matrix stands, in the units of its viewBox (CSS pixels at full size). */
import { clamp } from '../kit/clamp.ts';
import type { Highlight } from '../kit/highlight.ts';
import { PRICE_WORD, hasPlaces } from './counted.ts';
import { type MatrixView, columnName, rowName } from './view.ts';

export interface MatrixLayout {
  /** Height of a row, and of a cell. */
  readonly cell: number;
  /** How far the bar of a row stays inside it, above and below. */
  readonly inset: number;
  /** Width of a column: that of a cell, but where there are many columns it is less. */
  readonly pitch: number;
  /** Size of the names; the small numbers are one step smaller. */
  readonly font: number;
  /** Where the cells begin and end. */
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly width: number;
  readonly height: number;
  /** Top of the groups' names, of the sign of a cover, and of the headers; all above `top`. */
  readonly groupsTop: number;
  readonly moveTop: number;
  readonly headTop: number;
  /** Whether there is a line for that sign. */
  readonly hasSigns: boolean;
  /** Where the boxes of the headers end; below them stand places and taxes, if there are any. */
  readonly headEnd: number;
  /** The line of places, and the baseline of the taxes; null where there are none. */
  readonly placesTop: number | null;
  readonly taxY: number | null;
  /**
   * Where the prices end, after the rows; null where there are none, and in a run for the cheapest, whose picture of
   * prices has them with what is left of them after taxes.
   */
  readonly priceX: number | null;
  readonly hasGroups: boolean;
  /** Names of columns stand on end when they are longer than a cell is wide. */
  readonly isVertical: boolean;
  /** Where the signs before the rows' names have their middle, and where the names end. */
  readonly signX: number;
  readonly nameX: number;
}

/** Width of a character of the mono type, in parts of its size. */
const CHARACTER = 0.6;
/** No side of a cell is smaller: the headers, as wide or as high, are pressed by thumbs. */
export const LEAST_CELL = 24;
/**
 * Of more columns than this all are to be in sight beside a board, so that they stand as close as their
 * names allow.
 */
const MANY = 30;
const CLOSE = 14;
/** Room for the sign before a row's name, and for "−3" after the row; less where columns are close. */
const SIGN = 26;
const AFTER = 34;
const CLOSE_SIGN = 22;
const CLOSE_AFTER = 22;
/** Room for a line of places under the headers. */
const PLACES = 12;
/** Room for the sign of a cover. */
const MOVE = 30;
/** In a room, the size of all texts, and the least height of a row and width of a column: their names just fit. */
const ROOM_FONT = 12;
const ROOM_ROW = 12.25;
const ROOM_COLUMN = 16;
/** Rows give up their last room for the sign of a cover only as long as they keep this height. */
const EASY_ROW = 16;
const WIDEST_COLUMN = 36;

/** The room that a matrix is to fill, in units of its viewBox: its texts have 12. */
export interface MatrixRoom {
  readonly width: number;
  readonly height: number;
}

interface MatrixLayoutOptions {
  /** Side of a cell; what suits the number of columns when it is not given. */
  readonly cell?: number;
  /**
   * On a wall, where no thumb presses: rows and columns stand as close as this room asks, down to where their names
   * just fit.
   */
  readonly room?: MatrixRoom | null;
}

export interface MatrixDrawOptions extends MatrixLayoutOptions {
  /** Unique on the page; the ids of the words and of the hatching begin with it. */
  readonly id: string;
  readonly title?: string;
  /**
   * In the browser: headers take the focus, and every cell can be pointed at. Without it the picture
   * is one image, as a page without scripts needs it.
   */
  readonly interactive?: boolean;
  /** What a press on a header does, for its role and its words. Default: nothing. */
  readonly rowAction?: 'pick' | 'press' | null;
  readonly columnAction?: 'toggle' | 'press' | null;
  /** What was pressed and refused. */
  readonly refused?: Highlight;
  /** In the browser: a press on a cell writes a one, or takes it out. Default: nothing. */
  readonly cellAction?: 'toggle' | null;
}

/** Lays a matrix out. The same for every moment of a run, so that nothing moves while stepping. */
export function layoutMatrix(view: MatrixView, options: MatrixLayoutOptions = {}): MatrixLayout {
  const { source, mode } = view;
  const { rows, columns, costs } = source.matrix;
  const { room = null } = options;
  const usual = options.cell ?? (columns.length <= 12 ? 36 : columns.length <= 20 ? 28 : LEAST_CELL);
  const isClose = room !== null || columns.length > MANY;
  const font = room ? ROOM_FONT : usual >= 34 ? 15 : usual >= 26 ? 13 : 12;
  const small = Math.max(12, font - 2);
  const character = CHARACTER * font;
  const longest = (names: readonly string[]): number => names.reduce((most, name) => Math.max(most, name.length), 1);
  const nameWidth = longest(rows.map((_, row) => rowName(source, row))) * character;
  const columnWidth = longest(columns.map((_, column) => columnName(source, column))) * character;

  const sign = isClose && !room ? CLOSE_SIGN : SIGN;
  const left = Math.ceil(sign + nameWidth + (isClose ? 8 : 10));
  const after = mode === 'run' ? (isClose ? CLOSE_AFTER : AFTER) : 6;
  const pitch = room
    ? clamp((room.width - left - after) / columns.length, ROOM_COLUMN, WIDEST_COLUMN)
    : isClose
      ? CLOSE
      : usual;
  const right = left + columns.length * pitch;

  const isVertical = columnWidth > pitch - (room ? 4 : 5);
  const hasGroups = (source.groups?.length ?? 0) > 1;
  const groupsTop = room ? 0 : 2;
  const moveTop = groupsTop + (hasGroups ? 14 : 0);
  const headHeight = (isVertical ? columnWidth + (room ? 6 : 8) : font + 7) + small + 4;
  const placesHeight = hasPlaces(source) ? PLACES : 0;
  const taxHeight = view.costs ? small + 3 : 0;
  const gap = room ? 3 : 5;
  const margin = room ? 5 : 6;
  const underMoves = headHeight + placesHeight + taxHeight + gap;
  const rowsHeight = room && room.height - moveTop - underMoves - margin;
  const hasSigns = mode === 'run' && (rowsHeight === null || rowsHeight - MOVE >= EASY_ROW * rows.length);
  const headTop = moveTop + (hasSigns ? MOVE : room ? 5 : 4);
  const cell =
    rowsHeight === null ? usual : clamp((rowsHeight - (headTop - moveTop)) / rows.length, ROOM_ROW, LEAST_CELL);

  const headEnd = Math.ceil(headTop + headHeight);
  const underHead = headEnd + placesHeight;
  const top = underHead + taxHeight + gap;
  const bottom = top + rows.length * cell;
  const prices = view.costs || !costs ? null : [PRICE_WORD, ...costs.map(String)];
  const priceX = prices && Math.ceil(right + after + CHARACTER * small * longest(prices));
  return {
    cell,
    inset: cell < 20 ? 1 : 2.5,
    pitch,
    font,
    left,
    top,
    right,
    bottom,
    width: priceX === null ? right + after : priceX + 6,
    height: bottom + margin,
    groupsTop,
    moveTop,
    headTop,
    hasSigns,
    headEnd,
    placesTop: placesHeight === 0 ? null : headEnd + 2,
    taxY: taxHeight === 0 ? null : underHead + small,
    priceX,
    hasGroups,
    isVertical,
    signX: room ? 11 : sign / 2 + 1,
    nameX: left - 8,
  };
}

/** The left edge of a column, and the top edge of a row. */
export function columnX(layout: MatrixLayout, column: number): number {
  return layout.left + column * layout.pitch;
}

export function rowY(layout: MatrixLayout, row: number): number {
  return layout.top + row * layout.cell;
}
