/** What the picture of a ring shows: which nodes are in, where every link leads, what is broken. */
import {
  type Ring,
  type RingWrite,
  type Side,
  badLinks,
  checkRing,
  createRing,
  remove,
  restore,
  walkRing,
} from '#exhibits/ring.ts';

export interface RingNode {
  readonly id: string;
  /** 0 is the head. */
  readonly index: number;
  readonly name: string;
  readonly isOut: boolean;
}

export interface RingLink {
  readonly id: string;
  readonly side: Side;
  readonly from: RingNode;
  readonly to: RingNode;
  /** Where it should lead, when it leads elsewhere. Links of a node that is out are never wrong. */
  readonly should: RingNode | null;
  /** Written by the last press. */
  readonly isNew: boolean;
}

/** One press: a node that is in is taken out, a node that is out is put back. */
export interface Press {
  readonly node: RingNode;
  readonly does: 'remove' | 'restore';
  readonly writes: readonly [RingWrite, RingWrite];
}

export interface RingView {
  /** The head first, then the nodes in their first order. */
  readonly nodes: readonly RingNode[];
  readonly links: readonly RingLink[];
  readonly presses: readonly Press[];
  /** The names that a walk to the right and one to the left pass; both from the head. */
  readonly forwards: Walk;
  readonly backwards: Walk;
  /** The first bad link in words. */
  readonly problem: string | null;
}

export interface Walk {
  readonly names: readonly string[];
  /** It came back to the head. */
  readonly isClosed: boolean;
}

export const HEAD = 'head';

/**
 * Carries the presses out on a real ring.
 *
 * @param names of the nodes, without the head
 * @param presses names of nodes, in the order pressed
 */
export function ringView(names: readonly string[], presses: readonly string[]): RingView {
  const ring = createRing(names.length);
  const out = new Set<number>();
  const nameOf = (index: number): string => (index === 0 ? HEAD : (names[index - 1] ?? '?'));
  const done = presses.map((name) => {
    const index = names.indexOf(name) + 1;
    if (index === 0) throw new RangeError(`the ring has no node "${name}"`);
    const does = out.has(index) ? ('restore' as const) : ('remove' as const);
    const writes = does === 'remove' ? remove(ring, index) : restore(ring, index);
    if (does === 'remove') out.add(index);
    else out.delete(index);
    return { index, does, writes };
  });
  const nodes = [HEAD, ...names].map((name, index) => ({
    id: `node-${index}`,
    index,
    name,
    isOut: out.has(index),
  }));
  const node = (index: number): RingNode => nodes[index] as RingNode;
  const order = nodes.flatMap(({ index, isOut }) => (isOut || index === 0 ? [] : [index]));
  return {
    nodes,
    links: linksOf(ring, nodes, order, done.at(-1)?.writes ?? []),
    presses: done.map(({ index, does, writes }) => ({ node: node(index), does, writes })),
    forwards: named(walkRing(ring, 'R'), nameOf),
    backwards: named(walkRing(ring, 'L'), nameOf),
    problem: checkRing(ring, order, nameOf),
  };
}

function linksOf(
  ring: Ring,
  nodes: readonly RingNode[],
  order: readonly number[],
  written: readonly RingWrite[],
): RingLink[] {
  const bad = badLinks(ring, order);
  return nodes.flatMap((from) =>
    (['R', 'L'] as const).map((side): RingLink => {
      const is = (side === 'R' ? ring.right : ring.left)[from.index] as number;
      const wrong = bad.find((link) => link.side === side && link.at === from.index);
      return {
        id: `${side}-${from.index}`,
        side,
        from,
        to: nodes[is] as RingNode,
        should: wrong ? (nodes[wrong.should] ?? null) : null,
        isNew: written.some((write) => write.side === side && write.at === from.index),
      };
    }),
  );
}

function named({ nodes, isClosed }: ReturnType<typeof walkRing>, nameOf: (index: number) => string): Walk {
  return { names: nodes.map(nameOf), isClosed };
}
