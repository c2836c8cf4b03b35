import { colourSanity } from './colour-sanity.ts';
import { type Links, checkLinks, columnOf } from './link-arrays.ts';
import { COLUMN, DOWN, ROW, SIZE, UP } from './slots.ts';

/**
 * Checks every link that the search can reach: the ring of headers, the list and size of each column in it, the count
 * of empty columns, and the marks of colours. After Knuth's routine of the same name in dlx1.
 *
 * @param names the names of the columns, by column number
 * @returns one sentence for each fault
 */
export function sanity(links: Links, names?: readonly string[]): string[] {
  checkLinks(links);
  const { nodes, left, right, empties } = links;
  const problems: string[] = [];
  const name = (header: number): string =>
    header === 0 ? 'the root' : (names?.[header - 1] ?? `column ${header - 1}`);

  const seen = new Set<number>();
  let empty = 0;
  let header = 0;
  do {
    const next = right[header] as number;
    if (left[next] !== header) {
      problems.push(`${name(next)} does not point left at ${name(header)}`);
    }
    if (header !== 0) {
      problems.push(...checkColumn(nodes, header << 2, name(header)));
      if (nodes[(header << 2) + SIZE] === 0) empty += 1;
    }
    seen.add(header);
    header = next;
    // A damaged ring may never come back to the root.
    if (header !== 0 && seen.has(header)) {
      return [...problems, `the ring of headers comes back to ${name(header)}, not to the root`];
    }
  } while (header !== 0);
  if (empty > (empties[0] as number)) {
    const columns = empty === 1 ? 'one column of the ring is' : `${empty} columns of the ring are`;
    problems.push(`${columns} empty, but the count of empty columns is ${empties[0]}`);
  }
  return [...problems, ...colourSanity(links, name)];
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
      problems.push(`in ${name}, ${place(nodes, next)} belongs to column ${columnOf(nodes[next + COLUMN] as number)}`);
      return problems;
    }
    node = next;
    size += 1;
    if (size > nodes.length) return [...problems, `the list of ${name} never ends`];
  } while (node !== header);
  size -= 1;
  if (nodes[header + SIZE] !== size) {
    problems.push(`${name} has size ${nodes[header + SIZE]}, but a list of length ${size}`);
  }
  return problems;
}

function place(nodes: Int32Array, node: number): string {
  return nodes[node + COLUMN] === node ? 'the header' : `the node of row ${nodes[node + ROW]}`;
}
