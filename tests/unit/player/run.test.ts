import { describe, expect, it } from 'vitest';
import { type Matrix, parse } from '#dlx/index.ts';
import { record } from '#history/index.ts';
import { createRecorder } from '#history/record.ts';
import { type Run, createRun } from '#player/run.ts';
import type { FromSolver, ToSolver } from '#workers/protocol.ts';
import { createSolver } from '#workers/solver.ts';
import { KNUTH } from '../../matrices/knuth.ts';
import { queens } from '../../matrices/queens.ts';

interface Setting {
  readonly run: Run;
  /** What the page has said to the solver. */
  readonly posted: ToSolver[];
  readonly log: { connected: number; closed: number; changes: number };
  /** Says something to the page, as the solver would. */
  say(message: FromSolver): void;
  /** Ends the solver, as an error nobody caught would. */
  breakOff(why: string): void;
  /** Ends the solver without a word, and lets time go by, in milliseconds. */
  vanish(): void;
  wait(time: number): void;
  /** Lets a real solver behind the port do one slice; false when it rests. */
  turn(): boolean;
}

/** A run whose port leads to a real solver in a thread that the test turns by hand. */
function setting(matrix: Matrix, restAfter?: number, nodes?: number | null): Setting {
  const posted: ToSolver[] = [];
  const queue: (() => void)[] = [];
  const log = { connected: 0, closed: 0, changes: 0 };
  let receive: (message: FromSolver) => void = () => undefined;
  let breakOff: (why: string) => void = () => undefined;
  let time = 0;
  let isGone = false;
  const fresh = () =>
    createSolver(
      {
        send: (message) => receive(structuredClone(message)),
        soon: (callback) => queue.push(callback),
        now: () => (time += 20),
      },
      (matrix, chooser) => createRecorder(matrix, { chooser }),
    );
  const run = createRun(matrix, {
    restAfter,
    nodes,
    connect(hear, broken) {
      log.connected += 1;
      [receive, breakOff] = [hear, broken];
      queue.length = 0;
      isGone = false;
      const solver = fresh();
      return {
        post(message) {
          posted.push(structuredClone(message));
          if (!isGone) solver(structuredClone(message));
        },
        close: () => (log.closed += 1),
      };
    },
    changed: () => (log.changes += 1),
    now: () => (time += 3),
  });
  return {
    run,
    posted,
    log,
    say: (message) => receive(message),
    breakOff: (why) => breakOff(why),
    vanish() {
      isGone = true;
      queue.length = 0;
    },
    wait: (more) => (time += more),
    turn() {
      const next = queue.shift();
      next?.();
      return next !== undefined;
    },
  };
}

describe('a run of many events', () => {
  it('goes to a worker although its short rows make few updates', () => {
    // A binary tree: each column has two rows of a single 1.
    const columns = Array.from({ length: 16 }, (_, column) => `c${column}`);
    const matrix = parse(`${columns.join(' ')}\n${columns.map((name) => `${name}\n${name}\n`).join('')}`);
    const { totals } = record(matrix);
    expect(totals.updates).toBeLessThan(200_000);
    expect(totals.events).toBeGreaterThan(200_000);
    const { run, log, turn } = setting(matrix);
    expect([run.state, run.recording.lastStep(), log.connected]).toEqual(['paused', 0, 0]);
    run.solve();
    while (turn());
    expect(run.state).toBe('finished');
    expect(run.recording.totals).toEqual(totals);
  });
});

describe('a run whose nodes are known', () => {
  it('is tried on the page when they are few or unknown, and otherwise left to a worker at once', () => {
    const matrix = parse(KNUTH);
    for (const nodes of [null, 100_000]) expect(setting(matrix, undefined, nodes).run.state).toBe('finished');
    const { run, log, turn } = setting(matrix, undefined, 100_001);
    expect([run.state, run.recording.lastStep(), run.elapsed]).toEqual(['paused', 0, 0]);
    run.solve();
    while (turn());
    expect([run.state, log.connected]).toEqual(['finished', 1]);
    expect(run.recording.totals).toEqual(record(matrix).totals);
  });
});

describe('a short run', () => {
  it('is recorded at once, without a solver', () => {
    const { run, log } = setting(parse(KNUTH));
    expect(run.state).toBe('finished');
    expect(run.elapsed).toBe(3);
    expect(run.recording.totals).toEqual(record(parse(KNUTH)).totals);
    run.solve();
    run.cancel();
    expect(log).toEqual({ connected: 0, closed: 0, changes: 0 });
  });

  it('may take all that the page does by itself', () => {
    expect(setting(queens(9)).run.state).toBe('finished');
    expect(setting(queens(10)).run.state).toBe('paused');
  });
});

