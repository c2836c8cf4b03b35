import { type Matrix, count } from '#dlx/index.ts';
import { Estimator } from '#dlx/estimate.ts';
import { countBySparseSets } from '#exhibits/sparse-sets.ts';
import { encode as langford } from '#puzzles/langford/encode.ts';
import { encode as queens } from '#puzzles/queens/encode.ts';
import { inWords, listed } from '#english/english.ts';
import { type Question, solved } from './question.ts';

const BOTH = 'nodes and updates';
const NODES = 'nodes, but not updates';
const TIME = 'the time, if both run on the same machine';
const NONE = 'none of them';

/** What the counts of another program for the same tree have in common with ours. */
export const sameElsewhere: Question = {
  lesson: 'measuring',
  ask:
    'Someone writes the same search in another language, with other data structures: bitmaps, not lists. Their program ' +
    'picks the same columns and tries the same rows. What can you compare with yours, digit for digit?',
  answers: {
    kind: 'choice',
    options: [BOTH, NODES, TIME, NONE],
    hints: {
      [NODES]: 'In an update a row leaves a column. Does it matter how the column is stored?',
      [TIME]: 'Another program has different instructions. Would even your own give the same digits twice?',
      [NONE]: 'The same columns and the same rows make the same tree. What do we count at its nodes?',
    },
  },
  solve() {
    const { matrix } = queens({ n: 8 });
    const all = [count(matrix, { engine: 'links' }), count(matrix, { engine: 'compiled' }), countBySparseSets(matrix)];
    const isSame = (what: 'nodes' | 'updates'): boolean => all.every((one) => one[what] === all[0]?.[what]);
    const { nodes, updates } = count(matrix);
    return solved(
      isSame('updates') ? BOTH : isSame('nodes') ? NODES : NONE,
      `Eight queens in links, in bitmaps and in sparse sets: ${inWords(nodes)} nodes and ${inWords(updates)} ` +
        'updates each time. A row that leaves a column is one update, however the column is stored.',
    );
  },
};

/** The tree of the ten walks; the figure opens with another one. */
const WALKED: Matrix = langford(7);
const TEN = nodesOfWalks(10, 169);

/** How many of them say more than the one in the middle. */
const ABOVE = TEN.filter((nodes) => nodes > middle(TEN)).length;

const MEAN = `their mean, ${inWords(Math.round(mean(TEN)))}`;
const MIDDLE = `the one in the middle, ${inWords(Math.round(middle(TEN)))}`;
const LARGEST = `the largest, ${inWords(Math.max(...TEN))}`;
const SUM = `their sum, ${inWords(TEN.reduce((sum, nodes) => sum + nodes, 0))}`;

/** What ten estimates say about the size of a tree. */
export const sizeFromWalks: Question = {
  lesson: 'measuring',
  ask: `Ten walks down one tree estimate ${listed(TEN.map(inWords))} nodes. What is the best guess at its size?`,
  answers: {
    kind: 'choice',
    options: [MIDDLE, MEAN, LARGEST, SUM],
    hints: {
      [MIDDLE]:
        `${inWords(ABOVE)} of the walks say more than that, and some of them much more. What did the lesson say ` +
        'about all possible walks?',
      [LARGEST]: 'That is one walk, which happened to meet many ways. The others count too.',
      [SUM]: 'Each walk already estimates the whole tree, not a tenth of it.',
    },
  },
  solve() {
    const truth = count(WALKED).nodes;
    // Which guess is right on average: over many batches of ten walks, as the reader might have taken them.
    const batches = Array.from({ length: 300 }, (_, batch) => nodesOfWalks(10, 1_000 + batch));
    const guesses: Readonly<Record<string, (ten: readonly number[]) => number>> = {
      [MIDDLE]: middle,
      [MEAN]: mean,
      [LARGEST]: (ten) => Math.max(...ten),
      [SUM]: (ten) => ten.reduce((sum, nodes) => sum + nodes, 0),
    };
    const misses = Object.entries(guesses).map(([name, guess]) => ({
      name,
      miss: Math.abs(mean(batches.map(guess)) - truth),
    }));
    const [best] = misses.toSorted((a, b) => a.miss - b.miss);
    return solved(
      best?.name ?? '',
      `The solver has taken ten walks ${inWords(batches.length)} times: their means are ` +
        `${inWords(Math.round(mean(batches.map(mean))))} on average, and the tree, for Langford pairs of 1 to 7, has ` +
        `${inWords(truth)} nodes.`,
    );
  },
};

function nodesOfWalks(walks: number, seed: number): number[] {
  const estimator = new Estimator(WALKED, { seed });
  return Array.from({ length: walks }, () => estimator.walk().nodes);
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function middle(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const half = sorted.length / 2;
  return mean(sorted.slice(Math.ceil(half) - 1, Math.floor(half) + 1));
}
