/**
 * Covers of a board of any shape by any pieces, some alike, found with no matrix: the first empty
 * segment is filled in every way. Like `brute-force.ts` it knows the letters' edges, and no more.
 */
import type { CustomBoard } from '#puzzles/tetrasticks/custom-board.ts';
import type { PieceId } from '#puzzles/tetrasticks/pieces.ts';
import { type Lay, laysOf } from './brute-force.ts';

const known = new Map<string, Lay[]>();

function knownLays(id: PieceId, side: number): Lay[] {
  const lays = known.get(`${id}${side}`) ?? laysOf(id, side);
  known.set(`${id}${side}`, lays);
  return lays;
}

/** The segments of a board as pairs of points: `0,0-1,0`. */
export function segmentsOf({ width, height, missing }: CustomBoard): string[] {
  const segments: string[] = [];
  for (let x = 0; x <= width; x += 1) {
    for (let y = 0; y <= height; y += 1) {
      if (x < width && !missing.has(`H${x}${y}`)) segments.push(`${x},${y}-${x + 1},${y}`);
      if (y < height && !missing.has(`V${x}${y}`)) segments.push(`${x},${y}-${x},${y + 1}`);
    }
  }
  return segments;
}

/** Every cover, once, crossings allowed: the lays in the order of the segments they filled. */
export function coversOfShape(board: CustomBoard): Lay[][] {
  const all = segmentsOf(board);
  const onBoard = new Set(all);
  const side = Math.max(board.width, board.height);
  const lays = new Map(
    [...board.counts.keys()].map((id) => [
      id,
      knownLays(id, side).filter((lay) => lay.every((segment) => onBoard.has(segment))),
    ]),
  );
  const found: Lay[][] = [];
  const fill = (left: ReadonlySet<string>, hand: ReadonlyMap<PieceId, number>, laid: Lay[]) => {
    const first = all.find((segment) => left.has(segment));
    if (first === undefined) {
      if ([...hand.values()].every((count) => count === 0)) found.push(laid);
      return;
    }
    for (const [id, count] of hand) {
      if (count === 0) continue;
      for (const lay of lays.get(id)!) {
        if (!lay.includes(first) || !lay.every((segment) => left.has(segment))) continue;
        const rest = new Set(left);
        for (const segment of lay) rest.delete(segment);
        fill(rest, new Map([...hand, [id, count - 1]]), [...laid, lay]);
      }
    }
  };
  fill(onBoard, board.counts, []);
  return found;
}
