import { describe, expect, test } from 'vitest';
import { aspectsOf } from '#puzzles/tetrasticks/aspects.ts';
import {
  cellSetOf,
  claimedJoints,
  edgesOfCells,
  jointsOf,
  oddShift,
  oddTwin,
  shapeOf,
  straightJointsOf,
} from '#puzzles/tetrasticks/eleven/shape.ts';
import { type Cell, cellKey } from '#puzzles/tetrasticks/eleven/grid.ts';
import { PIECES, pieceOf } from '#puzzles/tetrasticks/pieces.ts';
import { SIDES } from '../../../../support/sides.ts';

const lettersWhere = (is: (id: (typeof PIECES)[number]) => boolean): string =>
  PIECES.filter(is)
    .map(({ id }) => id)
    .join('');

describe('joints', () => {
  test('straight ones are those that the pieces are written with', () => {
    for (const { id, edges, straight } of PIECES) {
      const byPlace = [...straight].sort((a, b) => a.x - b.x || a.y - b.y);
      expect(straightJointsOf(edges), id).toEqual(byPlace);
    }
  });

  test('counted by hand', () => {
    const counts = PIECES.map(({ id, edges }) => `${id}${jointsOf(edges).length}`).join(' ');
    expect(counts).toBe('F2 H2 I3 J3 L3 N3 O4 P3 R2 T2 U3 V3 W3 X1 Y2 Z3');
  });

  test('are more than 36 points can hold, whichever piece is left out', () => {
    const sum = PIECES.reduce((total, { edges }) => total + jointsOf(edges).length, 0);
    for (const omit of ['H', 'J', 'L', 'N', 'Y'] as const) {
      expect(sum - jointsOf(pieceOf(omit).edges).length).toBeGreaterThan(36);
    }
  });

  test('none are claimed, all, or the straight ones', () => {
    const { edges } = pieceOf('J');
    expect(claimedJoints(edges, 'none')).toEqual([]);
    expect(claimedJoints(edges, 'straight')).toEqual([{ x: 1, y: 1 }]);
    expect(claimedJoints(edges, 'all')).toHaveLength(3);
  });
});

/** Does a set of cells hang together side by side, as a polyomino must? */
function isConnected(cells: readonly Cell[]): boolean {
  const left = new Map(cells.map((cell) => [cellKey(cell), cell]));
  const walk = ({ x, y }: Cell): void => {
    for (const [dx, dy] of SIDES) {
      const next = { x: x + dx, y: y + dy };
      if (left.delete(cellKey(next))) walk(next);
    }
  };
  const [first] = cells;
  if (first === undefined) return true;
  left.delete(cellKey(first));
  walk(first);
  return left.size === 0;
}

describe('pieces as cells', () => {
  test('there and back is the identity, in every aspect', () => {
    for (const piece of PIECES) {
      for (const { edges } of aspectsOf(piece)) {
        expect(edgesOfCells(cellSetOf(edges, 'none').edges)).toEqual(edges);
        expect(shapeOf(edges)).toBe(piece.id);
      }
    }
    expect(() => edgesOfCells([{ x: 2, y: 2 }])).toThrow('cell 2,2 does not stand for an edge');
  });

  test('hang together with all joints; with straight passages only I does; bare, none', () => {
    const connected = (claim: 'all' | 'straight' | 'none'): string =>
      lettersWhere(({ edges }) => {
        const { edges: cells, joints } = cellSetOf(edges, claim);
        return isConnected([...cells, ...joints]);
      });
    expect(connected('all')).toBe('FHIJLNOPRTUVWXYZ');
    expect(connected('straight')).toBe('I');
    expect(connected('none')).toBe('');
  });

  test('have five cells to eight with all joints', () => {
    const sizes = PIECES.map(({ edges }) => 4 + cellSetOf(edges, 'all').joints.length);
    expect([Math.min(...sizes), Math.max(...sizes)]).toEqual([5, 8]);
  });
});

describe('odd shifts', () => {
  test('turn O and X, P and R into each other, keep F, H and W, and break the rest', () => {
    expect(PIECES.map(({ id }) => `${id}${oddTwin(id) ?? '-'}`).join(' ')).toBe(
      'FF HH I- J- L- N- OX PR RP T- U- V- WW XO Y- Z-',
    );
  });

  test('break just the pieces that have a straight passage', () => {
    expect(lettersWhere(({ id }) => oddTwin(id) === null)).toBe(lettersWhere(({ straight }) => straight.length > 0));
  });

  test('are the same bare cells, moved by one each way', () => {
    for (const { edges } of PIECES) {
      const moved = cellSetOf(edges, 'none').edges.map(({ x, y }) => ({ x: x + 1, y: y + 1 }));
      expect(cellSetOf(oddShift(edges), 'none').edges).toEqual(moved);
    }
  });
});
