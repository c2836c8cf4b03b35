/** Orders of taking nodes out and of putting them back: which pairs leave the list whole. */
import { checkRing, createRing, remove, restore } from '#exhibits/ring.ts';

export type Order = readonly number[];

export interface OrderPair {
  readonly removed: Order;
  readonly restored: Order;
}

interface OrderCount {
  /** How many nodes the list has, and how many orders there are of taking all of them out. */
  readonly n: number;
  readonly pairs: number;
  readonly whole: number;
  /** The pairs after which a link is bad. */
  readonly failures: readonly OrderPair[];
}

/** Every order of the numbers 1 to n, the least first. */
export function ordersOf(n: number): Order[] {
  const numbers = Array.from({ length: n }, (_, index) => index + 1);
  const orders = (left: readonly number[]): number[][] =>
    left.length === 0
      ? [[]]
      : left.flatMap((first) => orders(left.filter((other) => other !== first)).map((rest) => [first, ...rest]));
  return orders(numbers);
}

/** The first bad link after all nodes are out and back again, in words; null when there is none. */
export function outcome({ removed, restored }: OrderPair): string | null {
  const ring = createRing(removed.length);
  for (const node of removed) remove(ring, node);
  for (const node of restored) restore(ring, node);
  return checkRing(
    ring,
    removed.toSorted((a, b) => a - b),
  );
}

/** Tries all pairs of orders on n nodes: n! · n! of them. */
export function countOrders(n: number): OrderCount {
  const orders = ordersOf(n);
  const failures = orders.flatMap((removed) =>
    orders.map((restored) => ({ removed, restored })).filter((pair) => outcome(pair) !== null),
  );
  const pairs = orders.length ** 2;
  return { n, pairs, whole: pairs - failures.length, failures };
}
