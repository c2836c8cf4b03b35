import { count, createMatrix } from '../../dlx/index.ts';
import type { Question } from './question.ts';
import { judgeNumber } from './question.ts';

/** How many ways there are to put six things into six places when nothing else is asked. */
export const halvesOfPairs: Question = {
  answers: { kind: 'number', most: 9_999 },
  grade(answer) {
    const six = Array.from({ length: 6 }, (_, index) => index);
    const columns = [...six, ...six].map((_, index) => ({ name: `${index}`, kind: 'primary' as const })); // prettier-ignore
    const rows = six.flatMap((thing) => six.map((place) => [thing, 6 + place]));
    const { solutions } = count(createMatrix(columns, rows));
    return judgeNumber(
      answer,
      solutions,
      'Six numbers go into six places, in any order: 6 · 5 · 4 · 3 · 2 · 1 ways. The matrix does not know which belong together.',
    );
  },
};
