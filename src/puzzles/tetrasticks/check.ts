import type { Board } from './decode.ts';
import { type Edge, edgeName, pointText } from './lattice.ts';
import { pieceOf } from './pieces.ts';

/**
 * Checks a finished board from first principles: it looks at edges only, and shares nothing with
 * the encoding. Allows any pieces, each once; a crossing is a fault unless `crossings` is `allowed`.
 *
 * @returns what is wrong, a sentence each; empty when the board is a solution
 */
export function check(board: Board, crossings: 'forbidden' | 'allowed' = 'forbidden'): string[] {
  return [
    ...repeatedPieces(board),
    ...wrongShapes(board),
    ...wrongCover(board),
    ...(crossings === 'forbidden' ? meetings(board) : []),
  ];
}

function repeatedPieces({ placements }: Board): string[] {
  const letters = placements.map(({ piece }) => piece);
  return letters.flatMap((piece, index) =>
    letters.indexOf(piece) === index ? [] : [`piece ${piece} is on the board twice`],
  );
}

function wrongShapes({ placements }: Board): string[] {
  return placements.flatMap(({ piece, edges }) => {
    const model = images(pieceOf(piece).edges)[0];
    return model !== undefined && images(edges).includes(model)
      ? []
      : [`edges ${edges.map(edgeName).join(' ')} do not have the shape of ${piece}`];
  });
}

/**
 * The eight images of a set of edges under turns and mirrors, each moved to the origin. An edge is
 * the sum of its ends, so that turning it needs no thought of which way it runs.
 */
function images(edges: readonly Edge[]): string[] {
  const middles = edges.map(({ kind, x, y }): [number, number] => [
    2 * x + (kind === 'H' ? 1 : 0),
    2 * y + (kind === 'V' ? 1 : 0),
  ]);
  return [0, 1, 2, 3, 4, 5, 6, 7].map((image) => {
    const moved = middles.map(([x, y]): [number, number] => {
      const [a, b] = image & 4 ? [y, x] : [x, y];
      return [image & 1 ? -a : a, image & 2 ? -b : b];
    });
    // Doubled coordinates: odd in x means horizontal. Moving by an even amount keeps that.
    const left = 2 * Math.floor(Math.min(...moved.map(([x]) => x)) / 2);
    const bottom = 2 * Math.floor(Math.min(...moved.map(([, y]) => y)) / 2);
    return moved
      .map(([x, y]) => `${x - left},${y - bottom}`)
      .sort()
      .join(' ');
  });
}

function wrongCover({ width, height, placements }: Board): string[] {
  const left = new Set<string>();
  for (let x = 0; x <= width; x += 1) {
    for (let y = 0; y <= height; y += 1) {
      if (x < width) left.add(`H${x}${y}`);
      if (y < height) left.add(`V${x}${y}`);
    }
  }
  const onBoard = new Set(left);
  const faults = placements.flatMap(({ piece, edges }) =>
    edges.map(edgeName).flatMap((name) => {
      if (left.delete(name)) return [];
      return onBoard.has(name)
        ? [`edge ${name} is covered twice, by ${piece} and another`]
        : [`edge ${name} of ${piece} is not on the board`];
    }),
  );
  return [...faults, ...[...left].map((name) => `edge ${name} is not covered`)];
}

/** Points where two pieces pass straight through each other, found from the edges alone. */
function meetings({ width, height, placements }: Board): string[] {
  const owner = new Map<string, number>();
  placements.forEach(({ edges }, index) => {
    for (const edge of edges) owner.set(edgeName(edge), index);
  });
  const faults: string[] = [];
  for (let x = 1; x < width; x += 1) {
    for (let y = 1; y < height; y += 1) {
      const across = owner.get(`H${x}${y}`);
      const upright = owner.get(`V${x}${y}`);
      if (across === undefined || upright === undefined || across === upright) continue;
      if (across === owner.get(`H${x - 1}${y}`) && upright === owner.get(`V${x}${y - 1}`)) {
        const names = [across, upright].map((index) => placements[index]?.piece ?? '?');
        faults.push(`${names.join(' and ')} cross at ${pointText({ x, y })}`);
      }
    }
  }
  return faults;
}
