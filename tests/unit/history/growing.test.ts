/** A recording that grows while it is read, as it does when a worker solves. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Matrix, parse } from '#dlx/index.ts';
import {
  type Chunk,
  type Frame,
  type RecordOptions,
  type Recording,
  createRecorder,
  createRecording,
  record,
  ZOOMS,
} from '#history/index.ts';
import { growing } from '#history/growing.ts';
import { KNUTH } from '../../matrices/knuth.ts';
import { queens } from '../../matrices/queens.ts';
import { matrices } from '../../matrices/random.ts';
import { runs } from '../../support/runs.ts';

/** Every chunk of a run whose slices are chosen by `slice`. */
function chunksOf(
  matrix: Matrix,
  slice: (chunk: number) => { updates: number; solutions?: number },
  options: RecordOptions = {},
): Chunk[] {
  const recorder = createRecorder(matrix, options);
  const chunks: Chunk[] = [];
  while (!recorder.finished) {
    const { updates, solutions } = slice(chunks.length);
    chunks.push(recorder.advance(updates, solutions));
  }
  return chunks;
}

function recordingOf(matrix: Matrix, chunks: Iterable<Chunk>): Recording {
  const recording = createRecording(matrix);
  for (const chunk of chunks) recording.append(structuredClone(chunk));
  return recording;
}

function plain({ sizes, state, ...rest }: Frame): unknown {
  const links = state && [state.nodes.join(), state.left.join(), state.right.join()];
  return { ...rest, sizes: sizes.join(), links };
}

/** The same run, told by two recordings: totals, ends, solutions, and moments spread over it. */
function expectSame(one: Recording, other: Recording): void {
  expect(one.finished).toBe(other.finished);
  expect(one.totals).toEqual(other.totals);
  for (const zoom of ZOOMS) {
    const last = other.lastStep(zoom);
    expect(one.lastStep(zoom)).toBe(last);
    const stride = Math.max(1, Math.floor(last / 40));
    for (let step = 0; step <= last; step += stride) {
      expect(plain(one.seek(step, zoom))).toEqual(plain(other.seek(step, zoom)));
    }
  }
  for (let number = 1; number <= other.totals.solutions; number += 7) {
    expect(one.solutionStep(number)).toBe(other.solutionStep(number));
  }
}

describe('a run in slices is the same run', () => {
  it.each<[string, Matrix]>([
    ["Knuth's example", parse(KNUTH)],
    ['8 queens', queens(8)],
    ['9 queens', queens(9)],
  ])('%s, in the smallest slices', (_, matrix) => {
    expectSame(
      recordingOf(
        matrix,
        chunksOf(matrix, () => ({ updates: 1 })),
      ),
      record(matrix),
    );
  });

  it('8 queens, pausing at each solution', () => {
    const matrix = queens(8);
    const chunks = chunksOf(matrix, (chunk) => ({ updates: Infinity, solutions: chunk + 1 }));
    expect(chunks.map(({ totals }) => totals.solutions).slice(0, 92)).toEqual(
      Array.from({ length: 92 }, (_, index) => index + 1),
    );
    expect(chunks).toHaveLength(93);
    expectSame(recordingOf(matrix, chunks), record(matrix));
  });

  it('random matrices, in random slices with pauses', () => {
    const slices = fc.infiniteStream(
      fc.record({
        updates: fc.integer({ min: 1, max: 400 }),
        ahead: fc.integer({ min: 1, max: 9 }),
      }),
    );
    const either = fc.oneof(matrices(), fc.constantFrom(queens(6), queens(7), queens(8)));
    fc.assert(
      fc.property(either, slices, (matrix, stream) => {
        let found = 0;
        const recorder = createRecorder(matrix);
        const recording = createRecording(matrix);
        while (!recorder.finished) {
          const { updates, ahead } = stream.next().value as { updates: number; ahead: number };
          const chunk = recorder.advance(updates, found + ahead);
          expect(chunk.totals.solutions).toBeLessThanOrEqual(found + ahead);
          found = chunk.totals.solutions;
          recording.append(structuredClone(chunk));
        }
        expectSame(recording, record(matrix));
      }),
      { numRuns: runs(500) },
    );
  });

  it('with a limit of solutions', () => {
    const chunks = chunksOf(queens(8), () => ({ updates: 1000 }), { limit: 20 });
    expect(chunks.at(-1)).toMatchObject({ finished: true, totals: { solutions: 20 } });
    expectSame(recordingOf(queens(8), chunks), record(queens(8), { limit: 20 }));
  });
});

describe('while it grows', () => {
  it('what was there stays as it was, however one looks at it in between', () => {
    const matrix = queens(8);
    const whole = record(matrix);
    const recording = createRecording(matrix);
    for (const chunk of chunksOf(matrix, () => ({ updates: 3_000 }))) {
      recording.append(structuredClone(chunk));
      for (const zoom of ZOOMS) {
        const last = recording.lastStep(zoom);
        for (const step of [last, 0, Math.floor(last / 3), last - 1]) {
          expect(plain(recording.seek(step, zoom))).toEqual(plain(whole.seek(step, zoom)));
        }
      }
      const { solutions } = recording.totals;
      if (solutions > 0) {
        expect(recording.solutionStep(solutions)).toBe(whole.solutionStep(solutions));
      }
      expect(() => recording.solutionStep(solutions + 1)).toThrow(RangeError);
      expect(() => recording.seek(recording.lastStep() + 1)).toThrow(RangeError);
      const overview = recording.overview();
      expect(overview.reduce((sum, bucket) => sum + bucket.solutions, 0)).toBe(solutions);
    }
    expectSame(recording, whole);
  });

  it('the overview by checkpoints has every solution of a run that is cut anywhere', () => {
    const recorder = createRecorder(queens(11));
    const recording = createRecording(queens(11));
    for (let slice = 0; slice < 12; slice += 1) {
      recording.append(recorder.advance(70_000, 100 * slice + 37));
      const overview = recording.overview();
      expect(overview.reduce((sum, bucket) => sum + bucket.solutions, 0)).toBe(recording.totals.solutions);
    }
    expect(recording.overview().length).toBeLessThan(500);
  });

  it('an empty slice changes nothing', () => {
    const recorder = createRecorder(queens(8));
    const recording = createRecording(queens(8));
    recording.append(recorder.advance(8_000));
    const { totals, bytes } = recording;
    recording.append(recorder.advance(0, 0));
    expect(recording.totals).toEqual(totals);
    expect(recording.bytes).toBe(bytes);
  });

  it('an empty recording has its start, and nothing else', () => {
    const recording = createRecording(queens(8));
    expect(recording.finished).toBe(false);
    expect(recording.seek(0, 'links')).toMatchObject({ event: 'start', path: [], covered: [] });
    expect(recording.overview()).toHaveLength(1);
    expect(() => recording.seek(1)).toThrow('there is no step 1; give a whole number from 0 to 0');
  });
});

it('growing holds all that was appended, in order', () => {
  fc.assert(
    fc.property(fc.array(fc.array(fc.nat(1000), { maxLength: 100 })), (parts) => {
      const list = growing<Int32Array>((length) => new Int32Array(length));
      for (const part of parts) list.append(Int32Array.from(part));
      expect(list.length).toBe(parts.flat().length);
      expect([...list.values.subarray(0, list.length)]).toEqual(parts.flat());
    }),
  );
});
