/**
 * A search tree as a stack of shelves: the root is the whole width, and every node shares its width
 * equally among its rows. So a node is as wide as the chance that a random walk comes through it, and a
 * walk is a plumb line that is let down at a random place.
 */
import type { Matrix } from '#dlx/index.ts';
import { smallest } from '#dlx/choosers.ts';
import type { RandomWalk, WalkNode } from '#dlx/estimate.ts';
import { commitOthers, uncommitOthers } from '#dlx/colours.ts';
import { cover, createLinks, DOWN, SIZE, uncover } from '#dlx/links.ts';

/** `seen` is a node beside a walk: it is known to be there, and no more. */
export type CellState = 'branch' | 'seen' | 'dead end' | 'solution';

/** A node in its place: `from` and `to` between 0 and 1. */
export interface Cell {
  readonly level: number;
  readonly from: number;
  readonly to: number;
  readonly state: CellState;
}

/**
 * The nodes that walks have come through, once each, and those beside them.
 *
 * @param narrowest nodes narrower than this share of the whole are left out
 */
export function walkedCells(walks: readonly RandomWalk[], narrowest: number): Cell[] {
  // By the rows taken to come there, each as its turn.
  const cells = new Map<string, Cell>();
  for (const { path } of walks) {
    let key = '';
    for (const [level, { from, to }] of placesOf(path).entries()) {
      if (to - from < narrowest) break;
      const node = path[level] as WalkNode;
      key += `.${node.turn}`;
      cells.set(key, { level, from, to, state: stateOf(node) });
      const width = (to - from) / node.degree;
      for (let turn = 0; turn < node.degree && width >= narrowest; turn += 1) {
        const begin = from + turn * width;
        const seen: Cell = { level: level + 1, from: begin, to: begin + width, state: 'seen' };
        if (!cells.has(`${key}.${turn}`)) cells.set(`${key}.${turn}`, seen);
      }
    }
  }
  return [...cells.values()];
}

/** Where the line of a walk hangs: the middle of the node at its end. */
export function plumbOf({ path }: RandomWalk): number {
  const { from, to } = placesOf(path).at(-1) ?? { from: 0, to: 1 };
  return (from + to) / 2;
}

/** The stretches of the nodes of a walk. */
function placesOf(path: readonly WalkNode[]): { from: number; to: number }[] {
  let [from, width] = [0, 1];
  return path.map(({ turn }, level) => {
    const above = path[level - 1];
    if (above) {
      width /= above.degree;
      from += turn * width;
    }
    return { from, to: from + width };
  });
}

function stateOf({ column, degree }: WalkNode): CellState {
  if (column < 0) return 'solution';
  return degree === 0 ? 'dead end' : 'branch';
}

/**
 * The nodes of a whole tree, except those that are narrower than can be seen and what is below them.
 *
 * @param narrowest a share of the whole width; 0 for all nodes
 */
export function treeCells(matrix: Matrix<unknown>, narrowest: number): Cell[] {
  const links = createLinks(matrix);
  const { nodes, right } = links;
  const cells: Cell[] = [];

  function walk(level: number, from: number, to: number): void {
    if (right[0] === 0) {
      cells.push({ level, from, to, state: 'solution' });
      return;
    }
    const header = smallest(links, 0) << 2;
    const degree = nodes[header + SIZE] as number;
    cells.push({ level, from, to, state: degree === 0 ? 'dead end' : 'branch' });
    const width = (to - from) / degree;
    if (degree === 0 || width < narrowest) return;
    cover(links, header);
    let begin = from;
    for (let node = nodes[header + DOWN] as number; node !== header;) {
      commitOthers(links, node);
      walk(level + 1, begin, begin + width);
      begin += width;
      uncommitOthers(links, node);
      node = nodes[node + DOWN] as number;
    }
    uncover(links, header);
  }

  walk(0, 0, 1);
  return cells;
}
