/** Where things lie in the picture, in units of the viewBox. A cell is 48 units wide. */
import type { Direction } from '#puzzles/ripple-effect/columns.ts';
import type { NearPair, RipplePuzzle } from '#puzzles/ripple-effect/puzzle.ts';
import { hundredths } from '../kit/round.ts';

export const CELL = 48;
/** Room around the grid; on the left and above for the numbers of the cells as well. */
export const MARGIN = 6;
export const RULER = 20;
/** Radius of the ring around a number. */
export const RING = 18;
/** Half the thickness of an arm, its corners, and where it starts and ends, from centres of cells. */
export const ARM = 19.5;
const ARM_CORNER = 13;
const ARM_START = 30;
const ARM_END = 20;
/** How far before the centre of the first cell the wave front stands, and half its height. */
const WAVE_BEFORE = 19;
const WAVE = 13;

export interface Point {
  readonly x: number;
  readonly y: number;
}

interface GridSize {
  readonly width: number;
  readonly height: number;
  readonly viewBox: string;
}

type Sides = Pick<RipplePuzzle, 'width' | 'height'>;

export function gridSize({ width, height }: Sides): GridSize {
  const w = RULER + width * CELL + MARGIN;
  const h = RULER + height * CELL + MARGIN;
  return { width: w, height: h, viewBox: `0 0 ${w} ${h}` };
}

/** The top left corner of the cell at x, y; also a point of the grid's lines. */
export function corner(x: number, y: number): Point {
  return { x: RULER + x * CELL, y: RULER + y * CELL };
}

export function centreOf({ width }: Pick<Sides, 'width'>, cell: number): Point {
  const { x, y } = corner(cell % width, Math.floor(cell / width));
  return { x: x + CELL / 2, y: y + CELL / 2 };
}

/** Where a number that shares its cell with others stands, from the centre: diagonally, as 1 and 4 in a line read as 14. */
export function slotOffset(slot: number, slots: number): Point {
  const from = slots === 1 ? 0 : (slot - (slots - 1) / 2) / slots;
  return { x: 34 * from, y: 34 * from };
}

/**
 * Where the small number for `value` stands in its cell, from the centre; `most` is the size of the
 * largest room, so that each digit has one place in the whole grid. All stand a little low, and
 * lower the more lines there are: the upper left corner is for the letters of the rooms.
 */
export function markOffset(value: number, most: number): Point {
  const across = most === 4 ? 2 : Math.min(most, 3);
  const down = Math.ceil(most / across);
  const step = across === 3 ? 12 : 14;
  const column = (value - 1) % across;
  const row = Math.floor((value - 1) / across);
  return { x: (column - (across - 1) / 2) * step, y: (row - (down - 1) / 2) * step + down + 1 };
}

export const angleOf: Readonly<Record<Direction, number>> = {
  right: 0,
  down: 90,
  left: 180,
  up: 270,
};

/**
 * An arm that runs to the right from the origin over `length` cells: its ground, and the wave front
 * that closes it at the number, part of a circle around it. It is `inset` narrower on each side.
 */
export function armPaths(length: number, isCut: boolean, inset = 0): { ground: string; wave: string } {
  const half = ARM - inset;
  const [from, back] = [`M${ARM_START} ${-half}`, `H${ARM_START}`];
  const there = isCut ? `H${(length + 0.5) * CELL}V${half}` : capPath(length, inset);
  const radius = CELL - WAVE_BEFORE;
  const high = Math.min(WAVE, half - 2);
  const x = hundredths(Math.sqrt(radius * radius - high * high));
  return {
    ground: `${from}${there}${back}L${x} ${high}A${radius} ${radius} 0 0 0 ${x} ${-high}Z`,
    wave: `M${x} ${-high}A${radius} ${radius} 0 0 1 ${x} ${high}`,
  };
}

/** The edges of an arm in the cell at `distance`; a whole arm ends with a round cap. */
export function edgePath(distance: number, isEnd: boolean, inset = 0): string {
  const half = ARM - inset;
  const from = distance === 1 ? ARM_START : (distance - 0.5) * CELL;
  const to = (distance + 0.5) * CELL;
  if (isEnd) return `M${from} ${-half}${capPath(distance, inset)}H${from}`;
  return `M${from} ${-half}H${to}M${from} ${half}H${to}`;
}

/** On to the end of a whole arm, and around it. */
function capPath(length: number, inset: number): string {
  const half = ARM - inset;
  const r = Math.min(ARM_CORNER, half);
  const end = length * CELL + ARM_END - inset;
  return `H${end - r}A${r} ${r} 0 0 1 ${end} ${r - half}` + `V${half - r}A${r} ${r} 0 0 1 ${end - r} ${half}`;
}

/**
 * The link between two numbers too close: straight from ring to ring when they are neighbours,
 * otherwise a bow that leaves the numbers between them readable.
 */
export function linkPath(sides: Pick<Sides, 'width'>, { first, second, between }: NearPair): string {
  const a = centreOf(sides, first);
  const b = centreOf(sides, second);
  const isAcross = a.y === b.y;
  if (between === 0) {
    return isAcross ? `M${a.x + RING} ${a.y}H${b.x - RING}` : `M${a.x} ${a.y + RING}V${b.y - RING}`;
  }
  const off = 14;
  const out = Math.round(Math.sqrt(RING * RING - off * off) * 100) / 100;
  const bow = 9;
  if (isAcross) {
    const y = a.y - off;
    return `M${a.x + out} ${y}C${a.x + 30} ${y - bow} ${b.x - 30} ${y - bow} ${b.x - out} ${y}`;
  }
  const x = a.x + off;
  return `M${x} ${a.y + out}C${x + bow} ${a.y + 30} ${x + bow} ${b.y - 30} ${x} ${b.y - out}`;
}
