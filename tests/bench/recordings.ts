import { count } from '#dlx/index.ts';
import { type Recording, type Zoom, record, ZOOMS } from '#history/index.ts';
import { surveyTree } from '#history/tree-survey.ts';
import { encode } from '#puzzles/tetrasticks/encode.ts';
import type { PieceId } from '#puzzles/tetrasticks/pieces.ts';
import { interleaved, mean, processorTime, quantile, timeOf } from './measure.ts';
import { ms, printTable, whole } from './table.ts';

const SEEKS = 2_000;

/** Full runs of the 5×5 puzzle: what recording costs, what it weighs, and how long a seek takes. */
export function benchRecordings(omissions: readonly PieceId[]): void {
  const runs = omissions.map((omit) => {
    const { matrix } = encode({ omit, pinned: 'F in one aspect' });
    const kept: Recording[] = [];
    const byLinks = processorTime(() => void count(matrix, { engine: 'links' }));
    // They differ by a few parts in a hundred, less than two rounds of one of them.
    const [solving = NaN, recorded = NaN] = interleaved(
      [
        () => void count(matrix),
        () => {
          kept[0] = record(matrix, { engine: 'auto' });
        },
      ],
      7,
    );
    const recording = kept[0] ?? record(matrix, { engine: 'auto' });
    return { omit, recording, byLinks, solving, recorded };
  });
  printTable(
    'Recordings of full runs, by the compiled engine. Aims: at most 1.05 times counting, at most 0.4 times counting by ' +
      'links, at most 1 byte a node.',
    [
      'omitting',
      'nodes',
      'solutions',
      'counting by links ms',
      'counting ms',
      'recording ms',
      'to counting',
      'to links',
      'bytes',
      'bytes a node',
    ],
    runs.map(({ omit, recording, byLinks, solving, recorded }) => [
      omit,
      whole(recording.totals.nodes),
      whole(recording.totals.solutions),
      ms(byLinks),
      ms(solving),
      ms(recorded),
      (recorded / solving).toFixed(3),
      (recorded / byLinks).toFixed(3),
      whole(recording.bytes),
      (recording.bytes / recording.totals.nodes).toFixed(3),
    ]),
  );
  printTable(
    'Seeks over the full run. Aims: mean under 1 ms, p99 under 4 ms, worst under 16 ms.',
    ['run and zoom', 'steps', 'mean ms', 'p95', 'p99', 'worst', 'a step back, mean', 'worst'],
    runs.flatMap(({ omit, recording }) => ZOOMS.map((zoom) => seekRow(omit, recording, zoom))),
  );
  printTable(
    'The first picture of the whole tree, 1,200 pixels wide. Aim: under 200 ms.',
    ['omitting', 'summary ms'],
    runs.map(({ omit, recording }) => [omit, ms(treeTime(recording))]),
  );
}

function seekRow(omit: PieceId, recording: Recording, zoom: Zoom): string[] {
  const last = recording.lastStep(zoom);
  // Steps all over the run, in an order that looks random and is the same every time.
  const steps = Array.from({ length: SEEKS }, (_, i) => Math.floor(((i * 0.6180339887498949) % 1) * last));
  const jumps = steps.map((step) => timeOf(() => recording.seek(step, zoom)));
  const back = Array.from({ length: 300 }, (_, i) => {
    const step = (steps[i] ?? 0) + 1;
    recording.seek(step, zoom);
    return timeOf(() => recording.seek(step - 1, zoom));
  });
  return [
    `${omit}, ${zoom}`,
    whole(last),
    ms(mean(jumps)),
    ms(quantile(jumps, 0.95)),
    ms(quantile(jumps, 0.99)),
    ms(Math.max(...jumps)),
    ms(mean(back)),
    ms(Math.max(...back)),
  ];
}

function treeTime(recording: Recording): number {
  return timeOf(() => {
    const last = recording.lastStep('decisions');
    surveyTree(recording, 'decisions').summary({ from: 0, to: last, pixels: 1_200 });
  });
}
