import type { MacMahonProblem } from '#puzzles/macmahon/encode.ts';
import { encode, lettersOf } from '#puzzles/macmahon/encode.ts';
import type { Mark } from '#puzzles/user-problem/marks.ts';
import type { Scenario } from './scenario.ts';
import { firstSolution } from './scenario.ts';
import type { BoardProblem } from './words-problem.ts';
import { withBoard } from './words-problem.ts';
import { userBoardUsual } from './user-board-usual.ts';

/** The colour of the squares among the sixteen of marks. */
const INK = 8;

/** MacMahon's six squares on 2×3 cells; each square writes its edges, and the black ones are drawn. */
export const macMahon: Scenario<MacMahonProblem & BoardProblem> = {
  ...userBoardUsual,
  choices: {},
  zoom: 'decisions',
  matrix: 'large',
  examples: 'wwwb, h2,1',
  encode() {
    const problem = encode();
    const { width, height, placements } = problem;
    return withBoard(
      problem,
      {
        title: 'The squares',
        board: { ...{ kind: 'cells', width, height }, missing: [], marks: [] },
      },
      (row) => marksOf(placements[row]),
    );
  },
  opening: firstSolution,
};

/** The square with its four letters, and a heavy line along each edge that is black. */
function marksOf(placement: MacMahonProblem['placements'][number] | undefined): Mark[] {
  if (!placement) return [];
  const { edges, x, y } = placement;
  const sides = [
    { way: 'h', at: [x, y] },
    { way: 'v', at: [x + 1, y] },
    { way: 'h', at: [x, y + 1] },
    { way: 'v', at: [x, y] },
  ] as const;
  return [
    { mark: 'fill', at: [x, y], text: lettersOf(edges), colour: INK },
    ...sides.flatMap((side, at): Mark[] => (edges.charAt(at) === '1' ? [{ mark: 'wall', ...side }] : [])),
  ];
}
