/**
 * A solver of its own for pieces as bare cells on the fine grid, which shares nothing with the
 * encoding but the letters' edges: it fills the first empty edge cell, with cells as strings.
 */
import { type PieceId, pieceOf } from '#puzzles/tetrasticks/pieces.ts';
import { type Lay, laysOf } from '../brute-force.ts';

const isEdge = (x: number, y: number, n: number): boolean =>
  x >= 0 && y >= 0 && x <= 2 * n && y <= 2 * n && (x + y) % 2 === 1;

/** Every way for the bare edge cells of a piece to lie on edge cells, moved by any whole shift. */
function cellLays(id: PieceId, n: number): string[][] {
  const cells = pieceOf(id).edges.map(({ kind, x, y }): [number, number] =>
    kind === 'H' ? [2 * x + 1, 2 * y] : [2 * x, 2 * y + 1],
  );
  const found = new Map<string, string[]>();
  for (let image = 0; image < 8; image += 1) {
    for (let dx = -9; dx <= 2 * n + 9; dx += 1) {
      for (let dy = -9; dy <= 2 * n + 9; dy += 1) {
        const moved = cells.map(([x, y]): [number, number] => {
          const [p, q] = image & 1 ? [y, x] : [x, y];
          return [(image & 2 ? -p : p) + dx, (image & 4 ? -q : q) + dy];
        });
        if (!moved.every(([x, y]) => isEdge(x, y, n))) continue;
        const names = moved.map((cell) => cell.join()).sort();
        found.set(names.join(' '), names);
      }
    }
  }
  return [...found.values()];
}

/** How many covers there are with bare edge cells and any shift. */
export function countCellCovers(pieces: readonly PieceId[], n: number): number {
  const all: string[] = [];
  for (let x = 0; x <= 2 * n; x += 1) {
    for (let y = 0; y <= 2 * n; y += 1) if (isEdge(x, y, n)) all.push(`${x},${y}`);
  }
  const lays = new Map(pieces.map((id) => [id, cellLays(id, n)]));
  const fill = (left: ReadonlySet<string>, hand: readonly PieceId[]): number => {
    const first = all.find((cell) => left.has(cell));
    if (first === undefined) return hand.length === 0 ? 1 : 0;
    let sum = 0;
    for (const id of hand) {
      for (const lay of lays.get(id)!) {
        if (!lay.includes(first) || !lay.every((cell) => left.has(cell))) continue;
        const rest = new Set([...left].filter((cell) => !lay.includes(cell)));
        sum += fill(
          rest,
          hand.filter((other) => other !== id),
        );
      }
    }
    return sum;
  };
  return fill(new Set(all), pieces);
}

/** Points where two of the sticks of a lay end. */
function jointsIn(lay: Lay): string[] {
  const ends = lay.flatMap((segment) => segment.split('-'));
  return [...new Set(ends.filter((end, index) => ends.indexOf(end) !== index))];
}

/** Do two pieces have a joint in one point, inside the board or on its border? */
export function shareJoint(laid: readonly Lay[]): boolean {
  const all = laid.flatMap(jointsIn);
  return new Set(all).size < all.length;
}

export { laysOf };
