/** The lines of the grid as paths: walls between rooms, thin lines inside them, outlines of regions. */
import type { RipplePuzzle } from '#puzzles/ripple-effect/puzzle.ts';
import { CELL, corner } from './layout.ts';
import { hundredths } from '../kit/round.ts';

type Rooms = Pick<RipplePuzzle, 'width' | 'height' | 'roomOf'>;

/** Walls around and between rooms, or only those between; or the thin lines between cells of one room. */
export function gridLines(puzzle: Rooms, kind: 'walls' | 'between' | 'inner'): string {
  const { width, height } = puzzle;
  const isWall = (ax: number, ay: number, bx: number, by: number) => {
    const [a, b] = [roomAt(puzzle, ax, ay), roomAt(puzzle, bx, by)];
    return a !== b && (kind !== 'between' || (a >= 0 && b >= 0));
  };
  const wanted = kind !== 'inner';
  let path = '';
  for (let y = 0; y <= height; y++) {
    for (const [from, to] of runs(width, (x) => isWall(x, y - 1, x, y) === wanted)) {
      const start = corner(from, y);
      path += `M${start.x} ${start.y}H${corner(to, y).x}`;
    }
  }
  for (let x = 0; x <= width; x++) {
    for (const [from, to] of runs(height, (y) => isWall(x - 1, y, x, y) === wanted)) {
      const start = corner(x, from);
      path += `M${start.x} ${start.y}V${corner(x, to).y}`;
    }
  }
  return path;
}

function roomAt({ width, height, roomOf }: Rooms, x: number, y: number): number {
  return x < 0 || y < 0 || x >= width || y >= height ? -1 : (roomOf[y * width + x] ?? -1);
}

/** The stretches of 0…length−1 in which `test` holds, as [first, one after the last]. */
function runs(length: number, test: (index: number) => boolean): [number, number][] {
  const found: [number, number][] = [];
  for (let index = 0; index < length; index++) {
    if (!test(index)) continue;
    const last = found.at(-1);
    if (last && last[1] === index) last[1] = index + 1;
    else found.push([index, index + 1]);
  }
  return found;
}

/** A side of a cell on the edge of a region, walked with the region on its right. */
interface Side {
  readonly x: number;
  readonly y: number;
  readonly dx: number;
  readonly dy: number;
}

/**
 * The outline of a set of cells, drawn `inset` units inside them with rounded corners. Sides are
 * chained with the region on the right; where two cells touch at a corner only, the walk turns
 * right, so that it stays with its own cell.
 */
export function outlinePath(
  { width, height }: Pick<RipplePuzzle, 'width' | 'height'>,
  cells: readonly number[],
  inset: number,
  radius: number,
): string {
  const left = sidesOf(width, height, cells);
  let path = '';
  for (let first = left.shift(); first; first = left.shift()) {
    const loop = [first];
    for (let next = takeNext(left, first); next; next = takeNext(left, next)) loop.push(next);
    path += loopPath(loop, inset, radius);
  }
  return path;
}

function sidesOf(width: number, height: number, cells: readonly number[]): Side[] {
  const inside = new Set(cells);
  return [...inside].flatMap((cell) => {
    const x = cell % width;
    const y = Math.floor(cell / width);
    const sides: Side[] = [];
    if (y === 0 || !inside.has(cell - width)) sides.push({ x, y, dx: 1, dy: 0 });
    if (x === width - 1 || !inside.has(cell + 1)) sides.push({ x: x + 1, y, dx: 0, dy: 1 });
    if (y === height - 1 || !inside.has(cell + width)) {
      sides.push({ x: x + 1, y: y + 1, dx: -1, dy: 0 });
    }
    if (x === 0 || !inside.has(cell - 1)) sides.push({ x, y: y + 1, dx: 0, dy: -1 });
    return sides;
  });
}

/** Takes from `left` the side that follows, the one that turns right if there are two. */
function takeNext(left: Side[], { x, y, dx, dy }: Side): Side | undefined {
  const follows = left.filter((side) => side.x === x + dx && side.y === y + dy);
  const next = follows.find((side) => side.dx === -dy && side.dy === dx) ?? follows[0];
  if (next) left.splice(left.indexOf(next), 1);
  return next;
}

function loopPath(loop: readonly Side[], inset: number, radius: number): string {
  const bends = loop.filter((side, index) => {
    const before = loop.at(index - 1);
    return before !== undefined && (before.dx !== side.dx || before.dy !== side.dy);
  });
  const parts = bends.map((side, index) => {
    const before = bends.at(index - 1) ?? side;
    const at = corner(side.x, side.y);
    // The inner normal of a side is its direction turned right.
    const x = at.x + inset * (-side.dy - before.dy);
    const y = at.y + inset * (side.dx + before.dx);
    const from = `${hundredths(x - before.dx * radius)} ${hundredths(y - before.dy * radius)}`;
    const to = `${hundredths(x + side.dx * radius)} ${hundredths(y + side.dy * radius)}`;
    return `${from}Q${hundredths(x)} ${hundredths(y)} ${to}`;
  });
  return `M${parts.join('L')}Z`;
}

/** The square of a cell drawn `inset` units inside it. */
export function square(width: number, cell: number, inset: number) {
  const { x, y } = corner(cell % width, Math.floor(cell / width));
  return { x: x + inset, y: y + inset, side: CELL - 2 * inset };
}

/** How far apart the lines of a hatching are. */
const HATCH = 8;

/** Lines from lower left to upper right over each of the cells. */
export function hatchPath({ width }: Pick<RipplePuzzle, 'width'>, cells: readonly number[]): string {
  return cells
    .map((cell) => {
      const { x, y } = corner(cell % width, Math.floor(cell / width));
      let path = '';
      for (let sum = HATCH; sum < 2 * CELL; sum += HATCH) {
        const [near, far] = [Math.max(0, sum - CELL), Math.min(CELL, sum)];
        path += `M${x + near} ${y + far}L${x + far} ${y + near}`;
      }
      return path;
    })
    .join('');
}
