import type { TetrastickProblem } from '../../puzzles/tetrasticks/encode.ts';
import { crossingsOf, decode } from '../../puzzles/tetrasticks/decode.ts';
import type { Point } from '../../puzzles/tetrasticks/lattice.ts';
import { pointText } from '../../puzzles/tetrasticks/lattice.ts';
import type { PieceId } from '../../puzzles/tetrasticks/pieces.ts';
import type { BoardView } from './view.ts';
import { solutionView } from './view.ts';

/** What the reader's guess comes to. */
export interface Guess {
  readonly isRight: boolean;
  readonly words: string;
}

/** A cover as it looks before its crossing has been found: nothing says where it is. */
export function secretView(
  problem: TetrastickProblem,
  rows: readonly number[],
  isFound: boolean,
): BoardView {
  const view = solutionView(problem, rows);
  if (isFound) return view;
  // Neither the ring nor the gap in the stick below.
  const pieces = view.pieces.map((piece) => ({ ...piece, overpasses: [] }));
  return { ...view, pieces, crossings: [] };
}

/** Judges a guess by what passes straight through that junction on the board. */
export function judgeCrossing(
  problem: TetrastickProblem,
  rows: readonly number[],
  point: Point,
): Guess {
  const { placements } = decode(problem, rows);
  const there = ({ x, y }: Point): boolean => x === point.x && y === point.y;
  const crossing = crossingsOf(placements).find(there);
  if (crossing) {
    const { across, upright } = crossing;
    return {
      isRight: true,
      words: `Right: at ${pointText(point)} ${across.piece} runs straight across, ${upright.piece} runs straight up, and one lies over the other.`,
    };
  }
  const passing: PieceId[] = placements
    .filter(({ straight }) => straight.some(there))
    .map(({ piece }) => piece);
  return {
    isRight: false,
    words:
      passing.length === 0
        ? `No: nobody passes straight through ${pointText(point)}. What meets there are corners, ends and joints.`
        : `No: ${passing.join(' and ')} passes straight through ${pointText(point)}, and nobody crosses it there.`,
  };
}
