import { describe, expect, test } from 'vitest';
import { type Awaited, type Awaiting, awaitingWords, createAwaiting } from '#ui/figure/awaiting.ts';
import type { Problem } from '#puzzles/problem.ts';
import type { Scenario } from '#scenarios/scenario.ts';
import { createRecorder, createRecording } from '#history/index.ts';
import { type Player, createPlayer } from '#player/player.ts';
import type { Run } from '#player/run.ts';
import { queens } from '../../../matrices/queens.ts';
import { fakeTicker } from '../../player/ticker.ts';

const OPENING = 7;

interface Setting {
  readonly awaiting: Awaiting;
  readonly player: Player;
  readonly log: { arrived: Awaited['kind'][]; paused: number };
  /** Lets the run go on by so many updates, and settles as the figure does. */
  grow(updates: number): void;
}

/** Queens, solved a little at a time; five of them take 52 nodes and have ten solutions. */
function setting(wanted = 1, size = 5): Setting {
  const recorder = createRecorder(queens(size));
  const recording = createRecording(queens(size));
  const log: Setting['log'] = { arrived: [], paused: 0 };
  const state = { now: 'resting' };
  const run = {
    recording,
    get state() {
      return state.now;
    },
    isToEnd: true,
    solve: () => (state.now = 'running'),
    pause() {
      log.paused += 1;
      state.now = 'resting';
      awaiting.settle();
    },
  } as unknown as Run;
  const player = createPlayer(recording, fakeTicker(), () => undefined);
  const scenario = { opening: () => OPENING } as unknown as Scenario;
  const awaiting: Awaiting = createAwaiting({
    scenario,
    player,
    run,
    wanted,
    settings: {},
    problem: {} as Problem,
    arrived: ({ kind }) => log.arrived.push(kind),
  });
  return {
    awaiting,
    player,
    log,
    grow(updates) {
      recording.append(recorder.advance(updates));
      if (recording.finished) state.now = 'finished';
      awaiting.settle();
    },
  };
}

describe('what a figure waits for', () => {
  test('its opening, until as many solutions are known as are wanted', () => {
    const { awaiting, player, log, grow } = setting(3);
    awaiting.open();
    expect(awaiting.now).toEqual({ kind: 'opening', solutionsOn: 0 });
    for (let turn = 0; awaiting.now && turn < 99; turn += 1) grow(20);
    expect(player.recording.totals.solutions).toBeGreaterThanOrEqual(3);
    expect(player.step).toBe(OPENING);
    expect(log).toEqual({ arrived: ['opening'], paused: 0 });
  });

  test('the step of a link, and pauses the run when it is there', () => {
    const { awaiting, player, log, grow } = setting(1, 8);
    awaiting.openLink(3_000);
    grow(5_000);
    expect(awaiting.now).toEqual({ kind: 'step', step: 3_000 });
    grow(1_000_000);
    expect(awaiting.now).toBeNull();
    expect(player.step).toBe(3_000);
    expect(log.paused).toBe(1);
  });

  test('a step that the run does not have: says so, and opens as ever', () => {
    const { awaiting, player, grow } = setting();
    awaiting.openLink(9_999);
    grow(1_000_000);
    expect(awaiting.notice).toBe(
      `The link asks for step 9,999, but the run has only ${player.last}. The figure shows its usual moment instead.`,
    );
    expect(player.step).toBe(OPENING);
  });

  test('the reader, before it searches far for the step of a link', () => {
    for (const [zoom, far] of [
      ['decisions', 20_000_001],
      ['covers', 400_000_001],
      ['links', 10_000_000_001],
    ] as const) {
      const { awaiting, player, grow } = setting(1, 8);
      player.setZoom(zoom);
      awaiting.openLink(far - 1);
      expect(awaiting.asked).toBeNull();
      awaiting.openLink(far);
      expect(awaiting).toMatchObject({ asked: far, now: { kind: 'opening' } });
      awaiting.searchOn();
      expect(awaiting).toMatchObject({ asked: null, notice: '', now: { kind: 'step', step: far } });
      awaiting.stop();
      expect(awaiting).toMatchObject({ asked: far, now: null });
      expect(awaiting.notice).toMatch(/^The search was stopped before step \d/);
      awaiting.forgetLink();
      expect(awaiting).toMatchObject({ asked: null, notice: '' });
      awaiting.searchOn();
      expect(awaiting.now, 'there is nothing to go on with').toBeNull();
      grow(1_000_000);
      awaiting.openLink(far);
      expect(awaiting.asked, 'the whole run is known').toBeNull();
      expect(awaiting.notice).toContain(', but the run has only ');
    }
  });

  test('a decision on another way, once, and then rests unless the run went to its end before', () => {
    for (const isToEnd of [false, true]) {
      const { awaiting, player, log, grow } = setting();
      awaiting.toDecision(30, isToEnd);
      grow(1_000_000);
      expect(player.step).toBe(30);
      expect(log).toEqual({ arrived: ['decision'], paused: isToEnd ? 0 : 1 });
    }
  });

  test('a solution, or the end of the run when there are not as many', () => {
    const { awaiting, player, log, grow } = setting();
    awaiting.toSolution(2);
    grow(1_000_000);
    expect(player.solution).toBe(2);
    expect(log.arrived).toEqual(['solution']);
    awaiting.toSolution(1);
    expect(player.solution).toBe(1);

    const other = setting();
    other.awaiting.toSolution(11);
    other.grow(1_000_000);
    expect(other.player.step).toBe(other.player.last);
    expect(other.awaiting.now).toBeNull();
  });

  test('the solution after that of the opening, pressed for before there was any', () => {
    const { awaiting, player, log, grow } = setting();
    awaiting.open();
    awaiting.toNextSolution();
    grow(1_000_000);
    const opened = setting();
    opened.awaiting.open();
    opened.grow(1_000_000);
    expect(player.solution).toBe(opened.player.solution + 1);
    expect(log.arrived).toEqual(['opening', 'solution']);
    awaiting.toNextSolution();
    expect(player.solution).toBe(opened.player.solution + 2);
  });

  test('nothing any more, once the reader has gone somewhere', () => {
    const { awaiting, player, grow } = setting();
    awaiting.openLink(60);
    awaiting.forget();
    grow(1_000_000);
    expect(player.step).toBe(0);
  });
});

test('what is said meanwhile', () => {
  expect(awaitingWords({ kind: 'opening', solutionsOn: 0 }, true)).toBe('');
  expect(awaitingWords({ kind: 'step', step: 12_345 }, false)).toBe(
    'Searching for step 12,345, which the link asks for…',
  );
  expect(awaitingWords({ kind: 'step', step: 1 }, true)).toContain('Stop ends the search.');
});
