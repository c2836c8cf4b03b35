import { type Placement, placementName } from '#puzzles/tetrasticks/placements.ts';
import { EDGE } from '../tetrasticks/measures.ts';
import { stickPath } from '../tetrasticks/stick-path.ts';

/** Width of a stick, in hundredths of an edge: bold, or it is not seen at this size. */
const STICK = 34;
/** Ground around a board, in edges. */
const ROOM = 0.7;

/** The lines of pieces as the canvas takes them; a place on the board is the same in all boards. */
const paths = new Map<string, Path2D>();

function pathOf(placement: Placement): Path2D {
  const name = placementName(placement);
  const path = paths.get(name) ?? new Path2D(stickPath(placement.edges));
  paths.set(name, path);
  return path;
}

/** Paints a 5×5 board into a square of a canvas, each piece as one stroke of its colour. */
export function paintBoard(
  pen: CanvasRenderingContext2D,
  placements: readonly Placement[],
  { left, top, side }: { readonly left: number; readonly top: number; readonly side: number },
  colourOf: (piece: string) => string,
): void {
  const scale = side / ((5 + 2 * ROOM) * EDGE);
  pen.setTransform(scale, 0, 0, scale, left + ROOM * EDGE * scale, top + (5 + ROOM) * EDGE * scale);
  pen.lineWidth = STICK;
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  for (const placement of placements) {
    pen.strokeStyle = colourOf(placement.piece);
    pen.stroke(pathOf(placement));
  }
}
