import type { Links } from './link-arrays.ts';
import { COLUMN, DOWN, ROW, SIZE, UP } from './slots.ts';
import { told } from './told.ts';

/**
 * Returns the column to branch on, as the number of a header in the ring, which is not empty; or the number of a node
 * in a column's list, whose row is then tried first. (A number is an address / 4.) `nodes` is the number of the node to
 * be entered, from 1. A chooser must not change the links, and must return the same for the same arguments, so that a
 * recorded run can be repeated.
 */
export type Chooser = (links: Links, nodes: number) => number;

/** The smallest column, leftmost on ties: Knuth's choice, and the default. */
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

export const rightmost: Chooser = ({ left }) => left[0] as number;

/** The largest column, leftmost on ties: the worst rule that still looks at sizes. */
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
 * A random column, determined by the seed and the number of the node, so that the same seed always gives the same run.
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

/**
 * The smallest column, leftmost on ties, whose rows are tried from a random one on, determined by the seed and the number
 * of the node. The first solution varies with the seed; it is no fair sample of all of them.
 */
export function randomRow(seed: number): Chooser {
  return (links, nodes) => {
    const column = smallest(links, nodes);
    let node = column << 2;
    const size = links.nodes[node + SIZE] as number;
    for (let skip = Math.floor(hash(seed, nodes) * size); skip >= 0 && size > 0; skip -= 1) {
      node = links.nodes[node + DOWN] as number;
    }
    return node >> 2;
  };
}

/** The rules that have a name. */
export const choosers = { smallest, leftmost, rightmost, largest } as const;

/**
 * True for a chooser that depends on the links alone: what it does below a node does not depend on the run before it.
 */
export function isPlain(choose: Chooser): boolean {
  return Object.values(choosers).includes(choose);
}

/**
 * A rule for choosing, as data that a message or a file can hold. `{ random: 7 }` chooses columns at random, with the seed
 * 7; `{ randomRow: 7 }` takes the smallest column and begins with a random one of its rows.
 */
export type Rule = keyof typeof choosers | { readonly random: number } | { readonly randomRow: number };

/** A rule, or a rule with other choices at some nodes (`deviating`). */
export type Choosing = Rule | { readonly rule: Rule; readonly deviations: readonly Deviation[] };

/** A column or row taken instead of the chooser's own at one node of a search, counted from 1. */
export interface Deviation {
  readonly node: number;
  readonly column: number;
  /** The row to try first; the column's top one when it is left out. */
  readonly row?: number;
}

/**
 * A chooser that follows `base` except at the nodes of the deviations. Both runs are the same up to the first of them,
 * so the node at which a deviation was chosen has the same number in both. A deviation to a covered column is ignored;
 * if only its row is not in the list, the column begins with its top row.
 */
export function deviating(base: Chooser, deviations: readonly Deviation[]): Chooser {
  const byNode = new Map(deviations.map((deviation) => [deviation.node, deviation]));
  return (links, nodes) => {
    const deviation = byNode.get(nodes);
    if (!deviation || !isInRing(links, deviation.column + 1)) return base(links, nodes);
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

/** True for the header of a primary column that is not covered. A secondary column is a ring of its own. */
function isInRing({ left, right }: Links, header: number): boolean {
  const before = left[header] as number;
  return header > 0 && before !== header && right[before] === header;
}

/**
 * The chooser of an option: a function, or data; the smallest column by default. A search with a rule of its own for the
 * smallest gives it as `own`, which then decides wherever no other rule and no deviation does; it tries rows in an order
 * of its own, so the rows of deviations are left out.
 * @throws RangeError when there is no such rule, or a number in it is not a whole number from 0 up; later when the
 *   function returns a number that is neither of a header in the ring nor of a node in the list of one
 */
export function chooserOf(option: Chooser | Choosing = 'smallest', own: Chooser = smallest): Chooser {
  if (option === 'smallest' || option === smallest) return own;
  if (typeof option === 'function') return isPlain(option) ? option : checkedAtNodes(option);
  if (typeof option === 'string' || typeof option !== 'object' || (option as object | null) === null) {
    return ruleNamed(option);
  }
  if ('randomRow' in option) return randomRow(whole(option.randomRow, 'the seed'));
  if (!('rule' in option)) return random(whole(option.random, 'the seed'));
  const { rule, deviations } = option;
  if (Array.isArray(deviations)) {
    const told = Array.from(deviations, checked);
    return deviating(
      chooserOf(rule, own),
      own === smallest ? told : told.map(({ node, column }) => ({ node, column })),
    );
  }
  throw new RangeError(`deviations is ${told(deviations)}; give an array of { node, column }`);
}

/** Throws at the node of the search where the function returns what cannot be branched on. */
function checkedAtNodes(choose: Chooser): Chooser {
  return (links, node) => {
    const chosen = choose(links, node);
    if (Number.isInteger(chosen) && isThere(links, chosen << 2)) return chosen;
    throw new RangeError(
      `the chooser returned ${told(chosen)} at node ${node}; return the number of a header in the ring, or of a node ` +
        'in its list',
    );
  };
}

/** True for a header in the ring, and for a node that is in the list of one. A hidden node still links to its column. */
function isThere(links: Links, address: number): boolean {
  const { nodes } = links;
  const above = nodes[address + UP];
  return above !== undefined && nodes[above + DOWN] === address && isInRing(links, (nodes[address + COLUMN] ?? 0) >> 2);
}

function ruleNamed(name: unknown): Chooser {
  if (typeof name === 'string' && Object.hasOwn(choosers, name)) return choosers[name as keyof typeof choosers];
  const known = Object.keys(choosers).map((rule) => `'${rule}'`);
  throw new RangeError(
    `there is no rule ${told(name)}; use ${known.join(', ')}, { random: SEED } or { randomRow: SEED }`,
  );
}

function checked(deviation: Deviation, index: number): Deviation {
  if (typeof (deviation as unknown) !== 'object' || (deviation as object | null) === null) {
    throw new RangeError(`deviation ${index} is ${told(deviation)}; give { node, column }, and a row if you like`);
  }
  for (const name of ['node', 'column', 'row'] as const)
    whole(name === 'row' ? (deviation.row ?? 0) : deviation[name], `the ${name} of a deviation`);
  return deviation;
}

function whole(value: number, what: string): number {
  if (Number.isSafeInteger(value) && value >= 0) return value;
  throw new RangeError(`${what} is ${told(value)}; give a whole number from 0 up`);
}

/** A number from 0 up to, not including, 1, determined by the arguments (the finaliser of MurmurHash3). */
function hash(seed: number, nodes: number): number {
  let h = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) ^ (nodes | 0) ^ Math.imul(Math.floor(nodes / 2 ** 32), 0x27d4eb2f);
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return ((h ^ (h >>> 16)) >>> 0) / 2 ** 32;
}
