import { describe, expect, test } from 'vitest';
import { BEND, EDGE, INSET } from '#pictures/tetrasticks/measures.ts';
import { stickPath } from '#pictures/tetrasticks/stick-path.ts';
import { aspectsOf } from '#puzzles/tetrasticks/aspects.ts';
import { type Edge, endsOf } from '#puzzles/tetrasticks/lattice.ts';
import { PIECES, pieceOf } from '#puzzles/tetrasticks/pieces.ts';

describe('the line of a piece', () => {
  test('stops short of its ends and bends inside its corners', () => {
    // J: up the long side on the right, round the bottom, up the short side on the left.
    expect(stickPath(pieceOf('J').edges)).toBe('M0,-78L0,-28A28 28 0 0 0 28,0L72,0A28 28 0 0 0 100,-28L100,-178');
  });

  test('closes the ring of O', () => {
    expect(stickPath(pieceOf('O').edges)).toMatch(/^M.*Z$/);
    expect(stickPath(pieceOf('O').edges).match(/A/g)).toHaveLength(4);
    expect(stickPath(pieceOf('O').edges).match(/M/g)).toHaveLength(1);
  });

  test('meets itself in the very point of a T or an X joint', () => {
    expect(stickPath(pieceOf('X').edges).match(/100,-100/g)).toHaveLength(4);
    expect(stickPath(pieceOf('F').edges).match(/[ML]0,-100/g)).toHaveLength(3);
  });

  test.each(PIECES)('of $id is as long as its edges, less its ends and corners', (piece) => {
    for (const { edges } of aspectsOf(piece)) {
      const { ends, turns } = shapeOf(edges);
      const quarter = (Math.PI / 2) * BEND;
      const wanted = 4 * EDGE - ends * INSET - turns * (2 * BEND - quarter);
      expect(lengthOf(stickPath(edges))).toBeCloseTo(wanted, 6);
    }
  });

  test.each(PIECES)('of $id sweeps round the corner, not round the back', (piece) => {
    for (const { edges } of aspectsOf(piece)) {
      for (const [corner, away] of centres(stickPath(edges))) {
        // The centre of a bend lies inside the corner, so a bend and the point are BEND·√2 apart.
        expect(Math.hypot(corner.x - away.x, corner.y - away.y)).toBeCloseTo(BEND * Math.SQRT2, 6);
      }
    }
  });
});

function shapeOf(edges: readonly Edge[]): { ends: number; turns: number } {
  const kinds = new Map<string, string>();
  for (const edge of edges) {
    for (const { x, y } of endsOf(edge)) {
      kinds.set(`${x},${y}`, (kinds.get(`${x},${y}`) ?? '') + edge.kind);
    }
  }
  const all = [...kinds.values()];
  return {
    ends: all.filter((one) => one.length === 1).length,
    turns: all.filter((one) => one === 'HV' || one === 'VH').length,
  };
}

interface Place {
  readonly x: number;
  readonly y: number;
}

/** The commands of a path with the place each ends at. */
function commands(path: string): { letter: string; at: Place; sweep: number }[] {
  return [...path.matchAll(/([MLA])(?:28 28 0 0 ([01]) )?(-?[\d.]+),(-?[\d.]+)/g)].map((match) => ({
    letter: match[1]!,
    sweep: Number(match[2] ?? -1),
    at: { x: Number(match[3]), y: Number(match[4]) },
  }));
}

function lengthOf(path: string): number {
  const all = commands(path);
  return all.reduce((sum, { letter, at }, index) => {
    const from = all[index - 1]?.at;
    if (letter === 'M' || from === undefined) return sum;
    return sum + (letter === 'A' ? (Math.PI / 2) * BEND : Math.hypot(at.x - from.x, at.y - from.y));
  }, 0);
}

/** For each bend the point it turns at, and the centre that its sweep flag gives it. */
function centres(path: string): [corner: Place, centre: Place][] {
  const all = commands(path);
  return all.flatMap(({ letter, at, sweep }, index) => {
    const from = all[index - 1]?.at;
    if (letter !== 'A' || from === undefined) return [];
    const round = (value: number): number => Math.round(value / EDGE) * EDGE;
    const corner = { x: round((from.x + at.x) / 2), y: round((from.y + at.y) / 2) };
    // Of the two centres of a quarter circle, sweep 1 (with y down) has its centre to the right.
    const middle = { x: (from.x + at.x) / 2, y: (from.y + at.y) / 2 };
    const half = { x: (at.x - from.x) / 2, y: (at.y - from.y) / 2 };
    const side = sweep === 1 ? 1 : -1;
    return [[corner, { x: middle.x - side * half.y, y: middle.y + side * half.x }]];
  });
}
