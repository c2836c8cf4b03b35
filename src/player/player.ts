import { type Frame, type Recording, type Zoom, ZOOMS } from '#history/index.ts';
import { positionOf } from '#history/frame.ts';

/** The clock and the animation frames that a player needs. */
export interface PlayerClock {
  now(): number;
  /** Calls back before the next animation frame; returns a handle for `cancel`. */
  request(callback: () => void): number;
  cancel(handle: number): void;
}

/**
 * A cursor over a recorded run. Its only moving state is the step at the current zoom; the frame is computed from it on
 * first use.
 */
export interface Player {
  readonly recording: Recording;
  readonly zoom: Zoom;
  readonly step: number;
  /** The last position known at the current zoom. */
  readonly last: number;
  readonly playing: boolean;
  readonly speed: number;
  readonly frame: Frame;
  /** Takes another run, and goes to a position of it. */
  load(recording: Recording, step?: number, zoom?: Zoom): void;
  /** Goes to a position, clamped to the run, and stops playing. */
  seek(step: number): void;
  move(by: number): void;
  /** Moves by steps of the next coarser zoom; at decisions, by solutions. */
  leap(direction: 1 | -1): void;
  /** Goes to the solution with this number, from 1; false when it is not known. */
  toSolution(number: number): boolean;
  /** The same for a dead end. */
  toDeadEnd(number: number): boolean;
  /** The number of the solution at or before the cursor; 0 before the first. */
  readonly solution: number;
  setZoom(zoom: Zoom): void;
  setSpeed(stepsPerSecond: number): void;
  /** Plays on, to the end of the run or to a position before it. */
  play(until?: number): void;
  pause(): void;
  /** Returns the position at or after a step where playing halts, or Infinity; null plays through. */
  halt: ((step: number) => number) | null;
}

/**
 * A player at the start of a recording. `changed` is called after every change; `grows` returns true while more of the
 * run is being recorded, and playing then waits for it.
 */
export function createPlayer(
  initial: Recording,
  ticker: PlayerClock,
  changed: () => void,
  grows?: () => boolean,
): Player {
  let recording = initial;
  let zoom: Zoom = 'decisions';
  let step = 0;
  let speed = 5;
  let playing = false;
  let cached: Frame | null = null;
  let handle = 0;
  let then = 0;
  /** Fractions of a step that have not been played yet. */
  let owed = 0;
  /** Where playing stops. */
  let until = Infinity;

  function go(to: number): void {
    const next = Math.min(Math.max(0, Math.round(to)), recording.lastStep(zoom));
    if (next === step && cached) return;
    step = next;
    cached = null;
    changed();
  }

  function stop(): void {
    if (!playing) return;
    playing = false;
    ticker.cancel(handle);
    changed();
  }

  function tick(): void {
    if (!playing) return;
    const now = ticker.now();
    owed += ((now - then) / 1000) * speed;
    then = now;
    const whole = Math.floor(owed);
    owed -= whole;
    const end = Math.min(until, player.halt?.(step) ?? until);
    if (whole > 0) go(Math.min(step + whole, end));
    if (step >= end) {
      stop();
      return;
    }
    if (step >= recording.lastStep(zoom)) {
      // At the end of the recording, playing waits if the run still grows.
      owed = 0;
      if (!(grows?.() ?? !recording.finished)) {
        stop();
        return;
      }
    }
    handle = ticker.request(tick);
  }

  /** Goes to the end of the next, or of the previous, step of a coarser zoom. */
  function leapTo(coarser: Zoom, direction: 1 | -1): void {
    const here = positionOf(player.frame, coarser);
    const isInside = positionOf(recording.seek(here, coarser), zoom) > step;
    const to = direction < 0 ? here - 1 : isInside ? here : here + 1;
    if (to > recording.lastStep(coarser)) go(player.last);
    else go(positionOf(recording.seek(Math.max(0, to), coarser), zoom));
  }

  function toFound(counter: 'solutions' | 'deadEnds', number: number): boolean {
    stop();
    if (number < 1 || number > recording.totals[counter]) return false;
    const found = counter === 'solutions' ? recording.solutionStep(number) : recording.deadEndStep(number);
    go(positionOf(recording.seek(found), zoom));
    return true;
  }

  function leapToSolution(direction: 1 | -1): void {
    const here = player.solution;
    const isOn = here > 0 && recording.solutionStep(here) === step;
    const number = direction > 0 ? here + 1 : isOn ? here - 1 : here;
    if (!player.toSolution(number)) go(direction > 0 ? player.last : 0);
  }

  const player: Player = {
    get recording() {
      return recording;
    },
    get zoom() {
      return zoom;
    },
    get step() {
      return step;
    },
    get last() {
      return recording.lastStep(zoom);
    },
    get playing() {
      return playing;
    },
    get speed() {
      return speed;
    },
    get frame() {
      cached ??= recording.seek(step, zoom);
      return cached;
    },
    load(next, to = 0, at = zoom) {
      stop();
      recording = next;
      zoom = at;
      step = -1;
      cached = null;
      go(to);
    },
    seek(to) {
      stop();
      go(to);
    },
    move(by) {
      stop();
      go(step + by);
    },
    leap(direction) {
      stop();
      const coarser = ZOOMS[ZOOMS.indexOf(zoom) - 1];
      if (coarser) leapTo(coarser, direction);
      else leapToSolution(direction);
    },
    toSolution: (number) => toFound('solutions', number),
    toDeadEnd: (number) => toFound('deadEnds', number),
    get solution() {
      return player.frame.counters.solutions;
    },
    setZoom(next) {
      if (next === zoom) return;
      step = positionOf(player.frame, next);
      zoom = next;
      cached = null;
      changed();
    },
    setSpeed(stepsPerSecond) {
      speed = stepsPerSecond;
      owed = 0;
      changed();
    },
    play(to = Infinity) {
      if (playing) return;
      until = to;
      // Play at the end of a finished run starts over, as every player does.
      if (recording.finished && step >= recording.lastStep(zoom)) go(0);
      playing = true;
      owed = 0;
      then = ticker.now();
      handle = ticker.request(tick);
      changed();
    },
    pause: stop,
    halt: null,
  };
  return player;
}
