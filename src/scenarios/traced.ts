import type { Matrix } from '#dlx/index.ts';
import { shortened } from '#english/english.ts';
import type { Chunk } from '#history/chunk.ts';
import { type Turns, followedRecording } from '#history/followed.ts';
import type { Recording } from '#history/index.ts';
import type { Problem } from '#puzzles/problem.ts';
import { type Scenario, firstSolution } from './scenario.ts';

/** A run that a reader's solver has made, and the decision to show first; null for the first solution. */
export interface TracedRun {
  readonly matrix: Matrix;
  readonly turns: Turns;
  readonly chunk: Chunk;
  readonly decision: number | null;
}

/**
 * The figure of a traced run, or of the site's own run of the same matrix. `now` returns the present one; once it returns
 * another, the figure is told to renew.
 */
export function tracedScenario(now: () => TracedRun, whose: 'reader' | 'site'): Scenario {
  let known: { readonly run: TracedRun; readonly problem: Problem; readonly recording: Recording | null } | null = null;

  function current(): NonNullable<typeof known> {
    const run = now();
    if (known?.run !== run) {
      const { matrix, turns, chunk } = run;
      const recording = whose === 'reader' ? followedRecording(matrix, turns, chunk) : null;
      known = { run, problem: problemOf(matrix), recording };
    }
    return known;
  }

  return {
    choices: {},
    asks: [],
    task: null,
    zoom: 'decisions',
    matrix: 'large',
    examples: 'a name',
    suggestions: [],
    after: () => 'opening',
    keepsStep: () => false,
    // The site searches no further than the reader looks.
    pauseAt: 1,
    restAfter: 2e9,
    encode: () => current().problem,
    recorded(matrix) {
      const { run, recording } = current();
      // Once a column has been switched, it is another problem, and it is searched.
      return matrix === run.matrix ? recording : null;
    },
    opening: (recording) => Math.min(now().decision ?? firstSolution(recording), recording.lastStep()),
  };
}

function problemOf(matrix: Matrix): Problem {
  const { columns, rows } = matrix;
  const named = (row: number): string => (rows[row] ?? []).map((column) => columns[column]?.name).join(' ');
  return {
    matrix,
    rowNames: rows.map((_, row) => `${row}: ${shortened(named(row), 40)}`),
    groups: [{ name: 'columns', from: 0, to: columns.length }],
    describeRow: (row) => `Row ${row} covers ${shortened(named(row), 200)}.`,
    describeColumn: (column, kind) =>
      `Column ${columns[column]?.name ?? column}, ${kind === 'primary' ? 'to be covered once' : kind === 'off' ? 'switched off' : 'covered at most once'}.`,
  };
}
