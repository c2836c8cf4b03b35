/** Shares from 0 to 1, at a moment of the run. */
export interface Shown {
  /** Of the rows of the first column: those that have been tried to the end. */
  readonly branches: number;
  /** Nodes so far, of as many as ten walks say there are; it waits at 99 % when there are more. */
  readonly nodes: number;
  /** The weights of all that is done. */
  readonly weight: number;
}

export const BARS = ['branches', 'nodes', 'weight'] as const satisfies (keyof Shown)[];

export const BAR_NAMES: Readonly<Record<keyof Shown, string>> = {
  branches: 'by branches at the root',
  nodes: 'by nodes, of an estimate',
  weight: 'by weight',
};
