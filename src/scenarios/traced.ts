import type { Matrix } from '#dlx/index.ts';
import { shortened } from '#english/english.ts';
import type { Chunk } from '#history/chunk.ts';
import { type Turns, followedRecording } from '#history/followed.ts';
import type { Recording } from '#history/index.ts';
import type { RunMoment } from '#pictures/kit/moment.ts';
import type { Parting } from '#pictures/matrix/parting.ts';
import type { Problem } from '#puzzles/problem.ts';
import { type Scenario, firstSolution } from './scenario.ts';

/** A run that a reader's solver has made, and the decision to show first; null for the first solution. */
export interface TracedRun {
  readonly matrix: Matrix;
  readonly turns: Turns;
  readonly chunk: Chunk;
  readonly decision: number | null;
  /** Where it differs from the site's, the most telling first. */
  readonly partings: readonly RunParting[];
}

/** What is marked at a step. */
export interface RunParting extends Parting {
  readonly decision: number;
  /** At the zoom covers. */
  readonly step: number;
  /** Whether the site's run is at that moment too: until the two part. */
  readonly isOfBoth: boolean;
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
    shown(moment) {
      const parting = now().partings.find((one) => (whose === 'reader' || one.isOfBoth) && isAt(one, moment));
      return parting ? { ...moment, parting } : moment;
    },
    opening: (recording) => Math.min(now().decision ?? firstSolution(recording), recording.lastStep()),
  };
}

/** Whether a moment is the one of a parting; a whole decision is where any of its covers is. */
function isAt({ decision, step }: RunParting, { frame }: RunMoment): boolean {
  return frame.zoom === 'decisions' ? frame.decision === decision : frame.moves === step;
}

function problemOf(matrix: Matrix): Problem {
  const { columns, rows } = matrix;
  const named = (row: number): string => (rows[row] ?? []).map((column) => columns[column]?.name).join(' ');
  return {
    matrix,
    rowNames: rows.map((_, row) => `${row}: ${shortened(named(row), 40)}`),
    groups: [{ name: 'columns', from: 0, to: columns.length }],
    describeRow: (row) => `Row ${row} covers ${shortened(named(row), 200) || 'nothing'}.`,
    describeColumn: (column, kind) =>
      `Column ${columns[column]?.name ?? column}, ${kind === 'primary' ? 'to be covered once' : kind === 'off' ? 'switched off' : 'covered at most once'}.`,
  };
}
