import type { PlacedNode } from '#history/tree.ts';

/**
 * Where a key leads from a node of a small tree: up to its parent, down to its first child, left and
 * right to the nodes beside it on its level, Home to the root, End to the last node. Null when the
 * key means nothing here.
 */
export function nodeAfter(nodes: readonly PlacedNode[], at: number, key: string): number | null {
  const node = nodes[at];
  if (!node) return null;
  const level = nodes.filter((other) => other.level === node.level);
  const place = level.indexOf(node);
  switch (key) {
    case 'ArrowUp':
      return node.parent >= 0 ? node.parent : null;
    case 'ArrowDown':
      return node.children[0] ?? null;
    case 'ArrowLeft':
      return level[place - 1]?.index ?? null;
    case 'ArrowRight':
      return level[place + 1]?.index ?? null;
    case 'Home':
      return 0;
    case 'End':
      return nodes.length - 1;
    default:
      return null;
  }
}

/** Why an arrow leads nowhere from a node; an empty string for any other key. */
export function nowhere(key: string): string {
  switch (key) {
    case 'ArrowUp':
      return 'This is the root; there is nothing above it.';
    case 'ArrowDown':
      return 'There is nothing below this node.';
    case 'ArrowLeft':
      return 'This is the first node of its level.';
    case 'ArrowRight':
      return 'This is the last node of its level.';
    default:
      return '';
  }
}
