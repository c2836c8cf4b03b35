import { describe, expect, test } from 'vitest';
import { type Recording, createRecorder, createRecording, record } from '#history/index.ts';
import { encode as dominoes } from '#puzzles/dominoes/encode.ts';
import { type SolveMoment, type SolveView, createSolveSpeech, solveView } from '#player/solve-view.ts';
import { recordCheapest } from '#history/record-cheapest.ts';
import { encode as bundles } from '#puzzles/bundles/encode.ts';
import { queens } from '../../matrices/queens.ts';

const ten = record(queens(5));
const none = record(queens(3));
const some = createRecording(queens(8));
some.append(createRecorder(queens(8)).advance(Infinity, 7));

function solveAt(recording: Recording, step: number, more: Partial<SolveMoment> = {}): SolveView {
  const state = recording.finished ? 'finished' : 'paused';
  return solveView({ recording, state, frame: recording.seek(step), ...more });
}

const blockedAt = (...at: Parameters<typeof solveAt>): string[] =>
  Object.entries(solveAt(...at).blocked).flatMap(([name, why]) => (why === null ? [] : [name]));

describe('the controls of solving', () => {
  test('say what solving has come to', () => {
    const words = (state: SolveMoment['state'], recording = some): string => solveAt(recording, 0, { state }).progress;
    const counts = `${some.totals.nodes} nodes, 7 solutions`;
    expect(words('running')).toBe(`Solving: ${counts} so far.`);
    expect(words('cancelled')).toBe(`Stopped after ${counts}. Press Solve to continue.`);
    expect(words('paused')).toBe(`Solved up to here: ${counts}. Press Solve to continue.`);
    expect(words('paused', createRecording(queens(8)))).toBe('');
    expect(words('failed')).toBe('Solving failed.');
    expect(words('finished', none)).toBe(`None, after a complete search of ${none.totals.nodes} nodes.`);
    const board = dominoes({ width: 8, height: 8, lessCorners: true });
    const open = createRecording(board);
    open.append(createRecorder(board).advance(1_000));
    expect(open.totals.nodes).toBe(1_000);
    for (const state of ['cancelled', 'paused'] as const) {
      expect(words(state, open)).toBe(`Not known yet: stopped after 1,000 nodes. Press Solve to continue.`);
    }
    expect(solveAt(ten, 0, { noun: 'cover' }).progress).toMatch(/, 10 covers in all\.$/);
  });

  test('offer Solve until a solution of the whole run is shown, and Stop while it runs', () => {
    const first = ten.solutionStep(1);
    expect(blockedAt(ten, 0)).toEqual(['cancel', 'previous-solution']);
    expect(blockedAt(ten, first)).toEqual(['solve', 'cancel', 'previous-solution']);
    expect(blockedAt(some, 0)).toEqual(['cancel', 'previous-solution']);
    expect(blockedAt(some, 0, { state: 'running' })).toEqual(['solve', 'previous-solution']);
    // A search for the first few solutions only does not take Solve away.
    expect(blockedAt(some, 0, { state: 'running', isToEnd: false })).toEqual(['previous-solution']);
    expect(solveAt(some, 0, { state: 'running' }).isRunning).toBe(true);
    expect(blockedAt(none, 0)).toEqual(['solve', 'cancel', 'previous-solution', 'next-solution']);
  });

  test('offer Solve again to a reader who watches the search, and Stop while it is played', () => {
    const first = ten.solutionStep(1);
    expect(blockedAt(ten, first, { animates: true })).toEqual(['cancel', 'previous-solution']);
    const watched = { animates: true, isWatched: true };
    expect(blockedAt(ten, first, watched)).toEqual(['solve', 'previous-solution']);
  });

  test('lead from solution to solution, on a solution and between two', () => {
    const second = ten.solutionStep(2);
    expect(solveAt(ten, second).solution).toBe('Solution 2 of 10');
    expect(solveAt(ten, second + 1).solution).toBe('After solution 2 of 10');
    expect(solveAt(ten, ten.solutionStep(1) + 1).blocked['previous-solution']).toBeNull();
    expect(solveAt(ten, ten.solutionStep(10)).blocked['next-solution']).toBe('There is no solution after this step.');
    expect(solveAt(some, some.lastStep()).blocked['next-solution'], 'there may be').toBeNull();
  });
});

test('a solution has its price where rows have costs', () => {
  const run = recordCheapest(bundles().matrix);
  const first = run.solutionStep(1);
  const { costs } = run.seek(first);
  expect(costs?.spent).toBeGreaterThan(0);
  expect(solveAt(run, first).solution).toBe(`Solution 1 of ${run.totals.solutions} costs ${costs?.spent}`);
  expect(solveAt(run, first + 1).solution).toBe(`After solution 1 of ${run.totals.solutions}`);
});

describe('what is said aloud', () => {
  const view = (progress: string): SolveView => ({ ...solveAt(ten, 0), progress });

  test('is that a run begins and what it has come to, but not the counting', () => {
    const speech = createSolveSpeech((counts) => counts);
    const run = { state: 'paused' as SolveMoment['state'] };
    expect(speech(run, view('one')), 'nothing as the page comes').toBeNull();
    run.state = 'running';
    expect(speech(run, view('two'))).toBe('Solving.');
    expect(speech(run, view('three'))).toBeNull();
    run.state = 'finished';
    expect(speech(run, view('four'))).toBe('four');
    expect(speech(run, view('four'))).toBeNull();
  });

  test('of another run only that it has come to rest, as an answer', () => {
    const speech = createSolveSpeech((counts) => `Now: ${counts}`);
    speech({ state: 'finished' }, view('one'));
    const other = { state: 'running' as SolveMoment['state'] };
    expect(speech(other, view('two'))).toBeNull();
    other.state = 'paused';
    expect(speech(other, view('three'))).toBe('Now: three');
    other.state = 'running';
    expect(speech(other, view('four'))).toBe('Solving.');
  });
});
