/** Shapes of triangles and hexagons: the numbers of pieces that are known, and placements against brute force. */
import { describe, expect, it } from 'vitest';
import type { ProblemBuilder } from '#notebook/builder.ts';
import { problem } from '#notebook/builder.ts';
import { dlx } from '#notebook/from-text.ts';
import { aspects, placements, shape } from '#notebook/shapes.ts';
import type { Place } from '#puzzles/marks.ts';
import { fill, path, placeOf, wall } from '#puzzles/marks.ts';
import type { Tiles } from '#puzzles/tilings.ts';
import { pointsUp, sidesOf } from '#puzzles/tilings.ts';
import { examine } from '#puzzles/user-problem/doctor/examine.ts';
import { formatUserProblem } from '#puzzles/user-problem/format.ts';

/** The cells that share a side with a cell. */
function neighboursOf(of: Tiles, cell: Place): Place[] {
  const sides = new Set(sidesOf(of, cell).map(String));
  const near = [-1, 0, 1].flatMap((y) => [-1, 0, 1].map((x): Place => [cell[0] + x, cell[1] + y]));
  return near.filter((one) => String(one) !== String(cell) && sidesOf(of, one).some((side) => sides.has(String(side))));
}

/** All shapes of so many cells in a corner of the plane, each once in each of its aspects: grown cell by cell. */
function fixedShapes(of: Tiles, size: number): Place[][] {
  const start: Place[][] = of === 'triangles' ? [[[0, 0]], [[1, 0]]] : [[[0, 0]]];
  if (size === 1) return start;
  const grown = fixedShapes(of, size - 1).flatMap((cells) =>
    cells
      .flatMap((cell) => neighboursOf(of, cell))
      .filter((one) => !cells.some((cell) => String(cell) === String(one)))
      // Without turns: what is new is only moved to the top left.
      .map((one) => movedToCorner(of, [...cells, one])),
  );
  return [...new Map(grown.map((cells) => [String(cells), cells])).values()];
}

function movedToCorner(of: Tiles, cells: readonly Place[]): Place[] {
  const top = Math.min(...cells.map(([, y]) => y));
  const least = Math.min(...cells.map(([x]) => x));
  const left = of === 'triangles' && (least + top) % 2 !== 0 ? least - 1 : least;
  return cells.map(([x, y]): Place => [x - left, y - top]).sort((a, b) => a[1] - b[1] || a[0] - b[0]);
}

describe.each([
  // Fixed and free polyiamonds: OEIS A001420 and A000577.
  ['triangles', [2, 3, 6, 14, 36, 94], [1, 1, 1, 3, 4, 12]],
  // Fixed and free polyhexes: OEIS A001207 and A000228.
  ['hexagons', [1, 3, 11, 44, 186], [1, 1, 3, 7, 22]],
  // Fixed and free polyominoes: OEIS A001168 and A000105.
  ['squares', [1, 2, 6, 19, 63], [1, 1, 2, 5, 12]],
] as const)('aspects of %s', (of, fixed, free) => {
  it.each(fixed.map((count, index) => [index + 1, count, free[index]] as const))(
    'of %i cells: %i shapes, and %i pieces',
    (size, shapes, pieces) => {
      const all = fixedShapes(of, size);
      expect(all).toHaveLength(shapes);
      const seen = new Map<string, number>();
      for (const cells of all) {
        if (seen.has(String(cells))) continue;
        const piece = seen.size;
        for (const aspect of aspects(cells, { of })) seen.set(String(aspect), piece);
        expect(seen.get(String(cells))).toBe(piece);
      }
      expect([...seen.keys()].sort()).toEqual(all.map(String).sort());
      expect(new Set(seen.values()).size).toBe(pieces);
    },
  );
});

