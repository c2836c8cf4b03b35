import { coloursIn } from './coloured-cover.ts';
import type { Committed, Links } from './link-arrays.ts';
import { nextInRow } from './links.ts';
import { COLUMN, DOWN } from './slots.ts';

/**
 * What links with colours can say of a commit that has been done, for whoever tells it one write at a
 * time. While it is in force, the nodes it has marked are known by that, and the nodes it took out of
 * their lists are the other ones of the rows that are not marked.
 */

/** What the row of a node does to its column; see `LinkColours`. */
export function committed({ colours }: Links, node: number): Committed | null {
  const colour = colours?.of[node >> 2] ?? 0;
  if (colour < 0) return null;
  return colour === 0 ? {} : { colour: colours?.names[colour - 1], taken: node };
}

/** What a commit of a node, or the cover of a header, has changed, in the order in which it did. */
export function changed(links: Links, at: number): number[] {
  const { nodes } = links;
  const colours = coloursIn(links);
  const header = nodes[at + COLUMN] as number;
  const isMarked = (node: number): boolean => (colours[node >> 2] as number) < 0;
  const list = [header];
  for (let start = nodes[header + DOWN] as number; start !== header;) {
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

/** The colours that a header or a marked node was given, before and now; null for any other node. */
export function cleansed(links: Links, at: number): readonly [from: number, to: number] | null {
  const colours = coloursIn(links);
  const header = links.nodes[at + COLUMN] as number;
  const colour = colours[header >> 2] as number;
  const isCleansed = at === header ? colour > 0 : (colours[at >> 2] as number) < 0;
  if (!isCleansed) return null;
  return at === header ? [0, colour] : [colour, -1];
}

/** Gives a header or a node another colour; the root counts those that are cleansed. */
export function write(links: Links, at: number, colour: number): void {
  const colours = coloursIn(links);
  const isHeader = at === links.nodes[at + COLUMN];
  const isCleansed = (value: number): number => Number(isHeader ? value > 0 : value < 0);
  const before = colours[at >> 2] as number;
  colours[0] = (colours[0] as number) + isCleansed(colour) - isCleansed(before);
  colours[at >> 2] = colour;
}
