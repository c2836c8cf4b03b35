import { describe, expect, it, vi } from 'vitest';
import { boardAfter, wallLayout } from '#pictures/wall/layout.ts';
import { paintBoard } from '#pictures/wall/paint.ts';
import { encode } from '#puzzles/tetrasticks/encode.ts';

/** Five boards, two lines of three; then two, in one line. */
const groups = [
  { name: 'H', count: 5 },
  { name: 'L', count: 2 },
];
const total = 7;
const wall = wallLayout(groups, 3);

describe('the wall', () => {
  it('has a head of two squares over each group, and its boards below line by line', () => {
    expect(wall.heads).toEqual([
      { name: 'H', line: 0 },
      { name: 'L', line: 4 },
    ]);
    expect(wall.lines).toBe(7);
    const places = Array.from({ length: total }, (_, board) => wall.placeOf(board));
    expect(places.map(({ column, line }) => `${column},${line}`)).toEqual('0,2 1,2 2,2 0,3 1,3 0,6 1,6'.split(' '));
    expect(() => wall.placeOf(-1)).toThrow(RangeError);
  });

  it('finds the board of a square, and none in a head, behind the last or beside the wall', () => {
    for (let board = 0; board < total; board += 1) {
      const { column, line } = wall.placeOf(board);
      expect(wall.boardAt(column, line)).toBe(board);
    }
    const empty = [
      [0, 0],
      [2, 1],
      [2, 3],
      [0, 4],
      [2, 6],
      [-1, 2],
      [3, 2],
    ] as const;
    expect(empty.map(([column, line]) => wall.boardAt(column, line))).toEqual(empty.map(() => -1));
  });

  it('is walked by keys: along the boards, across the heads, and to both ends', () => {
    const after = (board: number, key: string): number | null => boardAfter(wall, total, board, key);
    expect([0, 2, 6].map((board) => after(board, 'ArrowLeft'))).toEqual([0, 1, 5]);
    expect([0, 4, 6].map((board) => after(board, 'ArrowRight'))).toEqual([1, 5, 6]);
    // From the board at the right of the first line there is none below, in its own group or the next.
    expect([0, 1, 2, 3, 6].map((board) => after(board, 'ArrowDown'))).toEqual([3, 4, 2, 5, 6]);
    expect([0, 3, 5, 6].map((board) => after(board, 'ArrowUp'))).toEqual([0, 0, 3, 4]);
    expect([0, 3, 6].map((board) => after(board, 'Home'))).toEqual([0, 0, 0]);
    expect([0, 3, 6].map((board) => after(board, 'End'))).toEqual([6, 6, 6]);
    expect(after(3, 'Enter')).toBeNull();
  });

  it('paints a board into its square, each piece as one stroke of its colour', () => {
    vi.stubGlobal(
      'Path2D',
      class {
        readonly path: string;
        constructor(path: string) {
          this.path = path;
        }
      },
    );
    const strokes: { readonly colour: string; readonly path: string }[] = [];
    const transforms: number[][] = [];
    const pen = {
      strokeStyle: '',
      setTransform: (...numbers: number[]) => transforms.push(numbers),
      stroke(shape: { readonly path: string }) {
        strokes.push({ colour: pen.strokeStyle, path: shape.path });
      },
    };
    const { placements } = encode({ omit: 'L' });
    const shown = ['F', 'H'].map((piece) => placements.find((placement) => placement.piece === piece)!);
    const square = { left: 200, top: 100, side: 64 };
    paintBoard(pen as unknown as CanvasRenderingContext2D, shown, square, (piece) => `ink ${piece}`);
    vi.unstubAllGlobals();
    expect(strokes.map(({ colour }) => colour)).toEqual(['ink F', 'ink H']);
    expect(new Set(strokes.map(({ path }) => path)).size).toBe(2);
    // Five edges of 100 and 0.7 of an edge around; the board grows upwards from its lower left corner.
    const [scale = 0, , , flipped = 0, x = 0, y = 0] = transforms[0]!;
    expect(scale * 640).toBeCloseTo(64);
    expect(flipped).toBe(scale);
    expect([x, y].map((at) => Math.round(at))).toEqual([207, 157]);
  });
});