describe('placements', () => {
  it.each(['triangles', 'hexagons'] as const)('of %s are all that lie on the board', (of) => {
    const [wide, high] = [6, 4];
    const board = Array.from({ length: wide * high }, (_, at): Place => [at % wide, Math.floor(at / wide)]);
    const fixed = new Set(fixedShapes(of, 3).map(String));
    const trios = board.flatMap((a, i) =>
      board.slice(i + 1).flatMap((b, j) => board.slice(i + j + 2).map((c) => [a, b, c])),
    );
    const right = trios.filter((trio) => fixed.has(String(movedToCorner(of, trio))));
    const placed = fixedShapes(of, 3).flatMap((cells) => placements(cells, wide, high, { of }));
    expect(placed.map(String).sort()).toEqual(right.map(String).sort());
  });

  it('begin at the border, wherever the shape was drawn', () => {
    expect(placements([[3, 1]], 2, 1)).toEqual([[[0, 0]], [[1, 0]]]);
    expect(placements([[3, 1]], 2, 1, { of: 'triangles' })).toEqual([[[0, 0]]]);
  });
});

describe('a drawing of triangles', () => {
  const of = 'triangles';

  it('says with A and V which of them point up', () => {
    const big = shape('.A.\nAVA', { of });
    expect(big.map(pointsUp)).toEqual([true, true, false, true]);
    expect(aspects(big, { of })).toHaveLength(2);
    // Other signs are cells where they stand.
    expect(shape('X', { of })).toEqual([[0, 0]]);
    expect(shape('V', { of })).toEqual([[1, 0]]);
    expect(shape('V')).toEqual([[0, 0]]);
  });

  it('is refused where they do not take turns', () => {
    expect(() => shape('AA', { of })).toThrow('the A in line 1 of the drawing cannot be there');
    expect(() => shape('A\nA', { of })).toThrow('the A in line 2 of the drawing cannot be there');
    expect(() => shape('X', { of: 'stars' as 'triangles' })).toThrow('not “stars”');
  });
});

describe('a board of triangles or hexagons', () => {
  const made = (kind: 'triangles' | 'hexagons'): ProblemBuilder =>
    problem('Two')
      .primary(['a', 'b'])
      [kind](3, 2, { missing: [[2, 1]] })
      .row('one', ['a'], [fill(1, 0), fill(0, 1)])
      .row(
        'two',
        ['b'],
        [
          path([
            [0, 0],
            [1, 1],
          ]),
        ],
      );

  it.each(['triangles', 'hexagons'] as const)('of %s goes through the text and back', (kind) => {
    const written = made(kind).checked();
    const text = formatUserProblem(written);
    expect(text).toContain(`| ${kind}: 3x2\n| missing: 2,1\n`);
    expect(dlx(text).checked()).toEqual(written);
  });

  it('has neither edges nor blocks nor headings, and says so', () => {
    expect(() => made('hexagons').row('three', ['a'], [wall('h', 0, 0)])).toThrow(
      'edges and walls are for squares, but the board is of hexagons',
    );
    expect(() => made('triangles').row('three', ['a'], [fill(2, 1)])).toThrow('is missing');
    expect(() => problem().triangles(0, 101)).toThrow('0 by 101 is not a size');
    expect(() => dlx('| triangles: 3x2\n| blocks: 2x2\na\na\n')).toThrow('a board of triangles has no "blocks"');
    expect(() => dlx('| triangles: 3x2\n| hexagons: 2x2\na\na\n')).toThrow('there are two boards');
  });
});

it('the doctor knows which cells hang together', () => {
  const inParts = (kind: 'cells' | 'triangles' | 'hexagons'): string[] => {
    const pieces = problem().primary('a')[kind](2, 2);
    for (const drawing of ['XX/..', 'X./X.', '.X/X.', '../XX', '.X/.X', 'XX/X.', 'X./XX']) {
      const cells = [...drawing.replace('/', '')].flatMap((sign, at) => (sign === 'X' ? [placeOf(2, at)] : []));
      pieces.row(
        drawing,
        ['a'],
        cells.map(([x, y]) => fill(x, y)),
      );
    }
    const found = examine(pieces.checked()).findings.filter((finding) => finding.kind === 'row in parts');
    return found.flatMap(({ rows }) => rows.map((row) => pieces.rows[row]?.name ?? ''));
  };
  expect(inParts('hexagons')).toEqual([]);
  expect(inParts('cells')).toEqual(['.X/X.']);
  expect(inParts('triangles')).toEqual(['.X/X.', '.X/.X']);
});
