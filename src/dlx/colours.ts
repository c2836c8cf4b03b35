import {
  coloursIn,
  coverColoured,
  hide,
  keepEmpties,
  putBackEmpties,
  uncoverColoured,
  unhide,
} from './coloured-cover.ts';
import { type Counters, type Links, nextInRow, previousInRow } from './link-arrays.ts';
import { coverPlain, uncoverPlain } from './plain-cover.ts';
import { COLUMN, DOWN, UP } from './slots.ts';

/**
 * Colours: rows that agree on the colour of a secondary column may share it.
 *
 * When a row that gives column x the colour A is taken, x has that colour from then on. It is not covered but
 * **purified**: rows that give it another colour, or none, are hidden as by a cover, and nodes of rows that give it A
 * as well are *marked*. A marked node needs no work: when its row is taken, x is skipped, and when its row is hidden,
 * the node stays in the list of x. That list is therefore the same when x is unpurified as when it was purified.
 *
 * Invariant: while a column has a colour, every row in its list is hidden or marked.
 *
 * Knuth's dlx2 counts **cleansings** as well as updates: one for each column that is purified, and one for each row
 * that is marked. Each writes one number; entry 0 of `links.colours.of` counts those in force.
 *
 * Source: D. E. Knuth, *The Art of Computer Programming* 7.2.2.1, Algorithm C; dlx2 (2017).
 */

/** The colour of a node: 0 for none, -1 for one that is marked, else its number from 1. */
export function colourAt(links: Links, node: number): number {
  const colours = coloursIn(links);
  return colours.length === 0 ? 0 : (colours[node >> 2] as number);
}

/** The cleansings in force: columns that have a colour, plus marked nodes. */
export function cleansedIn(links: Links): number {
  return coloursIn(links)[0] ?? 0;
}

/**
 * Gives the column of a node the node's colour: hides the rows in its list with another colour or none, and marks those
 * that agree. The node itself is not in the list, since its row was hidden before.
 *
 * @param taken address of a coloured node whose row is taken
 * @returns the number of updates; cleansings are counted in `links.colours.of`
 */
export function purify(links: Links, taken: number): number {
  const { nodes } = links;
  const colours = coloursIn(links);
  const header = nodes[taken + COLUMN] as number;
  const colour = colours[taken >> 2] as number;
  colours[header >> 2] = colour;
  keepEmpties(links, header);
  let [updates, cleansings] = [0, 1];
  for (let node = nodes[header + DOWN] as number; node !== header;) {
    if (colours[node >> 2] === colour) {
      colours[node >> 2] = -1;
      cleansings += 1;
    } else {
      updates += hide(links, node);
    }
    node = nodes[node + DOWN] as number;
  }
  colours[0] = (colours[0] as number) + cleansings;
  return updates;
}

/**
 * Undoes `purify(taken)` exactly, provided that everything done since has been undone.
 *
 * @returns the number of nodes put back, the same that `purify` returned
 */
export function unpurify(links: Links, taken: number): number {
  const { nodes } = links;
  const colours = coloursIn(links);
  const header = nodes[taken + COLUMN] as number;
  const colour = colours[taken >> 2] as number;
  let [restored, cleansings] = [0, 1];
  for (let node = nodes[header + UP] as number; node !== header;) {
    if ((colours[node >> 2] as number) < 0) {
      colours[node >> 2] = colour;
      cleansings += 1;
    } else {
      restored += unhide(links, node);
    }
    node = nodes[node + UP] as number;
  }
  putBackEmpties(links, header);
  colours[header >> 2] = 0;
  colours[0] = (colours[0] as number) - cleansings;
  return restored;
}

/**
 * Covers the column of a node whose row is taken, or purifies it when the node has a colour; does nothing when the node
 * is marked, since the column has its colour already.
 *
 * @param node address of the node of the row taken
 * @returns the number of updates
 */
export function commit(links: Links, node: number): number {
  if (!links.colours) return coverPlain(links, links.nodes[node + COLUMN] as number);
  const colour = colourAt(links, node);
  if (colour === 0) return coverColoured(links, links.nodes[node + COLUMN] as number);
  return colour > 0 ? purify(links, node) : 0;
}

/** Undoes `commit(node)`; returns what it returned. */
export function uncommit(links: Links, node: number): number {
  if (!links.colours) return uncoverPlain(links, links.nodes[node + COLUMN] as number);
  const colour = colourAt(links, node);
  if (colour === 0) return uncoverColoured(links, links.nodes[node + COLUMN] as number);
  return colour > 0 ? unpurify(links, node) : 0;
}

/** Commits the other columns of a row, left to right from the node by which it was taken. */
export function commitOthers(links: Links, taken: number): number {
  const { nodes } = links;
  let updates = 0;
  for (let node = nextInRow(nodes, taken); node !== taken; node = nextInRow(nodes, node)) {
    updates += commit(links, node);
  }
  return updates;
}

/** Undoes `commitOthers(taken)`, right to left; returns what it returned. */
export function uncommitOthers(links: Links, taken: number): number {
  const { nodes } = links;
  let restored = 0;
  for (let node = previousInRow(nodes, taken); node !== taken; node = previousInRow(nodes, node)) {
    restored += uncommit(links, node);
  }
  return restored;
}

/** How many columns of a row, besides that of the node, are covered or purified when it is taken. */
export function othersToCommit(links: Links, taken: number): number {
  const { nodes } = links;
  let count = 0;
  for (let node = nextInRow(nodes, taken); node !== taken; node = nextInRow(nodes, node)) {
    if (colourAt(links, node) >= 0) count += 1;
  }
  return count;
}

/** Commits the other columns of a row and adds to the counters; returns the number of updates. */
export function coverOthersColoured(search: Counters, taken: number): number {
  const columns = othersToCommit(search.links, taken);
  const updates = commitOthers(search.links, taken);
  const before = search.cleansed;
  search.cleansed = cleansedIn(search.links);
  search.cleansings += search.cleansed - before;
  search.covers += columns;
  search.covered += columns;
  search.removed += updates;
  return updates;
}

/** Undoes `coverOthersColoured(taken)`. */
export function uncoverOthersColoured(search: Counters, taken: number): void {
  search.removed -= uncommitOthers(search.links, taken);
  search.covered -= othersToCommit(search.links, taken);
  search.cleansed = cleansedIn(search.links);
}
