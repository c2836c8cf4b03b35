/** All boards of the 5×5 puzzle, as a file keeps them: two signs a piece, and where each was found. */
import { engineOf } from '#dlx/solve-options.ts';
import { type TetrastickProblem, encode, isLeftFree } from './encode.ts';
import { type PieceId, PIECE_IDS } from './pieces.ts';
import { type Placement, placementsOf } from './placements.ts';

/** The boards without one piece, in the order in which the search finds them. */
export interface KeptBoards {
  /** Each board: for each piece in play, two signs in base 36, which of its rows it lies in. */
  readonly boards: readonly string[];
  /** How many decisions after the board before it each was found, in base 36. */
  readonly steps: readonly string[];
  /** The last decision of the search, when there are no more. */
  readonly end: number;
}

/** The file content/data/boards.json. */
export interface AllBoards {
  /** What computes it. */
  readonly command: string;
  readonly about: string;
  /** By the letter of the piece left out. */
  readonly omitted: Readonly<Record<string, KeptBoards>>;
}

/** The puzzle whose boards are kept: F in one aspect, so that each board comes once. */
export function boardsProblem(omit: PieceId): TetrastickProblem {
  return encode({ omit, pinned: 'F in one aspect' });
}

/** Finds all boards without a piece: seconds of work. */
export function findBoards(omit: PieceId): KeptBoards {
  const problem = boardsProblem(omit);
  const search = engineOf({ engine: 'compiled' })(problem.matrix);
  const boards: string[] = [];
  const steps: string[] = [];
  for (let before = 0; !search.done; before = search.events) {
    search.run({ solutions: boards.length + 1 });
    if (search.event !== 'solution') break;
    boards.push(writeBoard(problem, search.rows()));
    steps.push((search.events - before).toString(36));
  }
  return { boards, steps, end: search.events };
}

/** A board as the file keeps it, from its rows in any order. */
export function writeBoard(problem: TetrastickProblem, rows: readonly number[]): string {
  const first = firstRows(problem);
  return rows
    .toSorted((a, b) => a - b)
    .map((row, piece) => (row - (first[piece] ?? 0)).toString(36).padStart(2, '0'))
    .join('');
}

/** The rows of a board that is kept as a text, in the order of the pieces. */
export function readBoard(problem: TetrastickProblem, text: string): number[] {
  return firstRows(problem).map((first, piece) => first + parseInt(text.slice(2 * piece, 2 * piece + 2), 36));
}

/** Where the pieces of a kept board lie, in their order: as its rows say, without their matrix. */
export function readPlacements(omit: PieceId, text: string): Placement[] {
  return PIECE_IDS.filter((piece) => piece !== omit).flatMap((piece, at) => {
    const row = parseInt(text.slice(2 * at, 2 * at + 2), 36);
    return placesOfPiece(piece)[row] ?? [];
  });
}

const places = new Map<PieceId, readonly Placement[]>();

/** The places of a piece in `boardsProblem`, in the order of its rows. */
function placesOfPiece(piece: PieceId): readonly Placement[] {
  const known = places.get(piece);
  if (known) return known;
  const all = placementsOf(piece, { width: 5, height: 5 });
  const free = all.filter((placement) => isLeftFree(placement, 'F in one aspect'));
  places.set(piece, free);
  return free;
}

/** The decision at which each board was found. */
export function readSteps({ steps }: KeptBoards): number[] {
  let step = 0;
  return steps.map((more) => (step += parseInt(more, 36)));
}

const known = new WeakMap<TetrastickProblem, readonly number[]>();

/** The first row of each piece: rows are in the order of the pieces. */
function firstRows(problem: TetrastickProblem): readonly number[] {
  const before = known.get(problem);
  if (before) return before;
  const { pieces, placements } = problem;
  const first = pieces.map((piece) => placements.findIndex((placement) => placement.piece === piece));
  known.set(problem, first);
  return first;
}
