/**
 * The search tree of a run. It is not stored; the search is run again. A node at level n is the stretch of the run
 * during which the same n rows stay chosen, so nodes are nested intervals of time, and the tree and the timeline are
 * two views of the same thing.
 */
import { SIZE, headerOf } from '#dlx/links.ts';
import { rowsToCome } from './choices.ts';
import type { Recording } from './recording.ts';
import type { LinkSearch } from './walker.ts';

/**
 * - `inner`: a column to branch on, with at least one row
 * - `dead end`: a column to branch on that has no row, or none that helps (`short`)
 * - `solution`: no primary column is left
 * - `unexplored`: a row that the search will take, or has only just taken, when the recording ends
 */
export type TreeNodeKind = 'inner' | 'dead end' | 'solution' | 'unexplored';

/** A node of the tree. Moments are decisions; null when the recording does not reach them. */
export interface TreeNode {
  readonly kind: TreeNodeKind;
  /** How many rows are chosen here; 0 at the root. */
  readonly level: number;
  /** The row taken to get here, and the column it was taken for; -1 at the root. The row is -1 at the null choice, too. */
  readonly row: number;
  readonly takenFor: number;
  /** The column branched on here, or -1. */
  readonly column: number;
  /** When the row is taken; 0 at the root. The node is on the path from here until `left`. */
  readonly taken: number | null;
  /** When the column is chosen, or the solution found. */
  readonly entered: number | null;
  /** When the row is given up, or the search ends. */
  readonly left: number | null;
  /** Nodes entered below and including this one, and solutions among them, as far as recorded. */
  readonly nodes: number;
  readonly solutions: number;
  /** Of a dead end where rows are left. */
  readonly short?: Short;
}

/** Why a dead end is one though rows are left: with bounds they are `too few`, in a run for the cheapest `too dear`. */
export type Short = 'too few' | 'too dear';

/** What a search has just met, to be written into a node: a dead end may have rows left. */
export function metAt(search: Readonly<LinkSearch>): Pick<TreeNode, 'kind' | 'column' | 'short'> {
  const { event, level, links } = search;
  const column = search.branchAt(level);
  const kind = event === 'choose' ? 'inner' : event === 'solution' ? event : 'dead end';
  if (kind !== 'dead end') return { kind, column };
  if (search.isPruned) return { kind, column, short: 'too dear' };
  const isEmpty = column < 0 || links.nodes[headerOf(column) + SIZE] === 0;
  return isEmpty ? { kind, column } : { kind, column, short: 'too few' };
}

export interface PlacedNode extends TreeNode {
  /** In the order in which the search meets them; the root is 0. */
  readonly index: number;
  /** The index of the node above, or -1. */
  readonly parent: number;
  /** The indices of the nodes below, in the order of the search. */
  readonly children: readonly number[];
}

type Growing = {
  -readonly [Key in keyof PlacedNode]: Key extends 'children' ? number[] : PlacedNode[Key];
};

/**
 * The whole tree of what is recorded, in the order of the search, or null when the run has entered
 * more than `most` nodes.
 */
export function searchTree(recording: Recording, most = 2_000): PlacedNode[] | null {
  const { totals } = recording;
  if (totals.nodes > most) return null;
  const nodes: Growing[] = [];
  let current = add(null, -1, -1, 0);

  function add(parent: Growing | null, row: number, takenFor: number, taken: number | null): Growing {
    const node: Growing = {
      index: nodes.length,
      parent: parent?.index ?? -1,
      children: [],
      level: parent ? parent.level + 1 : 0,
      kind: 'unexplored',
      row,
      takenFor,
      column: -1,
      taken,
      entered: null,
      left: null,
      nodes: 0,
      solutions: 0,
    };
    parent?.children.push(node.index);
    nodes.push(node);
    return node;
  }

  /** Adds the counts of a node to its parent and returns the parent; null at the root. */
  function countedAbove(node: Growing): Growing | null {
    const parent = nodes[node.parent];
    if (!parent) return null;
    parent.nodes += node.nodes;
    parent.solutions += node.solutions;
    return parent;
  }

  function visit(search: Readonly<LinkSearch>): void {
    const { event, events, level } = search;
    switch (event) {
      case 'choose':
      case 'dead end':
      case 'solution':
        Object.assign(current, metAt(search));
        current.entered = events;
        current.nodes = 1;
        current.solutions = event === 'solution' ? 1 : 0;
        return;
      case 'try': {
        const row = search.rowAt(search.nodeAt(level - 1));
        current = add(current, row, search.branchAt(level - 1), events);
        return;
      }
      case 'retreat':
        current.left = events;
        current = countedAbove(current) ?? current;
        return;
      case 'done':
        current.left = events;
        return;
      case 'start':
    }
  }

  /** Closes the counts of the nodes that are still open, and adds the rows they would try next. */
  function stop(search: Readonly<LinkSearch>): void {
    for (let node: Growing | null = current; node; node = countedAbove(node)) {
      if (node.entered === null) continue;
      for (const row of rowsToCome(search, node.level)) add(node, row, node.column, null);
    }
  }

  recording.walk(0, totals.events, (search) => {
    visit(search);
    if (search.events >= totals.events && !search.done) stop(search);
    return false;
  });
  return nodes;
}
