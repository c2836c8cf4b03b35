/**
 * A puzzle that is being made. It may break every rule on the way: a room may be in pieces, a given
 * too large. Drafts are never changed; each edit gives a new one, or the same one when nothing changes.
 */
import { arrangePuzzle } from './create.ts';
import type { RipplePuzzle } from './puzzle.ts';
import { connectedPart, inLines, maxRoomSize, maxSide } from './puzzle.ts';
import { format, MOST_ROOMS, parseUnchecked, roomLetter } from './text.ts';
import { fromOneLine, inOneLine } from './line.ts';

export interface Draft {
  readonly width: number;
  readonly height: number;
  /** For each cell (y·width + x) the letter of its room; cells with the same letter are one room. */
  readonly labels: readonly string[];
  /** For each cell the number that is given, or 0. */
  readonly givens: readonly number[];
}

/** A grid in which every cell is a room of its own. */
export function emptyDraft(width: number, height: number): Draft {
  const labels = Array.from({ length: width * height }, (_, index) => letterAt(index));
  return { width, height, labels, givens: labels.map(() => 0) };
}

export function draftOf({ width, height, rooms, roomOf, givens }: RipplePuzzle): Draft {
  return { width, height, labels: roomOf.map((room) => rooms[room]?.name ?? '?'), givens };
}

/** The draft as a puzzle that has not been checked: `puzzleFaults` says what is wrong with it. */
export function puzzleOf({ width, labels, givens }: Draft): RipplePuzzle {
  return arrangePuzzle(inLines(labels, width), inLines(givens, width));
}

/**
 * Gives cells to the room with this letter; cells that do not exist are passed over. What this cuts
 * off becomes a room of its own, so that drawing leaves no room in pieces.
 */
export function paint(draft: Draft, cells: Iterable<number>, label: string): Draft {
  const painted = new Set(cells);
  const labels = draft.labels.map((old, cell) => (painted.has(cell) ? label : old));
  const touched = new Set(draft.labels.filter((old, cell) => old !== labels[cell]));
  return touched.size === 0 ? draft : inOnePiece({ ...draft, labels }, [...touched, label]);
}

/** Makes the cells a room of their own; nothing changes when they are one. */
export function separate(draft: Draft, cells: Iterable<number>): Draft {
  const chosen = new Set([...cells].filter((cell) => draft.labels[cell] !== undefined));
  const rooms = new Set([...chosen].map((cell) => draft.labels[cell]));
  const isRoom = rooms.size === 1 && cellsOf(draft, [...rooms][0]).length === chosen.size;
  return isRoom ? draft : paint(draft, chosen, freshLabel(draft));
}

/** The cells of the room with this letter, in reading order. */
export function cellsOf({ labels }: Draft, label: string | undefined): number[] {
  return labels.flatMap((each, cell) => (each === label ? [cell] : []));
}

/** Of each of these rooms the largest piece keeps the letter, the others get letters of their own. */
function inOnePiece(draft: Draft, rooms: readonly string[]): Draft {
  let labels = [...draft.labels];
  for (const name of rooms) {
    const pieces: (readonly number[])[] = [];
    for (let left = cellsOf({ ...draft, labels }, name); left.length > 0;) {
      const piece = connectedPart(draft.width, draft.height, { name, cells: left });
      pieces.push([...piece]);
      left = left.filter((cell) => !piece.has(cell));
    }
    // The sort is stable: of pieces of one size the first keeps the letter.
    for (const piece of pieces.sort((a, b) => b.length - a.length).slice(1)) {
      const label = freshLabel({ ...draft, labels });
      labels = labels.map((old, cell) => (piece.includes(cell) ? label : old));
    }
  }
  return { ...draft, labels };
}

/** A letter that no room has yet. */
export function freshLabel({ labels }: Draft): string {
  const taken = new Set(labels);
  let index = 0;
  while (taken.has(letterAt(index))) index += 1;
  return letterAt(index);
}

/** Puts a given into a cell; 0 takes it out. Numbers that no room can have change nothing. */
export function give(draft: Draft, cell: number, value: number): Draft {
  const isOne = Number.isInteger(value) && value >= 0 && value <= maxRoomSize;
  if (!isOne || draft.givens[cell] === undefined || draft.givens[cell] === value) return draft;
  return { ...draft, givens: draft.givens.map((old, at) => (at === cell ? value : old)) };
}

/** The same cells from the top left, as far as they fit; each new cell is a room of its own. */
export function resize(draft: Draft, width: number, height: number): Draft {
  if (width === draft.width && height === draft.height) return draft;
  const isSide = (side: number) => Number.isInteger(side) && side >= 1 && side <= maxSide;
  if (!isSide(width) || !isSide(height)) return draft;
  const old = Array.from({ length: width * height }, (_, cell) => {
    const [x, y] = [cell % width, Math.floor(cell / width)];
    return x < draft.width && y < draft.height ? y * draft.width + x : -1;
  });
  const taken = new Set(old.map((cell) => draft.labels[cell]));
  let index = 0;
  const fresh = (): string => {
    while (taken.has(letterAt(index))) index += 1;
    return letterAt(index++);
  };
  return {
    width,
    height,
    labels: old.map((cell) => draft.labels[cell] ?? fresh()),
    givens: old.map((cell) => draft.givens[cell] ?? 0),
  };
}

/** A draft and what was before and after it. */
export interface DraftHistory {
  readonly past: readonly Draft[];
  readonly now: Draft;
  readonly future: readonly Draft[];
}

/** How many steps can be taken back. */
const MOST_PAST = 200;

export function begin(now: Draft): DraftHistory {
  return { past: [], now, future: [] };
}

/** Goes on to another draft, if it is another. */
export function change(history: DraftHistory, next: Draft): DraftHistory {
  if (isSame(history.now, next)) return history;
  return { past: [...history.past, history.now].slice(-MOST_PAST), now: next, future: [] };
}

export function undo(history: DraftHistory): DraftHistory {
  const { past, now, future } = history;
  const before = past.at(-1);
  if (!before) return history;
  return { past: past.slice(0, -1), now: before, future: [now, ...future] };
}

export function redo(history: DraftHistory): DraftHistory {
  const { past, now, future } = history;
  const [after, ...rest] = future;
  return after ? { past: [...past, now], now: after, future: rest } : history;
}

function isSame(one: Draft, other: Draft): boolean {
  return one === other || formatDraft(one) === formatDraft(other);
}

/** The text form: the format of `text.ts`. */
export function formatDraft(draft: Draft): string {
  return format(puzzleOf(draft));
}

/** @throws RippleSyntaxError with line, column and the cure */
export function parseDraft(text: string): Draft {
  return draftOf(parseUnchecked(text));
}

/** The text form in one line, for addresses and for what is kept: `_` ends a line. */
export function compactDraft(draft: Draft): string {
  return inOneLine(formatDraft(draft));
}

/** @throws RippleSyntaxError with line, column and the cure; each `_` ends a line */
export function readCompact(text: string): Draft {
  return parseDraft(fromOneLine(text));
}

/** Letters for more rooms than `roomLetter` knows, so that every cell can have one: Hangul syllables. */
function letterAt(index: number): string {
  return index < MOST_ROOMS ? roomLetter(index) : String.fromCodePoint(0xac00 + index - MOST_ROOMS);
}
