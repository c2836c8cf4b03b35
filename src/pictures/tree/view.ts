/** What a small tree shows at a moment: its nodes, and which of them the search has come to. */
import type { Names } from '#history/caption.ts';
import type { Frame, Recording, Reveal } from '#history/index.ts';
import { type PlacedNode, searchTree } from '#history/tree.ts';
import { type Highlight, noHighlight } from '../kit/highlight.ts';

/**
 * - `ahead`: its row has not been taken yet
 * - `here`: the search is in it
 * - `path`: it is above the one that the search is in
 * - `left`: all below it has been tried
 */
type NodeState = 'ahead' | 'here' | 'path' | 'left';

export interface ViewNode extends PlacedNode {
  readonly state: NodeState;
  /** Has its column been chosen, or is it still hidden what comes of its row? */
  readonly isEntered: boolean;
  /** Did the reader choose its column or its first row, and not the solver? */
  readonly isOwn: boolean;
}

export interface TreeView {
  /** In the order of the search; empty when there are too many to draw. */
  readonly nodes: readonly ViewNode[];
  /** How many nodes the run has. */
  readonly total: number;
  readonly names: Names;
  readonly highlight: Highlight;
  /** With `past` nodes ahead are not drawn, and no words mention them; their room stays. */
  readonly reveal: Reveal;
}

/** More nodes than this are a picture for the canvas. */
const MOST_NODES = 150;

const trees = new WeakMap<Recording, { readonly events: number; readonly nodes: PlacedNode[] | null }>();

/**
 * The tree of a recording at a frame of it. `own` are the numbers, from 1, of the nodes at which the
 * reader has chosen the column or its first row.
 */
export function treeView(
  recording: Recording,
  frame: Frame,
  names: Names,
  highlight: Highlight = noHighlight,
  own: readonly number[] = [],
  reveal: Reveal = 'all',
): TreeView {
  const nodes = treeOf(recording) ?? [];
  return {
    nodes: nodes.map((node) => ({
      ...node,
      state: stateOf(node, frame),
      isEntered: node.entered !== null && node.entered <= frame.decision,
      isOwn: node.entered !== null && own.includes(node.index + 1),
    })),
    total: recording.totals.nodes,
    names,
    highlight,
    reveal,
  };
}

/** Walked once for each length that a recording has had. */
function treeOf(recording: Recording): PlacedNode[] | null {
  const { events } = recording.totals;
  const known = trees.get(recording);
  if (known?.events === events) return known.nodes;
  const nodes = searchTree(recording, MOST_NODES);
  trees.set(recording, { events, nodes });
  return nodes;
}

function stateOf({ taken, left, level }: PlacedNode, { decision, path }: Frame): NodeState {
  if (taken === null || taken > decision) return 'ahead';
  if (left !== null && left <= decision) return 'left';
  return level === path.length ? 'here' : 'path';
}
