/** Two runs to be compared: what a remedy gains. */

/** One of two runs: its name, and what was counted. */
export interface Run {
  readonly name: string;
  readonly count: number;
}

export interface Gain {
  /** What was solved. */
  readonly problem: string;
  readonly unit: 'nodes' | 'updates' | 'milliseconds';
  readonly before: Run;
  readonly after: Run;
}
