import { describe, expect, test } from 'vitest';
import { nodeAfter } from '#ui/explore/tree/tree-keys.ts';
import { nodeBeside } from '#ui/explore/tree/tree-walk.ts';
import { record } from '#history/index.ts';
import { type TreeNode, searchTree } from '#history/tree.ts';
import { treeNodeAt } from '#history/tree-node.ts';
import { queens } from '../../../../matrices/queens.ts';

const recording = record(queens(6));
const nodes = searchTree(recording)!;

describe('the keys on a small tree', () => {
  test('go up to the parent and down to the first child', () => {
    for (const { index, parent, children } of nodes) {
      expect(nodeAfter(nodes, index, 'ArrowUp')).toBe(parent < 0 ? null : parent);
      expect(nodeAfter(nodes, index, 'ArrowDown')).toBe(children[0] ?? null);
    }
  });

  test('go along a level from its first node to its last', () => {
    for (const level of [0, 1, 3, 6]) {
      const all = nodes.filter((node) => node.level === level).map(({ index }) => index);
      all.forEach((index, place) => {
        expect(nodeAfter(nodes, index, 'ArrowRight')).toBe(all[place + 1] ?? null);
        expect(nodeAfter(nodes, index, 'ArrowLeft')).toBe(all[place - 1] ?? null);
      });
    }
    expect(nodeAfter(nodes, 5, 'Home')).toBe(0);
    expect(nodeAfter(nodes, 5, 'End')).toBe(nodes.length - 1);
    expect(nodeAfter(nodes, 5, 'x')).toBeNull();
  });
});

describe('the keys on the tree of a long run', () => {
  const bare = (index: number | undefined): TreeNode | null => {
    const node = nodes[index ?? -1];
    return node ? treeNodeAt(recording, node.taken!, node.level) : null;
  };

  test('find the same nodes without the whole tree', () => {
    for (const { index, parent, children } of nodes) {
      const node = bare(index)!;
      const siblings = nodes[parent]?.children ?? [index];
      const place = siblings.indexOf(index);
      expect(nodeBeside(recording, node, 'ArrowUp')).toEqual(bare(parent));
      expect(nodeBeside(recording, node, 'ArrowDown')).toEqual(bare(children[0]));
      expect(nodeBeside(recording, node, 'ArrowRight')).toEqual(bare(siblings[place + 1]));
      expect(nodeBeside(recording, node, 'ArrowLeft')).toEqual(bare(siblings[place - 1]));
    }
  });
});
