/** Search nodes at each level, of one run or of some runs side by side: the data of the chart and of its table. */

export interface LevelsRun {
  /** What sets this run apart: `smallest column`. */
  readonly name: string;
  /** Nodes by level, from the root: `totals.profile` of a recording. */
  readonly profile: ArrayLike<number>;
}

/** The nodes of one run at one level. */
export interface LevelCount {
  /** The number of the run, from 0. */
  readonly run: number;
  readonly level: number;
  readonly nodes: number;
}

export interface LevelsTable {
  /** `level`, then the name of each run. */
  readonly head: readonly string[];
  /** One row a level: the level, then the nodes of each run there. */
  readonly rows: readonly (readonly number[])[];
  /** All nodes of each run. */
  readonly totals: readonly number[];
}

/** What every run has at every level that one of them reaches, level by level. */
export function levelCounts(runs: readonly LevelsRun[]): LevelCount[] {
  return levelsOf(runs).flatMap((level) =>
    runs.map(({ profile }, run) => ({ run, level, nodes: profile[level] ?? 0 })),
  );
}

/** The same numbers as a table, for those who cannot see the chart. */
export function levelsTable(runs: readonly LevelsRun[]): LevelsTable {
  return {
    head: ['level', ...runs.map(({ name }) => name)],
    rows: levelsOf(runs).map((level) => [level, ...runs.map(({ profile }) => profile[level] ?? 0)]),
    totals: runs.map(({ profile }) => Array.from(profile).reduce((sum, nodes) => sum + nodes, 0)),
  };
}

/** The chart in words: how many nodes, how deep, and where most of them are. */
export function describeLevels(runs: readonly LevelsRun[]): string {
  const { totals } = levelsTable(runs);
  const sentences = runs.map(({ name, profile }, run) => {
    const counts = Array.from(profile);
    const most = Math.max(0, ...counts);
    const which = runs.length === 1 ? '' : `${name.charAt(0).toUpperCase()}${name.slice(1)}: `;
    return (
      `${which}${nodesOf(totals[run] ?? 0)} on ${counts.length === 1 ? '1 level' : `${counts.length} levels`}, ` +
      `at most ${inWords(most)} on one, first on level ${counts.indexOf(most)}.`
    );
  });
  return `Search nodes at each level. ${sentences.join(' ')}`;
}

/** A number as the chart and its words print it. */
export function inWords(count: number): string {
  return count.toLocaleString('en');
}

function nodesOf(count: number): string {
  return count === 1 ? '1 node' : `${inWords(count)} nodes`;
}

function levelsOf(runs: readonly LevelsRun[]): number[] {
  const depth = runs.reduce((most, { profile }) => Math.max(most, profile.length), 0);
  return Array.from({ length: depth }, (_, level) => level);
}
