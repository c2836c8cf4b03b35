/** Where the lanes of a race run: one under the other, updates to the right. */
import { scaleLinear } from 'd3-scale';
import type { Lane, LanesView } from './view.ts';
import { inWords } from '#english/english.ts';

export const WIDTH = 440;
const LEFT = 14;
const RIGHT = 16;
const TOP = 4;
/** From one lane to the next; its words stand over its track. */
const PITCH = 46;
const WORDS = 14;
const TRACK = 29;
const AXIS = 24;

export interface LaidLane {
  readonly id: string;
  readonly lane: Lane;
  readonly words: number;
  readonly track: number;
  /** Where the runner is. */
  readonly front: number;
  readonly solutions: readonly number[];
  readonly ghosts: readonly LaidGhost[];
}

export interface LaidGhost {
  readonly id: string;
  readonly x: number;
  /** Its end lies beyond the end of this race. */
  readonly isBeyond: boolean;
}

export interface LanesLayout {
  readonly lanes: readonly LaidLane[];
  readonly ticks: readonly { readonly id: string; readonly x: number; readonly text: string }[];
  /** Where the clock is; null before the race. */
  readonly clock: number | null;
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly height: number;
}

export function lanesLayout({ lanes, clock, length }: LanesView): LanesLayout {
  const right = WIDTH - RIGHT;
  const bottom = TOP + lanes.length * PITCH;
  const x = scaleLinear([0, length ?? 1], [LEFT, right]).clamp(true);
  return {
    lanes: lanes.map((lane, index) => ({
      id: lane.id,
      lane,
      words: TOP + index * PITCH + WORDS,
      track: TOP + index * PITCH + TRACK,
      front: x(lane.updates),
      solutions: lane.solutions.map((updates) => x(updates)),
      // Without a length there is no scale, and no place for a ghost.
      ghosts: (length === null ? [] : lane.ghosts).map(({ updates }, which) => ({
        id: String(which),
        x: x(updates),
        isBeyond: updates > (length ?? 0),
      })),
    })),
    ticks: length === null ? [] : ticksOf(length, x),
    clock: length === null ? null : x(clock),
    left: LEFT,
    right,
    bottom,
    height: bottom + AXIS,
  };
}

function ticksOf(length: number, x: (updates: number) => number): LanesLayout['ticks'] {
  const whole = scaleLinear([0, length], [0, 1]).ticks(3).filter(Number.isInteger);
  return whole.map((updates) => ({
    id: String(updates),
    x: x(updates),
    text: inWords(updates),
  }));
}
