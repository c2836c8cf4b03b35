/**
 * Cover and uncover for links with or without colours. The check for colours is here because it would cost a tenth of
 * the time in the loops of `links.ts`, which cover column after column.
 */
import type { Links } from './link-arrays.ts';
import { cover, uncover } from './links.ts';

/**
 * Covers a column: `cover`, or with colours `coverColoured`.
 *
 * @param header address of the column's header
 * @returns the number of updates
 */
export function coverColumn(links: Links, header: number): number {
  return links.colours ? links.colours.cover(links, header) : cover(links, header);
}

/** Undoes `coverColumn(header)` exactly, provided that everything covered since has been uncovered. */
export function uncoverColumn(links: Links, header: number): number {
  return links.colours ? links.colours.uncover(links, header) : uncover(links, header);
}
