import type { Links } from './links.ts';
import { COLUMN, columnOf, DOWN, SIZE, UP } from './links.ts';

/**
 * Checks every link that the search can reach: the ring of headers, and the list and size of each
 * column in it. After Knuth's routine of the same name in dlx1.
 *
 * @returns one sentence for each bad link, none when all is well
 */
export function sanity(links: Links, names?: readonly string[]): string[] {
  const { nodes, left, right } = links;
  const problems: string[] = [];
  const name = (header: number): string =>
    header === 0 ? 'the root' : (names?.[header - 1] ?? `column ${header - 1}`);

  const seen = new Set<number>();
  let header = 0;
  do {
    const next = right[header] as number;
    if (left[next] !== header) {
      problems.push(`${name(next)} does not point left at ${name(header)}`);
    }
    if (header !== 0) problems.push(...checkColumn(nodes, header << 2, name(header)));
    seen.add(header);
    header = next;
    // A ring that never comes back to the root would keep us here for ever.
    if (header !== 0 && seen.has(header)) {
      return [...problems, `the ring of headers comes back to ${name(header)}, not to the root`];
    }
  } while (header !== 0);
  return problems;
}

function checkColumn(nodes: Int32Array, header: number, name: string): string[] {
  const problems: string[] = [];
  let size = 0;
  let node = header;
  do {
    const next = nodes[node + DOWN] as number;
    if (nodes[next + UP] !== node) {
      problems.push(`in ${name}, the link up from ${place(nodes, next)} is wrong`);
    }
    if (nodes[next + COLUMN] !== header) {
      problems.push(
        `in ${name}, ${place(nodes, next)} belongs to column ${columnOf(nodes[next + COLUMN] as number)}`,
      );
      return problems;
    }
    node = next;
    size += 1;
    if (size > nodes.length) return [...problems, `the list of ${name} never ends`];
  } while (node !== header);
  size -= 1;
  if (nodes[header + SIZE] !== size) {
    problems.push(`${name} says that it has ${nodes[header + SIZE]} rows, and has ${size}`);
  }
  return problems;
}

function place(nodes: Int32Array, node: number): string {
  return nodes[node + COLUMN] === node ? 'the header' : `the node of row ${nodes[node + 3]}`;
}
