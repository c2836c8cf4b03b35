/** Shares from 0 to 1, at a moment of the run. */
export interface Shown {
  /** Of the rows of the first column, those that have been tried completely. */
  readonly branches: number;
  /** Nodes so far, of the number that ten walks estimate; at most 99 % before the end. */
  readonly nodes: number;
  /** The sum of the weights of all finished subtrees. */
  readonly weight: number;
}

export const BARS = ['branches', 'nodes', 'weight'] as const satisfies (keyof Shown)[];

export const BAR_NAMES: Readonly<Record<keyof Shown, string>> = {
  branches: 'by branches at the root',
  nodes: 'by nodes, from an estimate',
  weight: 'by weight',
};
