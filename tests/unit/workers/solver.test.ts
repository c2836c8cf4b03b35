import { describe, expect, it } from 'vitest';
import { type Matrix, createMatrix, withKind } from '#dlx/index.ts';
import { type Recording, createRecording, record } from '#history/index.ts';
import { macMahon } from '../../matrices/coloured.ts';
import { queens } from '../../matrices/queens.ts';
import { type FakeThread, fakeThread } from './thread.ts';

const long = queens(11);
const whole = record(long);

function recordingOf(matrix: Matrix, thread: FakeThread, job = 1): Recording {
  const recording = createRecording(matrix);
  for (const message of thread.progress()) {
    if (message.job === job) recording.append(message.chunk);
  }
  return recording;
}

function states(thread: FakeThread): string[] {
  return thread.progress().map(({ state }) => state);
}

describe('start', () => {
  it('records the whole run in slices, and says so at its end', () => {
    const thread = fakeThread();
    thread.tell({ kind: 'start', job: 1, matrix: long });
    thread.settle();
    const told = states(thread);
    expect(told.length).toBeGreaterThan(5);
    expect(told.slice(0, -1).every((state) => state === 'running')).toBe(true);
    expect(told.at(-1)).toBe('finished');
    expect(thread.progress().every(({ job }) => job === 1)).toBe(true);
    const recording = recordingOf(long, thread);
    expect(recording.totals).toEqual(whole.totals);
    expect(recording.seek(12_345)).toEqual(whole.seek(12_345));
  });

  it('takes a chooser', () => {
    const thread = fakeThread();
    thread.tell({ kind: 'start', job: 1, matrix: queens(8), chooser: 'leftmost' });
    thread.settle();
    expect(thread.progress().at(-1)!.chunk.totals).toEqual(record(queens(8), { chooser: 'leftmost' }).totals);
  });

  it('takes colours, which lose their methods on the way', () => {
    const thread = fakeThread();
    const matrix = macMahon();
    thread.tell({ kind: 'start', job: 1, matrix });
    thread.settle();
    const recording = recordingOf(matrix, thread);
    const whole = record(matrix);
    expect(recording.totals).toEqual(whole.totals);
    expect(recording.totals).toMatchObject({ solutions: 416, cleansings: 3_844 });
    expect(recording.seek(1_234, 'covers')).toEqual(whole.seek(1_234, 'covers'));
  });

  it('counts the milliseconds of its slices, not those between them', () => {
    const thread = fakeThread(7);
    thread.tell({ kind: 'start', job: 1, matrix: long });
    thread.settle();
    expect(thread.progress().map(({ elapsed }) => elapsed)).toEqual(thread.sent.map((_, index) => 7 * (index + 1)));
  });

  it('takes longer slices on a fast machine and shorter ones on a slow machine, within bounds', () => {
    const slices = (millisecondsASlice: number): number[] => {
      const thread = fakeThread(millisecondsASlice);
      thread.tell({ kind: 'start', job: 1, matrix: long });
      thread.settle();
      const totals = thread.progress().map(({ chunk }) => chunk.totals.updates);
      return totals.map((total, index) => total - (totals[index - 1] ?? 0));
    };
    const [first, second] = slices(5);
    expect(second! / first!).toBeGreaterThan(3.5);
    expect(second! / first!).toBeLessThan(4.5);
    const slow = slices(2_000);
    expect(slow[1]).toBeLessThan(slow[0]! / 3);
    // A slice ends at a checkpoint, so it may be a little longer than asked.
    for (const updates of slow.slice(4, -1)) {
      expect(updates).toBeGreaterThanOrEqual(10_000);
      expect(updates).toBeLessThan(20_000);
    }
  });

  it('ends the job before it', () => {
    const thread = fakeThread();
    thread.tell({ kind: 'start', job: 1, matrix: long });
    thread.turn();
    thread.tell({ kind: 'start', job: 2, matrix: queens(6) });
    const before = thread.sent.filter(({ job }) => job === 1).length;
    thread.settle();
    expect(thread.sent.filter(({ job }) => job === 1)).toHaveLength(before);
    const last = thread.progress().at(-1)!;
    expect(last).toMatchObject({ job: 2, state: 'finished' });
    expect(last.chunk.totals).toEqual(record(queens(6)).totals);
    // The old job is deaf now.
    thread.tell({ kind: 'resume', job: 1 });
    thread.tell({ kind: 'cancel', job: 1 });
    expect(thread.waiting).toBe(0);
    expect(thread.progress().at(-1)).toBe(last);
  });

  it('says what is wrong with a matrix that cannot be searched, and takes another', () => {
    const thread = fakeThread();
    const { columns } = createMatrix(['A'], []);
    const broken = { columns, rows: null, warnings: [] } as unknown as Matrix;
    thread.tell({ kind: 'start', job: 1, matrix: broken });
    thread.settle();
    expect(thread.sent).toHaveLength(1);
    expect(thread.sent[0]).toMatchObject({ kind: 'failed', job: 1 });
    expect((thread.sent[0] as { message: string }).message).not.toBe('');
    thread.tell({ kind: 'start', job: 2, matrix: queens(4) });
    thread.settle();
    expect(thread.sent.at(-1)).toMatchObject({ kind: 'progress', job: 2, state: 'finished' });
  });

  it('of a matrix with nothing to search is finished at once', () => {
    const thread = fakeThread();
    const matrix = withKind(createMatrix(['A'], [[0]]), 0, 'off');
    thread.tell({ kind: 'start', job: 1, matrix });
    thread.settle();
    expect(states(thread)).toEqual(['finished']);
    expect(thread.progress()[0]!.chunk.totals).toMatchObject({ solutions: 1, nodes: 1 });
  });
});

