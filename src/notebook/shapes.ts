/** Small helpers for encodings: numbers, choices, and shapes of cells. */
import { shortened, inWords } from '#english/english.ts';
import type { Place } from '#puzzles/marks.ts';
import type { Tiles } from '#puzzles/tilings.ts';
import { pointsUp, TILINGS } from '#puzzles/tilings.ts';

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
  if (end - first > MOST) throw new RangeError(`range gives at most ${inWords(MOST)} numbers`);
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
        throw new RangeError(`there are more than ${inWords(MOST)} combinations; take fewer things`);
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

/** What the cells of a shape are; squares by default. */
interface Of {
  readonly of?: Tiles;
}

/**
 * Returns the cells of a drawing, line by line: blanks, `.`, `-` and `0` are empty, any other character is a cell. Of
 * triangles, A is one that points up and V one that points down; the drawing is moved to the right if that needs it.
 * @throws RangeError when it is not a string, or when an A or a V cannot be where it is
 */
export function shape(drawing: string, { of }: Of = {}): Place[] {
  const given: unknown = drawing;
  if (typeof given !== 'string') {
    throw new RangeError(
      `shape wants a drawing, such as 'XX\\nX.', but got ${given === undefined ? 'nothing' : 'something else'}`,
    );
  }
  const lines = drawing.split('\n').flatMap((line, index) => (line.trim() === '' ? [] : [{ line, number: index + 1 }]));
  const indent = Math.min(...lines.map(({ line }) => line.search(/\S/)));
  const signs = lines.flatMap(({ line, number }, y) =>
    [...line.slice(indent)].flatMap((sign, x) =>
      /[\s.\-0]/.test(sign) ? [] : [{ sign, number, at: [x, y] as const }],
    ),
  );
  const shift = tilingOf(of) === TILINGS.triangles ? shiftOf(signs) : 0;
  return signs.map(({ at: [x, y] }) => [x + shift, y]);
}

/**
 * Returns 1 when drawn triangles point the wrong way where they are, so that the drawing has to be moved; else 0.
 * @throws RangeError when some point the wrong way and some do not
 */
function shiftOf(signs: readonly { readonly sign: string; readonly number: number; readonly at: Place }[]): number {
  const isTurned = ({ sign, at }: (typeof signs)[number]): boolean => (sign === 'A') !== pointsUp(at);
  const [first, ...others] = signs.filter(({ sign }) => /[AV]/.test(sign));
  const odd = others.find((other) => first && isTurned(other) !== isTurned(first));
  if (odd) {
    const where = `the ${odd.sign} in line ${odd.number} of the drawing cannot be there`;
    throw new RangeError(`${where}: A and V take turns along a line, and from each line to the next`);
  }
  return first && isTurned(first) ? 1 : 0;
}

/** @throws RangeError when it is not the name of a tiling */
function tilingOf(of: unknown = 'squares'): (typeof TILINGS)[Tiles] {
  if (of === 'squares' || of === 'triangles' || of === 'hexagons') return TILINGS[of];
  const given = typeof of === 'string' ? `“${shortened(of)}”` : 'something else';
  throw new RangeError(`of must be 'squares', 'triangles' or 'hexagons', not ${given}`);
}

/** A cell of a solid: its place in a layer, and the layer. */
export type Block = readonly [x: number, y: number, z: number];

/**
 * Returns the aspects of a shape, each once, and moved to the top left. A flat shape is mirrored by default; a
 * solid of cells [x, y, z] is not, because a wooden piece cannot be.
 * @throws RangeError when the cells are not all places, or not all blocks
 */
export function aspects(cells: readonly Place[], choices?: { mirror?: boolean } & Of): Place[][];
export function aspects(cells: readonly Block[], choices?: { mirror?: boolean }): Block[][];
export function aspects(cells: readonly Cell[], { mirror, of }: { mirror?: boolean } & Of = {}): readonly Cell[][] {
  const isSolid = sizeOf(cells) === 3;
  const tiling = tilingOf(of);
  const turns: Turn[] = isSolid
    ? [([x = 0, y = 0, z = 0]) => [-y, x, z], ([x = 0, y = 0, z = 0]) => [x, -z, y]]
    : [([x = 0, y = 0]) => tiling.turn([x, y])];
  const mirrored: Turn = ([x = 0, y = 0, ...others]) => [...tiling.mirror([x, y]), ...others];
  const found = new Map<string, Cell[]>();
  const visit = (way: readonly Cell[]): void => {
    const least = (way[0] ?? []).map((_, axis) => Math.min(...way.map((cell) => cell[axis]!)));
    // A triangle must not be moved to where it would point the other way.
    if (!tiling.canMove([least[0]!, least[1]!])) least[0]! -= 1;
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
 * Returns a shape in each place of a board, rank by rank, or a solid in each place of a box, layer by layer.
 * @throws RangeError when the cells are not all places, or not all blocks, or when the depth does not match them
 */
export function placements(cells: readonly Place[], width: number, height: number, choices?: Of): Place[][];
export function placements(cells: readonly Block[], width: number, height: number, depth: number): Block[][];
export function placements(
  cells: readonly Cell[],
  width: number,
  height: number,
  more: number | Of = {},
): readonly Cell[][] {
  const axes = sizeOf(cells);
  const depth = typeof more === 'number' ? more : undefined;
  const { canMove } = tilingOf(typeof more === 'number' ? undefined : more.of);
  if ((depth !== undefined) !== (axes === 3)) {
    const what =
      axes === 3
        ? 'cells [x, y, z] lie in a box: placements(shape, width, height, depth)'
        : 'a depth is for cells [x, y, z]; these are [x, y]';
    throw new RangeError(what);
  }
  const moves = [width, height, depth ?? 1].map((side, axis) => {
    const along = cells.map((cell) => cell[axis] ?? 0);
    return range(-Math.min(...along), side - Math.max(...along));
  });
  const [right = [], down = [], back = []] = moves;
  return back.flatMap((z) =>
    down.flatMap((y) =>
      right
        .filter((x) => canMove([x, y]))
        .map((x) => cells.map((cell) => cell.map((at, axis) => at + [x, y, z][axis]!))),
    ),
  );
}

/** A place or a block. */
type Cell = readonly number[];

type Turn = (cell: Cell) => Cell;

/** 2 for a flat shape, 3 for a solid. */
function sizeOf(cells: readonly Cell[]): number {
  const given: unknown = cells;
  const size = Array.isArray(given) && Array.isArray(given[0]) ? given[0].length : 0;
  const isCell = (cell: unknown): boolean =>
    Array.isArray(cell) && cell.length === size && cell.every(Number.isInteger);
  if ((size !== 2 && size !== 3) || !cells.every(isCell)) {
    throw new RangeError(
      'a shape is a list of cells, all of them [x, y] or all [x, y, z], in whole numbers; shape() makes one from ' +
        'a drawing',
    );
  }
  return size;
}
