import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Matrix, count } from '#dlx/index.ts';
import { chooserOf, Search } from '#dlx/links.ts';
import { engineOf } from '#dlx/solve-options.ts';
import { type Frame, type Recording, createRecorder, createRecording, record, ZOOMS } from '#history/index.ts';
import type { Chunk } from '#history/chunk.ts';
import { type LongMoment, LONG, longMomentOf } from '#history/long-moment.ts';
import { createMerger } from '#history/merge.ts';
import type { Recorder } from '#history/recorder.ts';
import { type LongOptions, createLongRecorder, createSegmentRecorder } from '#history/segment-recorder.ts';
import { bordersOf, NOTHING, segmentsFrom } from '#history/segments.ts';
import { busy, matrices } from '../../matrices/random.ts';
import { macMahon } from '../../matrices/coloured.ts';
import { queens } from '../../matrices/queens.ts';
import { byCompiled } from './by-compiled.ts';
import { every, isSweep, runs } from '../../support/runs.ts';

/** All chunks of a recorder, in slices of so many updates. */
function chunksOf(recorder: Recorder, slice: number): Chunk[] {
  const all: Chunk[] = [];
  do all.push(recorder.advance(slice));
  while (!recorder.finished);
  return all;
}

/** Chunks in a row as one. */
function joined(chunks: readonly Chunk[]): Chunk {
  const merger = createMerger();
  for (const chunk of chunks) merger.add(chunk);
  return merger.take();
}

/**
 * The run as many would record it: after a head, unless it is to be all in segments, those in any order
 * and each on one of some walks.
 */
function inPieces(matrix: Matrix, options: LongOptions, workers: number, slice: number): Chunk {
  const { engine = 'links', chooser = 'smallest' } = options;
  const choose = chooserOf(chooser);
  const head: Chunk[] = [];
  let moment: LongMoment | null = null;
  if (options.head !== 0) {
    const recorder = createRecorder(matrix, { chooser });
    for (let at = 0; !moment && !recorder.finished; at = head.at(-1)!.totals.updates) {
      head.push(recorder.advance(Math.min(slice, LONG - at)));
      moment = longMomentOf(head.at(-1)!);
    }
    if (!moment) return joined(head);
  }
  const segments = segmentsFrom(bordersOf(matrix, choose), moment?.path ?? []);
  const walks = Array.from({ length: workers }, () => engineOf({ engine, chooser })(matrix));
  const pieces = segments.map((): Chunk[] => []);
  // From the last one to the first, so that none finds the walk where it would have to be.
  for (let at = segments.length - 1; at >= 0; at -= 1) {
    pieces[at] = chunksOf(createSegmentRecorder(walks[at % workers]!, segments[at]!), slice + at);
  }
  const merger = createMerger(moment);
  for (const chunk of pieces.flat()) merger.add(chunk);
  return joined([...head, merger.take()]);
}

describe('the borders of a run', () => {
  it('are met by the search, each once and in order, on random matrices', () => {
    fc.assert(
      fc.property(matrices({ mostColumns: 8, mostRows: 14 }), (matrix) => {
        const borders = bordersOf(matrix, chooserOf('smallest')).map(({ path }) => Array.from(path).join());
        const search = new Search(matrix);
        const tries: string[] = [];
        while (!search.done) {
          search.run({ updates: 0 });
          if (search.event === 'try') tries.push([...search.path()].join());
        }
        const wanted = new Set(borders);
        expect(tries.filter((path) => wanted.has(path))).toEqual(borders);
        // Those after a try are those that the search has still to come to.
        const half = tries.length >> 1;
        if (tries.length === 0) return;
        const [, ...rest] = segmentsFrom(bordersOf(matrix, chooserOf('smallest')), tries[half]!.split(',').map(Number));
        expect(rest.map(({ from }) => Array.from(from).join())).toEqual(
          tries.slice(half + 1).filter((path) => wanted.has(path)),
        );
      }),
      { numRuns: runs(500) },
    );
  });
});

describe('a walk put to a moment', () => {
  it.each(['links', 'compiled', 'auto'] as const)('goes on as one that has come there: %s', (engine) => {
    fc.assert(
      fc.property(matrices({ mostColumns: 8, mostRows: 14 }), fc.nat(), (matrix, seed) => {
        const walk = engineOf({ engine })(matrix);
        const fresh = engineOf({ engine })(matrix);
        const { nodes } = count(matrix);
        for (let tries = seed % nodes; tries > 0 && !walk.done; tries -= 1) walk.run({ updates: 0 });
        if (walk.event !== 'try') return;
        const { events, updates, covers, cleansings, solutions, deadEnds } = walk;
        fresh.restore(walk.path(), { events, nodes: walk.nodes, updates, covers, cleansings, solutions, deadEnds });
        const momentOf = ({ event, level, moves, writes, share, ...rest }: typeof walk) => ({
          event,
          level,
          moves,
          writes,
          share,
          path: [...walk.path()],
          events: rest.events,
          nodes: rest.nodes,
          updates: rest.updates,
        });
        expect(momentOf(fresh)).toEqual(momentOf(walk));
        while (!walk.done) {
          walk.run({ updates: 0, solutions: 0 });
          fresh.run({ updates: 0, solutions: 0 });
          expect(momentOf(fresh)).toEqual(momentOf(walk));
        }
      }),
      { numRuns: runs(2_000) },
    );
  });

  it('refuses a path to which its search does not come', () => {
    const walk = engineOf({ engine: 'compiled' })(queens(5));
    expect(() => walk.restore([4], NOTHING)).toThrow('never reaches this path');
  });
});

