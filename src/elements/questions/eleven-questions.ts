import { count } from '../../dlx/index.ts';
import { encodeGrid } from '../../puzzles/tetrasticks/eleven/encode.ts';
import type { Claim } from '../../puzzles/tetrasticks/eleven/shape.ts';
import { jointsOf, oddTwin } from '../../puzzles/tetrasticks/eleven/shape.ts';
import { PIECES } from '../../puzzles/tetrasticks/pieces.ts';
import type { Question } from './question.ts';
import { judgeChoice, judgeNumber } from './question.ts';

/** How many joints the fifteen pieces have when L is left out. */
export const jointsInAll: Question = {
  answers: { kind: 'number', most: 999 },
  grade(answer) {
    const pieces = PIECES.filter(({ id }) => id !== 'L');
    const joints = pieces.reduce((sum, { edges }) => sum + jointsOf(edges).length, 0);
    const points = 6 * 6;
    return judgeNumber(
      answer,
      joints,
      `The board has ${points} points in all, border included. If each joint had a point to itself, ${joints - points} joints would have none.`,
    );
  },
};

/** How many solutions of a small board are left when every joint is claimed. */
export const claimedByAll: Question = {
  answers: { kind: 'choice', options: ['0', '8', '16', '40'] },
  grade(answer) {
    const counted = (claim: Claim): ReturnType<typeof count> =>
      count(encodeGrid({ size: 3, pieces: 'FHJLNP', claim }).matrix);
    const all = counted('all');
    return judgeChoice(
      answer,
      String(all.solutions),
      `The solver enters ${all.nodes} nodes and finds ${all.solutions}. When only straight passages are claimed it finds ${counted('straight').solutions}, and with no claims ${counted('none').solutions}.`,
    );
  },
};

/** What O looks like after an odd shift. */
export const oddShiftOfO: Question = {
  answers: { kind: 'choice', options: ['O again', 'P', 'X', 'no piece at all'] },
  grade(answer) {
    const twin = oddTwin('O');
    const right = twin === null ? 'no piece at all' : twin === 'O' ? 'O again' : twin;
    const solutions = (shifts: 'even' | 'any'): number =>
      count(encodeGrid({ size: 3, pieces: 'FHJOVX', shifts }).matrix).solutions;
    return judgeChoice(
      answer,
      right,
      `On the 3×3 board with FHJOVX the solver finds ${solutions('even')} solutions with even shifts, and ${solutions('any')} when odd ones are allowed as well.`,
    );
  },
};
