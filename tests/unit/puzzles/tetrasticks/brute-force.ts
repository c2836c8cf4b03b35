/**
 * A solver of its own for small boards, which shares nothing with the encoding but the letters'
 * edges: segments are pairs of points, and covers are found by filling the first empty segment.
 */
import { endsOf } from '#puzzles/tetrasticks/lattice.ts';
import { type PieceId, pieceOf } from '#puzzles/tetrasticks/pieces.ts';

type Dot = readonly [number, number];
type Segment = readonly [Dot, Dot];
/** Segments as `x,y-x,y`, the lesser point first. */
export type Lay = readonly string[];

function text([a, b]: Segment): string {
  const [low, high] = [a, b].sort((p, q) => p[0] - q[0] || p[1] - q[1]);
  return `${low!.join(',')}-${high!.join(',')}`;
}

function points(segment: string): [Dot, Dot] {
  const [a, b] = segment.split('-').map((dot) => dot.split(',').map(Number));
  return [a as unknown as Dot, b as unknown as Dot];
}

/** All ways to lay a piece on a board of n × n edges: every symmetry, every shift, no two alike. */
export function laysOf(id: PieceId, n: number): Lay[] {
  const segments = pieceOf(id).edges.map((edge): Segment => {
    const [a, b] = endsOf(edge);
    return [
      [a.x, a.y],
      [b.x, b.y],
    ];
  });
  const lays = new Map<string, Lay>();
  for (let image = 0; image < 8; image += 1) {
    const turn = ([x, y]: Dot): Dot => {
      const [p, q] = image & 1 ? [y, x] : [x, y];
      return [image & 2 ? -p : p, image & 4 ? -q : q];
    };
    for (let dx = -4; dx <= n + 4; dx += 1) {
      for (let dy = -4; dy <= n + 4; dy += 1) {
        const moved = segments.map((segment) =>
          segment.map((dot) => {
            const [x, y] = turn(dot);
            return [x + dx, y + dy] as const;
          }),
        ) as unknown as Segment[];
        if (moved.flat().every(([x, y]) => x >= 0 && y >= 0 && x <= n && y <= n)) {
          const lay = moved.map(text).sort();
          lays.set(lay.join(' '), lay);
        }
      }
    }
  }
  return [...lays.values()];
}

const known = new Map<string, Lay[]>();

function knownLays(id: PieceId, n: number): Lay[] {
  const lays = known.get(`${id}${n}`) ?? laysOf(id, n);
  known.set(`${id}${n}`, lays);
  return lays;
}

/** Every cover of the board by these pieces, crossings allowed. */
export function coversOf(pieces: readonly PieceId[], n: number): Lay[][] {
  const all: string[] = [];
  for (let x = 0; x <= n; x += 1) {
    for (let y = 0; y <= n; y += 1) {
      if (x < n)
        all.push(
          text([
            [x, y],
            [x + 1, y],
          ]),
        );
      if (y < n)
        all.push(
          text([
            [x, y],
            [x, y + 1],
          ]),
        );
    }
  }
  const lays = new Map(pieces.map((id) => [id, knownLays(id, n)]));
  const found: Lay[][] = [];
  const fill = (left: ReadonlySet<string>, hand: readonly PieceId[], laid: Lay[]): void => {
    const first = all.find((segment) => left.has(segment));
    if (first === undefined) {
      if (hand.length === 0) found.push(laid);
      return;
    }
    for (const id of hand) {
      for (const lay of lays.get(id)!) {
        if (!lay.includes(first) || !lay.every((segment) => left.has(segment))) continue;
        const rest = new Set(left);
        for (const segment of lay) rest.delete(segment);
        fill(
          rest,
          hand.filter((other) => other !== id),
          [...laid, lay],
        );
      }
    }
  };
  fill(new Set(all), pieces, []);
  return found;
}

/** Points where two lays both have a pair of segments in line. */
export function crossingCount(laid: readonly Lay[]): number {
  const lines = laid.map((lay) => {
    const seen = new Map<string, Dot[]>();
    for (const [a, b] of lay.map(points)) {
      for (const [dot, other] of [
        [a, b],
        [b, a],
      ] as const) {
        const key = dot.join(',');
        seen.set(key, [...(seen.get(key) ?? []), [other[0] - dot[0], other[1] - dot[1]]]);
      }
    }
    return [...seen]
      .filter(([, ways]) => ways.some((p) => ways.some((q) => p[0] === -q[0] && p[1] === -q[1])))
      .map(([key]) => key);
  });
  const flat = lines.flat();
  return flat.filter((key, index) => flat.indexOf(key) !== index).length;
}
