import { count } from '#dlx/index.ts';
import { encodeGrid } from '#puzzles/tetrasticks/eleven/encode.ts';
import { type Claim, jointsOf, oddTwin } from '#puzzles/tetrasticks/eleven/shape.ts';
import { PIECES } from '#puzzles/tetrasticks/pieces.ts';
import { type Question, solved } from './question.ts';

/** How many joints the fifteen pieces have when L is left out. */
export const jointsInAll: Question = {
  lesson: 'eleven-by-eleven',
  ask:
    'How many joints do the fifteen pieces have together, if L is left out? (O has four, X has one, ' +
    'and the others two or three.)',
  answers: {
    kind: 'number',
    most: 999,
    hint: (wrong, right) =>
      wrong < right
        ? 'Some are missing. The last step of figure 11.1 has all fifteen pieces: count the points where sticks of one ' +
          'piece meet, not the free ends.'
        : 'Too many. A free end is not a joint, and where three sticks meet there is one joint, not three.',
  },
  solve() {
    const pieces = PIECES.filter(({ id }) => id !== 'L');
    const joints = pieces.reduce((sum, { edges }) => sum + jointsOf(edges).length, 0);
    const points = 6 * 6;
    return solved(
      joints,
      `The board has ${points} points in all, border included. If no two joints shared a point, ` +
        `${joints - points} of them would have none.`,
    );
  },
};

/** How many solutions of a small board are left when every joint is claimed. */
export const claimedByAll: Question = {
  lesson: 'eleven-by-eleven',
  ask: 'Let every piece claim all its joints. How many of the 3×3 solutions are left?',
  answers: {
    kind: 'choice',
    options: ['0', '8', '16', '40'],
    hints: {
      '8': 'The six pieces have as many joints as the board has points, so each point would be the joint of just one piece. Try it in figure 11.2.',
      '16': 'That’s how many are left if only straight passages are claimed. Now corners claim their points too.',
      '40': 'That’s how many there are if no joint is claimed.',
    },
  },
  solve() {
    const counted = (claim: Claim): ReturnType<typeof count> =>
      count(encodeGrid({ size: 3, pieces: 'FHJLNP', claim }).matrix);
    const all = counted('all');
    return solved(
      String(all.solutions),
      `The solver enters ${all.nodes} nodes and finds ${all.solutions || 'none'}. If only straight passages are claimed, ` +
        `it finds ${counted('straight').solutions}, and with no claims ${counted('none').solutions}.`,
      {
        words: 'figure 11.2 with all joints claimed',
        state: { 'eleven.board': '3x3-FHJLNP', 'eleven.joints': 'all' },
      },
    );
  },
};

/** What O looks like after an odd shift. */
export const oddShiftOfO: Question = {
  lesson: 'eleven-by-eleven',
  ask: 'Take the four edge cells of O, and move them one cell to the right and one up. What are they now, as sticks?',
  answers: {
    kind: 'choice',
    options: ['O again', 'P', 'X', 'no piece at all'],
    hints: {
      'O again': 'A whole edge is two cells. One cell further, a horizontal edge lies where vertical ones are.',
      P: 'Now the four cells lie around a face. What do they lie around after the shift?',
      'no piece at all': 'They are edge cells again, and they still touch. Draw the four of them around a point.',
    },
  },
  solve() {
    const twin = oddTwin('O');
    const right = twin === null ? 'no piece at all' : twin === 'O' ? 'O again' : twin;
    const covers = (shifts: 'even' | 'any'): number =>
      count(encodeGrid({ size: 3, pieces: 'FHJOVX', shifts }).matrix).solutions;
    return solved(
      right,
      `On the 3×3 board with FHJOVX the solver finds ${covers('even')} covers with even shifts, and ` +
        `${covers('any')} if odd ones are allowed too.`,
      {
        words: 'this board in figure 11.2',
        state: { 'eleven.board': '3x3-FHJOVX', 'eleven.odd': 'on' },
      },
    );
  },
};
