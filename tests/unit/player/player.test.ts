import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parse } from '#dlx/index.ts';
import { type Recording, type Zoom, createRecorder, createRecording, record, ZOOMS } from '#history/index.ts';
import { positionOf } from '#history/frame.ts';
import { type Player, createPlayer } from '#player/player.ts';
import { KNUTH } from '../../matrices/knuth.ts';
import { queens } from '../../matrices/queens.ts';
import { type FakeTicker, fakeTicker } from './ticker.ts';

const knuth = record(parse(KNUTH));
const five = record(queens(5));

interface Setting {
  readonly player: Player;
  readonly ticker: FakeTicker;
  /** How often the player has said that something changed. */
  changes(): number;
}

function playing(recording: Recording = knuth, zoom: Zoom = 'decisions'): Setting {
  const ticker = fakeTicker();
  let changes = 0;
  const player = createPlayer(recording, ticker, () => (changes += 1));
  player.setZoom(zoom);
  changes = 0;
  return { player, ticker, changes: () => changes };
}

/** A recording of 8 queens that knows its first 1,000 decisions or so, and how to let it grow. */
function half(): { recording: Recording; grow: () => void } {
  const recorder = createRecorder(queens(8));
  const recording = createRecording(queens(8));
  const grow = (): void => recording.append(recorder.advance(5_000));
  grow();
  return { recording, grow };
}

describe('seek', () => {
  it.each(ZOOMS)('goes to any step at the zoom %s, clamped to the run', (zoom) => {
    const { player } = playing(knuth, zoom);
    const last = knuth.lastStep(zoom);
    for (const [to, step] of [
      [3, 3],
      [-5, 0],
      [last, last],
      [last + 10, last],
      [2.6, 3],
      [Infinity, last],
    ] as const) {
      player.seek(to);
      expect(player).toMatchObject({ step, last, zoom });
      expect(player.frame).toEqual(knuth.seek(step, zoom));
    }
  });

  it('says so once, and not at all when nothing changes', () => {
    const { player, changes } = playing();
    player.seek(4);
    expect(changes()).toBe(1);
    expect(player.frame.step).toBe(4);
    player.seek(4);
    player.seek(4.2);
    expect(changes()).toBe(1);
    player.seek(99);
    expect(player.frame.step).toBe(17);
    player.seek(1_000);
    expect(changes()).toBe(2);
  });

  it('computes a frame when it is asked for, and once', () => {
    let sought = 0;
    const spy: Recording = { ...knuth, seek: (...args) => (sought++, knuth.seek(...args)) };
    Object.defineProperty(spy, 'totals', { get: () => knuth.totals });
    const player = createPlayer(spy, fakeTicker(), () => undefined);
    for (let step = 1; step <= 10; step += 1) player.seek(step);
    expect(sought).toBe(0);
    expect(player.frame).toBe(player.frame);
    expect(sought).toBe(1);
  });

  it('by hand stops the playing', () => {
    for (const act of [
      (player: Player) => player.seek(2),
      (player: Player) => player.move(1),
      (player: Player) => player.leap(1),
      (player: Player) => player.toSolution(1),
      (player: Player) => player.toDeadEnd(1),
      (player: Player) => player.load(five),
    ]) {
      const { player, ticker } = playing();
      player.play();
      act(player);
      expect(player.playing).toBe(false);
      expect(ticker.waiting).toBe(0);
    }
  });
});

it('move goes by steps, and stops at the ends', () => {
  const { player } = playing();
  const steps = [1, 1, -1, 5, -100, 100, 1].map((by) => {
    player.move(by);
    return player.step;
  });
  expect(steps).toEqual([1, 2, 1, 6, 0, 17, 17]);
});

