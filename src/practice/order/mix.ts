/** The lines that a reader is given, in a mixed order, and the program that is made of them. */
import { createRandom } from '#dlx/random.ts';
import type { Topic } from '../ladder.ts';
import { programs } from './programs.ts';

/** How many lines do not belong to the program. */
const OTHERS = 3;

/** The lines of a seed, in the order in which they are offered. The same seed gives the same lines. */
export function mixOf(topic: Topic, seed: number): string[] {
  const random = createRandom(seed);
  const { right, others } = programs[topic];
  const wrong = random.shuffled(others).slice(0, OTHERS);
  return random.shuffled([...right, ...wrong]).map(({ text }) => text);
}

/** The program so far: places in the mix, in the order of its lines. */
export type Order = readonly number[];

/** `0-4-2`: for the address. */
export function orderText(order: Order): string | null {
  return order.length === 0 ? null : order.join('-');
}

/** Null when the text is damaged. */
export function readOrder(text: string, lines: number): Order | null {
  if (!/^\d{1,2}(-\d{1,2})*$/.test(text)) return null;
  const order = text.split('-').map(Number);
  const isWhole = order.every((line) => line < lines) && new Set(order).size === order.length;
  return isWhole ? order : null;
}

/** The order with a line put before the one at place `at`, wherever it was. */
export function placed(order: Order, line: number, at: number): Order {
  const from = order.indexOf(line);
  const rest = order.filter((one) => one !== line);
  return rest.toSpliced(from >= 0 && from < at ? at - 1 : at, 0, line);
}

/** The order without a line. */
export function without(order: Order, line: number): Order {
  return order.filter((one) => one !== line);
}

/** The order with a line one place up (−1) or down (1); the same order at either end. */
export function shifted(order: Order, line: number, by: -1 | 1): Order {
  const at = order.indexOf(line);
  const to = at + by;
  return at < 0 || to < 0 || to >= order.length ? order : order.with(at, order[to]!).with(to, line);
}
