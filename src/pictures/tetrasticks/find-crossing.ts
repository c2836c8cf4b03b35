import type { TetrastickProblem } from '#puzzles/tetrasticks/encode.ts';
import { crossingsOf, decode } from '#puzzles/tetrasticks/decode.ts';
import { type Point, pointText } from '#puzzles/tetrasticks/lattice.ts';
import type { Placement } from '#puzzles/tetrasticks/placements.ts';
import { edgesAt } from './meetings.ts';
import { type BoardView, solutionView } from './view.ts';

/** What the reader's guess comes to. */
export interface Guess {
  readonly isRight: boolean;
  readonly words: string;
}

/** A cover as it looks before its crossing has been found: nothing says where it is. */
export function secretView(problem: TetrastickProblem, rows: readonly number[], isFound: boolean): BoardView {
  const view = solutionView(problem, rows);
  if (isFound) return view;
  // Neither the ring nor the gap in the stick below.
  const pieces = view.pieces.map((piece) => ({ ...piece, overpasses: [] }));
  return { ...view, pieces, crossings: [] };
}

/** Judges a guess by what passes straight through that junction on the board. */
export function judgeCrossing(problem: TetrastickProblem, rows: readonly number[], point: Point): Guess {
  const { placements } = decode(problem, rows);
  const there = ({ x, y }: Point): boolean => x === point.x && y === point.y;
  const crossing = crossingsOf(placements).find(there);
  if (crossing) {
    const { across, upright } = crossing;
    return {
      isRight: true,
      words:
        `Right: at ${pointText(point)} ${across.piece} runs straight across, ${upright.piece} runs straight up, ` +
        'and one lies over the other.',
    };
  }
  return { isRight: false, words: `No: ${whyNot(placements, point)}` };
}

/** Why nobody crosses anybody at a junction of a full board. */
function whyNot(placements: readonly Placement[], point: Point): string {
  const there = placements.map((placement) => ({ placement, edges: edgesAt(placement, point) }));
  const at = pointText(point);
  // Who has three or four of the four edges leaves too few for anybody else to run straight on.
  const most = there.find(({ edges }) => edges.length >= 3);
  if (most) {
    const share = most.edges.length === 4 ? 'all four edges' : 'three edges';
    return `at ${at} ${most.placement.piece} has ${share}, so nothing can cross it there.`;
  }
  const passing = there.find(({ placement }) => placement.straight.some(({ x, y }) => x === point.x && y === point.y));
  return passing
    ? `${passing.placement.piece} runs straight through ${at}, but nothing crosses it there.`
    : `nothing runs straight through ${at}. Only corners and ends meet there.`;
}
