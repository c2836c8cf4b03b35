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
    const SIDE = 64;

    /** A canvas on which a stroke fills the box of its path: each in an opaque colour of its own. */
    function fakeSprites(strokes: { readonly colour: string; readonly path: string }[]) {
      let origin = { x: 0, y: 0, scale: 0 };
      const canvas = { width: 0, height: 0 };
      const boxes: { left: number; right: number; top: number; bottom: number }[] = [];
      const pen = {
        canvas,
        strokeStyle: '',
        setTransform: (scale: number, _b: number, _c: number, _d: number, x: number, y: number) => {
          origin = { x, y, scale };
        },
        stroke: ({ path }: { readonly path: string }) => {
          strokes.push({ colour: pen.strokeStyle, path });
          const points = [...path.matchAll(/(-?[\d.]+),(-?[\d.]+)/g)].map(
            ([, x, y]) => [Number(x), Number(y)] as const,
          );
          const across = points.map(([x]) => origin.x + x * origin.scale);
          const down = points.map(([, y]) => origin.y + y * origin.scale);
          boxes.push({
            left: Math.floor(Math.min(...across)),
            right: Math.ceil(Math.max(...across)),
            top: Math.floor(Math.min(...down)),
            bottom: Math.ceil(Math.max(...down)),
          });
        },
        getImageData: () => {
          const pixels = new Uint32Array(canvas.width * canvas.height);
          boxes.forEach(({ left, right, top, bottom }, at) => {
            for (let y = top; y <= bottom; y += 1) {
              for (let x = left; x <= right; x += 1) pixels[y * canvas.width + x] = (0xff_00_00_00 | (at + 1)) >>> 0;
            }
          });
          return { data: new Uint8ClampedArray(pixels.buffer) };
        },
      };
      return pen as unknown as CanvasRenderingContext2D;
    }

    /** Paints F and H at (0, 0), and gives the pixels of the square and where it was put. */
    function painted(turn?: number, strength?: number) {
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
      const painter = boardPainter(fakeSprites(strokes), SIDE, (piece) => `ink ${piece}`);
      vi.unstubAllGlobals();
      const put: number[][] = [];
      let pixels: number[] = [];
      const pen = {
        createImageData: (size: number) => ({ data: new Uint8ClampedArray(4 * size * size), width: size }),
        putImageData: ({ data }: ImageData, ...at: number[]) => {
          put.push(at);
          pixels = [...new Uint32Array(data.buffer)];
        },
      };
      const { placements } = encode({ omit: 'L' });
      const shown = ['F'].map((piece) => placements.find((placement) => placement.piece === piece)!);
      painter.paint(pen as unknown as CanvasRenderingContext2D, shown, { left: 200.4, top: 99.6 }, turn, strength);
      return { strokes, put, pixels, size: Math.sqrt(pixels.length) };
    }

    /** The box of what is painted, from the top left corner of the square. */
    function boxOf({ pixels, size }: { readonly pixels: readonly number[]; readonly size: number }) {
      const there = pixels.flatMap((colour, at) => (colour === 0 ? [] : [{ x: at % size, y: Math.floor(at / size) }]));
      const [xs, ys] = [there.map(({ x }) => x), there.map(({ y }) => y)];
      return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
    }

    it('paints each way in which a piece lies once, in the colour of the piece', () => {
      const { strokes } = painted();
      expect(strokes).toHaveLength(PIECES.flatMap((piece) => aspectsOf(piece)).length);
      expect(new Set(strokes.map(({ colour }) => colour)).size).toBe(16);
      expect(new Set(strokes.map(({ colour, path }) => colour + path)).size).toBe(strokes.length);
    });

    it('puts a board together from these, with (0, 0) at its bottom left', () => {
      const board = painted();
      // Five edges of 10 pixels, and 7 around.
      expect(board.size).toBe(64);
      expect(board.put).toEqual([[200, 100]]);
      // F fills a box of one edge by two; its sticks end before the points.
      const [left = 0, top = 0, right = 0, bottom = 0] = boxOf(board);
      expect(left).toBe(7);
      expect(right).toBeLessThanOrEqual(7 + 10);
      expect(top).toBeGreaterThanOrEqual(64 - 7 - 20 - 1);
      expect(bottom).toBeLessThanOrEqual(64 - 7);
      expect(bottom).toBeGreaterThan(64 - 7 - 5);
    });

    it('turns a board as its symmetry says', () => {
      const [left = 0, top = 0, right = 0, bottom = 0] = boxOf(painted());
      const last = 63;
      symmetriesOf({ width: 5, height: 5 }).forEach((symmetry, turn) => {
        const corners = [
          { x: left, y: last - bottom },
          { x: right, y: last - top },
        ].map((corner) => symmetry.move(corner, { width: last, height: last }));
        const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => last - y)];
        expect(boxOf(painted(turn)), symmetry.name).toEqual([
          Math.min(...xs),
          Math.min(...ys),
          Math.max(...xs),
          Math.max(...ys),
        ]);
      });
    });

    it('paints a faint board in the same colours', () => {
      const faint = painted(0, 0.1).pixels.filter((colour) => colour !== 0);
      expect(new Set(faint.map((colour) => colour >>> 24))).toEqual(new Set([26]));
      const colours = (pixels: readonly number[]) => new Set(pixels.map((colour) => colour & 0xff_ff_ff));
      expect(colours(faint)).toEqual(colours(painted().pixels.filter((colour) => colour !== 0)));
    });
  });
});
