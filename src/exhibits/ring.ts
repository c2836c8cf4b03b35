/**
 * One circular doubly linked list: the idea of dancing links, without columns and rows. A removed node keeps its own
 * two links, which are all that `restore` needs to put it back.
 *
 * Nodes are numbered 1 to n, in the order of the list; 0 is the head, which never leaves.
 * Source: D. E. Knuth, *Dancing Links* (2000), the introduction, after Hitotumatu and Noshita (1979).
 */
export interface Ring {
  /** L: the neighbour to the left of each node. */
  readonly left: Int32Array;
  /** R: the neighbour to the right of each node. */
  readonly right: Int32Array;
}

export type Side = 'L' | 'R';

/** One pointer write: `side[at] ← to`, which was `from`. */
export interface RingWrite {
  readonly side: Side;
  readonly at: number;
  readonly from: number;
  readonly to: number;
}

/** A link that leads to the wrong node. */
interface BadLink {
  readonly side: Side;
  readonly at: number;
  readonly is: number;
  readonly should: number;
}

/** A ring of the head and n nodes. */
export function createRing(n: number): Ring {
  const size = n + 1;
  return {
    left: Int32Array.from({ length: size }, (_, node) => (node + n) % size),
    right: Int32Array.from({ length: size }, (_, node) => (node + 1) % size),
  };
}

/** Takes a node out: R[L[x]] ← R[x]; L[R[x]] ← L[x]. Returns the two writes. */
export function remove(ring: Ring, x: number): readonly [RingWrite, RingWrite] {
  const [before, after] = [ring.left[x] as number, ring.right[x] as number];
  return [write(ring, 'R', before, after), write(ring, 'L', after, before)];
}

/** Puts a node back: R[L[x]] ← x; L[R[x]] ← x. Returns the two writes. */
export function restore(ring: Ring, x: number): readonly [RingWrite, RingWrite] {
  const [before, after] = [ring.left[x] as number, ring.right[x] as number];
  return [write(ring, 'R', before, x), write(ring, 'L', after, x)];
}

function write({ left, right }: Ring, side: Side, at: number, to: number): RingWrite {
  const links = side === 'L' ? left : right;
  const from = links[at] as number;
  links[at] = to;
  return { side, at, from, to };
}

/**
 * The wrong links of a list, in its order: for each pair of neighbours first the link to the right, then the one back.
 *
 * @param order the nodes that should be in the list, in this order, without the head
 */
export function badLinks({ left, right }: Ring, order: readonly number[]): BadLink[] {
  const bad: BadLink[] = [];
  [...order, 0].reduce((before, node) => {
    const [to, back] = [right[before] as number, left[node] as number];
    if (to !== node) bad.push({ side: 'R', at: before, is: to, should: node });
    if (back !== before) bad.push({ side: 'L', at: node, is: back, should: before });
    return node;
  }, 0);
  return bad;
}

/** The first wrong link in words, or null when the list is right in both directions. */
export function checkRing(
  ring: Ring,
  order: readonly number[],
  nameOf: (node: number) => string = numberName,
): string | null {
  const first = badLinks(ring, order)[0];
  if (!first) return null;
  const { side, at, is, should } = first;
  return `${side}[${nameOf(at)}] is ${nameOf(is)}, but should be ${nameOf(should)}`;
}

/**
 * The nodes on a walk from the head, without the head. On a damaged ring a walk may never return to the head; it then
 * stops before it would repeat a node, and `isClosed` is false.
 */
export function walkRing({ left, right }: Ring, side: Side): { readonly nodes: number[]; readonly isClosed: boolean } {
  const links = side === 'L' ? left : right;
  const nodes: number[] = [];
  let node = links[0] as number;
  while (node !== 0 && !nodes.includes(node)) {
    nodes.push(node);
    node = links[node] as number;
  }
  return { nodes, isClosed: node === 0 };
}

function numberName(node: number): string {
  return node === 0 ? 'head' : String(node);
}