describe('a long run', () => {
  const matrix = queens(11);
  const { totals } = record(matrix);

  it('waits with nothing recorded until it is asked to solve', () => {
    const { run, log } = setting(matrix);
    expect(run).toMatchObject({ state: 'paused', elapsed: 0, failure: '' });
    expect(run.recording).toMatchObject({ finished: false });
    expect(run.recording.lastStep()).toBe(0);
    run.cancel();
    expect(log).toEqual({ connected: 0, closed: 0, changes: 0 });
  });

  it('is solved by one solver, slice by slice, and the page hears of each', () => {
    const { run, posted, log, turn } = setting(matrix);
    run.solve();
    expect(run.state).toBe('running');
    expect(posted).toEqual([{ kind: 'start', job: expect.any(Number) as number, matrix, chooser: 'smallest' }]);
    let { changes } = log;
    let last = 0;
    while (turn() && run.state === 'running') {
      expect(log.changes).toBeGreaterThan(changes);
      expect(run.recording.lastStep()).toBeGreaterThan(last);
      changes = log.changes;
      last = run.recording.lastStep();
    }
    expect(run.state).toBe('finished');
    expect(run.recording.totals).toEqual(totals);
    expect(run.elapsed).toBeGreaterThan(60);
    run.solve();
    expect(log.connected).toBe(1);
    expect(posted).toHaveLength(1);
  });

  it('pauses when so many solutions are known, and goes on', () => {
    const { run, posted, log, turn } = setting(matrix);
    run.solve(5);
    while (turn());
    expect(run.state).toBe('paused');
    expect(run.recording.totals.solutions).toBe(5);
    run.solve(6);
    while (turn());
    expect(run).toMatchObject({ state: 'paused' });
    expect(run.recording.totals.solutions).toBe(6);
    run.solve();
    while (turn());
    expect(run.state).toBe('finished');
    expect(run.recording.totals).toEqual(totals);
    expect(posted.map(({ kind }) => kind)).toEqual(['start', 'resume', 'resume']);
    expect(log.connected).toBe(1);
  });

  it('keeps what it has when it is cancelled, and can be solved on', () => {
    const { run, turn } = setting(matrix);
    run.solve();
    turn();
    turn();
    run.cancel();
    expect(run.state).toBe('cancelled');
    const last = run.recording.lastStep();
    expect(last).toBeGreaterThan(1_000);
    while (turn());
    expect(run.recording.lastStep()).toBe(last);
    run.cancel();
    run.solve();
    while (turn());
    expect(run.recording.totals).toEqual(totals);
  });

  it('rests after so many updates, and after so many more when it is solved on', () => {
    const { run, turn } = setting(matrix, 300_000);
    const rests: number[] = [];
    for (let round = 0; round < 2; round += 1) {
      run.solve();
      while (turn());
      expect(run.state).toBe('cancelled');
      rests.push(run.recording.totals.updates);
    }
    expect(rests[0]).toBeGreaterThanOrEqual(300_000);
    expect((rests[1] ?? 0) - (rests[0] ?? 0)).toBeGreaterThanOrEqual(300_000);
    expect(run.recording.finished).toBe(false);
  });

  it('is paused, and not cancelled, when enough is known', () => {
    const { run, turn } = setting(matrix);
    run.solve();
    turn();
    run.pause();
    expect(run.state).toBe('paused');
    run.solve();
    turn();
    run.cancel();
    expect(run.state).toBe('cancelled');
    run.solve();
    while (turn());
    expect(run.state).toBe('finished');
  });

  it('does not listen to another job', () => {
    const { run, posted, log, say, turn } = setting(matrix);
    run.solve();
    const { changes } = log;
    say({ kind: 'failed', job: posted[0]!.job + 1, message: 'not ours' });
    expect(log.changes).toBe(changes);
    expect(run.state).toBe('running');
    turn();
    expect(run.recording.lastStep()).toBeGreaterThan(0);
  });

  it('has a number of its own each time', () => {
    const jobs = [setting(matrix), setting(matrix)].map(({ run, posted }) => {
      run.solve();
      return posted[0]!.job;
    });
    expect(jobs[0]).not.toBe(jobs[1]);
  });

  it('that fails says so, keeps what it has, and begins anew when it is asked again', () => {
    const { run, posted, log, say, turn } = setting(matrix);
    run.solve();
    turn();
    const last = run.recording.lastStep();
    const { changes } = log;
    say({ kind: 'failed', job: posted[0]!.job, message: 'out of memory' });
    expect(run).toMatchObject({ state: 'failed', failure: 'out of memory' });
    expect(log).toMatchObject({ changes: changes + 1, closed: 1 });
    expect(run.recording.lastStep()).toBe(last);
    run.solve();
    expect(run).toMatchObject({ state: 'running', failure: '' });
    expect(run.recording.lastStep()).toBe(0);
    while (turn());
    expect(posted.map(({ kind }) => kind)).toEqual(['start', 'start']);
    expect(run.recording.totals).toEqual(totals);
  });

  it('whose solver could not be fetched keeps its recording, and is solved at the next press', () => {
    const { run, log, breakOff, turn } = setting(matrix);
    const { recording } = run;
    run.solve(5);
    breakOff('it could not be fetched');
    expect(run).toMatchObject({ state: 'failed', failure: 'it could not be fetched' });
    run.cancel();
    run.solve();
    while (turn());
    expect(log.connected).toBe(2);
    expect(run.recording).toBe(recording);
    expect(run.recording.totals).toEqual(totals);
  });

  it('whose solver has gone without a word is let go by another Stop, a second later, and begins anew', () => {
    const { run, posted, log, vanish, wait, turn } = setting(matrix);
    run.solve();
    turn();
    const last = run.recording.lastStep();
    vanish();
    run.cancel();
    wait(500);
    run.cancel();
    expect(run.state).toBe('running');
    expect(log.closed).toBe(0);
    wait(500);
    run.cancel();
    expect(run.state).toBe('cancelled');
    expect(log.closed).toBe(1);
    expect(run.recording.lastStep()).toBe(last);
    run.solve();
    while (turn());
    expect(posted.map(({ kind }) => kind)).toEqual(['start', 'cancel', 'cancel', 'start']);
    expect(run.recording.totals).toEqual(totals);
  });

  it('closes its solver when it is disposed of', () => {
    const { run, log } = setting(matrix);
    run.dispose();
    expect(log.closed).toBe(0);
    run.solve();
    run.dispose();
    run.dispose();
    expect(log.closed).toBe(1);
  });
});