describe('leap', () => {
  /** Where leaps from one end to the other come to rest. */
  function rests(player: Player, direction: 1 | -1): number[] {
    player.seek(direction > 0 ? 0 : player.last);
    const steps: number[] = [];
    const end = direction > 0 ? player.last : 0;
    while (player.step !== end) {
      player.leap(direction);
      steps.push(player.step);
    }
    player.leap(direction);
    expect(player.step).toBe(end);
    return steps;
  }

  it.each([
    ['covers', 'decisions'],
    ['links', 'covers'],
  ] as const)('at %s goes from end to end of the %s', (zoom, coarser) => {
    const { player } = playing(five, zoom);
    const ends = Array.from({ length: five.lastStep(coarser) + 1 }, (_, step) =>
      positionOf(five.seek(step, coarser), zoom),
    );
    expect(rests(player, 1)).toEqual(ends.slice(1));
    expect(rests(player, -1)).toEqual(ends.slice(0, -1).reverse());
  });

  it.each([
    ['covers', 'decisions'],
    ['links', 'covers'],
  ] as const)('from inside, at %s, goes to the end of this step or of the one before', (zoom, coarser) => {
    const key = zoom === 'covers' ? 'decision' : 'moves';
    const { player } = playing(five, zoom);
    fc.assert(
      fc.property(fc.nat(five.lastStep(zoom)), (step) => {
        player.seek(step);
        const here = player.frame[key];
        const end = positionOf(five.seek(here, coarser), zoom);
        player.leap(1);
        expect(player.frame[key]).toBe(Math.min(end > step ? here : here + 1, five.lastStep(coarser)));
        expect(player.step).toBe(positionOf(five.seek(player.frame[key], coarser), zoom));
        player.seek(step);
        player.leap(-1);
        expect(player.step).toBe(positionOf(five.seek(Math.max(0, here - 1), coarser), zoom));
      }),
    );
  });

  it('at decisions goes from solution to solution, and to the ends', () => {
    const { player } = playing(five);
    const solutions = Array.from({ length: 10 }, (_, index) => five.solutionStep(index + 1));
    expect(rests(player, 1)).toEqual([...solutions, five.lastStep()]);
    expect(rests(player, -1)).toEqual([...solutions.toReversed(), 0]);
    player.seek(solutions[4]! + 1);
    player.leap(-1);
    expect(player.step).toBe(solutions[4]);
  });
});

describe('solutions and dead ends', () => {
  it.each(ZOOMS)('are gone to by number, at the zoom %s', (zoom) => {
    const { player } = playing(five, zoom);
    for (const number of [3, five.totals.deadEnds, 1]) {
      expect(player.toSolution(number)).toBe(true);
      expect(player.frame).toMatchObject({ event: 'solution', counters: { solutions: number } });
      expect(player.solution).toBe(number);
      expect(player.toDeadEnd(number)).toBe(true);
      expect(player.frame).toMatchObject({ event: 'dead end', counters: { deadEnds: number } });
    }
  });

  it('that are not known leave the cursor where it is', () => {
    const { player, changes } = playing(five);
    player.seek(7);
    const before = changes();
    for (const number of [0, -1, 11]) expect(player.toSolution(number)).toBe(false);
    expect(player.toDeadEnd(0)).toBe(false);
    expect(player.toDeadEnd(five.totals.deadEnds + 1)).toBe(false);
    expect(player.step).toBe(7);
    expect(changes()).toBe(before);
  });

  it('the solution is the last one before the cursor', () => {
    const { player } = playing(five);
    player.seek(five.solutionStep(3) - 1);
    expect(player.solution).toBe(2);
    player.move(1);
    expect(player.solution).toBe(3);
    player.seek(0);
    expect(player.solution).toBe(0);
  });
});

describe('zoom', () => {
  it('keeps the moment: to a finer one and back', () => {
    fc.assert(
      fc.property(fc.nat(five.lastStep()), (decision) => {
        const { player, changes } = playing(five);
        player.seek(decision);
        const before = player.frame;
        player.setZoom('links');
        expect(player.step).toBe(before.links);
        expect(player.frame).toMatchObject({ event: before.event, path: before.path });
        player.setZoom('covers');
        expect(player.step).toBe(before.moves);
        player.setZoom('decisions');
        expect(player.frame).toEqual(before);
        expect(changes()).toBeGreaterThanOrEqual(3);
      }),
    );
  });

  it('to a coarser one goes to the step that the moment lies in', () => {
    const { player } = playing(five, 'links');
    fc.assert(
      fc.property(fc.nat(five.lastStep('links')), (step) => {
        player.setZoom('links');
        player.seek(step);
        const { decision, moves, event, row } = player.frame;
        player.setZoom('covers');
        expect(player.step).toBe(moves);
        player.setZoom('decisions');
        expect(player.step).toBe(decision);
        expect(player.frame).toMatchObject({ event, row });
      }),
    );
  });

  it('set to what it is changes nothing', () => {
    const { player, changes } = playing();
    player.setZoom('decisions');
    expect(changes()).toBe(0);
  });
});

