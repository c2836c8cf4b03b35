import type { Estimate, Matrix } from '#dlx/index.ts';
import type { RandomWalk } from '#dlx/estimate.ts';
import { counted, inFigures, inWords, listed } from '#english/english.ts';
import { type Cell, plumbOf, treeCells, walkedCells } from './cells.ts';
import { NARROWEST } from './sizes.ts';

export interface WalksView {
  readonly walks: readonly RandomWalk[];
  readonly estimate: Estimate;
  /** The number of nodes, once it is to be shown. */
  readonly truth: number | null;
  readonly cells: readonly Cell[];
  /** Where the lines of the last walks hang, between 0 and 1, and how many levels it goes down. */
  readonly lines: readonly { readonly at: number; readonly depth: number }[];
  /** Levels below the root that there is room for. */
  readonly deepest: number;
}

/** What the picture of the tree needs of it. */
export type WalkedTree = Omit<WalksView, 'estimate'>;

/** With more of them the tree is no longer visible. */
const MOST_LINES = 30;

/**
 * What is shown of some walks.
 *
 * @param deepest the levels of the tree, so that the picture keeps its height
 * @param whole the nodes of the whole tree, once they are to be shown
 */
export function walksView(
  walks: readonly RandomWalk[],
  estimate: Estimate,
  deepest: number,
  { truth = null, whole = null }: { truth?: number | null; whole?: readonly Cell[] | null } = {},
): WalksView {
  return {
    walks,
    estimate,
    truth,
    deepest,
    cells: whole ?? walkedCells(walks, NARROWEST),
    lines: walks.slice(-MOST_LINES).map((walk) => ({ at: plumbOf(walk), depth: walk.path.length - 1 })),
  };
}

/** A whole tree, as far down as it can be seen, before any walk. */
export function wholeTreeView(matrix: Matrix<unknown>): WalkedTree {
  const cells = treeCells(matrix, NARROWEST);
  const deepest = cells.reduce((most, { level }) => Math.max(most, level), 0);
  return { walks: [], lines: [], truth: null, cells, deepest };
}

/** A number of nodes that is not known exactly. */
export function about(count: number): string {
  return inWords(count < 10 ? Math.round(count * 10) / 10 : Math.round(count));
}

/** The last walk: what it met on its way, and what it says. */
export function walkWords({ path, nodes, end }: RandomWalk): string {
  const weights = path.map(({ weight }) => inWords(weight));
  const sum = weights.length > 1 ? `${weights.join(' + ')} = ${inWords(nodes)}` : inWords(nodes);
  return `It went down ${counted(path.length - 1, 'level')} to a ${end}: ${sum} ${nodes === 1 ? 'node' : 'nodes'}.`;
}

/** What all walks together say. */
export function estimateWords({ walks, nodes: { mean, error } }: Estimate): string {
  if (walks === 0) return 'No walk yet.';
  if (walks === 1) return `One walk: ${about(mean)} ${mean === 1 ? 'node' : 'nodes'}.`;
  return `The mean of ${inWords(walks)} walks: ${about(mean)} nodes, give or take ${about(error)}.`;
}

/** The tree in words. */
export function describeWalks({ cells, walks, truth, deepest }: WalkedTree): string {
  const of = (state: Cell['state']): number => cells.filter((cell) => cell.state === state).length;
  const came = cells.length - of('seen');
  const parts = [
    counted(of('solution'), 'solution'),
    counted(of('dead end'), 'dead end'),
    ...(of('seen') > 0 ? [`${inWords(of('seen'))} more that no walk has entered`] : []),
  ];
  const tree =
    `A search tree of ${counted(deepest, 'level')} below its root, each node as wide as the chance that a walk ` +
    'comes through it. ';
  const nodes = `${counted(came, 'node')}, with ${listed(parts)}.`;
  if (walks.length === 0 && came > 0) return `${tree}Without the nodes too narrow to draw, it has ${nodes}`;
  const whole = truth === null ? '' : ' Every node that is wide enough to draw is shown.';
  return `${tree}${counted(walks.length, 'walk')}: ${nodes}${whole}`;
}

/** The estimates in words. */
export function describeEstimates({ walks, estimate, truth }: WalksView): string {
  const numbers = walks.map(({ nodes }) => nodes);
  const range =
    numbers.length === 0
      ? ''
      : ` The smallest estimate is ${about(Math.min(...numbers))}, the largest ${about(Math.max(...numbers))}.`;
  const known = truth === null ? '' : ` The tree has ${inFigures(truth, 'node')}.`;
  return `How many walks gave each number of nodes, on a logarithmic scale. ${estimateWords(estimate)}${range}${known}`;
}
