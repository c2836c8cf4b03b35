import { solve } from '#dlx/index.ts';
import { type Crossing, crossingsOf, decode } from '#puzzles/tetrasticks/decode.ts';
import { withColumnKinds } from '#puzzles/problem.ts';
import { type Pin, type TetrastickProblem, encode } from '#puzzles/tetrasticks/encode.ts';
import { pointText } from '#puzzles/tetrasticks/lattice.ts';
import { listed } from '#english/english.ts';
import { type Question, solved } from './question.ts';

/** Whether the first cover found with N omitted crosses, when the junction columns are off. */
export const firstCoverOfN: Question = {
  lesson: 'crossings',
  ask: 'Leave N out, and switch all junction columns off. Does the first cover that the search finds have a crossing?',
  answers: {
    kind: 'choice',
    options: ['yes', 'no'],
    hints: {
      no:
        'Covers without a crossing are fewer than one in a hundred, and now nothing steers the search to them. ' +
        'Try it in the figure.',
    },
  },
  solve() {
    const first = (pinned: Pin): readonly Crossing[] =>
      crossingsIn(encode({ omit: 'N', pinned, junctions: 'off' }), 1)[0] ?? [];
    const [figure, freer] = [first('F in one aspect'), first('F oriented')];
    return solved(
      figure.length > 0 ? 'yes' : 'no',
      `The solver’s first cover ${withCrossings(figure)}. Let F be flipped too, and the first cover it ` +
        `finds ${withCrossings(freer)}: the first cover says little about the rest.`,
      {
        words: 'this cover in figure 10.3',
        state: { 'crossings.omitted': 'N', 'crossings.secondary': 'off' },
      },
    );
  },
};

/** At most this many covers are examined for crossings: less than a tenth of a second of work. */
const LOOKED_AT = 12;

/** Where covers cross when junction (3, 3) alone is off. */
export const whereTheyCross: Question = {
  lesson: 'crossings',
  ask: 'Switch off the junction (3, 3), just above the middle and to its right, and no other. Where will pieces cross?',
  answers: {
    kind: 'choice',
    options: ['nowhere', 'only at (3, 3)', 'anywhere'],
    hints: {
      nowhere: 'Nothing forbids a crossing at (3, 3) now, and the search tries everything that is not forbidden.',
      anywhere: 'Fifteen junction columns are still on. What do they allow at their own junctions?',
    },
  },
  solve() {
    const problem = withColumnKinds(encode({ omit: 'L', pinned: 'F in one aspect' }), ({ name }) =>
      name === 'I33' ? 'off' : undefined,
    );
    const covers = crossingsIn(problem, LOOKED_AT);
    const crossed = covers.filter(({ length }) => length > 0);
    const places = [...new Set(covers.flat().map(pointText))];
    const right = places.length === 0 ? 'nowhere' : places.join() === '(3, 3)' ? 'only at (3, 3)' : 'anywhere';
    return solved(
      right,
      `The solver has just found ${covers.length} covers without L. Pieces cross in ${crossed.length} of them, ` +
        `${places.length === 0 ? 'nowhere' : `at ${listed(places)}`}; the other fifteen junctions are still ` +
        'covered at most once.',
      {
        words: 'a cover with (3, 3) off in figure 10.3',
        state: {
          'crossings.columns': `${problem.matrix.columns.findIndex(({ name }) => name === 'I33')}o`,
        },
      },
    );
  },
};

function crossingsIn(problem: TetrastickProblem, limit: number): Crossing[][] {
  return Array.from(solve(problem.matrix, { limit }), (rows) => crossingsOf(decode(problem, rows).placements));
}

function withCrossings(crossings: readonly Crossing[]): string {
  if (crossings.length === 0) return 'has no crossing';
  return `has ${crossings.length === 1 ? 'a crossing' : 'crossings'} at ${listed(crossings.map(pointText))}`;
}
