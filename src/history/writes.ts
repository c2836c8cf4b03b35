import type { Links } from '../dlx/index.ts';
import { COLUMN, DOWN, headerOf, nextInRow, SIZE, UP } from '../dlx/index.ts';
import type { Move, Write } from './frame.ts';

/** Each removal from a list, and each return to it, is two writes: one on either side. */
export const WRITES_PER_UPDATE = 2;

/**
 * The writes of a move, in order. The links must be as they are while the column is covered, right
 * after the cover or right before the uncover: the nodes that are out of their lists still know the
 * neighbours they had, and those say what is written.
 */
export function writesOf(links: Links, { kind, column }: Move): Write[] {
  const header = headerOf(column);
  const nodes = removedBy(links, header);
  const ring = ringWrites(links, header, kind);
  if (kind === 'cover') return [...ring, ...nodes.flatMap((node) => listWrites(links, node, kind))];
  return [...nodes.toReversed().flatMap((node) => listWrites(links, node, kind)), ...ring];
}

/** Takes back the write, or does it again: puts `value` where the write wrote, and keeps the sizes. */
export function put(links: Links, write: Write, done: boolean): void {
  const value = done ? write.to : write.from;
  switch (write.link) {
    case 'left':
      links.left[write.node >> 2] = value >> 2;
      return;
    case 'right':
      links.right[write.node >> 2] = value >> 2;
      return;
    case 'up':
      links.nodes[write.node + UP] = value;
      return;
    case 'down': {
      links.nodes[write.node + DOWN] = value;
      // The size goes with the second write of a removal, as it does in the code.
      const size = (links.nodes[write.subject + COLUMN] as number) + SIZE;
      const leaves = write.from === write.subject;
      links.nodes[size] = (links.nodes[size] as number) + (leaves === done ? -1 : 1);
    }
  }
}

/** The nodes that a cover takes out of their lists, in order. */
function removedBy({ nodes }: Links, header: number): number[] {
  const removed: number[] = [];
  for (let start = nodes[header + DOWN] as number; start !== header;) {
    for (let node = nextInRow(nodes, start); node !== start; node = nextInRow(nodes, node)) {
      removed.push(node);
    }
    start = nodes[start + DOWN] as number;
  }
  return removed;
}

function ringWrites({ left, right }: Links, header: number, kind: Move['kind']): Write[] {
  const before = (left[header >> 2] as number) << 2;
  const after = (right[header >> 2] as number) << 2;
  const [fromAfter, toAfter] = kind === 'cover' ? [header, before] : [before, header];
  const [fromBefore, toBefore] = kind === 'cover' ? [header, after] : [after, header];
  return [
    { link: 'left', node: after, from: fromAfter, to: toAfter, subject: header },
    { link: 'right', node: before, from: fromBefore, to: toBefore, subject: header },
  ];
}

function listWrites({ nodes }: Links, node: number, kind: Move['kind']): Write[] {
  const up = nodes[node + UP] as number;
  const down = nodes[node + DOWN] as number;
  const [fromBelow, toBelow] = kind === 'cover' ? [node, up] : [up, node];
  const [fromAbove, toAbove] = kind === 'cover' ? [node, down] : [down, node];
  return [
    { link: 'up', node: down, from: fromBelow, to: toBelow, subject: node },
    { link: 'down', node: up, from: fromAbove, to: toAbove, subject: node },
  ];
}
