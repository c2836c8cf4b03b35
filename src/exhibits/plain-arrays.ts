/** The links as the arrays of a plain program, with nodes numbered one by one. */
import { type Links, nextInRow, previousInRow } from '#dlx/link-arrays.ts';
import { COLUMN, DOWN, ROW, SIZE, SPACER, UP } from '#dlx/slots.ts';

/** The arrays, by their names in the lessons; an entry is a node number, a size or a row. */
export const ARRAYS = ['L', 'R', 'U', 'D', 'C', 'S', 'N'] as const;

export type ArrayName = (typeof ARRAYS)[number];

/** Entries are −1 where they do not apply: only headers have a size, only 1s have a row. */
export type PlainArrays = Readonly<Record<ArrayName, readonly number[]>>;

/**
 * The arrays of the plain program for these links. The root is node 0; the headers follow, then the 1s, row by row,
 * without the solver's spacers between rows.
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

/** The addresses of the nodes, in the order of their numbers. */
export function addressesOf({ nodes, left }: Links): number[] {
  const addresses: number[] = [];
  for (let address = 0; address < nodes.length; address += 4) {
    if (address >> 2 < left.length || nodes[address + COLUMN] !== SPACER) addresses.push(address);
  }
  return addresses;
}
