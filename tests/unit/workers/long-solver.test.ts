import { describe, expect, it } from 'vitest';
import { type Matrix, count } from '#dlx/index.ts';
import { engineOf } from '#dlx/solve-options.ts';
import { createRecording, record } from '#history/index.ts';
import type { Chunk } from '#history/chunk.ts';
import type { Segment } from '#history/segments.ts';
import { createMerger } from '#history/merge.ts';
import { createLongRecorder, createSegmentRecorder } from '#history/segment-recorder.ts';
import { type OpenSegmentWorker, createWorkerPool } from '#workers/worker-pool.ts';
import { type ToSegmentWorker, createSegmentWorker } from '#workers/segment-worker.ts';
import { createLongSolver } from '#workers/long-solver.ts';
import type { FromSolver } from '#workers/protocol.ts';
import { wordsInGrid } from '../../matrices/coloured.ts';
import { type Machine, machine } from './machine.ts';
import { queens } from '../../matrices/queens.ts';

/** A solver alone does not know the share. */
function withoutShare(chunk: Chunk): Chunk {
  return { ...chunk, share: 0 };
}

/** Everything that was told, as one chunk. */
function whole({ progress }: Machine): Chunk {
  const merger = createMerger();
  for (const { chunk } of progress()) merger.add({ ...chunk, finished: false });
  return withoutShare(merger.take());
}

const matrix: Matrix = queens(12);
const straight = ((): Chunk => {
  const chunk = createLongRecorder(matrix, { engine: 'auto' }).advance(Infinity);
  return withoutShare({ ...chunk, finished: false });
})();

describe('a long run', () => {
  it.each([1, 2, 8])('is recorded byte for byte as in a row, by so many: %i', (cores) => {
    const one = machine(cores, cores);
    one.tell({ kind: 'start', job: 1, matrix });
    one.settle();
    expect(one.progress().at(-1)).toMatchObject({ state: 'finished', chunk: { finished: true, share: 1 } });
    expect(whole(one)).toEqual(straight);
    expect(one.open.size).toBe(0);
  });

  it('grows in order, and the share that is done never falls', () => {
    const eight = machine(8, 5);
    eight.tell({ kind: 'start', job: 1, matrix });
    eight.settle();
    const recording = createRecording(matrix);
    let [last, share] = [0, 0];
    for (const { chunk } of eight.progress()) {
      recording.append(chunk);
      expect(recording.lastStep()).toBeGreaterThanOrEqual(last);
      expect(recording.share).toBeGreaterThanOrEqual(share);
      expect(recording.share).toBeLessThanOrEqual(1);
      [last, share] = [recording.lastStep(), recording.share];
      expect(recording.seek(last).event).not.toBe('start');
    }
    expect(share).toBe(1);
  });

  it('rests when it is cancelled, and goes on to the same recording', () => {
    const four = machine(4, 9);
    four.tell({ kind: 'start', job: 1, matrix });
    while (four.open.size < 4) four.turn();
    for (let rounds = 0; rounds < 3; rounds += 1) {
      for (let turns = 0; turns < 12; turns += 1) four.turn();
      four.tell({ kind: 'cancel', job: 1 });
      four.settle();
      expect(four.progress().at(-1)!.state).toBe('cancelled');
      const { length } = four.sent;
      four.settle();
      expect(four.sent).toHaveLength(length);
      four.tell({ kind: 'resume', job: 1 });
    }
    four.settle();
    expect(four.progress().at(-1)!.state).toBe('finished');
    expect(whole(four)).toEqual(straight);
  });

  it('pauses right at a solution, and goes on', () => {
    const three = machine(3, 2);
    const known = straight.totals.solutions;
    three.tell({ kind: 'start', job: 1, matrix, pauseAt: known - 2_000 });
    three.settle();
    for (const wanted of [known - 2_000, known - 1_999, known - 100]) {
      three.tell({ kind: 'resume', job: 1, pauseAt: wanted });
      three.settle();
      const { state, chunk } = three.progress().at(-1)!;
      expect(state).toBe('paused');
      expect(chunk.totals.solutions).toBe(wanted);
    }
    three.tell({ kind: 'resume', job: 1 });
    while (three.open.size < 3) three.turn();
    const { solutions } = three.progress().at(-1)!.chunk.totals;
    three.tell({ kind: 'resume', job: 1, pauseAt: solutions + 50 });
    three.settle();
    expect(three.progress().at(-1)!.state).toBe('paused');
    three.tell({ kind: 'resume', job: 1 });
    three.settle();
    expect(whole(three).totals).toEqual(straight.totals);
  });

  it('goes on without a worker that dies, and alone where nothing can be started', () => {
    const four = machine(4, 3);
    four.tell({ kind: 'start', job: 1, matrix });
    while (four.open.size < 4) four.turn();
    four.breakHand(3);
    four.breakHand(2);
    four.settle();
    expect(whole(four)).toEqual(straight);

    const alone = machine(1, 1, false);
    alone.tell({ kind: 'start', job: 1, matrix });
    alone.settle();
    expect(alone.progress().at(-1)!.chunk.totals).toEqual(straight.totals);
  });

  it('ends with the next one', () => {
    const two = machine(2, 4);
    two.tell({ kind: 'start', job: 1, matrix });
    while (two.open.size < 2) two.turn();
    two.tell({ kind: 'start', job: 2, matrix: queens(6) });
    expect(two.open.size).toBe(0);
    const { length } = two.sent.filter(({ job }) => job === 1);
    two.settle();
    expect(two.sent.filter(({ job }) => job === 1)).toHaveLength(length);
    expect(two.progress().at(-1)).toMatchObject({ job: 2, state: 'finished' });
  });

  it('with a choice of the reader stays with one', () => {
    const two = machine(2, 6);
    two.tell({
      kind: 'start',
      job: 1,
      matrix: queens(10),
      chooser: { rule: 'smallest', deviations: [{ node: 3, column: 40 }] },
    });
    two.settle();
    expect(two.progress().at(-1)!.state).toBe('finished');
    expect(two.open.size).toBe(0);
  });
});

