import { count, createMatrix } from '#dlx/index.ts';
import { type Question, solved } from './question.ts';

/** How many ways there are to put six things into six places when nothing else is asked. */
export const halvesOfPairs: Question = {
  lesson: 'encode-your-own',
  ask: 'How many solutions does the search find in that matrix?',
  answers: {
    kind: 'number',
    most: 9_999,
    hint: (wrong) =>
      wrong === 2
        ? 'That is how many there should be. This matrix does not know which halves belong together.'
        : 'Any of the six numbers may go in the first place, and any of the other five in the second.',
  },
  solve() {
    const six = Array.from({ length: 6 }, (_, index) => index);
    const columns = [...six, ...six].map((_, index) => ({ name: `${index}`, kind: 'primary' as const }));
    const rows = six.flatMap((thing) => six.map((place) => [thing, 6 + place]));
    const { solutions } = count(createMatrix(columns, rows));
    return solved(
      solutions,
      'Six numbers go in six places, in any order: 6 · 5 · 4 · 3 · 2 · 1 ways. The matrix does not know which ' +
        'belong together.',
    );
  },
};
