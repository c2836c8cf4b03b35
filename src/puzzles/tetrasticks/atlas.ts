import { solve } from '#dlx/solve.ts';
import { crossingsOf } from './decode.ts';
import { encode } from './encode.ts';
import type { PieceId } from './pieces.ts';

/** No cover of the 5×5 board has more crossings than this. */
export const MOST_CROSSINGS = 5;

/** What is known about the covers of the 5×5 board with one piece left out. */
export interface AtlasEntry {
  /** Covers up to symmetry, by number of crossings from 0 to `MOST_CROSSINGS`. */
  readonly counts: readonly number[];
  /** For each number of crossings one cover, as rows of `atlasProblem`; null where there is none. */
  readonly examples: readonly (readonly number[] | null)[];
}

/** The file content/data/crossings.json. */
export interface CrossingAtlas {
  /** What computes it. */
  readonly command: string;
  readonly about: string;
  /** By the letter of the piece left out. */
  readonly omitted: Readonly<Record<string, AtlasEntry>>;
}

/** The puzzle whose rows the examples are: F in one aspect, so that each cover comes once. */
export function atlasProblem(omit: PieceId, junctions: 'secondary' | 'off' = 'off'): ReturnType<typeof encode> {
  return encode({ omit, pinned: 'F in one aspect', junctions });
}

/**
 * Finds all covers with crossings allowed: seconds of work.
 * @throws RangeError when a cover has more crossings than the atlas has room for
 */
export function atlasEntry(omit: PieceId): AtlasEntry {
  const { matrix, placements } = atlasProblem(omit);
  const counts = Array.from({ length: MOST_CROSSINGS + 1 }, () => 0);
  const examples: (readonly number[] | null)[] = counts.map(() => null);
  for (const rows of solve(matrix, { engine: 'compiled' })) {
    const { length } = crossingsOf(rows.flatMap((row) => placements[row] ?? []));
    if (length > MOST_CROSSINGS) throw new RangeError(`a cover has ${length} crossings`);
    counts[length] = (counts[length] ?? 0) + 1;
    examples[length] ??= rows;
  }
  return { counts, examples };
}
