/** A lab in two phases: all nodes of a list out, one by one, and then all of them back. */
import type { OrderPair } from './orders.ts';

/** The lengths of list there are. */
export const LENGTHS = [2, 3, 4] as const;

interface Phases {
  readonly n: number;
  /** Names of the nodes: `1` to `n`. */
  readonly names: readonly string[];
  readonly removed: readonly string[];
  readonly restored: readonly string[];
}

/** Opens with three nodes out, in their order, and the reader to choose the way back. */
export const STANDARD: readonly string[] = ['n3', '1', '2', '3'];

/** Reads `n3`, `1`, `2`, `3`, `3`, …: the length, then the presses. Null when it is not that. */
export function phasesOf(items: readonly string[]): Phases | null {
  const [length, ...presses] = items;
  const n = LENGTHS.find((one) => `n${one}` === length);
  if (n === undefined || presses.length > 2 * n) return null;
  const names = Array.from({ length: n }, (_, index) => String(index + 1));
  const [removed, restored] = [presses.slice(0, n), presses.slice(n)];
  const isGood = [removed, restored].every(
    (phase) => new Set(phase).size === phase.length && phase.every((name) => names.includes(name)),
  );
  return isGood ? { n, names, removed, restored } : null;
}

/** The sequence of a pair of orders, carried out to its end. */
export function itemsOf({ removed, restored }: OrderPair): string[] {
  return [`n${removed.length}`, ...removed.map(String), ...restored.map(String)];
}

/** What a press on a node does now, in words; null when it does nothing. */
export function pressOf({ n, removed, restored }: Phases, name: string): string | null {
  if (removed.length < n) return removed.includes(name) ? null : `Take ${name} out`;
  return restored.includes(name) ? null : `Put ${name} back`;
}

/** Both orders so far, and what is to be done next. */
export function phaseWords({ n, removed, restored }: Phases): string {
  const out = `Taken out: ${removed.length === 0 ? 'none' : removed.join(', ')}.`;
  if (removed.length < n) return `${out} Press the node to take out next.`;
  const back = `${out} Put back: ${restored.length === 0 ? 'none' : restored.join(', ')}.`;
  return restored.length < n ? `${back} Press the node to put back next.` : `${back} All are back.`;
}

/** `1 2 3 out, 1 3 2 back` */
export function pairWords({ removed, restored }: OrderPair): string {
  return `${removed.join(' ')} out, ${restored.join(' ')} back`;
}