/** A pool of two workers by hand, and what it says of a failure, at which it is closed. */
function poolByHand() {
  const started: { hear: Parameters<OpenSegmentWorker>[1]; broken(): void; sent: ToSegmentWorker[] }[] = [];
  const open: OpenSegmentWorker = (_, hear, broken) => {
    const sent: ToSegmentWorker[] = [];
    started.push({ hear, broken, sent });
    return { post: (message) => void sent.push(message), close: () => undefined };
  };
  const failures: string[] = [];
  const pool = createWorkerPool({ matrix, chooser: 'smallest', after: null }, { open, cores: 2 }, (failure) => {
    if (failure === undefined) return;
    failures.push(failure);
    pool.close();
  });
  pool.goOn(Infinity);
  const [first, second] = started;
  if (!first || !second) throw new Error('two workers were not started');
  return { started, failures, first, second };
}

/** The segment that a worker was given last. */
function segmentOf({ sent }: { readonly sent: readonly ToSegmentWorker[] }): Segment {
  const request = sent.findLast(({ kind }) => kind === 'record');
  if (request?.kind !== 'record') throw new Error('the worker was given no segment');
  return request.segment;
}

function chunkOf(worker: Parameters<typeof segmentOf>[0]): Chunk {
  return createSegmentRecorder(engineOf({})(matrix), segmentOf(worker)).advance(Infinity);
}

it('fails when a worker dies whose chunks are merged in part, and starts none again once it is closed', () => {
  const { started, failures, first, second } = poolByHand();
  // The segment of the second one is in front then, and merged in part.
  first.hear({ kind: 'chunk', chunk: chunkOf(first) });
  second.hear({ kind: 'chunk', chunk: { ...chunkOf(second), finished: false } });
  second.broken();
  expect(failures).toEqual(['a part of the search failed']);
  expect(started).toHaveLength(2);
});

it('records a segment again that is in front, when its worker dies before any of it is merged', () => {
  const { failures, first, second } = poolByHand();
  first.hear({ kind: 'chunk', chunk: chunkOf(first) });
  second.broken();
  expect(failures).toEqual([]);
  first.hear({ kind: 'chunk', chunk: chunkOf(first) });
  expect(segmentOf(first)).toEqual(segmentOf(second));
});

it('puts a run with colours together, whatever its workers are sent', () => {
  const matrix = wordsInGrid(['DANCE', 'LINKS', 'COVER', 'NODES'], 6);
  const waiting: (() => void)[] = [];
  const sent: FromSolver[] = [];
  const open: OpenSegmentWorker = (_, hear) => {
    const worker = createSegmentWorker({
      send: (message) => waiting.push(() => hear(structuredClone(message))),
      soon: (callback) => waiting.push(callback),
      now: () => 0,
    });
    return { post: (message) => worker(structuredClone(message)), close: () => undefined };
  };
  const long = createLongSolver({ send: (message) => sent.push(message), now: () => 0 }, { open, cores: 3 });
  long(structuredClone({ kind: 'start', job: 1, matrix } as const));
  for (let next = waiting.shift(); next; next = waiting.shift()) next();
  const last = sent.at(-1);
  expect(last).toMatchObject({ kind: 'progress', state: 'finished' });
  const totals = last?.kind === 'progress' ? last.chunk.totals : null;
  expect(totals).toEqual(record(matrix).totals);
  expect(totals).toMatchObject(count(matrix));
});
