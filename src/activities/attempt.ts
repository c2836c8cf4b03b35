/**
 * An attempt at an activity, and its score. A course platform keeps it as a small JSON object and hands it back when the
 * activity is opened again: what comes back is checked as a stranger's link is, and holds everything that the page needs.
 */

/** How a question of an activity has been answered. */
export interface Mark {
  /** `shown` stays: an answer given after it was shown is worth nothing. */
  readonly how: 'right' | 'wrong' | 'shown';
  /** The wrong answers that came before the right one. */
  readonly misses: number;
  readonly answer: string;
}

export interface Attempt {
  /** What the address has for the elements of the page, by `<element>.<name>`: `fill.matrix`. */
  readonly address: Readonly<Record<string, string>>;
  /** The questions that have been answered, by their names. */
  readonly marks: Readonly<Record<string, Mark>>;
  /** The best score so far, from 0 to 1. */
  readonly best: number;
  /** Whether there has been a time when nothing was left to do: not whether it was right. */
  readonly done: boolean;
}

/** What is handed to a platform: an attempt, and the activity that it belongs to. */
export interface AttemptState extends Attempt {
  readonly version: typeof VERSION;
  readonly activity: string;
}

const VERSION = 1;

/** Nothing has been done. */
export const FRESH: Attempt = { address: {}, marks: {}, best: 0, done: false };

/** At most so many entries of the address, or marks, are read, and values of at most so many characters. */
const MOST_ENTRIES = 60;
const LONGEST_VALUE = 20_000;
const MOST_MISSES = 999;

/** What a question is worth: 1 when the first answer is right, half of that after a wrong one. */
export function worth({ how, misses }: Mark): number {
  if (how !== 'right') return 0;
  return misses === 0 ? 1 : 0.5;
}

/** The score of some questions, of which those without a mark have not been answered. */
export function scoreOfMarks(names: readonly string[], marks: Readonly<Record<string, Mark>>): number {
  const sum = names.reduce((all, name) => all + (Object.hasOwn(marks, name) ? worth(marks[name]!) : 0), 0);
  return names.length === 0 ? 0 : sum / names.length;
}

/** Whether each question is answered right, or shown. */
export function areDone(names: readonly string[], marks: Readonly<Record<string, Mark>>): boolean {
  return names.every((name) => Object.hasOwn(marks, name) && marks[name]!.how !== 'wrong');
}

/** A question after another answer. One that has been answered right, or shown, keeps its mark. */
export function markAfter(before: Mark | undefined, how: Mark['how'], answer: string): Mark {
  if (before && before.how !== 'wrong') return before;
  const misses = Math.min(MOST_MISSES, (before?.misses ?? 0) + (how === 'wrong' ? 1 : 0));
  return { how, misses, answer };
}

export function stateOf(activity: string, { address, marks, best, done }: Attempt): AttemptState {
  return { version: VERSION, activity, address, marks, best, done };
}

/** What a state was found to be. */
export type ReadState =
  | { readonly kind: 'attempt'; readonly attempt: Attempt }
  /** There is no earlier attempt. */
  | { readonly kind: 'none' }
  | { readonly kind: 'damaged' }
  /** An attempt at another activity, which this page cannot show. */
  | { readonly kind: 'other' };

/**
 * Reads what a platform has handed back: an object, or its JSON. Nothing in it is trusted.
 *
 * @param isHere whether the page has an element, or a question, of this name
 */
export function readState(data: unknown, activity: string, isHere: (name: string) => boolean): ReadState {
  const state = typeof data === 'string' ? parsed(data) : data;
  if (state === null || state === undefined || state === '') return { kind: 'none' };
  if (!isRecord(state)) return { kind: 'damaged' };
  // Some platforms begin with an empty object.
  if (Object.keys(state).length === 0) return { kind: 'none' };
  const { version, activity: of, best, done } = state;
  if (typeof of !== 'string') return { kind: 'damaged' };
  if (of !== activity) return { kind: 'other' };
  const [address, marks] = [readAddress(state['address'], isHere), readMarks(state['marks'], isHere)];
  const isScore = typeof best === 'number' && best >= 0 && best <= 1;
  if (version !== VERSION || !address || !marks || !isScore || typeof done !== 'boolean') return { kind: 'damaged' };
  return { kind: 'attempt', attempt: { address, marks, best, done } };
}

function parsed(text: string): unknown {
  if (text === '') return null;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function isRecord(data: unknown): data is Readonly<Record<string, unknown>> {
  return typeof data === 'object' && data !== null && !Array.isArray(data);
}

function readAddress(data: unknown, isHere: (name: string) => boolean): Record<string, string> | null {
  const read = entriesOf(data, (value) => (isShort(value) ? value : null));
  const isOfPage = (key: string): boolean => {
    const [, element] = /^([a-z][a-z\d-]*)\.[a-z][a-z-]*$/.exec(key) ?? [];
    return element !== undefined && isHere(element);
  };
  return read && Object.keys(read).every(isOfPage) ? read : null;
}

function readMarks(data: unknown, isHere: (name: string) => boolean): Record<string, Mark> | null {
  const read = entriesOf(data, readMark);
  return read && Object.keys(read).every(isHere) ? read : null;
}

function readMark(data: unknown): Mark | null {
  if (!isRecord(data)) return null;
  const { how, misses, answer } = data;
  if (how !== 'right' && how !== 'wrong' && how !== 'shown') return null;
  if (typeof misses !== 'number' || !Number.isInteger(misses) || misses < 0 || misses > MOST_MISSES) return null;
  return isShort(answer) ? { how, misses, answer } : null;
}

function isShort(value: unknown): value is string {
  return typeof value === 'string' && value.length <= LONGEST_VALUE;
}

/** The entries of an object, each read; null when one is damaged, or there are too many. */
function entriesOf<Value>(data: unknown, read: (value: unknown) => Value | null): Record<string, Value> | null {
  if (!isRecord(data)) return null;
  const entries = Object.entries(data);
  if (entries.length > MOST_ENTRIES) return null;
  const values = entries.map(([key, value]) => [key, read(value)] as const);
  // A name such as `__proto__` becomes an entry of its own, and no prototype.
  return values.every((entry): entry is [string, Value] => entry[1] !== null) ? Object.fromEntries(values) : null;
}
