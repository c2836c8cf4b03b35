/**
 * A puzzle that is being made. It may break every rule on the way: a room may be in pieces, a given
 * too large. Designs are never changed; each edit gives a new one, or the same one when nothing changes.
 */
import { arrangePuzzle } from './create.ts';
import { type RipplePuzzle, connectedPart, inLines, maxRoomSize, maxSide } from './puzzle.ts';
import { format, letterAt, parseUnchecked } from './text.ts';
import { fromOneLine, inOneLine } from './line.ts';

export interface Design {
  readonly width: number;
  readonly height: number;
  /** For each cell (y·width + x) the letter of its room; cells with the same letter are one room. */
  readonly labels: readonly string[];
  /** For each cell the number that is given, or 0. */
  readonly givens: readonly number[];
}

/** A grid in which every cell is a room of its own. */
export function emptyDesign(width: number, height: number): Design {
  const labels = Array.from({ length: width * height }, (_, index) => letterAt(index));
  return { width, height, labels, givens: labels.map(() => 0) };
}

export function designOf({ width, height, rooms, roomOf, givens }: RipplePuzzle): Design {
  return { width, height, labels: roomOf.map((room) => rooms[room]?.name ?? '?'), givens };
}

/** The design as a puzzle that has not been checked: `puzzleFaults` says what is wrong with it. */
export function puzzleOf({ width, labels, givens }: Design): RipplePuzzle {
  return arrangePuzzle(inLines(labels, width), inLines(givens, width));
}

/**
 * Gives cells to the room with this letter; cells that do not exist are passed over. What this cuts
 * off becomes a room of its own, so that drawing leaves no room in pieces.
 */
export function paint(design: Design, cells: Iterable<number>, label: string): Design {
  const painted = new Set(cells);
  const labels = design.labels.map((old, cell) => (painted.has(cell) ? label : old));
  const touched = new Set(design.labels.filter((old, cell) => old !== labels[cell]));
  return touched.size === 0 ? design : inOnePiece({ ...design, labels }, [...touched, label]);
}

/** Makes the cells a room of their own; nothing changes when they are one. */
export function separate(design: Design, cells: Iterable<number>): Design {
  const chosen = new Set([...cells].filter((cell) => design.labels[cell] !== undefined));
  const rooms = new Set([...chosen].map((cell) => design.labels[cell]));
  const isRoom = rooms.size === 1 && cellsOf(design, [...rooms][0]).length === chosen.size;
  return isRoom ? design : paint(design, chosen, freshLabel(design));
}

/** The cells of the room with this letter, in reading order. */
export function cellsOf({ labels }: Design, label: string | undefined): number[] {
  return labels.flatMap((each, cell) => (each === label ? [cell] : []));
}

/** Of each of these rooms the largest piece keeps the letter, the others get letters of their own. */
function inOnePiece(design: Design, rooms: readonly string[]): Design {
  let labels = [...design.labels];
  for (const name of rooms) {
    const pieces: (readonly number[])[] = [];
    for (let left = cellsOf({ ...design, labels }, name); left.length > 0;) {
      const piece = connectedPart(design.width, design.height, { name, cells: left });
      pieces.push([...piece]);
      left = left.filter((cell) => !piece.has(cell));
    }
    // The sort is stable: of pieces of the same size the first keeps the letter.
    for (const piece of pieces.sort((a, b) => b.length - a.length).slice(1)) {
      const label = freshLabel({ ...design, labels });
      labels = labels.map((old, cell) => (piece.includes(cell) ? label : old));
    }
  }
  return { ...design, labels };
}

/** A letter that no room has yet. */
export function freshLabel({ labels }: Design): string {
  const taken = new Set(labels);
  let index = 0;
  while (taken.has(letterAt(index))) index += 1;
  return letterAt(index);
}

/** Puts a given into a cell; 0 takes it out. Numbers that no room can have change nothing. */
export function give(design: Design, cell: number, value: number): Design {
  const isOne = Number.isInteger(value) && value >= 0 && value <= maxRoomSize;
  if (!isOne || design.givens[cell] === undefined || design.givens[cell] === value) return design;
  return { ...design, givens: design.givens.map((old, at) => (at === cell ? value : old)) };
}

/** The same cells from the top left, as far as they fit; each new cell is a room of its own. */
export function resize(design: Design, width: number, height: number): Design {
  if (width === design.width && height === design.height) return design;
  const isSide = (side: number) => Number.isInteger(side) && side >= 1 && side <= maxSide;
  if (!isSide(width) || !isSide(height)) return design;
  const old = Array.from({ length: width * height }, (_, cell) => {
    const [x, y] = [cell % width, Math.floor(cell / width)];
    return x < design.width && y < design.height ? y * design.width + x : -1;
  });
  const taken = new Set(old.map((cell) => design.labels[cell]));
  let index = 0;
  const fresh = (): string => {
    while (taken.has(letterAt(index))) index += 1;
    return letterAt(index++);
  };
  return {
    width,
    height,
    labels: old.map((cell) => design.labels[cell] ?? fresh()),
    givens: old.map((cell) => design.givens[cell] ?? 0),
  };
}

/** Two designs of one text. */
export function isSameDesign(one: Design, other: Design): boolean {
  return one === other || formatDesign(one) === formatDesign(other);
}

/** The text form: the format of `text.ts`. */
export function formatDesign(design: Design): string {
  return format(puzzleOf(design));
}

/** @throws TextError with line, column and the cure */
export function parseDesign(text: string): Design {
  return designOf(parseUnchecked(text));
}

/** The text form in one line, for addresses and for what is kept: `_` ends a line. */
export function compactDesign(design: Design): string {
  return inOneLine(formatDesign(design));
}

/** @throws TextError with line, column and the cure; each `_` ends a line */
export function readCompactDesign(text: string): Design {
  return parseDesign(fromOneLine(text));
}
