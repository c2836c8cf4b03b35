import { describe, expect, it } from 'vitest';
import { armPaths, CELL, edgePath, linkPath, markOffset, RULER } from '#pictures/ripple-effect/layout.ts';
import { gridLines, outlinePath } from '#pictures/ripple-effect/lines.ts';
import { parse } from '#puzzles/ripple-effect/text.ts';

const puzzle = parse('AAB\nCBB\n\n...\n...');

/** How long the straight lines of a path are, in cells. */
function lengthOf(path: string): number {
  return [...path.matchAll(/M([\d.]+) ([\d.]+)([HV])([\d.]+)/g)].reduce(
    (sum, [, x, y, way, to]) => sum + Math.abs(Number(to) - Number(way === 'H' ? x : y)) / CELL,
    0,
  );
}

describe('the lines of the grid', () => {
  it('are each either a wall or an inner line, and together all of them', () => {
    // 3×2 cells have 17 sides; inside rooms lie 1 of A and 2 of B.
    expect(lengthOf(gridLines(puzzle, 'inner'))).toBe(3);
    expect(lengthOf(gridLines(puzzle, 'walls'))).toBe(14);
  });

  it('join into long strokes where they can', () => {
    expect(gridLines(puzzle, 'walls').startsWith(`M${RULER} ${RULER}H${RULER + 3 * CELL}`)).toBe(true);
  });
});

describe('the outline of a region', () => {
  const loops = (cells: number[]) => outlinePath(puzzle, cells, 2, 3).match(/M[^Z]*Z/g) ?? [];
  const bends = (path: string) => path.match(/Q/g)?.length ?? 0;

  it('of one cell has four corners, drawn inside it', () => {
    expect(outlinePath(puzzle, [0], 2, 0)).toBe(
      `M${RULER + 2} ${RULER + 2}Q22 22 22 22L66 22Q66 22 66 22L66 66Q66 66 66 66L22 66Q22 66 22 66Z`,
    );
  });

  it('of a bent room turns where the room turns', () => {
    expect(loops(puzzle.rooms[1]!.cells.slice()).map(bends)).toEqual([6]);
  });

  it('of two cells that touch at a corner is two squares', () => {
    expect(loops([1, 3]).map(bends)).toEqual([4, 4]);
    expect(loops([0, 4]).map(bends)).toEqual([4, 4]);
  });

  it('of cells around a hole is two loops', () => {
    const ring = parse('AAA\nABA\nAAA\n\n...\n...\n...');
    expect(outlinePath(ring, ring.rooms[0]!.cells, 2, 3).match(/Z/g)).toHaveLength(2);
  });
});

describe('arms, links and small numbers', () => {
  it('a whole arm is capped, a cut one is open at the edge of the board', () => {
    expect(edgePath(2, true).match(/A/g)).toHaveLength(2);
    expect(edgePath(2, false)).toBe(`M72 -19.5H${2.5 * CELL}M72 19.5H${2.5 * CELL}`);
    expect(armPaths(2, true).ground).toContain(`H${2.5 * CELL}V`);
    expect(armPaths(2, false).ground).not.toContain(`H${2.5 * CELL}`);
  });

  it('neighbours are linked straight, others by a bow', () => {
    const pair = { value: 2, first: 0, second: 1, between: 0 };
    expect(linkPath({ width: 3 }, pair)).not.toContain('C');
    expect(linkPath({ width: 3 }, { ...pair, second: 2, between: 1 })).toContain('C');
  });

  it('small numbers stay inside their cell, apart, and clear of the letter in its corner', () => {
    for (let most = 1; most <= 9; most++) {
      const places = Array.from({ length: most }, (_, index) => markOffset(index + 1, most));
      for (const { x, y } of places) expect(Math.max(Math.abs(x), Math.abs(y))).toBeLessThan(17);
      expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(most);
      // The letter ends 12 below the upper side, and a small number is 9 high.
      for (const { y } of places) expect(CELL / 2 + y - 4.5).toBeGreaterThanOrEqual(11.5);
    }
  });
});