describe('pauseAt', () => {
  it('pauses right at the solution, and resume goes on from there', () => {
    const thread = fakeThread();
    thread.tell({ kind: 'start', job: 1, matrix: long, pauseAt: 3 });
    thread.settle();
    expect(thread.progress().at(-1)).toMatchObject({ state: 'paused', chunk: { totals: { solutions: 3 } } });
    const recording = recordingOf(long, thread);
    expect(recording.solutionStep(3)).toBe(recording.lastStep());

    thread.tell({ kind: 'resume', job: 1, pauseAt: 10 });
    thread.settle();
    expect(thread.progress().at(-1)).toMatchObject({ state: 'paused', chunk: { totals: { solutions: 10 } } });

    thread.tell({ kind: 'resume', job: 1 });
    thread.settle();
    expect(states(thread).at(-1)).toBe('finished');
    expect(recordingOf(long, thread).totals).toEqual(whole.totals);
  });

  it('may be moved while the job runs', () => {
    const thread = fakeThread();
    thread.tell({ kind: 'start', job: 1, matrix: long });
    thread.tell({ kind: 'resume', job: 1, pauseAt: 1_000 });
    thread.settle();
    expect(thread.progress().at(-1)).toMatchObject({ state: 'paused', chunk: { totals: { solutions: 1_000 } } });
  });

  it('beyond the last solution lets the job finish, which then stays finished', () => {
    const thread = fakeThread();
    thread.tell({ kind: 'start', job: 1, matrix: queens(6), pauseAt: 5 });
    thread.settle();
    expect(states(thread).at(-1)).toBe('finished');
    const { length } = thread.sent;
    thread.tell({ kind: 'resume', job: 1 });
    thread.settle();
    expect(thread.sent).toHaveLength(length);
  });
});

describe('cancel', () => {
  it('is heard between two slices, answered at once, and the job may be resumed', () => {
    const thread = fakeThread();
    thread.tell({ kind: 'start', job: 1, matrix: long });
    thread.turn();
    thread.tell({ kind: 'cancel', job: 1 });
    expect(states(thread).at(-1)).toBe('cancelled');
    const before = recordingOf(long, thread);
    const { length } = thread.sent;
    thread.settle();
    expect(thread.sent).toHaveLength(length);
    expect(before.finished).toBe(false);
    expect(before.lastStep()).toBeGreaterThan(1_000);

    thread.tell({ kind: 'resume', job: 1 });
    thread.settle();
    expect(recordingOf(long, thread).totals).toEqual(whole.totals);
  });

  it('means nothing to a job that does not run', () => {
    const thread = fakeThread();
    thread.tell({ kind: 'cancel', job: 1 });
    expect(thread.sent).toEqual([]);
    thread.tell({ kind: 'start', job: 1, matrix: queens(5) });
    thread.settle();
    thread.tell({ kind: 'cancel', job: 1 });
    expect(states(thread)).toEqual(['finished']);
  });

  it('followed by resume in the same breath leaves one slice to come, not two', () => {
    const thread = fakeThread();
    thread.tell({ kind: 'start', job: 1, matrix: long });
    for (let again = 0; again < 5; again += 1) {
      thread.tell({ kind: 'cancel', job: 1 });
      thread.tell({ kind: 'resume', job: 1 });
      expect(thread.waiting).toBe(1);
    }
    thread.turn();
    expect(thread.waiting).toBe(1);
    thread.settle();
    expect(recordingOf(long, thread).totals).toEqual(whole.totals);
  });
});
