import { hide, keepEmpties, putBackEmpties, unhide } from '../coloured-cover.ts';
import { cleansedIn, colourAt } from '../colours.ts';
import { nextInRow, previousInRow } from '../link-arrays.ts';
import { COLUMN, DOWN } from '../slots.ts';
import { dismiss, readmit } from '../bounded/bounded-links.ts';
import type { BoundedCounters } from '../bounded/others.ts';
import { type PricedLinks, isBelow } from './priced-links.ts';

/**
 * Cover, purify and their undoing for rows below a limit. A row that costs more than what may still be spent is never
 * taken further down, so it need not be hidden. Lists are sorted, so the rows below the limit come first. What was done
 * with a limit is undone with the same one, although less may be spent by then.
 */

/** @returns the number of updates */
export function coverBelow(links: PricedLinks, header: number, limit: number): number {
  const { nodes, left, right } = links;
  const before = left[header >> 2] as number;
  const after = right[header >> 2] as number;
  left[after] = before;
  right[before] = after;
  keepEmpties(links, header);
  let updates = 1;
  for (let node = nodes[header + DOWN] as number; isBelow(links, node, limit); node = nodes[node + DOWN] as number) {
    updates += hide(links, node);
  }
  return updates;
}

/** @returns what `coverBelow` returned */
export function uncoverBelow(links: PricedLinks, header: number, limit: number): number {
  const { nodes, left, right } = links;
  let restored = 1;
  for (let node = nodes[header + DOWN] as number; isBelow(links, node, limit); node = nodes[node + DOWN] as number) {
    restored += unhide(links, node);
  }
  const number = header >> 2;
  right[left[number] as number] = number;
  left[right[number] as number] = number;
  putBackEmpties(links, header);
  return restored;
}

function purifyBelow(links: PricedLinks, taken: number, limit: number): number {
  const { nodes, colours } = links;
  const { of } = colours;
  const header = nodes[taken + COLUMN] as number;
  const colour = of[taken >> 2] as number;
  of[header >> 2] = colour;
  keepEmpties(links, header);
  let [updates, cleansings] = [0, 1];
  for (let node = nodes[header + DOWN] as number; isBelow(links, node, limit); node = nodes[node + DOWN] as number) {
    if (of[node >> 2] === colour) {
      of[node >> 2] = -1;
      cleansings += 1;
    } else {
      updates += hide(links, node);
    }
  }
  of[0] = (of[0] as number) + cleansings;
  return updates;
}

function unpurifyBelow(links: PricedLinks, taken: number, limit: number): number {
  const { nodes, colours } = links;
  const { of } = colours;
  const header = nodes[taken + COLUMN] as number;
  const colour = of[taken >> 2] as number;
  let [restored, cleansings] = [0, 1];
  for (let node = nodes[header + DOWN] as number; isBelow(links, node, limit); node = nodes[node + DOWN] as number) {
    if ((of[node >> 2] as number) < 0) {
      of[node >> 2] = colour;
      cleansings += 1;
    } else {
      restored += unhide(links, node);
    }
  }
  putBackEmpties(links, header);
  of[header >> 2] = 0;
  of[0] = (of[0] as number) - cleansings;
  return restored;
}

/** What a search counts when it takes a row below a limit. */
interface PricedCounters extends BoundedCounters {
  readonly links: PricedLinks;
}

/** Commits the column of a node to its colour, or covers it, below a limit; returns the number of updates. */
export function commitBelow(links: PricedLinks, node: number, limit: number): number {
  return colourAt(links, node) === 0
    ? coverBelow(links, links.nodes[node + COLUMN] as number, limit)
    : purifyBelow(links, node, limit);
}

/** Undoes `commitBelow`, and returns what that did. */
export function uncommitBelow(links: PricedLinks, node: number, limit: number): number {
  return colourAt(links, node) === 0
    ? uncoverBelow(links, links.nodes[node + COLUMN] as number, limit)
    : unpurifyBelow(links, node, limit);
}

/**
 * Takes a row, or for its header the null choice, as `takeOthers` of `bounded/others.ts` does.
 * @returns the number of updates
 */
export function takeBelow(search: PricedCounters, taken: number, limit: number): number {
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
      const times = (bound[number] as number) - 1;
      bound[number] = times;
      if (times !== 0) continue;
    }
    if (colourAt(links, node) < 0) continue;
    updates += commitBelow(links, node, limit);
    search.covers += 1;
    search.covered += 1;
  }
  search.removed += updates;
  search.cleansed = cleansedIn(links);
  search.cleansings += search.cleansed - before;
  return updates;
}

/** Undoes `takeBelow` exactly. */
export function giveUpBelow(search: PricedCounters, taken: number, limit: number): void {
  const { links } = search;
  const { nodes, bound, slack } = links;
  if (nodes[taken + COLUMN] === taken) {
    if (bound[taken >> 2] !== 0) readmit(links, taken);
    return;
  }
  for (let node = previousInRow(nodes, taken); node !== taken; node = previousInRow(nodes, node)) {
    const number = (nodes[node + COLUMN] as number) >> 2;
    if ((slack[number] as number) >= 0) {
      const times = bound[number] as number;
      bound[number] = times + 1;
      if (times !== 0) continue;
    }
    if (colourAt(links, node) < 0) continue;
    search.removed -= uncommitBelow(links, node, limit);
    search.covered -= 1;
  }
  search.cleansed = cleansedIn(links);
}
