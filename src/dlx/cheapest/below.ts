import { hide, keepEmpties, putBackEmpties, unhide } from '../coloured-cover.ts';
import { colourAt } from '../colours.ts';
import { nextInRow, previousInRow } from '../link-arrays.ts';
import { COLUMN, DOWN } from '../slots.ts';
import { dismiss, readmit } from '../bounded/bounded-links.ts';
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

export function uncoverBelow(links: PricedLinks, header: number, limit: number): void {
  const { nodes, left, right } = links;
  for (let node = nodes[header + DOWN] as number; isBelow(links, node, limit); node = nodes[node + DOWN] as number) {
    unhide(links, node);
  }
  const number = header >> 2;
  right[left[number] as number] = number;
  left[right[number] as number] = number;
  putBackEmpties(links, header);
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

function unpurifyBelow(links: PricedLinks, taken: number, limit: number): void {
  const { nodes, colours } = links;
  const { of } = colours;
  const header = nodes[taken + COLUMN] as number;
  const colour = of[taken >> 2] as number;
  let cleansings = 1;
  for (let node = nodes[header + DOWN] as number; isBelow(links, node, limit); node = nodes[node + DOWN] as number) {
    if ((of[node >> 2] as number) < 0) {
      of[node >> 2] = colour;
      cleansings += 1;
    } else {
      unhide(links, node);
    }
  }
  putBackEmpties(links, header);
  of[header >> 2] = 0;
  of[0] = (of[0] as number) - cleansings;
}

/**
 * Takes a row, or for its header the null choice, as `takeOthers` of `bounded/others.ts` does.
 * @returns the number of updates
 */
export function takeBelow(links: PricedLinks, taken: number, limit: number): number {
  const { nodes, bound, slack } = links;
  if (nodes[taken + COLUMN] === taken) {
    if (bound[taken >> 2] !== 0) dismiss(links, taken);
    return 0;
  }
  let updates = 0;
  for (let node = nextInRow(nodes, taken); node !== taken; node = nextInRow(nodes, node)) {
    const header = nodes[node + COLUMN] as number;
    const colour = colourAt(links, node);
    if ((slack[header >> 2] as number) >= 0) {
      const times = (bound[header >> 2] as number) - 1;
      bound[header >> 2] = times;
      if (times !== 0) continue;
    }
    if (colour === 0) updates += coverBelow(links, header, limit);
    else if (colour > 0) updates += purifyBelow(links, node, limit);
  }
  return updates;
}

/** Undoes `takeBelow` exactly. */
export function giveUpBelow(links: PricedLinks, taken: number, limit: number): void {
  const { nodes, bound, slack } = links;
  if (nodes[taken + COLUMN] === taken) {
    if (bound[taken >> 2] !== 0) readmit(links, taken);
    return;
  }
  for (let node = previousInRow(nodes, taken); node !== taken; node = previousInRow(nodes, node)) {
    const header = nodes[node + COLUMN] as number;
    const colour = colourAt(links, node);
    if ((slack[header >> 2] as number) >= 0) {
      const times = bound[header >> 2] as number;
      bound[header >> 2] = times + 1;
      if (times !== 0) continue;
    }
    if (colour === 0) uncoverBelow(links, header, limit);
    else if (colour > 0) unpurifyBelow(links, node, limit);
  }
}