describe('a recording made in pieces', () => {
  const straightOf = (matrix: Matrix, options: LongOptions, slice: number): Chunk =>
    joined(chunksOf(createLongRecorder(matrix, options), slice));

  it('is that made in a row, byte for byte, by one or by eight: 12 queens', () => {
    const matrix = queens(12);
    const engine = 'compiled';
    const counts = count(matrix);
    expect(counts.updates).toBeGreaterThan(LONG);
    const straight = straightOf(matrix, { engine }, 1_000_000);
    expect(straight.finished).toBe(true);
    expect(straight.share).toBe(1);
    expect(straight.totals).toMatchObject(counts);
    const ways = [
      ['compiled', 8, 300_000],
      ['compiled', 1, 700_000],
      ['auto', 2, 300_000],
      ['links', 3, 2_000_000],
    ] as const;
    for (const [by, workers, slice] of every(2, ways)) {
      expect(inPieces(matrix, { engine: by }, workers, slice)).toEqual(straight);
    }
  });

  it('and with colours: MacMahon’s squares', () => {
    const matrix = macMahon();
    const options = { engine: 'compiled', head: 0 } as const;
    const straight = straightOf(matrix, options, 1_000);
    expect(straight.totals).toMatchObject(count(matrix));
    expect(inPieces(matrix, options, 4, 700)).toEqual(straight);
    const recording = createRecording(matrix);
    recording.append(straight);
    const whole = record(matrix);
    expect(recording.totals).toEqual(whole.totals);
    for (let step = 0; step <= whole.lastStep('links'); step += isSweep ? 97 : 397) {
      expect(shown(recording.seek(step, 'links'))).toEqual(shown(whole.seek(step, 'links')));
    }
  });

  it('and on random matrices, with every chooser that looks at the links alone', () => {
    const chooser = fc.constantFrom(...(['smallest', 'leftmost', 'rightmost', 'largest'] as const));
    let segments = 0;
    fc.assert(
      fc.property(busy, chooser, fc.integer({ min: 1, max: 8 }), (matrix, name, workers) => {
        // Too long a run would only be more of the same.
        if (count(matrix, { chooser: name, limit: 5_000 }).solutions === 5_000) return;
        const options = { engine: byCompiled(name), chooser: name, head: 0 };
        const pieces = inPieces(matrix, options, workers, 30_000);
        expect(pieces).toEqual(straightOf(matrix, options, 77_000));
        segments += bordersOf(matrix, chooserOf(name)).length;
      }),
      { numRuns: runs(400), seed: 3 },
    );
    expect(segments).toBeGreaterThan(runs(3_000));
  });

  it('shows the moments of the links at all zooms, and its checkpoints lie in order', () => {
    const matrix = queens(9);
    const pieces = createRecording(matrix);
    pieces.append(inPieces(matrix, { engine: 'compiled', head: 0 }, 4, 50_000));
    const whole = record(matrix);
    expect(pieces.totals).toEqual(whole.totals);
    expect(pieces.checkpoints.count).toBeGreaterThan(whole.checkpoints.count);
    for (const zoom of ZOOMS) {
      const last = whole.lastStep(zoom);
      for (let step = 0; step <= last; step += Math.ceil(last / 200)) {
        expect(shown(pieces.seek(step, zoom))).toEqual(shown(whole.seek(step, zoom)));
      }
    }
    const depth = (recording: Recording): number[] => recording.overview().map(({ highest }) => highest);
    expect(Math.max(...depth(pieces))).toBe(Math.max(...depth(whole)));
    for (let number = 1; number <= whole.totals.solutions; number += 40) {
      expect(pieces.solutionStep(number)).toBe(whole.solutionStep(number));
    }
  });

  it('may be stopped at every solution, and is the same', () => {
    const matrix = queens(9);
    const options = { engine: 'compiled', head: 0 } as const;
    const recorder = createLongRecorder(matrix, options);
    const chunks: Chunk[] = [];
    for (let wanted = 1; !recorder.finished; wanted += 1) {
      const chunk = recorder.advance(Infinity, wanted);
      chunks.push(chunk);
      if (!chunk.finished) expect(chunk.totals.solutions).toBe(wanted);
    }
    expect(joined(chunks)).toEqual(straightOf(matrix, options, 100_000));
  });

  it('leaves a run with choices of the reader in one piece', () => {
    const chooser = { rule: 'smallest', deviations: [{ node: 3, column: 2 }] } as const;
    const recorder = createLongRecorder(queens(8), { chooser, head: 0 });
    const plain = createRecorder(queens(8), { chooser });
    expect(joined(chunksOf(recorder, Infinity))).toEqual({ ...plain.advance(Infinity), share: 1 });
  });
});

/** A frame without the part of the list of empty columns that is not in use, where each way leaves its own. */
function shown(frame: Frame): unknown {
  const { state } = frame;
  if (!state) return frame;
  return { ...frame, state: { ...state, empties: state.empties[0], colours: state.colours?.of } };
}
