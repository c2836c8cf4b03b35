/**
 * Search nodes and updates at each level, of one run or of some runs side by side: the data of the
 * chart and of its table.
 */
import { inWords } from '#english/english.ts';

export interface LevelsRun {
  /** What sets this run apart: `smallest column`. */
  readonly name: string;
  /** Nodes by level, from the root: `totals.profile` of a recording. */
  readonly profile: ArrayLike<number>;
  /** Updates by level: `totals.updatesByLevel` of a recording. */
  readonly updates?: ArrayLike<number>;
}

/** What is counted at each level. */
export type Measure = 'nodes' | 'updates';

/** The count of one run at one level. */
interface LevelCount {
  /** The number of the run, from 0. */
  readonly run: number;
  readonly level: number;
  readonly count: number;
}

interface LevelsTable {
  /** `level`, then the name of each run, or of each run's nodes and updates. */
  readonly head: readonly string[];
  /** One row a level: the level, then the counts of each run there. */
  readonly rows: readonly (readonly number[])[];
  /** The sum of each column of counts. */
  readonly totals: readonly number[];
}

/** What every run has at every level that one of them reaches, level by level. */
export function levelCounts(runs: readonly LevelsRun[], measure: Measure = 'nodes'): LevelCount[] {
  return levelsOf(runs).flatMap((level) =>
    runs.map((one, run) => ({ run, level, count: countsOf(one, measure)[level] ?? 0 })),
  );
}

/** The same numbers as a table, for those who cannot see the chart; with updates where known. */
export function levelsTable(runs: readonly LevelsRun[]): LevelsTable {
  const columns = runs.flatMap((run) => {
    if (run.updates === undefined) return [{ name: run.name, counts: run.profile }];
    const of = (measure: Measure): string => (runs.length === 1 ? measure : `${run.name}: ${measure}`);
    return [
      { name: of('nodes'), counts: run.profile },
      { name: of('updates'), counts: run.updates },
    ];
  });
  return {
    head: ['level', ...columns.map(({ name }) => name)],
    rows: levelsOf(runs).map((level) => [level, ...columns.map(({ counts }) => counts[level] ?? 0)]),
    totals: columns.map(({ counts }) => Array.from(counts).reduce((sum, count) => sum + count, 0)),
  };
}

/** The chart in words: how many nodes or updates, how deep, and where most of them are. */
export function describeLevels(runs: readonly LevelsRun[], measure: Measure = 'nodes'): string {
  const sentences = runs.map((run) => {
    const counts = Array.from(countsOf(run, measure));
    const most = Math.max(0, ...counts);
    const total = counts.reduce((sum, count) => sum + count, 0);
    const { name } = run;
    const which = runs.length === 1 ? '' : `${name.charAt(0).toUpperCase()}${name.slice(1)}: `;
    const where = `${which}${counted(total, measure)} on ${counts.length === 1 ? '1 level' : `${counts.length} levels`}`;
    return counts.length < 2
      ? `${where}.`
      : `${where}, with the most, ${inWords(most)}, on level ${counts.indexOf(most)}.`;
  });
  const what = measure === 'nodes' ? 'Search nodes' : 'Updates';
  return `${what} at each level. ${sentences.join(' ')}`;
}

function counted(count: number, measure: Measure): string {
  return count === 1 ? `1 ${measure.slice(0, -1)}` : `${inWords(count)} ${measure}`;
}

function countsOf({ profile, updates = [] }: LevelsRun, measure: Measure): ArrayLike<number> {
  return measure === 'nodes' ? profile : updates;
}

function levelsOf(runs: readonly LevelsRun[]): number[] {
  const depth = runs.reduce((most, { profile }) => Math.max(most, profile.length), 0);
  return Array.from({ length: depth }, (_, level) => level);
}
