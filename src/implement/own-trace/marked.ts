import type { Parting } from '#pictures/matrix/parting.ts';
import type { Place } from '#pictures/matrix/viewport.ts';
import type { Difference } from './difference.ts';

/** What the pictures of both runs mark of a difference. */
export function partingOf({ kind, column, row, due, link }: Difference): Parting {
  const own = { column, row, word: 'yours', isDue: false };
  const other = { ...due, word: kind === 'other' ? 'the site’s' : 'due', isDue: true };
  // A link says it more exactly than the column in which it lies.
  return { isWrong: kind === 'wrong', places: link ? [] : [own, other].filter(isSomewhere), link };
}

/** What a difference points at first: the reader's own, or what is due. */
export function pointedBy({ column, row, due }: Difference): Place | null {
  return [{ column, row }, due].find(isSomewhere) ?? null;
}

function isSomewhere({ column, row }: Place): boolean {
  return column !== null || row !== null;
}
