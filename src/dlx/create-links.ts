import { refuseBounds } from './bounds.ts';
import { type LinkColours, type Links, checkLinks, columnOf, headerOf } from './link-arrays.ts';
import { type Matrix, checkColours, isUsable } from './matrix.ts';
import { COLUMN, DOWN, ROW, SIZE, SPACER, UP } from './slots.ts';

/**
 * Builds the links of a matrix. Columns that are off get an empty list; rows without a primary column get no node, as
 * in Knuth's programs. Secondary headers link to themselves.
 * @throws RangeError when a column with colours is primary, or a column has bounds
 */
export function createLinks(matrix: Matrix<unknown>): Links {
  checkColours(matrix);
  refuseBounds(matrix, 'these links do');
  return linksOf(matrix);
}

/** The same, whatever the bounds: for a search that knows them. */
export function linksOf(matrix: Matrix<unknown>): Links {
  const { rows } = matrix;
  const kinds = matrix.columns.map((column) => column.kind);
  const headers = kinds.length + 1;
  // Room for every row with the spacer after it; the room of dropped rows is cut off at the end.
  const room = rows.reduce((sum, row) => sum + row.length + 1, headers + 1);
  const nodes = new Int32Array(room * 4);
  const left = new Int32Array(headers);
  const right = new Int32Array(headers);
  const empties = new Int32Array(headers);

  let primary = 0;
  let previous = 0;
  for (let header = 1; header < headers; header += 1) {
    const address = header << 2;
    nodes[address + UP] = address;
    nodes[address + DOWN] = address;
    nodes[address + COLUMN] = address;
    left[header] = header;
    right[header] = header;
    if (kinds[header - 1] !== 'primary') continue;
    left[header] = previous;
    right[previous] = header;
    previous = header;
    primary += 1;
  }
  left[0] = previous;
  right[previous] = 0;

  let at = headers << 2;
  nodes[at + COLUMN] = SPACER;
  let used = 0;
  for (let number = 0; number < rows.length; number += 1) {
    const row = rows[number] as readonly number[];
    if (!isUsable(matrix, row)) continue;
    const spacer = at;
    for (const column of row) {
      if (kinds[column] === 'off') continue;
      at += 4;
      const header = headerOf(column);
      const last = nodes[header + UP] as number;
      nodes[at + UP] = last;
      nodes[at + DOWN] = header;
      nodes[at + COLUMN] = header;
      nodes[at + ROW] = number;
      nodes[last + DOWN] = at;
      nodes[header + UP] = at;
      nodes[header + SIZE] = (nodes[header + SIZE] as number) + 1;
    }
    used += 1;
    nodes[spacer + DOWN] = at;
    at += 4;
    nodes[at + UP] = spacer + 4;
    nodes[at + COLUMN] = SPACER;
  }
  empties[0] = kinds.filter((kind, column) => kind === 'primary' && nodes[headerOf(column) + SIZE] === 0).length;
  const deepest = Math.min(primary, used);
  const links = { nodes: nodes.slice(0, at + 4), left, right, empties, deepest };
  return matrix.colours ? { ...links, colours: nodeColours(links, rows, matrix.colours) } : links;
}

/** The colours of the nodes, before anything is covered. */
function nodeColours({ nodes, left }: Links, rows: Matrix['rows'], byRow: readonly (readonly string[])[]): LinkColours {
  const names = [...new Set(byRow.flat())].filter((name) => name !== '');
  const numbers = new Map(names.map((name, index) => [name, index + 1]));
  const of = new Int32Array(nodes.length >> 2);
  for (let node = left.length << 2; node < nodes.length; node += 4) {
    const header = nodes[node + COLUMN] as number;
    if (header === SPACER) continue;
    const row = nodes[node + ROW] as number;
    const place = (rows[row] as readonly number[]).indexOf(columnOf(header));
    of[node >> 2] = numbers.get(byRow[row]?.[place] ?? '') ?? 0;
  }
  return { of, names };
}

/** An independent copy of the links. */
export function copyOf(links: Links): Links {
  checkLinks(links);
  const { nodes, left, right, empties, colours } = links;
  return {
    ...links,
    nodes: nodes.slice(),
    left: left.slice(),
    right: right.slice(),
    empties: empties.slice(),
    ...(colours && { colours: { ...colours, of: colours.of.slice() } }),
  };
}
