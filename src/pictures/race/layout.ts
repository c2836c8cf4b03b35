/** Where the lines of a race run: levels to the right, nodes upwards on a logarithmic scale. */
import type { RaceExtent, RaceLine, RaceView } from './view.ts';
import { inWords } from '#english/english.ts';

export const WIDTH = 440;
export const HEIGHT = 300;
const LEFT = 92;
const RIGHT = 16;
const TOP = 28;
const BOTTOM = 44;
/** Axes without numbers: a place where lines will be, and no hint of how the race ends. */
const EMPTY: RaceExtent = { deepest: 10, most: 10_000 };

export interface RaceLayout {
  readonly lines: readonly LaidLine[];
  readonly levels: readonly Tick[];
  /** Powers of ten. */
  readonly counts: readonly Tick[];
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** Nothing has been run: no line, and axes without numbers. */
  readonly isEmpty: boolean;
}

export interface Tick {
  readonly id: string;
  readonly at: number;
  readonly text: string;
}

interface LaidLine {
  readonly id: string;
  readonly line: RaceLine;
  readonly points: readonly { readonly id: string; readonly x: number; readonly y: number }[];
}

export function raceLayout({ lines, extent }: RaceView): RaceLayout {
  const { deepest, most } = extent ?? EMPTY;
  const decades = Math.max(1, Math.ceil(Math.log10(most)));
  const [right, bottom] = [WIDTH - RIGHT, HEIGHT - BOTTOM];
  const x = (level: number): number => LEFT + (level / deepest) * (right - LEFT);
  const y = (count: number): number => bottom - (Math.log10(count) / decades) * (bottom - TOP);
  const every = Math.ceil(deepest / 10);
  return {
    lines: lines.map((line) => ({
      id: line.id,
      line,
      points: line.profile.flatMap((count, level) =>
        count > 0 ? [{ id: String(level), x: x(level), y: y(count) }] : [],
      ),
    })),
    levels: Array.from({ length: Math.floor(deepest / every) + 1 }, (_, index) => ({
      id: `level-${index * every}`,
      at: x(index * every),
      text: extent ? String(index * every) : '',
    })),
    counts: Array.from({ length: decades + 1 }, (_, power) => ({
      id: `count-${power}`,
      at: y(10 ** power),
      text: !extent ? '' : power < 6 ? inWords(10 ** power) : `${10 ** (power - 6)} million`,
    })),
    left: LEFT,
    right,
    top: TOP,
    bottom,
    isEmpty: !extent,
  };
}
