/**
 * What a text costs the page to lay out, which its length does not tell: lines, directions that take turns and marks on
 * top of each other cost far more than letters. Texts of a cell are cut to a cost, in the sandbox and again on the page.
 */

/**
 * Kinds of characters, with what one of them costs. Where the kind changes, a new run of text starts, often in another
 * font or direction.
 */
const KINDS = { latin: 1, greek: 1, cyrillic: 1, sign: 3, ideograph: 3, other: 12 } as const;
const [TAB, LINE, CHANGE] = [4, 8, 16];
/** The first character of a writing costs so much more: the browser looks for a font that has it. */
const WRITING = 1_000;

/** Any character has room in this. */
export const LEAST_ROOM = CHANGE + KINDS.other + WRITING;

/** Marks and invisible characters that may follow each other. */
const MOST_MARKS = 8;
const HEAP = new RegExp(`([\\p{M}\\p{Cf}]{${MOST_MARKS}})[\\p{M}\\p{Cf}]+`, 'gu');

/** Bounds of what a cell writes to the console: lines, characters of each, and what all cost. */
export const LINES = { most: 200, characters: 2_000, cost: 30_000 } as const;

/** How much more may be laid out. */
export interface Room {
  cost: number;
  /** The writings that have been met. */
  writings?: Set<number>;
}

/** Marks the place of a cut. */
const CUT = '…';

/**
 * Returns the text as far as there is room, with “…” for what is left out, and takes the room that it needs.
 * @param most in characters
 */
export function fitted(text: string, room: Room, most: number): string {
  const near = text.slice(0, most);
  const plain = near.replace(HEAP, `$1${CUT}`);
  const end = measure(plain, room);
  return end === plain.length && near === text ? plain : `${plain.slice(0, end)} ${CUT}`;
}

/** Takes the room for a text that cannot be cut. Returns false, and takes nothing, when there is too little. */
export function fits(text: string, room: Room): boolean {
  const trial = { ...room, writings: new Set(room.writings) };
  if (measure(text, trial) < text.length) return false;
  Object.assign(room, trial);
  return true;
}

/** Takes room for a text, character by character. Returns how many of them have some. */
function measure(text: string, room: Room): number {
  const writings = (room.writings ??= new Set());
  let kind: keyof typeof KINDS = 'latin';
  let end = 0;
  for (; end < text.length; end += 1) {
    const code = text.charCodeAt(end);
    const next = kindOf(code);
    const writing = next === 'other' ? writingOf(code) : null;
    const isNew = writing !== null && !writings.has(writing);
    const change = (next === kind ? 0 : CHANGE) + (isNew ? WRITING : 0);
    const cost = code === 10 || code === 13 ? LINE : code === 9 ? TAB : KINDS[next] + change;
    if (cost > room.cost) break;
    room.cost -= cost;
    kind = next;
    if (isNew) writings.add(writing);
  }
  // A character outside the first plane is two.
  return isSecondHalf(text.charCodeAt(end)) ? end - 1 : end;
}

function kindOf(code: number): keyof typeof KINDS {
  if (code < 0x300) return 'latin';
  if (code >= 0x370 && code < 0x400) return 'greek';
  if (code >= 0x400 && code < 0x530) return 'cyrillic';
  // Dashes and quotation marks are in every font.
  if (code >= 0x2010 && code < 0x2027) return 'latin';
  if ((code >= 0x2030 && code < 0x2060) || (code >= 0x2070 && code < 0x2c00)) return 'sign';
  return (code >= 0x3000 && code < 0xa000) || (code >= 0xac00 && code < 0xd7a4) ? 'ideograph' : 'other';
}

/** Most writings have a block of 128 characters; those outside of the first plane share what is left. */
function writingOf(code: number): number {
  return code >= 0xd800 && code < 0xe000 ? -1 : code >> 7;
}

function isSecondHalf(code: number): boolean {
  return code >= 0xdc00 && code < 0xe000;
}

/** A browser lays out a word in a time that grows with the square of its length, where it may break it anywhere. */
const MOST_WORD = 80;
const LONG_WORD = new RegExp(`\\S{${MOST_WORD}}(?=\\S)`, 'gu');

/** Returns the parts of a text between which a line may end, so that no word in them is long. */
export function breakable(text: string): string[] {
  const parts: string[] = [];
  let from = 0;
  for (const { index, 0: word } of text.matchAll(LONG_WORD)) {
    const to = index + word.length;
    parts.push(text.slice(from, to));
    from = to;
  }
  return [...parts, text.slice(from)];
}
