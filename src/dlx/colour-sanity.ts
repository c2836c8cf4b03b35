import { coloursIn } from './coloured-cover.ts';
import { type Links, nextInRow } from './link-arrays.ts';
import { COLUMN, DOWN, ROW, SPACER, UP } from './slots.ts';

/**
 * Checks the invariants of `purify`: only columns with a colour have marked nodes, unmarked rows of such a column are
 * in no list of the ring, and the root counts the cleansings in force.
 *
 * @param name returns the name of a header from its number
 * @returns one sentence for each fault
 */
export function colourSanity(links: Links, name: (header: number) => string): string[] {
  const { nodes, left, right } = links;
  const colours = coloursIn(links);
  if (colours.length === 0) return [];
  const problems: string[] = [];
  const headers = left.length;

  const ring = new Set<number>();
  for (let header = right[0] as number; header !== 0 && !ring.has(header);) {
    ring.add(header);
    header = right[header] as number;
  }

  let cleansings = 0;
  for (let number = 1; number < colours.length; number += 1) {
    const colour = colours[number] as number;
    const header = (nodes[(number << 2) + COLUMN] as number) >> 2;
    if (number < headers ? colour > 0 : colour < 0) cleansings += 1;
    if (number < headers || nodes[(number << 2) + COLUMN] === SPACER) continue;
    if (colour < 0 && colours[header] === 0) {
      const row = nodes[(number << 2) + ROW];
      problems.push(`row ${row} is marked in ${name(header)}, which has no colour`);
    }
  }

  for (let header = 1; header < headers; header += 1) {
    const colour = colours[header] as number;
    if (colour === 0) continue;
    const list = header << 2;
    for (let node = nodes[list + DOWN] as number; node !== list; node = nodes[node + DOWN] as number) {
      if ((colours[node >> 2] as number) < 0 || !isThere(links, node, ring)) continue;
      problems.push(
        `${name(header)} has the colour ${links.colours?.names[colour - 1]}, and row ${nodes[node + ROW]}, which ` +
          'does not agree, is still there',
      );
    }
  }
  if (cleansings !== colours[0]) {
    problems.push(`the root counts ${colours[0]} cleansings in force, but there are ${cleansings}`);
  }
  return problems;
}

/** True when the row of a node is in the list of a column of the ring. */
function isThere({ nodes }: Links, start: number, ring: ReadonlySet<number>): boolean {
  let node = start;
  do {
    const above = nodes[node + UP] as number;
    const header = nodes[node + COLUMN] as number;
    if (ring.has(header >> 2) && nodes[above + DOWN] === node) return true;
    node = nextInRow(nodes, node);
  } while (node !== start);
  return false;
}
