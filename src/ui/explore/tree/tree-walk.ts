import type { Recording } from '#history/index.ts';
import type { TreeNode } from '#history/tree.ts';
import { treeNodeAt } from '#history/tree-node.ts';

/**
 * Where an arrow leads from a node of a long run's tree: up to the node above, down to its first
 * child, left and right to its siblings; null when there is none there.
 */
export function nodeBeside(recording: Recording, node: TreeNode, key: string): TreeNode | null {
  const { level, taken, entered, left } = node;
  const last = recording.lastStep();
  const at = (decision: number, height: number): TreeNode | null =>
    decision < 0 || decision > last ? null : treeNodeAt(recording, decision, height);
  switch (key) {
    case 'ArrowUp':
      return level > 0 && taken !== null ? at(taken, level - 1) : null;
    case 'ArrowDown':
      return entered === null ? null : at(entered + 1, level + 1);
    case 'ArrowLeft': {
      // The event before the one that takes this row gave up the row before it, if there was one.
      if (taken === null || taken < 2 || recording.seek(taken - 1).event !== 'retreat') return null;
      return at(taken - 2, level);
    }
    case 'ArrowRight':
      return left === null || level === 0 ? null : at(left + 1, level);
    case 'Home':
      return at(0, 0);
    default:
      return null;
  }
}
