/** What comes back to the reader (`practice/spaced.ts`), as this device keeps it. */
import type { Items } from '#practice/spaced.ts';
import { answeredRight, itemsText, missed, readItems } from '#practice/spaced.ts';
import { AGAIN, recall, remember } from './device.ts';

/** The items of this visit, when the browser refuses to keep them. */
let unkept: string | null = null;

const MS_PER_DAY = 86_400_000;

/** The number of a day of the reader's calendar. */
export function dayOf(date: Date): number {
  return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / MS_PER_DAY;
}

/** A day after today in words: `tomorrow`, `on Thursday`; from a week on with its date, and in another year with that. */
export function dayWords(day: number, today: number): string {
  if (day - today === 1) return 'tomorrow';
  const near = day - today < 7;
  const date = new Date(day * MS_PER_DAY);
  const isThisYear = date.getUTCFullYear() === new Date(today * MS_PER_DAY).getUTCFullYear();
  const words = date.toLocaleDateString('en-GB', {
    weekday: 'long',
    timeZone: 'UTC',
    ...(near ? {} : { day: 'numeric', month: 'long' }),
    ...(near || isThisYear ? {} : { year: 'numeric' }),
  } as const);
  // Browsers differ in the comma before a date with its year.
  return `on ${words.replace(',', '')}`;
}

export function readAgain(): ReturnType<typeof readItems> {
  return readItems(unkept ?? recall(AGAIN) ?? '');
}

/** Replaces what comes back. Returns false when the browser does not keep it; it then lasts as long as the page. */
export function setAgain(items: Items): boolean {
  const text = itemsText(items);
  const isKept = remember(AGAIN, text === '' ? null : text);
  unkept = isKept ? null : text;
  dispatchEvent(new Event('answered'));
  return isKept;
}

/** Whether the browser keeps what comes back. */
export function isAgainKept(): boolean {
  // Removing what is not there fails only where storage is closed.
  return unkept === null && (recall(AGAIN) !== null || remember(AGAIN, null));
}

/** Notes an answer. The items are read again before each change, so that those of another tab are not lost. */
export function noteAgain(name: string, how: 'right' | 'wrong'): void {
  const { items } = readAgain();
  const next = (how === 'right' ? answeredRight : missed)(items, name, dayOf(new Date()));
  if (itemsText(next) !== itemsText(items)) setAgain(next);
}
