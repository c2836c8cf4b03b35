import type { Sketch } from '../puzzles/tetrasticks/sketch.ts';
import { emptySketch } from '../puzzles/tetrasticks/sketch.ts';
import {
  formatSketch,
  parseSketch,
  SketchSyntaxError,
} from '../puzzles/tetrasticks/sketch-text.ts';

/** The name of the board in the address, and of the draft on this device. */
const PARAMETER = 'play.board';
const KEY = 'cover-and-uncover.play';

/** The board a page opens with, and what to say about where it came from. */
export interface Opening {
  readonly sketch: Sketch;
  /** The reader's own board, when another stands there in its place. */
  readonly kept: Sketch | null;
  readonly notice: string;
}

interface Read {
  readonly sketch: Sketch;
  /** Why an empty board stands there instead, or an empty text. */
  readonly fault: string;
}

/**
 * A link comes before the draft, and never writes over it: a draft with pieces on it that are not
 * those of the link is kept beside it. What is damaged is an empty board, and the notice says why.
 */
export function opening(query: string, stored: string | null): Opening {
  const text = new URLSearchParams(query).get(PARAMETER);
  const draft = read(stored);
  if (text === null) {
    const sketch = draft?.sketch ?? emptySketch();
    if (!draft?.fault) return { sketch, kept: null, notice: '' };
    const notice = `The board kept on this device is damaged: ${draft.fault}. An empty board stands here.`;
    return { sketch, kept: null, notice };
  }
  const link = read(text) ?? { sketch: emptySketch(), fault: 'it says nothing' };
  const own = draft && draft.sketch.placements.length > 0 ? draft.sketch : null;
  const kept = own && formatSketch(own) !== formatSketch(link.sketch) ? own : null;
  const notice = [
    link.fault ? `The link is damaged: ${link.fault}. An empty board stands here.` : '',
    kept && !link.fault ? 'This board came with the link.' : '',
    kept ? 'Your own board is kept.' : '',
  ];
  return { sketch: link.sketch, kept, notice: notice.filter((words) => words !== '').join(' ') };
}

function read(text: string | null): Read | null {
  if (text === null) return null;
  try {
    return { sketch: parseSketch(text), fault: '' };
  } catch (error) {
    if (!(error instanceof SketchSyntaxError)) throw error;
    return { sketch: emptySketch(), fault: error.message };
  }
}

/** The query with this board in it; the rest of it is left alone. */
export function withBoard(query: string, sketch: Sketch): string {
  const params = new URLSearchParams(query);
  params.set(PARAMETER, formatSketch(sketch));
  return `?${params.toString()}`;
}

/** The draft on this device, or null: there is none, or the browser keeps nothing. */
export function storedDraft(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Keeps the draft on this device; false when the browser keeps nothing. */
export function storeDraft(sketch: Sketch): boolean {
  try {
    localStorage.setItem(KEY, formatSketch(sketch));
    return true;
  } catch {
    return false;
  }
}
