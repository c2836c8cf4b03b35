/** Small helpers for encodings: numbers, choices, and shapes of cells. */
import type { Place } from '#puzzles/marks.ts';

/** At most this many numbers or combinations per list, which keeps memory bounded. */
const MOST = 1_000_000;

/**
 * Returns 0, 1, … up to but without the count; or with two arguments, from the first up to but without the second.
 * @throws RangeError when the numbers are not whole, or too many
 */
export function range(from: number, to?: number): number[] {
  const [first, end] = to === undefined ? [0, from] : [from, to];
  if (!Number.isInteger(first) || !Number.isInteger(end)) {
    throw new RangeError(`range(${from}${to === undefined ? '' : `, ${to}`}) needs whole numbers`);
  }
  if (end - first > MOST) throw new RangeError(`range gives ${MOST.toLocaleString('en')} numbers at the most`);
  return Array.from({ length: Math.max(0, end - first) }, (_, index) => first + index);
}

/**
 * Returns all combinations of `size` things, each in the order of the list.
 * @throws RangeError when there are more than a million
 */
export function combinations<Thing>(things: readonly Thing[], size: number): Thing[][] {
  const found: Thing[][] = [];
  const taken: Thing[] = [];
  const take = (from: number): void => {
    if (taken.length === size) {
      if (found.length === MOST)
        throw new RangeError(`there are more than ${MOST.toLocaleString('en')} combinations; take fewer things`);
      found.push([...taken]);
      return;
    }
    for (let index = from; index <= things.length - (size - taken.length); index += 1) {
      taken.push(things[index]!);
      take(index + 1);
      taken.pop();
    }
  };
  if (Number.isInteger(size) && size >= 0) take(0);
  return found;
}

/**
 * Returns the cells of a drawing, line by line: blanks, `.`, `-` and `0` are empty, any other character is a cell.
 * @throws RangeError when it is not a string
 */
export function shape(drawing: string): Place[] {
  const given: unknown = drawing;
  if (typeof given !== 'string') {
    throw new RangeError(
      `shape wants a drawing, such as 'XX\\nX.', and got ${given === undefined ? 'nothing' : 'something else'}`,
    );
  }
  const lines = drawing.split('\n').filter((line) => line.trim() !== '');
  const indent = Math.min(...lines.map((line) => line.search(/\S/)));
  return lines.flatMap((line, y) =>
    [...line.slice(indent)].flatMap((sign, x): Place[] => (/[\s.\-0]/.test(sign) ? [] : [[x, y]])),
  );
}

/** A cell of a solid: its place in a layer, and the layer. */
export type Block = readonly [x: number, y: number, z: number];

/**
 * Returns the distinct orientations of a shape, each moved to the top left. A flat shape is mirrored by default; a
 * solid of cells [x, y, z] is not, because a wooden piece cannot be.
 * @throws RangeError when the cells are not all places, or not all blocks
 */
export function aspects(cells: readonly Place[], choices?: { mirror?: boolean }): Place[][];
export function aspects(cells: readonly Block[], choices?: { mirror?: boolean }): Block[][];
export function aspects(cells: readonly Cell[], { mirror }: { mirror?: boolean } = {}): readonly Cell[][] {
  const isSolid = sizeOf(cells) === 3;
  const turns: Turn[] = isSolid
    ? [([x = 0, y = 0, z = 0]) => [-y, x, z], ([x = 0, y = 0, z = 0]) => [x, -z, y]]
    : [([x = 0, y = 0]) => [-y, x]];
  const mirrored: Turn = ([x = 0, ...others]) => [-x, ...others];
  const found = new Map<string, Cell[]>();
  const visit = (way: readonly Cell[]): void => {
    const least = (way[0] ?? []).map((_, axis) => Math.min(...way.map((cell) => cell[axis]!)));
    const placed = way
      .map((cell) => cell.map((at, axis) => at - least[axis]!))
      .sort((a, b) => (a[2] ?? 0) - (b[2] ?? 0) || a[1]! - b[1]! || a[0]! - b[0]!);
    if (found.has(placed.join(';'))) return;
    found.set(placed.join(';'), placed);
    for (const turn of turns) visit(placed.map(turn));
  };
  visit(cells);
  if (mirror ?? !isSolid) visit(cells.map(mirrored));
  return [...found.values()];
}

/**
 * Returns a shape in each place of a rectangle, row by row, or a solid in each place of a box, layer by layer.
 * @throws RangeError when the cells are not all places, or not all blocks, or when the depth does not match them
 */
export function placements(cells: readonly Place[], width: number, height: number): Place[][];
export function placements(cells: readonly Block[], width: number, height: number, depth: number): Block[][];
export function placements(cells: readonly Cell[], width: number, height: number, depth?: number): readonly Cell[][] {
  const axes = sizeOf(cells);
  if ((depth !== undefined) !== (axes === 3)) {
    const what =
      axes === 3
        ? 'cells [x, y, z] lie in a box: placements(shape, width, height, depth)'
        : 'a depth is for cells [x, y, z]; these are [x, y]';
    throw new RangeError(what);
  }
  const room = [width, height, depth ?? 1].map((side, axis) =>
    range(Math.max(0, side - Math.max(...cells.map((cell) => cell[axis] ?? 0)))),
  );
  const [left = [], top = [], front = []] = room;
  return front.flatMap((z) =>
    top.flatMap((y) => left.map((x) => cells.map((cell) => cell.map((at, axis) => at + [x, y, z][axis]!)))),
  );
}

/** A place or a block. */
type Cell = readonly number[];

type Turn = (cell: Cell) => number[];

/** 2 for a flat shape, 3 for a solid. */
function sizeOf(cells: readonly Cell[]): number {
  const given: unknown = cells;
  const size = Array.isArray(given) && Array.isArray(given[0]) ? given[0].length : 0;
  const isCell = (cell: unknown): boolean =>
    Array.isArray(cell) && cell.length === size && cell.every(Number.isInteger);
  if ((size !== 2 && size !== 3) || !cells.every(isCell)) {
    throw new RangeError(
      'a shape is a list of cells, all of them [x, y] or all [x, y, z], in whole numbers; shape() makes one of ' +
        'a drawing',
    );
  }
  return size;
}
