import type { Links } from './links.ts';
import { COLUMN, DOWN, ROW, SIZE } from './slots.ts';

/**
 * Says which column to branch on: the number of a header in the ring, which is not empty. The number
 * of a node in that column's list says to try the node's row first. (A number is an address in units
 * of nodes, a quarter of what `nodes` is asked with.) A chooser may look at the links and must leave them alone. The same links and the same number of nodes
 * must give the same answer, so that a recorded run can be walked again.
 */
export type Chooser = (links: Links, nodes: number) => number;

/** The smallest column, leftmost on ties: Knuth's choice, and ours unless told otherwise. */
export const smallest: Chooser = ({ nodes, right, empties }) => {
  // When no column is empty, one with a single row cannot be beaten.
  const enough = empties[0] === 0 ? 1 : 0;
  let best = right[0] as number;
  let fewest = nodes[(best << 2) + SIZE] as number;
  for (let header = right[best] as number; header !== 0 && fewest > enough;) {
    const size = nodes[(header << 2) + SIZE] as number;
    if (size < fewest) {
      best = header;
      fewest = size;
    }
    header = right[header] as number;
  }
  return best;
};

/** The leftmost column, whatever its size. */
export const leftmost: Chooser = ({ right }) => right[0] as number;

/** The rightmost column, whatever its size. */
export const rightmost: Chooser = ({ left }) => left[0] as number;

/** The largest column, leftmost on ties: the worst advice that still looks at sizes. */
export const largest: Chooser = ({ nodes, right }) => {
  let best = right[0] as number;
  for (let header = best; header !== 0; header = right[header] as number) {
    if ((nodes[(header << 2) + SIZE] as number) > (nodes[(best << 2) + SIZE] as number)) {
      best = header;
    }
  }
  return best;
};

/**
 * A column at random. The seed and the number of the node decide which, so the same seed walks the
 * same way whenever the run is walked again.
 */
export function random(seed: number): Chooser {
  return ({ right }, nodes) => {
    let count = 0;
    for (let header = right[0] as number; header !== 0; header = right[header] as number) count += 1;
    let skip = Math.floor(hash(seed, nodes) * count);
    let header = right[0] as number;
    for (; skip > 0; skip -= 1) header = right[header] as number;
    return header;
  };
}

/** Choosers by name, so that a message to a worker can say which. */
export const choosers = { smallest, leftmost, rightmost, largest } as const;

/** True for a chooser that looks at the links alone: what it does below a node does not depend on what came before. */
export function isPlain(choose: Chooser): boolean {
  return Object.values(choosers).includes(choose);
}

type PlainName = keyof typeof choosers | `random:${number}`;

/**
 * A chooser's name; `random:7` is the random one with the seed 7. `smallest;3=2;9=0:7` is the
 * smallest, but for column 2 at the third node of the search and column 0 at the ninth, which begins
 * with row 7 there.
 */
export type ChooserName = PlainName | `${PlainName};${string}`;

/** At one node of a search, counted from 1, another column or row than would be taken. */
export interface Deviation {
  readonly node: number;
  readonly column: number;
  /** The row to try first; the column's top one when it is left out. */
  readonly row?: number;
}

/**
 * A chooser that does as told at some nodes. A run with it is the same as without it up to the first
 * of them, so a deviation that was chosen at a node of one run is at the same node of the other. A
 * column that is covered already cannot be taken, nor a row that is not in its list: the chooser, or
 * the column, then goes its own way.
 */
export function deviating(base: Chooser, deviations: readonly Deviation[]): Chooser {
  const told = new Map(deviations.map((deviation) => [deviation.node, deviation]));
  return (links, nodes) => {
    const deviation = told.get(nodes);
    if (!deviation || !isWaiting(links, deviation.column + 1)) return base(links, nodes);
    return startingWith(links, deviation.column + 1, deviation.row);
  };
}

/** The node of a row in the list of a header, or the header when it is not there. */
function startingWith({ nodes }: Links, header: number, row: number | undefined): number {
  if (row === undefined) return header;
  let node = nodes[(header << 2) + DOWN] as number;
  while (node !== nodes[node + COLUMN] && nodes[node + ROW] !== row) {
    node = nodes[node + DOWN] as number;
  }
  return node >> 2;
}

function isWaiting({ right }: Links, wanted: number): boolean {
  for (let header = right[0] as number; header !== 0; header = right[header] as number) {
    if (header === wanted) return true;
  }
  return false;
}

/** The name of a chooser that deviates. */
export function deviatingName(base: PlainName, deviations: readonly Deviation[]): ChooserName {
  if (deviations.length === 0) return base;
  const told = deviations.map(({ node, column, row }) => {
    const first = row === undefined ? '' : `:${row}`;
    return `${node}=${column}${first}`;
  });
  return `${base};${told.join(';')}`;
}

/**
 * The chooser with this name.
 * @throws RangeError when there is none
 */
export function chooserNamed(name: ChooserName): Chooser {
  const [plain = '', ...told] = name.split(';');
  if (told.length === 0) return plainChooser(plain);
  const deviations = told.map((text): Deviation => {
    const [, node, column, row] = /^(\d{1,15})=(\d{1,9})(?::(\d{1,9}))?$/.exec(text) ?? [];
    if (node === undefined || column === undefined) {
      throw new RangeError(
        `"${text.slice(0, 40)}" does not say NODE=COLUMN or NODE=COLUMN:ROW, as in smallest;3=2 and smallest;3=2:5`,
      );
    }
    const first = row === undefined ? {} : { row: Number(row) };
    return { node: Number(node), column: Number(column), ...first };
  });
  return deviating(plainChooser(plain), deviations);
}

function plainChooser(name: string): Chooser {
  if (Object.hasOwn(choosers, name)) return choosers[name as keyof typeof choosers];
  const seed = /^random:(\d+)$/.exec(name)?.[1];
  if (seed === undefined) {
    throw new RangeError(
      `there is no chooser "${name.slice(0, 40)}"; there are ${Object.keys(choosers).join(', ')} and random:SEED`,
    );
  }
  return random(Number(seed));
}

/** A number from 0 to 1, the same for the same two numbers (the finaliser of MurmurHash3). */
function hash(seed: number, nodes: number): number {
  let h = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) ^ (nodes | 0) ^ Math.imul(Math.floor(nodes / 2 ** 32), 0x27d4eb2f);
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return ((h ^ (h >>> 16)) >>> 0) / 2 ** 32;
}

/** The chooser that an option names. */
export function chooserOf(option: Chooser | ChooserName | undefined): Chooser {
  return typeof option === 'function' ? option : chooserNamed(option ?? 'smallest');
}
