/** The links as the arrays of a plain program: every node has a number, and stands in a line of a table. */
import { type Links, COLUMN, columnOf, createLinks } from '#dlx/links.ts';
import { type ArrayName, type PlainArrays, addressesOf, ARRAYS, plainArrays } from '#exhibits/plain-arrays.ts';
import type { Matrix } from '#dlx/matrix.ts';
import type { Frame } from '#history/frame.ts';
import { type Highlight, noHighlight } from '../kit/highlight.ts';
import { type MatrixSource, columnName, rowName } from '../matrix/view.ts';

/** The arrays of each matrix as they were built: a link that has been written differs from them. */
const built = new WeakMap<Matrix<unknown>, PlainArrays>();

function builtArrays(matrix: Matrix<unknown>): PlainArrays {
  let arrays = built.get(matrix);
  if (!arrays) built.set(matrix, (arrays = plainArrays(createLinks(matrix))));
  return arrays;
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

interface NodeCell {
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
  const asBuilt = builtArrays(source.matrix);
  const written = frame && writtenBy(links, frame);
  return addressesOf(links).map((address, number) => {
    const isNode = now.N[number] !== -1;
    const row = now.N[number] ?? -1;
    const column = number === 0 ? -1 : columnOf(links.nodes[address + COLUMN]!);
    const columnWord = number === 0 ? 'h' : columnName(source, column);
    return {
      number,
      row,
      column,
      name: isNode ? `${rowName(source, row)}, ${columnWord}` : columnWord,
      isLit: column >= 0 && column === highlight.column && row === (highlight.row ?? -1),
      cells: ARRAYS.map((array) => {
        const value = now[array][number] ?? -1;
        const isNone = value === -1 || (array === 'S' && number === 0);
        return {
          text: isNone ? '' : String(value),
          isChanged: value !== asBuilt[array][number],
          isWritten: written?.some((one) => one.array === array && one.number === number) ?? false,
        };
      }),
    };
  });
}

/** The link that a step has written, as an arrow from line to line. */
export interface ArrayArrow {
  readonly from: number;
  /** Where it led before, and where it leads now. */
  readonly before: number;
  readonly now: number;
  /** How much of the write is done, from 0 to 1, which is at rest. */
  readonly share: number;
}

/** Null when the step has written no link. */
export function arrowView(links: Links, { write }: Pick<Frame, 'write'>, share = 1): ArrayArrow | null {
  if (!write || write.link === 'colour') return null;
  const addresses = addressesOf(links);
  const [from, before, now] = [write.node, write.from, write.to].map((node) => addresses.indexOf(node));
  return { from: from!, before: before!, now: now!, share };
}

/** The places that a step has written: a link, and with the second of a pair the size. */
function writtenBy(links: Links, { write }: Pick<Frame, 'write'>) {
  if (!write || write.link === 'colour') return null;
  const addresses = addressesOf(links);
  const array = ({ left: 'L', right: 'R', up: 'U', down: 'D' } as const)[write.link];
  const places: { array: ArrayName; number: number }[] = [{ array, number: addresses.indexOf(write.node) }];
  if (array === 'D') {
    const header = links.nodes[write.subject + COLUMN]!;
    places.push({ array: 'S', number: addresses.indexOf(header) });
  }
  return places;
}
