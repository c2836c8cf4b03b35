import { hierarchy, tree } from 'd3-hierarchy';
import type { TreeView, ViewNode } from './view.ts';

/** A node in its place: the middle of its shape, and how wide the shape is. */
export interface LaidNode {
  readonly id: string;
  readonly node: ViewNode;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** The column branched on; empty while it is not known. */
  readonly text: string;
  /** The row taken to get here; empty at the root and while it lies ahead. */
  readonly row: string;
  /** The middle of the node above; null at the root. */
  readonly from: { readonly x: number; readonly y: number } | null;
}

export interface TreeLayout {
  readonly width: number;
  readonly height: number;
  readonly nodes: readonly LaidNode[];
}

/** What stands beside the edge of a null choice, which takes no row. */
export const NULL_CHOICE = 'none';

/** Height of a node's shape, and from one level to the next. */
export const NODE = 26;
export const LEVEL = 70;
/** Widths of a character in a node and beside an edge. */
const NODE_CHARACTER = 7.9;
export const ROW_CHARACTER = 7.2;
/** Between names beside each other: a small tree has room to breathe. */
const GAP = 12;
const WIDE_GAP = 32;
const FEW = 20;
const MARGIN = 10;
/** Room under the lowest level for the sign of a dead end. */
const FOOT = 14;

/**
 * Where the nodes go: levels from the top to the bottom, children in the order of the search, drawn
 * as narrow as they fit (Reingold and Tilford, as d3 has it). Room is kept for every name, so that
 * nothing moves when the search comes to it.
 */
export function treeLayout({ nodes, names }: TreeView): TreeLayout {
  const root = nodes[0];
  if (!root) return { width: 320, height: 40, nodes: [] };
  const columnOf = ({ column }: ViewNode): string => names.columns[column] ?? '';
  const rowOf = ({ row, level }: ViewNode): string => names.rows[row] ?? (level > 0 ? NULL_CHOICE : '');
  const shape = (node: ViewNode): number => Math.max(NODE, Math.ceil(columnOf(node).length * NODE_CHARACTER) + 14);
  const room = (node: ViewNode): number => Math.max(shape(node), Math.ceil(rowOf(node).length * ROW_CHARACTER));
  const gap = nodes.length <= FEW ? WIDE_GAP : GAP;
  const laid = tree<ViewNode>()
    .nodeSize([1, LEVEL])
    .separation((a, b) => (room(a.data) + room(b.data)) / 2 + gap)(
    hierarchy(root, ({ children }) => children.map((index) => nodes[index] as ViewNode)),
  );
  const places = laid.descendants();
  const left = Math.min(...places.map(({ x, data }) => x - room(data) / 2)) - MARGIN;
  const right = Math.max(...places.map(({ x, data }) => x + room(data) / 2)) + MARGIN;
  const top = -NODE / 2 - MARGIN;
  return {
    width: right - left,
    height: Math.max(...places.map(({ y }) => y)) - top + NODE / 2 + FOOT + MARGIN,
    nodes: places.map(({ x, y, data: node, parent }) => ({
      id: String(node.index),
      node,
      x: x - left,
      y: y - top,
      width: shape(node),
      text: node.isEntered ? columnOf(node) : '',
      row: node.state === 'ahead' ? '' : rowOf(node),
      from: parent ? { x: parent.x - left, y: parent.y - top } : null,
    })),
  };
}
