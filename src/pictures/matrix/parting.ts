/** Where two runs of a matrix part, or one goes wrong: what is marked on the pictures of both. */
import type { Highlight } from '../kit/highlight.ts';

/** A link between two nodes; neither row nor column is the root, a column alone its header. */
export interface MarkedLink {
  readonly from: Highlight;
  /** Where it must lead, and where it leads; null for what lies outside the matrix. */
  readonly due: Highlight | null;
  readonly found: Highlight | null;
}

/** A row or a column, with a word. */
export interface MarkedPlace extends Highlight {
  readonly word: string;
  /** Whether it is what the other run takes, or what must come first. */
  readonly isDue: boolean;
}

export interface Parting {
  /** Whether the reader’s run is wrong here, and not merely another one. */
  readonly isWrong: boolean;
  readonly places: readonly MarkedPlace[];
  readonly link: MarkedLink | null;
}
