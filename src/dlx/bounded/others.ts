import { cleansedIn, colourAt, commit, uncommit } from '../colours.ts';
import { type Counters, nextInRow, previousInRow } from '../link-arrays.ts';
import { COLUMN } from '../slots.ts';
import { type BoundedLinks, dismiss, readmit } from './bounded-links.ts';

/** What a search counts when it takes a row, or the null choice. */
export interface BoundedCounters extends Counters {
  readonly links: BoundedLinks;
}

/**
 * Takes a row: lowers the bounds of its other columns, and covers or purifies those that take no further one. For the null
 * choice the column branched on leaves the ring.
 *
 * @param taken address of a node of the row, or of the header for the null choice
 * @returns the number of updates
 */
export function takeOthers(search: BoundedCounters, taken: number): number {
  const { links } = search;
  const { nodes, bound, slack } = links;
  if (nodes[taken + COLUMN] === taken) {
    if (bound[taken >> 2] !== 0) dismiss(links, taken);
    return 0;
  }
  const before = cleansedIn(links);
  let updates = 0;
  for (let node = nextInRow(nodes, taken); node !== taken; node = nextInRow(nodes, node)) {
    const number = (nodes[node + COLUMN] as number) >> 2;
    if ((slack[number] as number) >= 0) {
      bound[number] = (bound[number] as number) - 1;
      if (bound[number] !== 0) continue;
    }
    if (colourAt(links, node) < 0) continue;
    updates += commit(links, node);
    search.covers += 1;
    search.covered += 1;
  }
  search.removed += updates;
  search.cleansed = cleansedIn(links);
  search.cleansings += search.cleansed - before;
  return updates;
}

/** Undoes `takeOthers(taken)` exactly. */
export function giveUpOthers(search: BoundedCounters, taken: number): void {
  const { links } = search;
  const { nodes, bound, slack } = links;
  if (nodes[taken + COLUMN] === taken) {
    if (bound[taken >> 2] !== 0) readmit(links, taken);
    return;
  }
  for (let node = previousInRow(nodes, taken); node !== taken; node = previousInRow(nodes, node)) {
    const number = (nodes[node + COLUMN] as number) >> 2;
    if ((slack[number] as number) >= 0) {
      bound[number] = (bound[number] as number) + 1;
      if (bound[number] !== 1) continue;
    }
    if (colourAt(links, node) < 0) continue;
    search.removed -= uncommit(links, node);
    search.covered -= 1;
  }
  search.cleansed = cleansedIn(links);
}