describe('play', () => {
  it('steps with the time that has passed, fractions and all', () => {
    const { player, ticker } = playing(five);
    player.setSpeed(3);
    player.play();
    const steps = Array.from({ length: 12 }, () => {
      ticker.pass(100);
      return player.step;
    });
    // Three steps a second: the first after 0.33 s, which the fourth picture shows.
    expect(steps).toEqual([0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3]);
    ticker.pass(1_000);
    expect(player.step).toBe(6);
  });

  it('at thousands of steps a second takes many in one picture, and says so once', () => {
    const run = record(queens(8));
    const { player, ticker, changes } = playing(run);
    player.setSpeed(2_000);
    player.play();
    const before = changes();
    for (let picture = 0; picture < 30; picture += 1) ticker.pass(16);
    expect(player.step).toBe(960);
    expect(changes() - before).toBe(30);
  });

  it('stops at the end of the run, and starts over from there', () => {
    const { player, ticker } = playing();
    player.setSpeed(10);
    player.play();
    ticker.pass(60_000);
    expect(player).toMatchObject({ step: 17, playing: false });
    expect(ticker.waiting).toBe(0);
    player.play();
    expect(player).toMatchObject({ step: 0, playing: true });
    ticker.pass(100);
    expect(player.step).toBe(1);
  });

  it('pauses and goes on, and forgets the time in between', () => {
    const { player, ticker } = playing(five);
    player.setSpeed(10);
    player.play();
    ticker.pass(250);
    player.pause();
    expect(player).toMatchObject({ step: 2, playing: false });
    expect(ticker.waiting).toBe(0);
    ticker.pass(60_000);
    expect(player.step).toBe(2);
    player.play();
    player.play();
    expect(ticker.waiting).toBe(1);
    ticker.pass(100);
    expect(player.step).toBe(3);
  });

  it('takes another speed while it plays', () => {
    const { player, ticker } = playing(five);
    player.setSpeed(1);
    player.play();
    ticker.pass(900);
    player.setSpeed(100);
    expect(player.step).toBe(0);
    ticker.pass(100);
    expect(player).toMatchObject({ step: 10, speed: 100 });
    // The nine tenths of a step at the old speed are not added to the half of one at the new speed.
    ticker.pass(5);
    expect(player.step).toBe(10);
  });

  it('waits at the end of a run that still grows, and goes on when it has grown', () => {
    const { recording, grow } = half();
    const { player, ticker } = playing(recording);
    player.setSpeed(1_000);
    player.seek(recording.lastStep() - 5);
    player.play();
    ticker.pass(1_000);
    const end = recording.lastStep();
    expect(player).toMatchObject({ step: end, last: end, playing: true });
    ticker.pass(5_000);
    expect(player.step).toBe(end);
    grow();
    expect(player.last).toBeGreaterThan(end);
    // The time of waiting is not made up for.
    ticker.pass(10);
    expect(player.step).toBe(end + 10);
  });

  it('at the end of a run that still grows does not start over', () => {
    const { recording } = half();
    const { player } = playing(recording);
    player.seek(Infinity);
    const { step } = player;
    player.play();
    expect(player.step).toBe(step);
  });

  it('keeps playing when the zoom changes', () => {
    const { player, ticker } = playing(five);
    player.setSpeed(10);
    player.play();
    ticker.pass(200);
    player.setZoom('covers');
    const { step } = player;
    expect(step).toBe(five.seek(2).moves);
    ticker.pass(100);
    expect(player.step).toBe(step + 1);
  });
});

describe('load', () => {
  it('takes another run, from its start unless told otherwise, and keeps the zoom', () => {
    const { player, changes } = playing(knuth, 'covers');
    player.seek(9);
    const before = changes();
    player.load(five);
    expect(player).toMatchObject({ step: 0, zoom: 'covers', recording: five });
    expect(player.frame).toEqual(five.seek(0, 'covers'));
    expect(changes()).toBe(before + 1);
    player.load(knuth, 5, 'links');
    expect(player.frame).toEqual(knuth.seek(5, 'links'));
    player.load(knuth, 5_000);
    expect(player.step).toBe(knuth.lastStep('links'));
  });

  it('shows the new run even at the step where the old one stood', () => {
    const { player } = playing();
    player.seek(1);
    const before = player.frame;
    player.load(five, 1);
    expect(player.frame).not.toEqual(before);
    expect(player.frame).toEqual(five.seek(1));
  });
});

describe('a halt', () => {
  it('stops playing where it is told to, at any speed, and at the next one after that', () => {
    const { player, ticker } = playing(five);
    const halts = [7, 20];
    player.halt = (step) => halts.find((halt) => halt >= step) ?? Infinity;
    player.setSpeed(1_000);
    player.play();
    ticker.pass(500);
    expect(player).toMatchObject({ step: 7, playing: false });
    // It stands at a halt, and is not to pass it.
    player.play();
    ticker.pass(500);
    expect(player).toMatchObject({ step: 7, playing: false });
    halts.shift();
    player.play();
    ticker.pass(500);
    expect(player).toMatchObject({ step: 20, playing: false });
    player.halt = null;
    player.play();
    ticker.pass(100);
    expect(player).toMatchObject({ step: 120, playing: true });
  });

  it('is one, and the place that a play was asked for another', () => {
    const { player, ticker } = playing(five);
    player.halt = () => 9;
    player.setSpeed(1_000);
    player.play(5);
    ticker.pass(500);
    expect(player).toMatchObject({ step: 5, playing: false });
    player.play();
    ticker.pass(500);
    expect(player).toMatchObject({ step: 9, playing: false });
  });

  it('stops nobody who steps by hand', () => {
    const { player } = playing(five);
    player.halt = () => 3;
    player.seek(10);
    expect(player.step).toBe(10);
  });
});
