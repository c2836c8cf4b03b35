import { describe, expect, it, vi } from 'vitest';
import { boardAfter, wallLayout } from '#pictures/wall/layout.ts';
import { boardPainter } from '#pictures/wall/paint.ts';
import { aspectsOf } from '#puzzles/tetrasticks/aspects.ts';
import { encode } from '#puzzles/tetrasticks/encode.ts';
import { PIECES } from '#puzzles/tetrasticks/pieces.ts';
import { symmetriesOf } from '#puzzles/tetrasticks/symmetry.ts';

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

  describe('its painter', () => {
    /** A canvas that notes what is painted on it. */
    function fakePen() {
      const strokes: { readonly colour: string; readonly path: string }[] = [];
      const images: number[][] = [];
      const transforms: number[][] = [];
      const pen = {
        canvas: { width: 0, height: 0 },
        strokeStyle: '',
        setTransform: (...numbers: number[]) => transforms.push(numbers),
        drawImage: (_: unknown, ...numbers: number[]) => images.push(numbers),
        stroke: ({ path }: { readonly path: string }) => strokes.push({ colour: pen.strokeStyle, path }),
      };
      return { pen: pen as unknown as CanvasRenderingContext2D, strokes, images, transforms };
    }

    function painted(turn?: number) {
      vi.stubGlobal(
        'Path2D',
        class {
          readonly path: string;
          constructor(path: string) {
            this.path = path;
          }
        },
      );
      const sprites = fakePen();
      const painter = boardPainter(sprites.pen, 64, (piece) => `ink ${piece}`);
      vi.unstubAllGlobals();
      const board = fakePen();
      const { placements } = encode({ omit: 'L' });
      const shown = ['F', 'H'].map((piece) => placements.find((placement) => placement.piece === piece)!);
      painter.paint(board.pen, shown, { left: 200, top: 100 }, turn);
      return { sprites, board };
    }

    it('paints each way in which a piece lies once, in the colour of the piece', () => {
      const { strokes } = painted().sprites;
      expect(strokes).toHaveLength(PIECES.flatMap((piece) => aspectsOf(piece)).length);
      expect(new Set(strokes.map(({ colour }) => colour)).size).toBe(16);
      expect(new Set(strokes.map(({ colour, path }) => colour + path)).size).toBe(strokes.length);
    });

    it('puts a board together from these, with (0, 0) at its bottom left', () => {
      const { images, transforms } = painted().board;
      // Five edges of 10 pixels and 7 around: the board begins at (207, 107) and ends at (257, 157).
      expect(transforms).toEqual([[1, 0, 0, 1, 207, 157]]);
      // Both lie at (0, 0), in a box of 2 × 2 and of 1 × 2 edges, with half an edge around.
      expect(images.map((numbers) => numbers.slice(4))).toEqual([
        [-5, -25, expect.any(Number), expect.any(Number)],
        [-5, -25, expect.any(Number), expect.any(Number)],
      ]);
    });

    it('turns a board as its symmetry says: corners go to corners', () => {
      symmetriesOf({ width: 5, height: 5 }).forEach((symmetry, turn) => {
        const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = painted(turn).board.transforms[0]!;
        for (const point of [
          { x: 0, y: 0 },
          { x: 5, y: 0 },
          { x: 2, y: 5 },
        ]) {
          const to = symmetry.move(point, { width: 5, height: 5 });
          const [x, y] = [point.x * 10, -point.y * 10];
          expect([a * x + c * y + e, b * x + d * y + f]).toEqual([207 + to.x * 10, 157 - to.y * 10]);
        }
      });
    });
  });
});
