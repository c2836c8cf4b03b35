/**
 * What a reader missed comes back after 1, 3, 7 and 21 days, each time as a new instance. Days are numbers, one for each
 * day of the reader's calendar; nothing here reads a clock.
 */

/** The days until an item comes back, by its stage. */
export const INTERVALS = [1, 3, 7, 21] as const;

/** The stage of an item that was answered right after the last interval. It stays, so that an older file does not bring it back. */
export const DONE = INTERVALS.length;

/** At most this many items are kept. */
export const MOST_ITEMS = 200;

/** Seeds are numbers from 1 to this, as those of the exercises are. */
export const MOST_SEED = 9_999;

/** Has no divisor in common with `MOST_SEED`, so the seeds of an item repeat only after all of them were used. */
const SEED_STEP = 2_741;

export interface Item {
  readonly name: string;
  readonly stage: number;
  /** The day on which it comes back; that of the last answer when it is done. */
  readonly due: number;
  /** The seed of its next instance. */
  readonly seed: number;
}

export type Items = readonly Item[];

/** Brings a thing back tomorrow, whatever its stage was. */
export function missed(items: Items, name: string, today: number): Items {
  const before = items.find((item) => item.name === name);
  if (before?.stage === 0 && before.due === today + INTERVALS[0]) return items;
  const seed = before ? nextSeed(before.seed) : firstSeed(name);
  const others = items.filter((item) => item !== before);
  const room = others.length < MOST_ITEMS ? others : others.filter(({ stage }) => stage < DONE);
  if (room.length >= MOST_ITEMS || !isName(name)) return items;
  return [...room, { name, stage: 0, due: today + INTERVALS[0], seed }];
}

/** Moves an item that is due one interval on. A right answer before that day changes nothing. */
export function answeredRight(items: Items, name: string, today: number): Items {
  return items.map((item) => {
    if (item.name !== name || !isDue(item, today)) return item;
    const stage = item.stage + 1;
    return { name, stage, due: today + (INTERVALS[stage] ?? 0), seed: nextSeed(item.seed) };
  });
}

function isDue({ stage, due }: Item, today: number): boolean {
  return stage < DONE && due <= today;
}

/** The items that are due, those that have waited longest first. */
export function dueOn(items: Items, today: number): Items {
  return items.filter((item) => isDue(item, today)).toSorted((a, b) => a.due - b.due || (a.name < b.name ? -1 : 1));
}

/** The first day after today on which something is due, or null. */
export function nextDay(items: Items, today: number): number | null {
  const days = items.flatMap(({ stage, due }) => (stage < DONE && due > today ? [due] : []));
  return days.length === 0 ? null : Math.min(...days);
}

/** The items of two devices: of two with the same name, the one that was answered last. */
export function mergeItems(a: Items, b: Items): Items {
  const all = new Map(a.map((item) => [item.name, item]));
  for (const item of b) {
    const other = all.get(item.name);
    if (!other || answerDay(item) > answerDay(other)) all.set(item.name, item);
  }
  return [...all.values()].slice(0, MOST_ITEMS);
}

function answerDay({ stage, due }: Item): number {
  return due - (INTERVALS[stage] ?? 0);
}

/** One line of text for each item: its name, stage, day and seed. */
export function itemsText(items: Items): string {
  return items.map(({ name, stage, due, seed }) => [name, stage, due, seed].join(' ')).join('\n');
}

/** Reads such a text. Damaged lines, second lines of a name and lines beyond the bound are dropped and counted. */
export function readItems(text: string): { readonly items: Items; readonly dropped: number } {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const items = new Map<string, Item>();
  for (const line of lines.slice(0, MOST_ITEMS)) {
    const item = readItem(line);
    if (item && !items.has(item.name)) items.set(item.name, item);
  }
  return { items: [...items.values()], dropped: lines.length - items.size };
}

function readItem(line: string): Item | null {
  const [, name = '', ...numbers] = /^(\S+) (\d) (\d{1,6}) (\d{1,4})$/.exec(line.trim()) ?? [];
  const [stage = 0, due = 0, seed = 0] = numbers.map(Number);
  return isName(name) && stage <= DONE && seed >= 1 && seed <= MOST_SEED ? { name, stage, due, seed } : null;
}

function isName(name: string): boolean {
  return /^[A-Za-z][\w.-]{0,59}$/.test(name);
}

function nextSeed(seed: number): number {
  return ((seed - 1 + SEED_STEP) % MOST_SEED) + 1;
}

/** Two things that are missed on one day seldom have the same seed. */
function firstSeed(name: string): number {
  return [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % MOST_SEED, 7) + 1;
}
