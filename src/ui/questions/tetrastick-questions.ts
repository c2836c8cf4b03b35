import { count } from '#dlx/index.ts';
import { inWords, listed } from '#english/english.ts';
import { reasonWords } from '#pictures/parity/describe.ts';
import { countWords, rowsWith } from '#pictures/row-by-row/columns.ts';
import { aspectsOf } from '#puzzles/tetrasticks/aspects.ts';
import { encode } from '#puzzles/tetrasticks/encode.ts';
import { NODES } from '#puzzles/tetrasticks/nodes.ts';
import { omittable } from '#puzzles/tetrasticks/parity.ts';
import { type PieceId, pieceOf } from '#puzzles/tetrasticks/pieces.ts';
import { type Question, solved } from './question.ts';

/** How many aspects Z has: a half turn brings it back. */
export const aspectsOfZ: Question = {
  lesson: 'tetrasticks',
  ask: 'How many aspects does Z have? After a half turn it looks the same.',
  answers: {
    kind: 'number',
    most: 9,
    hint: (wrong) =>
      wrong === 8
        ? 'After a half turn Z looks the same, so you counted each aspect twice.'
        : wrong === 2
          ? 'Don’t forget its other face.'
          : 'Begin with four turns and two faces, and count only those that look different.',
  },
  solve() {
    const aspects = aspectsOf(pieceOf('Z'));
    return solved(
      aspects.length,
      'Four turns and two faces make eight; but after a half turn Z looks the same, so each aspect is counted ' +
        'twice.',
    );
  },
};

/** Which of four pieces can be left out. */
export const canBeLeftOut: Question = {
  lesson: 'tetrasticks',
  ask: 'Try it before you read on: which of these four pieces can be left out?',
  answers: {
    kind: 'choice',
    options: ['F', 'I', 'J', 'X'],
    hints: {
      F:
        'F has two sticks each way. Leave it out, and the five pieces with three sticks one way must still balance, ' +
        'together with the I.',
      I:
        'Without the I there are five pieces with three sticks one way and one the other. Can five differences of 2 ' +
        'add up to zero?',
      X: 'X has two sticks each way. Leave it out, and the pieces that lean must balance as before.',
    },
  },
  solve() {
    const open = omittable();
    const options = ['F', 'I', 'J', 'X'] as const satisfies readonly PieceId[];
    const right = options.filter((id) => open.includes(id));
    return solved(right.join(' or '), reasonWords(right[0] ?? 'J'));
  },
};

/** How many columns V takes in the corner, where one of its straight passages is on the border. */
export const columnsOfV: Question = {
  lesson: 'tetrasticks',
  ask:
    'V lies in the bottom left corner of the board, facing north: on the edges H00 and H10 along the border, V20 ' +
    'and V21 up into the board. How many columns does its row take?',
  answers: {
    kind: 'number',
    most: 99,
    hint: (wrong, right) =>
      wrong === right + 1
        ? 'V passes straight through two points, but one of them is on the border. Does that one have a column?'
        : wrong === right - 1
          ? 'The piece and its four edges make five. It also passes straight through a junction.'
          : 'One for the piece, one for each edge, and one for each junction that it passes straight through.',
  },
  solve() {
    const problem = encode({ omit: 'L' });
    const row = problem.rowNames.indexOf('V N (0,0)');
    const straight = problem.placements[row]?.straight.length ?? 0;
    const columns = problem.matrix.rows[row]?.length ?? 0;
    return solved(
      columns,
      `${countWords(problem, row)} V passes straight through ${straight} points, and ${straight - (columns - 5)} ` +
        'of them is on the border, which has no junction.',
    );
  },
};

export const cornerOrMiddle: Question = {
  lesson: 'tetrasticks',
  ask: 'Which edge has more rows: H00, in the corner of the board, or H22, in the middle?',
  answers: {
    kind: 'choice',
    options: ['H00, in the corner', 'H22, in the middle', 'both have the same number'],
    hints: {
      'H00, in the corner':
        'A piece on the corner edge cannot go below it or to the left of it. How many ways does that leave?',
      'both have the same number': 'A row is a piece in a place. Around which edge does a piece have more room?',
    },
  },
  solve() {
    const problem = encode({ omit: 'L' });
    const rows = ['H00', 'H22'].map(
      (name) =>
        rowsWith(
          problem,
          problem.matrix.columns.findIndex((column) => column.name === name),
        ).length,
    );
    const [corner = 0, middle = 0] = rows;
    const right =
      corner > middle ? 'H00, in the corner' : corner < middle ? 'H22, in the middle' : 'both have the same number';
    return solved(
      right,
      `H00 has ${corner} rows and H22 has ${middle}. The search branches on small columns first, so it likes ` +
        'corners.',
    );
  },
};

const EIGHTH = 'to about an eighth, like the solutions';
const LESS = 'to less than half, but not to an eighth';
const NOT = 'not at all';

/** Pinning divides the solutions by eight, and the nodes by less. */
export const workOfPinning: Question = {
  lesson: 'tetrasticks',
  ask: 'Pin F on the 3×3 board with F, H, L, R, T and U: instead of 8 solutions there is 1. How far does the search shrink?',
  answers: {
    kind: 'choice',
    options: [EIGHTH, LESS, NOT],
    hints: {
      [EIGHTH]:
        'Only rows of F have gone. The search often meets a dead end before it comes to F: are there fewer of those?',
      [NOT]: 'Seven of the eight solutions have gone, with the branches that led to them.',
    },
  },
  solve() {
    const nodes = (pinned: 'none' | 'F in one aspect'): number =>
      count(encode({ size: 3, pieces: 'FHLRTU', pinned }).matrix).nodes;
    const [free, pinned] = [nodes('none'), nodes('F in one aspect')];
    const times = free / pinned;
    const large = Object.entries(NODES).map(
      ([piece, { free, pinned }]) => `${(free / pinned).toFixed(1)} without ${piece}`,
    );
    return solved(
      times < 1.1 ? NOT : times > 2 && times < 7 ? LESS : EIGHTH,
      `The solver has just counted ${inWords(free)} nodes with F free and ${inWords(pinned)} with F pinned, ` +
        `a factor of ${times.toFixed(1)}. On the 5×5 board it is ${listed(large)}. Pinning removes only ` +
        'rows of F, so a dead end that comes before F is laid can remain.',
    );
  },
};
