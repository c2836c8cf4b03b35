import { type Aspect, aspectName, aspectsOf } from '#puzzles/tetrasticks/aspects.ts';
import { PIECES } from '#puzzles/tetrasticks/pieces.ts';
import type { Placement } from '#puzzles/tetrasticks/placements.ts';
import { type Symmetry, symmetriesOf } from '#puzzles/tetrasticks/symmetry.ts';
import { EDGE } from '../tetrasticks/measures.ts';
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
   * Paints a 5×5 board into its square, over what was there.
   *
   * @param turn the number of the symmetry that turns the board, as `symmetriesOf` counts them. Default: 0, as it is
   * @param strength from 0 to 1, for a board that is to be faint. Default: 1
   */
  paint(
    pen: CanvasRenderingContext2D,
    placements: readonly Placement[],
    corner: Corner,
    turn?: number,
    strength?: number,
  ): void;
}

/** A piece as it lies, as the pixels that it colours: where each is from the corner of its box, and its colour. */
interface Sprite {
  readonly offsets: Int32Array;
  readonly colours: Uint32Array;
  /** The height of its box on the board, in edges. */
  readonly height: number;
}

/**
 * Makes a painter of small boards, each piece as one stroke of its colour. There are only 92 ways for a piece to lie:
 * each is painted once, and boards are put together from their pixels, which is much faster than 27,000 strokes.
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
  const pad = Math.min(room, Math.ceil(unit / 2));
  const size = SIZE.width * unit + 2 * room;
  const made = paintSprites(sprites, { unit, pad, size }, colourOf);
  const turned = symmetriesOf(SIZE).map((symmetry) => pixelsUnder(symmetry, size));
  let image: ImageData | null = null;

  return {
    paint(pen, placements, { left, top }, turn = 0, strength = 1) {
      image ??= pen.createImageData(size, size);
      const pixels = new Uint32Array(image.data.buffer);
      const goes = turned[turn] ?? turned[0]!;
      pixels.fill(0);
      for (const placement of placements) {
        const sprite = made.get(nameOf(placement.piece, placement));
        if (!sprite) continue;
        const row = room + (SIZE.height - placement.y - sprite.height) * unit - pad;
        const corner = row * size + room + placement.x * unit - pad;
        sprite.offsets.forEach((offset, at) => {
          const to = goes[corner + offset] ?? 0;
          const colour = sprite.colours[at] ?? 0;
          // Edges of two sticks that touch are half transparent both: the stronger one stays.
          if (colour >>> ALPHA > (pixels[to] ?? 0) >>> ALPHA) pixels[to] = colour;
        });
      }
      if (strength < 1) pixels.forEach((colour, at) => (pixels[at] = fainter(colour, strength)));
      pen.putImageData(image, Math.round(left), Math.round(top));
    },
  };
}

/** The bits below the opacity of a colour, as a list of bytes has it: red first. */
const ALPHA = 24;

function fainter(colour: number, strength: number): number {
  return (colour & 0xff_ff_ff) | (Math.round((colour >>> ALPHA) * strength) << ALPHA);
}

function paintSprites(
  pen: CanvasRenderingContext2D,
  { unit, pad, size }: { readonly unit: number; readonly pad: number; readonly size: number },
  colourOf: (piece: string) => string,
): ReadonlyMap<string, Sprite> {
  const all = PIECES.flatMap((piece) => aspectsOf(piece).map((aspect) => ({ id: piece.id, aspect })));
  const cell = LONGEST * unit + 2 * pad;
  const places = all.map((_, index) => ({
    x: (index % SPRITES_IN_A_ROW) * cell,
    y: Math.floor(index / SPRITES_IN_A_ROW) * cell,
  }));
  pen.canvas.width = SPRITES_IN_A_ROW * cell;
  pen.canvas.height = Math.ceil(all.length / SPRITES_IN_A_ROW) * cell;
  pen.lineWidth = STICK;
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  all.forEach(({ id, aspect }, index) => {
    const { x = 0, y = 0 } = places[index] ?? {};
    const scale = unit / EDGE;
    pen.setTransform(scale, 0, 0, scale, x + pad, y + pad + aspect.height * unit);
    pen.strokeStyle = colourOf(id);
    pen.stroke(new Path2D(stickPath(aspect.edges)));
  });
  const { width, height } = pen.canvas;
  const painted = new Uint32Array(pen.getImageData(0, 0, width, height).data.buffer);
  return new Map(
    all.map(({ id, aspect }, index): [string, Sprite] => {
      const { x: left = 0, y: top = 0 } = places[index] ?? {};
      const offsets: number[] = [];
      const colours: number[] = [];
      for (let y = 0; y < aspect.height * unit + 2 * pad; y += 1) {
        for (let x = 0; x < aspect.width * unit + 2 * pad; x += 1) {
          const colour = painted[(top + y) * width + left + x] ?? 0;
          if (colour >>> ALPHA === 0) continue;
          offsets.push(y * size + x);
          colours.push(colour);
        }
      }
      const sprite = { offsets: Int32Array.from(offsets), colours: Uint32Array.from(colours), height: aspect.height };
      return [nameOf(id, aspect), sprite];
    }),
  );
}

const nameOf = (piece: string, aspect: Pick<Aspect, 'direction' | 'mirrored'>): string => piece + aspectName(aspect);

/** Where each pixel of a square of `size` pixels goes under a symmetry. */
function pixelsUnder(symmetry: Symmetry, size: number): Int32Array {
  // On a board of so many edges points are pixels; there y points up.
  const last = size - 1;
  return Int32Array.from({ length: size * size }, (_, pixel) => {
    const from = { x: pixel % size, y: last - Math.floor(pixel / size) };
    const to = symmetry.move(from, { width: last, height: last });
    return (last - to.y) * size + to.x;
  });
}
