/** A trace of any right solver is a run that can be sought like every other. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { count } from '#dlx/index.ts';
import { sanity } from '#dlx/links.ts';
import { FollowedSearch, followedRecording } from '#history/followed.ts';
import { type Frame, type Recording, record, rowStates, ZOOMS } from '#history/index.ts';
import { type TraceLine, lineText, traceOf } from '#implement/trace.ts';
import { encode as knuth } from '#puzzles/knuth/encode.ts';
import { matrices } from '../../../matrices/random.ts';
import { madeRun } from '../../../support/made-run.ts';
import { runIn } from '../../../support/read-trace.ts';
import { runs } from '../../../support/runs.ts';

/** A run of ours, as its decisions alone. */
function linesOf(recording: Recording): string[] {
  const { columns } = recording.matrix;
  return Array.from({ length: recording.lastStep() }, (_, at) => recording.seek(at + 1)).flatMap(
    ({ event, column, row, path }) => {
      if (event === 'choose' || event === 'dead end') return [JSON.stringify({ choose: columns[column]!.name })];
      if (event === 'try') return [`{"try":${row}}`];
      if (event === 'retreat') return [`{"undo":${row}}`];
      return event === 'solution' ? [JSON.stringify({ solution: path.map((one) => one.row) })] : [];
    },
  );
}

/** A picker that is the same each time for the same numbers. */
function picker(seed: number): (from: readonly number[]) => number {
  let state = seed;
  return (from) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return from[(state >>> 8) % from.length]!;
  };
}

/** A frame without what choosers note for themselves. */
function bare(frame: Frame): unknown {
  const { nodes, left, right } = frame.state ?? {};
  return { ...frame, state: { nodes, left, right } };
}

test('columns and rows in any order: the counts, and every step from wherever one comes', async () => {
  await fc.assert(
    fc.asyncProperty(matrices({ kinds: { primary: 4, secondary: 2 } }), fc.nat(), async (matrix, seed) => {
      const made = madeRun(matrix, picker(seed));
      const run = await runIn(made.lines.join('\n'));
      expect(run.differences.filter(({ kind }) => kind === 'wrong')).toEqual([]);
      expect(run).toMatchObject({ nodes: made.nodes, solutions: count(matrix).solutions });
      const recording = followedRecording(run.matrix, run.turns, run.chunk);
      expect(recording.totals).toMatchObject({ nodes: made.nodes, solutions: made.solutions });
      for (const zoom of ZOOMS) {
        const last = recording.lastStep(zoom);
        // There and back: a restored search, and one that goes on, show the same as one from the start.
        const steps = [last, 0, last >> 1, last >> 2, last, Math.max(0, last - 1)];
        for (const step of steps) {
          const fresh = followedRecording(run.matrix, run.turns, run.chunk).seek(step, zoom);
          expect(bare(recording.seek(step, zoom))).toEqual(bare(fresh));
        }
      }
      const search = new FollowedSearch(run.matrix, run.turns);
      while (search.events < run.turns.kinds.length) search.step();
      expect(search.event).toBe('done');
      sanity(search.links);
    }),
    { numRuns: runs(2_000) },
  );
});

test('rows that have been tried are told, in whatever order they come', async () => {
  const { matrix } = knuth();
  const last = (from: readonly number[]): number => from.at(-1)!;
  const run = await runIn(madeRun(matrix, last).lines.join('\n'));
  const recording = followedRecording(run.matrix, run.turns, run.chunk);
  for (let step = 0; step <= recording.lastStep(); step += 1) {
    const frame = recording.seek(step);
    if (frame.event !== 'retreat' && frame.event !== 'try') continue;
    const tried = rowStates(run.matrix, frame).flatMap((state, row) => (state === 'tried' ? [row] : []));
    // From the bottom up: what lies below has been tried.
    expect(tried.every((row) => row > frame.row)).toBe(true);
  }
});

describe('the site’s own run', () => {
  const first = (from: readonly number[]): number => from[0]!;

  test('is equal, and says nothing', async () => {
    const { matrix } = knuth();
    const smallest = record(matrix);
    const lines = linesOf(smallest);
    const run = await runIn(lines.join('\r\n'));
    expect(run.differences).toEqual([]);
    const recording = followedRecording(matrix, run.turns, run.chunk);
    expect(recording.totals).toEqual(smallest.totals);
    for (const step of [0, 5, 12]) expect(recording.seek(step)).toMatchObject({ event: smallest.seek(step).event });
  });

  test('is equal by its covers alone, in the short form too', async () => {
    const { matrix } = knuth();
    const lines = traceOf(matrix);
    for (const short of [lineText, ({ kind, column }: TraceLine) => `${kind}(${column})`]) {
      const run = await runIn(lines.map(short).join('\n'));
      expect(run).toMatchObject({ differences: [], nodes: 6, solutions: 1 });
    }
    const at = lines.findIndex(({ kind }) => kind === 'uncover');
    const wrong = { ...lines[at]!, sizes: lines[at]!.sizes.map((size) => size + 1) };
    const run = await runIn(lines.with(at, wrong).map(lineText).join('\n'));
    expect(run.differences).toMatchObject([{ what: 'size-uncover', line: at + 1 }]);
  });

  test('parts from a solver that takes the first column, once, with both columns in words', async () => {
    const { matrix } = knuth();
    const run = await runIn(madeRun(matrix, first).lines.join('\n'));
    expect(run.differences.map(({ kind, what, line, words }) => ({ kind, what, line, words }))).toEqual([
      {
        kind: 'other',
        what: 'first-column',
        line: 10,
        words:
          'Yours chooses column B; the site chooses E. B has 2 rows left, and E only 1: yours takes the first column in order, not the smallest.',
      },
    ]);
  });
});
