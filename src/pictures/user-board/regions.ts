/** What the search asks, and what is pointed at, as places of a board. */
import type { Moment } from '../kit/moment.ts';

/** What the column branched on, or the one pointed at, is about; or where two rows break what is written. */
export interface ShownRegion {
  readonly id: string;
  readonly kind: 'branch' | 'dead end' | 'fault' | 'pointed';
  readonly places: readonly string[];
  /** Where something would have to go, and nothing can. */
  readonly crossed?: readonly string[];
}

/** The column branched on and the one pointed at, where their places are known. */
export function searchRegions(
  { branch, columns, highlight }: Moment,
  placesOf: (column: number) => readonly string[],
): ShownRegion[] {
  const region = (kind: ShownRegion['kind'], column: number): ShownRegion[] =>
    columns[column] === undefined ? [] : [{ id: kind, kind, places: placesOf(column) }];
  return [
    ...region(columns[branch] === 'dead end' ? 'dead end' : 'branch', branch),
    ...region('pointed', highlight.column ?? -1),
  ];
}
