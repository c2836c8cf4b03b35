/**
 * Cover and uncover for links with or without colours. The check for colours is here, once for each column, because it
 * would cost a tenth of the time in the loops of `plain-cover.ts`, which cover column after column.
 */
import { coverColoured, uncoverColoured } from './coloured-cover.ts';
import { coverOthersColoured, uncoverOthersColoured } from './colours.ts';
import { type Counters, type Links, checkHeader } from './link-arrays.ts';
import { coverOthersPlain, coverPlain, uncoverOthersPlain, uncoverPlain } from './plain-cover.ts';

/**
 * Covers a column: removes its header from the header list, and every row that has a 1 in it from all other columns,
 * except where the row agrees with the colour that a column has.
 *
 * @param header address of the column's header
 * @returns the number of updates: removals from a list
 * @throws RangeError when there is no header at that address
 */
export function cover(links: Links, header: number): number {
  checkHeader(links, header);
  return links.colours ? coverColoured(links, header) : coverPlain(links, header);
}

/**
 * Undoes `cover(header)` exactly, provided that everything covered since has been uncovered.
 *
 * @returns what `cover` returned
 */
export function uncover(links: Links, header: number): number {
  checkHeader(links, header);
  return links.colours ? uncoverColoured(links, header) : uncoverPlain(links, header);
}

/**
 * Covers, or with colours commits, the other columns of a row, left to right, and adds to the counters.
 *
 * @param taken address of a node of the row, whose own column is covered already
 * @returns the number of updates
 */
export function coverOthers(search: Counters, taken: number): number {
  return search.links.colours ? coverOthersColoured(search, taken) : coverOthersPlain(search, taken);
}

/** Undoes `coverOthers(taken)` exactly, right to left. */
export function uncoverOthers(search: Counters, taken: number): void {
  if (search.links.colours) uncoverOthersColoured(search, taken);
  else uncoverOthersPlain(search, taken);
}
