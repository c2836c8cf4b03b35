/** The problems on which a reader's own solver runs beside the site's. */
import type { Matrix } from '#dlx/index.ts';
import { encode as knuth } from '#puzzles/knuth/encode.ts';
import { encode as queens } from '#puzzles/queens/encode.ts';
import { encode as tetrasticks } from '#puzzles/tetrasticks/encode.ts';

/** The first is small enough for its run to be followed. */
export const OWN_PROBLEMS = [
  { id: 'knuth', name: 'Knuth’s 6×7', matrix: () => knuth().matrix },
  { id: 'queens', name: '8 queens', matrix: () => queens({ n: 8 }).matrix },
  {
    id: 'tetrasticks',
    name: 'tetrasticks without H',
    matrix: () => tetrasticks({ omit: 'H', pinned: 'F in one aspect' }).matrix,
  },
] as const;

/** @throws RangeError when there is none of this name */
export function ownMatrix(id: string): Matrix {
  const found = OWN_PROBLEMS.find((one) => one.id === id);
  if (!found) throw new RangeError(`there is no problem “${id}”`);
  return found.matrix();
}
