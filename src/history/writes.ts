import { changedBy, cleansingOf, writeColour } from '#dlx/colour-writes.ts';
import { type Links, COLUMN, DOWN, headerOf, SIZE, UP } from '#dlx/links.ts';
import type { Move, Write } from './frame.ts';

/** Each removal from a list, and each return to it, is two writes: one on either side. */
export const WRITES_PER_UPDATE = 2;

/**
 * The writes of a move, in order. The links must be in the state right after the cover or right before the uncover:
 * removed nodes still link to their old neighbours, which determine the writes.
 *
 * @param subjects the headers and nodes that leave, in that order; by default those of a cover
 */
export function writesOf(
  links: Links,
  { kind, column }: Move,
  subjects: readonly number[] = changedBy(links, headerOf(column)),
): Write[] {
  const inOrder = kind === 'uncover' ? subjects.toReversed() : subjects;
  return inOrder.flatMap((subject) =>
    writesTo(links, subject).map((write) => {
      const { from, to } = write;
      return kind === 'cover' ? write : { ...write, from: to, to: from };
    }),
  );
}

/** Undoes a write, or redoes it if `done`, and keeps the sizes up to date. */
export function put(links: Links, write: Write, done: boolean): void {
  const value = done ? write.to : write.from;
  switch (write.link) {
    case 'left':
      links.left[write.node >> 2] = value >> 2;
      return;
    case 'right':
      links.right[write.node >> 2] = value >> 2;
      return;
    case 'colour':
      writeColour(links, write.node, value);
      return;
    case 'up':
      links.nodes[write.node + UP] = value;
      return;
    case 'down': {
      links.nodes[write.node + DOWN] = value;
      // The size changes with the second write of a removal, as in `cover`.
      const size = (links.nodes[write.subject + COLUMN] as number) + SIZE;
      const leaves = write.from === write.subject;
      links.nodes[size] = (links.nodes[size] as number) + (leaves === done ? -1 : 1);
    }
  }
}

/** What was written when a node or header left its list, or was given a colour. */
function writesTo(links: Links, subject: number): Write[] {
  const { nodes, left, right } = links;
  const cleansed = cleansingOf(links, subject);
  if (cleansed) {
    const [from, to] = cleansed;
    return [{ link: 'colour', node: subject, from, to, subject }];
  }
  const isHeader = nodes[subject + COLUMN] === subject;
  const before = isHeader ? left[subject >> 2]! << 2 : nodes[subject + UP]!;
  const after = isHeader ? right[subject >> 2]! << 2 : nodes[subject + DOWN]!;
  const from = subject;
  return [
    { link: isHeader ? 'left' : 'up', node: after, from, to: before, subject },
    { link: isHeader ? 'right' : 'down', node: before, from, to: after, subject },
  ];
}
