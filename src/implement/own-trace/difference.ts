/** Where a reader's run differs: from what is possible, from a count, or from the site's own run. */
import type { MarkedLink } from '#pictures/matrix/parting.ts';
import type { Place } from '#pictures/matrix/viewport.ts';

/** What a solver has done that no right solver does. */
export type Mistake =
  | 'open-ring'
  | 'size-built'
  | 'size-cover'
  | 'size-uncover'
  | 'link-uncover'
  | 'secondary-chosen'
  | 'covered-chosen'
  | 'not-covered'
  | 'covered-twice'
  | 'cover-unasked'
  | 'uncover-order'
  | 'uncover-twice'
  | 'branch-stays'
  | 'others-stay'
  | 'row-gone'
  | 'row-twice'
  | 'rows-left-out'
  | 'own-list'
  | 'nothing-chosen'
  | 'undo-other'
  | 'not-whole'
  | 'solution-rows'
  | 'out-of-order'
  | 'ends-early';

/** Differences of a right run: another tree, or another convention of counting. */
export type Otherwise = 'tie' | 'first-column' | 'other-column' | 'row-order' | 'first-solution';
export type Counting = 'updates-cover' | 'updates-uncover' | 'nodes' | 'rows-kept' | 'dead-end-early';

export interface Difference {
  /** `wrong` ends the following; the others do not. */
  readonly kind: 'wrong' | 'count' | 'other';
  readonly what: Mistake | Otherwise | Counting;
  /** Of the trace, from 1. */
  readonly line: number;
  /** Where it is in the run: events, and steps at the zoom covers. */
  readonly decision: number;
  readonly step: number;
  /** What the reader's run does here. */
  readonly column: number | null;
  readonly row: number | null;
  /** What the site's does instead, or what has to come first. */
  readonly due: Place;
  /** A link that leads where it must not; null where none is known. */
  readonly link: MarkedLink | null;
  /** Sentences. */
  readonly words: string;
}

/** What is wrong, where, and how it shows. */
export interface Fault {
  readonly what: Difference['what'];
  readonly words: string;
  readonly column?: number | null;
  readonly row?: number | null;
  readonly due?: Partial<Place>;
  readonly link?: MarkedLink | null;
}
