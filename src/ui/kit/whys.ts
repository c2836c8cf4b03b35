/** The reasons that a reader has given in words of their own, kept on this device and sent nowhere. */
import { recall, remember } from './device.ts';

const NAME = 'whys';

/** A reader's reason beside that of the site. */
export interface Why {
  readonly ask: string;
  readonly own: string;
  readonly reason: string;
}

/** At most this many are kept; the oldest go first. */
const MOST = 50;

/** The longest texts, in characters. The field takes no more of the reader's. */
export const LONGEST = { ask: 300, own: 500, reason: 800 } as const;

/** The reasons on this device, the newest last. */
export function whys(): Why[] {
  try {
    return readWhys(JSON.parse(recall(NAME) ?? '[]'));
  } catch {
    return [];
  }
}

/** Reads what may come from a stranger's file: damaged entries are dropped, texts cut to their bounds. */
export function readWhys(data: unknown): Why[] {
  if (!Array.isArray(data)) return [];
  return bounded((data as unknown[]).flatMap((one) => readWhy(one) ?? []));
}

/** The reasons of both, where `later` wins for a question that both have. */
export function bothWhys(earlier: readonly Why[], later: readonly Why[]): Why[] {
  const isSame = (a: Why, b: Why): boolean => a.ask === b.ask && a.reason === b.reason;
  return bounded([...earlier.filter((one) => !later.some((other) => isSame(one, other))), ...later]);
}

/** Keeps a reason, instead of an earlier one for the same question. Returns false when the browser does not. */
export function noteWhy(why: Why): boolean {
  return setWhys(bothWhys(whys(), readWhys([why])));
}

/** Replaces the reasons on the device. Returns false when the browser does not keep them. */
export function setWhys(all: readonly Why[]): boolean {
  const isKept = remember(NAME, all.length === 0 ? null : JSON.stringify(all));
  dispatchEvent(new Event('answered'));
  return isKept;
}

function bounded(all: readonly Why[]): Why[] {
  return all.slice(-MOST);
}

function readWhy(data: unknown): Why | null {
  if (typeof data !== 'object' || data === null) return null;
  const { ask, own, reason } = data as Readonly<Record<string, unknown>>;
  if (typeof ask !== 'string' || typeof own !== 'string' || typeof reason !== 'string') return null;
  const words = own.trim().slice(0, LONGEST.own);
  return words === '' ? null : { ask: ask.slice(0, LONGEST.ask), own: words, reason: reason.slice(0, LONGEST.reason) };
}
