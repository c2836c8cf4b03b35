import { type Aspect, aspectName, aspectsOf } from '#puzzles/tetrasticks/aspects.ts';
import type { Point } from '#puzzles/tetrasticks/lattice.ts';
import { PIECES } from '#puzzles/tetrasticks/pieces.ts';
import type { Placement } from '#puzzles/tetrasticks/placements.ts';
import { symmetriesOf } from '#puzzles/tetrasticks/symmetry.ts';
import { EDGE } from '../tetrasticks/measures.ts';
import { toPixels } from '../tetrasticks/layout.ts';
import { stickPath } from '../tetrasticks/stick-path.ts';

/** Width of a stick, in hundredths of an edge: bold, or it is not seen at this size. */
const STICK = 34;
/** Ground around a board, in edges. */
const ROOM = 0.7;

const SIZE = { width: 5, height: 5 };
/** No piece is longer, in edges. */
const LONGEST = 4;
const SPRITES_IN_A_ROW = 10;

/** The corner of a board's square on a canvas, in its pixels. */
interface Corner {
  readonly left: number;
  readonly top: number;
}

export interface BoardPainter {
  /**
   * Paints a 5×5 board into its square, and leaves the pen with a transform.
   *
   * @param turn the number of the symmetry that turns the board, as `symmetriesOf` counts them. Default: 0, as it is
   */
  paint(pen: CanvasRenderingContext2D, placements: readonly Placement[], corner: Corner, turn?: number): void;
}

/** A piece as it lies, painted once: its place among the sprites, and its height on the board in edges. */
interface Sprite {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly edges: number;
}

/**
 * Makes a painter of small boards, each piece as one stroke of its colour. There are only 92 ways for a piece to lie,
 * so each is painted once, and all boards are put together from these.
 *
 * @param sprites the pen of a canvas beside the wall, which takes the size that it needs
 * @param side the side of a board's square, in pixels of the canvas
 */
export function boardPainter(
  sprites: CanvasRenderingContext2D,
  side: number,
  colourOf: (piece: string) => string,
): BoardPainter {
  const unit = Math.max(1, Math.floor(side / (SIZE.width + 2 * ROOM)));
  const room = Math.round((side - SIZE.width * unit) / 2);
  const pad = Math.ceil(unit / 2);
  const made = paintSprites(sprites, unit, pad, colourOf);
  return {
    paint(pen, placements, { left, top }, turn = 0) {
      const [a, b, c, d, e, f] = turnMatrix(turn);
      const [x, y] = [Math.round(left) + room, Math.round(top) + room + SIZE.height * unit];
      pen.setTransform(a, b, c, d, x + e * unit, y + f * unit);
      for (const placement of placements) {
        const sprite = made.get(nameOf(placement.piece, placement));
        if (!sprite) continue;
        const { width, height } = sprite;
        const [to, up] = [placement.x * unit - pad, -(placement.y + sprite.edges) * unit - pad];
        pen.drawImage(sprites.canvas, sprite.x, sprite.y, width, height, to, up, width, height);
      }
    },
  };
}

function paintSprites(
  pen: CanvasRenderingContext2D,
  unit: number,
  pad: number,
  colourOf: (piece: string) => string,
): ReadonlyMap<string, Sprite> {
  const all = PIECES.flatMap((piece) => aspectsOf(piece).map((aspect) => ({ id: piece.id, aspect })));
  const cell = LONGEST * unit + 2 * pad;
  pen.canvas.width = SPRITES_IN_A_ROW * cell;
  pen.canvas.height = Math.ceil(all.length / SPRITES_IN_A_ROW) * cell;
  pen.lineWidth = STICK;
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  return new Map(
    all.map(({ id, aspect }, index): [string, Sprite] => {
      const x = (index % SPRITES_IN_A_ROW) * cell;
      const y = Math.floor(index / SPRITES_IN_A_ROW) * cell;
      const scale = unit / EDGE;
      pen.setTransform(scale, 0, 0, scale, x + pad, y + pad + aspect.height * unit);
      pen.strokeStyle = colourOf(id);
      pen.stroke(new Path2D(stickPath(aspect.edges)));
      const [width, height] = [aspect.width * unit + 2 * pad, aspect.height * unit + 2 * pad];
      return [nameOf(id, aspect), { x, y, width, height, edges: aspect.height }];
    }),
  );
}

const nameOf = (piece: string, aspect: Pick<Aspect, 'direction' | 'mirrored'>): string => piece + aspectName(aspect);

/** Six numbers as `setTransform` takes them, the last two in edges. */
type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

const matrices: readonly Matrix[] = symmetriesOf(SIZE).map((symmetry): Matrix => {
  const image = (x: number, y: number): Point => toPixels(symmetry.move({ x, y }, SIZE));
  const [from, across, up] = [image(0, 0), image(1, 0), image(0, 1)];
  // In the picture y points down, on the board up.
  const steps = [across.x - from.x, across.y - from.y, from.x - up.x, from.y - up.y, from.x, from.y];
  return steps.map((step) => step / EDGE) as unknown as Matrix;
});

/** What a symmetry does to the picture of a board. */
function turnMatrix(turn: number): Matrix {
  return matrices[turn] ?? [1, 0, 0, 1, 0, 0];
}
