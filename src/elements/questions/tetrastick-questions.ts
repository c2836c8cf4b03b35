import { reasonWords } from '../../pictures/parity/describe.ts';
import { countWords, rowsWith } from '../../pictures/row-by-row/columns.ts';
import { aspectsOf } from '../../puzzles/tetrasticks/aspects.ts';
import { encode } from '../../puzzles/tetrasticks/encode.ts';
import { omittable } from '../../puzzles/tetrasticks/parity.ts';
import type { PieceId } from '../../puzzles/tetrasticks/pieces.ts';
import { pieceOf } from '../../puzzles/tetrasticks/pieces.ts';
import type { Question } from './question.ts';
import { judgeChoice, judgeNumber } from './question.ts';

/** How many aspects Z has: a half turn brings it back. */
export const aspectsOfZ: Question = {
  answers: { kind: 'number', most: 9 },
  grade(answer) {
    const aspects = aspectsOf(pieceOf('Z'));
    return judgeNumber(
      answer,
      aspects.length,
      'There are four turns and two faces, eight in all; but a half turn of Z looks the same, so each aspect is counted twice.',
    );
  },
};

/** Which of four pieces can stay in the box. */
export const canBeLeftOut: Question = {
  answers: { kind: 'choice', options: ['F', 'I', 'J', 'X'] },
  grade(answer) {
    const open = omittable();
    const options = ['F', 'I', 'J', 'X'] as const satisfies readonly PieceId[];
    const right = options.filter((id) => open.includes(id));
    const asked = options.find((id) => id === answer) ?? options[0];
    return judgeChoice(answer, right.join(' or '), reasonWords(asked));
  },
};

/** How many columns V takes in the corner, where one of its straight passages is on the border. */
export const columnsOfV: Question = {
  answers: { kind: 'number', most: 99 },
  grade(answer) {
    const problem = encode({ omit: 'L' });
    const row = problem.rowNames.indexOf('V N (0,0)');
    const straight = problem.placements[row]?.straight.length ?? 0;
    const columns = problem.matrix.rows[row]?.length ?? 0;
    return judgeNumber(
      answer,
      columns,
      `${countWords(problem, row)} V passes straight through ${straight} points, and ${straight - (columns - 5)} of them is on the border, which has no junction.`,
    );
  },
};

/** Whether a corner edge or one in the middle has more rows. */
export const cornerOrMiddle: Question = {
  answers: {
    kind: 'choice',
    options: ['H00, in the corner', 'H22, in the middle', 'both have the same'],
  },
  grade(answer) {
    const problem = encode({ omit: 'L' });
    const rows = ['H00', 'H22'].map(
      (name) => rowsWith(problem, problem.matrix.columns.findIndex((column) => column.name === name)).length, // prettier-ignore
    );
    const [corner = 0, middle = 0] = rows;
    const right = corner > middle ? 'H00, in the corner' : corner < middle ? 'H22, in the middle' : 'both have the same'; // prettier-ignore
    return judgeChoice(
      answer,
      right,
      `H00 has ${corner} rows and H22 has ${middle}. The search branches on small columns first, and so it likes corners.`,
    );
  },
};
