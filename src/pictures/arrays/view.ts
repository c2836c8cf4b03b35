/** The links as the arrays of a plain program: every node has a number, and stands in a line of a table. */
import type { Links } from '../../dlx/index.ts';
import {
  COLUMN,
  columnOf,
  createLinks,
  DOWN,
  nextInRow,
  previousInRow,
  ROW,
  SIZE,
  SPACER,
  UP,
} from '../../dlx/index.ts';
import type { Frame } from '../../history/frame.ts';
import type { Highlight } from '../kit/highlight.ts';
import { noHighlight } from '../kit/highlight.ts';
import type { MatrixSource } from '../matrix/view.ts';
import { columnName, rowName } from '../matrix/view.ts';

/** The arrays, by what the lessons call them; each entry is the number of a node, a size or a row. */
export const ARRAYS = ['L', 'R', 'U', 'D', 'C', 'S', 'N'] as const;

export type ArrayName = (typeof ARRAYS)[number];

/** −1 where a node has none: a size is a header's, a row that of a one. */
export type PlainArrays = Readonly<Record<ArrayName, readonly number[]>>;

/**
 * The arrays that the plain program has where the solver has these links. The root is node 0, then come
 * the headers, then the ones, row by row: as in the solver, but without the spacers between its rows.
 */
export function plainArrays(links: Links): PlainArrays {
  const { nodes, left, right } = links;
  const addresses = addressesOf(links);
  const numbers = new Map(addresses.map((address, number) => [address, number]));
  const number = (address: number): number => numbers.get(address) ?? -1;
  const headers = left.length;
  const isHeader = (address: number): boolean => address >> 2 < headers;
  const at = (address: number, slot: number): number => nodes[address + slot]!;
  return {
    L: addresses.map((a) => number(isHeader(a) ? left[a >> 2]! << 2 : previousInRow(nodes, a))),
    R: addresses.map((a) => number(isHeader(a) ? right[a >> 2]! << 2 : nextInRow(nodes, a))),
    U: addresses.map((a) => number(at(a, UP))),
    D: addresses.map((a) => number(at(a, DOWN))),
    C: addresses.map((a) => number(at(a, COLUMN))),
    S: addresses.map((a) => (isHeader(a) ? at(a, SIZE) : -1)),
    N: addresses.map((a) => (isHeader(a) ? -1 : at(a, ROW))),
  };
}

/** A line of the table: one node. */
export interface NodeLine {
  readonly number: number;
  /** `h`, `A`, `CEF in C`: what it is, as short as it can be. */
  readonly name: string;
  /** −1 for the root, and the row also for headers. */
  readonly row: number;
  readonly column: number;
  /** In the order of `ARRAYS`. */
  readonly cells: readonly NodeCell[];
  readonly isLit: boolean;
}

export interface NodeCell {
  /** Empty where the node has no such number. */
  readonly text: string;
  /** It is not what it was when the links were built. */
  readonly isChanged: boolean;
  /** The last write was here. */
  readonly isWritten: boolean;
}

/** The arrays at a moment, a line for each node. `links` are those of the moment. */
export function arraysView(
  source: MatrixSource,
  links: Links,
  frame: Pick<Frame, 'write'> | null = null,
  highlight: Highlight = noHighlight,
): NodeLine[] {
  const now = plainArrays(links);
  const built = plainArrays(createLinks(source.matrix));
  const written = frame && writtenBy(links, frame);
  return addressesOf(links).map((address, number) => {
    const isNode = now.N[number] !== -1;
    const row = now.N[number] ?? -1;
    const column = number === 0 ? -1 : columnOf(links.nodes[address + COLUMN]!);
    const columnWord = number === 0 ? 'h' : columnName(source, column);
    return {
      ...{ number, row, column },
      name: isNode ? `${rowName(source, row)}, ${columnWord}` : columnWord,
      isLit: column >= 0 && column === highlight.column && row === (highlight.row ?? -1),
      cells: ARRAYS.map((array) => {
        const value = now[array][number] ?? -1;
        const isNone = value === -1 || (array === 'S' && number === 0);
        return {
          text: isNone ? '' : String(value),
          isChanged: value !== built[array][number],
          isWritten: written?.some((one) => one.array === array && one.number === number) ?? false,
        };
      }),
    };
  });
}

/** The places that a step has written: a link, and with the second of a pair the size. */
function writtenBy(links: Links, { write }: Pick<Frame, 'write'>) {
  if (!write) return null;
  const addresses = addressesOf(links);
  const array = ({ left: 'L', right: 'R', up: 'U', down: 'D' } as const)[write.link];
  const places: { array: ArrayName; number: number }[] = [
    { array, number: addresses.indexOf(write.node) },
  ];
  if (array === 'D') {
    const header = links.nodes[write.subject + COLUMN]!;
    places.push({ array: 'S', number: addresses.indexOf(header) });
  }
  return places;
}

/** The addresses of the nodes, in the order of their numbers. */
function addressesOf({ nodes, left }: Links): number[] {
  const addresses: number[] = [];
  for (let address = 0; address < nodes.length; address += 4) {
    if (address >> 2 < left.length || nodes[address + COLUMN] !== SPACER) addresses.push(address);
  }
  return addresses;
}
