import { recall, remember } from '../../../page/device.ts';
import type { Sketch } from '../../../../puzzles/tetrasticks/sketch.ts';
import { emptySketch } from '../../../../puzzles/tetrasticks/sketch.ts';
import {
  formatSketch,
  parseSketch,
  SketchSyntaxError,
} from '../../../../puzzles/tetrasticks/sketch-text.ts';
import type { Sketchbook } from '../../../../puzzles/tetrasticks/sketchbook.ts';
import { openBook } from '../../../../puzzles/tetrasticks/sketchbook.ts';

/** The name of the board in the address, and of the draft on this device. */
const PARAMETER = 'play.board';
const NAME = 'play';

/** How many boards Undo can go back over after a reload. */
const MOST = 40;

/** The board a page opens with, and what to say about where it came from. */
export interface Opening {
  readonly book: Sketchbook;
  /** The reader's own board, when another stands there in its place. */
  readonly kept: Sketchbook | null;
  readonly notice: string;
}

interface Read {
  readonly book: Sketchbook;
  /** Why an empty board stands there instead, or an empty text. */
  readonly fault: string;
}

/**
 * A link comes before the draft, and never writes over it: a draft with pieces on it that are not
 * those of the link is kept beside it. What is damaged is an empty board, and the notice says why.
 * The draft is a line for each board that Undo leads back to, and one for the board itself.
 */
export function opening(query: string, stored: string | null): Opening {
  const text = new URLSearchParams(query).get(PARAMETER);
  const draft = readDraft(stored);
  if (text === null) {
    const book = draft?.book ?? openBook(emptySketch());
    if (!draft?.fault) return { book, kept: null, notice: '' };
    const notice = `The board kept on this device is damaged: ${draft.fault}. An empty board stands here.`;
    return { book, kept: null, notice };
  }
  const link = read(text);
  if (draft && !draft.fault && !link.fault && isSame(draft.book, link.book)) {
    return { book: draft.book, kept: null, notice: '' };
  }
  const kept = draft && draft.book.now.placements.length > 0 ? draft.book : null;
  const notice = [
    link.fault ? `The link is damaged: ${link.fault}. An empty board stands here.` : '',
    kept && !link.fault ? 'This board came with the link.' : '',
    kept ? OWN_IS_KEPT : '',
  ];
  return { book: link.book, kept, notice: notice.filter((words) => words !== '').join(' ') };
}

/** What the notice says of the reader's own board while another stands there. */
export const OWN_IS_KEPT = 'Your own board is kept.';

function isSame(one: Sketchbook, other: Sketchbook): boolean {
  return formatSketch(one.now) === formatSketch(other.now);
}

function read(text: string): Read {
  try {
    return { book: openBook(parseSketch(text)), fault: '' };
  } catch (error) {
    if (!(error instanceof SketchSyntaxError)) throw error;
    return { book: openBook(emptySketch()), fault: error.message };
  }
}

/** Lines before the last that are damaged are passed over. */
function readDraft(stored: string | null): Read | null {
  if (stored === null) return null;
  const lines = stored.split('\n');
  const { book, fault } = read(lines.pop() ?? '');
  const past = lines.map(read).filter((line) => line.fault === '');
  return {
    book: openBook(
      book.now,
      past.map((line) => line.book.now),
    ),
    fault,
  };
}

/** The query with this board in it; the rest of it is left alone. */
export function withBoard(query: string, sketch: Sketch): string {
  const params = new URLSearchParams(query);
  params.set(PARAMETER, formatSketch(sketch));
  return `?${params.toString()}`;
}

/** The draft on this device, or null. */
export function storedDraft(): string | null {
  return recall(NAME);
}

/** Keeps the board on this device, with those before it. */
export function storeDraft({ past, now }: Sketchbook): void {
  remember(NAME, [...past.slice(-MOST), now].map(formatSketch).join('\n'));
}
