import { coloursIn } from './coloured-cover.ts';
import { type Links, nextInRow } from './link-arrays.ts';
import { COLUMN, DOWN } from './slots.ts';

/**
 * Lists the writes of a commit in links with colours, for the links zoom of a recorded run. While the commit is in
 * force, the nodes it marked carry the mark, and the nodes it removed are the other unmarked nodes of the unmarked rows
 * in its list.
 */

/** What taking a row does to one of its columns: it gets a colour, or is covered when `colour` is missing. */
interface Committed {
  /** The name of the colour. */
  readonly colour?: string | undefined;
  /** The node of the row, as `commit` and `uncommit` take it. */
  readonly taken?: number | undefined;
}

/** What taking the row of a node does to its column; null for a marked node, whose column has its colour already. */
export function committed({ colours }: Links, node: number): Committed | null {
  const colour = colours?.of[node >> 2] ?? 0;
  if (colour < 0) return null;
  return colour === 0 ? {} : { colour: colours?.names[colour - 1], taken: node };
}

/**
 * The headers and nodes that the commit of a node, or the cover of a header, changed, in order.
 *
 * @param isBeyond true for a node of the column at which it stopped, below a limit of costs
 */
export function changedBy(links: Links, at: number, isBeyond: (node: number) => boolean = () => false): number[] {
  const { nodes } = links;
  const colours = coloursIn(links);
  const header = nodes[at + COLUMN] as number;
  const isMarked = (node: number): boolean => (colours[node >> 2] as number) < 0;
  const list = [header];
  for (let start = nodes[header + DOWN] as number; start !== header && !isBeyond(start);) {
    if (at !== header && isMarked(start)) list.push(start);
    else {
      for (let node = nextInRow(nodes, start); node !== start; node = nextInRow(nodes, node)) {
        if (!isMarked(node)) list.push(node);
      }
    }
    start = nodes[start + DOWN] as number;
  }
  return list;
}

/** The entries of a purified header or a marked node in `of`, before and now; null for any other node. */
export function cleansingOf(links: Links, at: number): readonly [from: number, to: number] | null {
  const colours = coloursIn(links);
  const header = links.nodes[at + COLUMN] as number;
  const colour = colours[header >> 2] as number;
  const isCleansed = at === header ? colour > 0 : (colours[at >> 2] as number) < 0;
  if (!isCleansed) return null;
  return at === header ? [0, colour] : [colour, -1];
}

/** Sets the entry of a header or a node in `of`; the root counts those that are cleansed. */
export function writeColour(links: Links, at: number, colour: number): void {
  const colours = coloursIn(links);
  const isHeader = at === links.nodes[at + COLUMN];
  const isCleansed = (value: number): number => Number(isHeader ? value > 0 : value < 0);
  const before = colours[at >> 2] as number;
  colours[0] = (colours[0] as number) + isCleansed(colour) - isCleansed(before);
  colours[at >> 2] = colour;
}
