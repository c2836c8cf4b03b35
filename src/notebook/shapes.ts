/** Small helpers for encodings: numbers, choices, and shapes of cells. */
import type { Place } from '../puzzles/written/marks.ts';

/** So many numbers or choices at the most: what is more would be no list to look through. */
const MOST = 1_000_000;

/**
 * 0, 1, … up to the count, without it; or from a first number up to the one after the last.
 * @throws RangeError when the numbers are not whole, or too many
 */
export function range(from: number, to?: number): number[] {
  const [first, end] = to === undefined ? [0, from] : [from, to];
  if (!Number.isInteger(first) || !Number.isInteger(end)) {
    throw new RangeError(`range(${from}${to === undefined ? '' : `, ${to}`}) needs whole numbers`);
  }
  if (end - first > MOST) throw new RangeError(`range gives ${MOST.toLocaleString('en')} numbers at the most`); // prettier-ignore
  return Array.from({ length: Math.max(0, end - first) }, (_, index) => first + index);
}

/**
 * All ways to take `size` of the things, each in the order of the list.
 * @throws RangeError when there are more than a million
 */
export function combinations<Thing>(things: readonly Thing[], size: number): Thing[][] {
  const found: Thing[][] = [];
  const taken: Thing[] = [];
  const take = (from: number): void => {
    if (taken.length === size) {
      if (found.length === MOST) throw new RangeError(`there are more than ${MOST.toLocaleString('en')} combinations; take fewer things`); // prettier-ignore
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

/** The cells of a drawing, line by line: blanks, `.`, `-` and `0` are no cells, any other sign is one. */
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

/** The different ways in which a shape can lie, turned, and mirrored if wanted; each at the top left. */
export function aspects(cells: readonly Place[], { mirror = true } = {}): Place[][] {
  const turned = ([x, y]: Place): Place => [-y, x];
  const found = new Map<string, Place[]>();
  let way = cells;
  for (let turn = 0; turn < (mirror ? 8 : 4); turn += 1) {
    way = turn === 4 ? way.map(([x, y]): Place => [-x, y]) : way;
    const [left, top] = [Math.min(...way.map(([x]) => x)), Math.min(...way.map(([, y]) => y))];
    const placed = way
      .map(([x, y]): Place => [x - left, y - top])
      .sort((a, b) => a[1] - b[1] || a[0] - b[0]);
    if (!found.has(placed.join(';'))) found.set(placed.join(';'), placed);
    way = way.map(turned);
  }
  return [...found.values()];
}

/** A shape as it lies in each place of a rectangle, row by row. */
export function placements(cells: readonly Place[], width: number, height: number): Place[][] {
  const [wide, high] = [0, 1].map((axis) => Math.max(...cells.map((place) => place[axis]!)) + 1) as [number, number]; // prettier-ignore
  return range(Math.max(0, height - high + 1)).flatMap((top) =>
    range(Math.max(0, width - wide + 1)).map((left) =>
      cells.map(([x, y]): Place => [x + left, y + top]),
    ),
  );
}
