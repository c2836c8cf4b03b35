/** A search tree on its way into a diagram: where each node lies, and what is said of it. */
import type { Folding } from '#exhibits/folding.ts';
import { inFigures } from '#english/english.ts';

export const SIZE = { width: 440, height: 400 };
const SIDE = 18;

type Point = readonly [x: number, y: number];

export interface FoldMark {
  readonly id: string;
  readonly at: Point;
  readonly ways: number;
  /** `moving` on its way to its equal; `joined` where more than one way leads to it; else `single`. */
  readonly state: 'single' | 'joined' | 'moving';
}

export interface FoldArc {
  readonly id: string;
  readonly from: Point;
  readonly to: Point;
  /** It leads to a node that other ways lead to as well. */
  readonly isFolded: boolean;
}

export interface FoldView {
  readonly marks: readonly FoldMark[];
  readonly arcs: readonly FoldArc[];
  /** The two nodes that merge, or have merged last, the first one first; none in the tree itself. */
  readonly pair: readonly [first: number, again: number] | null;
  readonly words: string;
}

/** Places of all nodes in the tree and in the diagram. */
export interface FoldLayout {
  readonly tree: readonly Point[];
  /** Of nodes that are the first of their subproblem; others have the place of their first. */
  readonly diagram: readonly Point[];
}

/** Lays out both ends: the tree with its leaves side by side, the diagram with each level spread evenly. */
export function foldLayout({ nodes }: Folding): FoldLayout {
  const deepest = Math.max(...nodes.map(({ level }) => level));
  const yOf = (level: number): number => SIDE + (level * (SIZE.height - 2 * SIDE)) / Math.max(1, deepest);
  const children = nodes.map((): number[] => []);
  nodes.forEach(({ parent }, number) => children[parent]?.push(number));
  const leaves = nodes.flatMap((_, number) => (children[number]?.length === 0 ? [number] : []));
  const xs = nodes.map(() => 0);
  const step = (SIZE.width - 2 * SIDE) / Math.max(1, leaves.length - 1);
  leaves.forEach((leaf, at) => (xs[leaf] = SIDE + at * step));
  for (let number = nodes.length - 1; number >= 0; number -= 1) {
    const own = children[number] ?? [];
    if (own.length > 0) xs[number] = mean(own.map((child) => xs[child] ?? 0));
  }
  const tree = nodes.map(({ level }, number): Point => [xs[number] ?? 0, yOf(level)]);
  const placed = nodes.map(({ level }): Point => [0, yOf(level)]);
  const firsts = nodes.flatMap(({ same }, number) => (same === number ? [number] : []));
  for (const [level, own] of Map.groupBy(firsts, (number) => nodes[number]?.level ?? 0)) {
    const middle = (first: number): number =>
      mean(nodes.flatMap(({ same }, number) => (same === first ? [xs[number] ?? 0] : [])));
    const inOrder = own.toSorted((a, b) => middle(a) - middle(b));
    inOrder.forEach((number, at) => (placed[number] = [((at + 1) * SIZE.width) / (own.length + 1), yOf(level)]));
  }
  return { tree, diagram: nodes.map(({ same }) => placed[same] ?? [0, 0]) };
}

/**
 * What is seen after `at` merges, which may lie between two whole numbers. Up to the last whole one, what comes again
 * lies on what was there first; the next one is on its way.
 */
export function foldView({ nodes, folds }: Folding, { tree, diagram }: FoldLayout, at: number): FoldView {
  const done = Math.floor(at);
  const share = folds.length === 0 ? 0 : at / folds.length;
  /** For each node how far it has been laid on its equal: 0 in its own place, 1 there. */
  const laid = nodes.map(() => 0);
  nodes.forEach(({ parent }, number) => {
    const fold = folds.indexOf(number);
    laid[number] = fold >= 0 ? Math.min(1, Math.max(0, at - fold)) : (laid[parent] ?? 0);
  });
  const place = nodes.map(({ same }, number): Point => {
    const first = between(tree[same] ?? [0, 0], diagram[same] ?? [0, 0], share);
    return same === number ? first : between(tree[number] ?? [0, 0], first, laid[number] ?? 0);
  });
  const waysInto = nodes.map(() => 0);
  for (const fold of folds.slice(0, done)) waysInto[nodes[fold]?.same ?? 0]! += 1;
  const isThere = (number: number): boolean => (laid[number] ?? 0) < 1;
  const marks = nodes.flatMap(({ ways }, number): FoldMark[] => {
    if (!isThere(number)) return [];
    const state = (laid[number] ?? 0) > 0 ? 'moving' : (waysInto[number] ?? 0) > 0 ? 'joined' : 'single';
    return [{ id: String(number), at: place[number] ?? [0, 0], ways, state }];
  });
  const arcs = nodes.flatMap(({ parent }, number): FoldArc[] => {
    // An arc goes once what it comes from has gone.
    if (parent < 0 || !isThere(parent)) return [];
    const isFolded = !isThere(number);
    return [{ id: String(number), from: place[parent] ?? [0, 0], to: place[number] ?? [0, 0], isFolded }];
  });
  const now = folds[Math.ceil(at) - 1];
  return {
    marks,
    arcs,
    pair: now === undefined ? null : [nodes[now]?.same ?? 0, now],
    words: foldWords({ nodes, folds }, Math.ceil(at)),
  };
}

/** What is seen once so many have merged. */
export function foldWords({ nodes, folds }: Folding, merged: number): string {
  const root = nodes[0];
  const solutions = inFigures(root?.ways ?? 0, 'solution');
  const again = folds[merged - 1];
  const node = nodes[again ?? -1];
  if (again === undefined || !node) {
    return `The search tree: ${inFigures(nodes.length, 'node')}. The number in a node counts the solutions below it.`;
  }
  const gone = new Set(folds.slice(0, merged));
  const left = nodes.filter((_, number) => !isBelow(nodes, number, gone)).length;
  const what =
    node.left === 0
      ? 'another full board'
      : `both boards leave the same ${inFigures(node.left, 'cell')}, with ${inFigures(node.ways, 'way')} to cover them`;
  const end =
    merged === folds.length ? ` This is the diagram: each way down from the top is one of the ${solutions}.` : '';
  return `Merge ${merged} of ${folds.length}: ${what}. ${inFigures(left, 'node')} left.${end}`;
}

function isBelow(nodes: Folding['nodes'], number: number, gone: ReadonlySet<number>): boolean {
  for (let at = number; at >= 0; at = nodes[at]?.parent ?? -1) if (gone.has(at)) return true;
  return false;
}

function between(from: Point, to: Point, share: number): Point {
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0) / Math.max(1, numbers.length);
}
