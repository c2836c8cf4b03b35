import { count } from '#dlx/index.ts';
import { countMemoized } from '#exhibits/memoized.ts';
import { countBySparseSets } from '#exhibits/sparse-sets.ts';
import { encode as dominoes } from '#puzzles/dominoes/encode.ts';
import { encode as queens } from '#puzzles/queens/encode.ts';
import { inWords } from '#english/english.ts';
import { type Question, solved } from './question.ts';

const COLUMNS = 'the columns that are not covered';
const ROWS = 'the rows that have been chosen';
const DEPTH = 'how many rows have been chosen';

/** What a subproblem is known by. */
export const whatIsRemembered: Question = {
  lesson: 'when-not',
  ask:
    'In a table of subproblems, what must two nodes have in common for one to take its number of ' +
    'solutions from the other?',
  answers: {
    kind: 'choice',
    options: [ROWS, COLUMNS, DEPTH],
    hints: {
      [ROWS]: 'No two nodes have these in common, so nothing would ever be found in the table. Look at figure 16.3.',
      [DEPTH]: 'Six dominoes can leave very different boards.',
    },
  },
  solve() {
    const matrix = dominoes({ width: 6, height: 6 });
    const { subproblems, solutions } = countMemoized(matrix);
    const { nodes, solutions: found } = count(matrix);
    return solved(
      solutions === found ? COLUMNS : ROWS,
      `With these as the key, the table of the 6×6 board has ${inWords(subproblems)} entries for ${inWords(nodes)} ` +
        `nodes, and gives ${inWords(solutions)} solutions, as many as the whole search finds.`,
    );
  },
};

const SLOWER = 'more time: hardly anything turns up again';
const FASTER = 'less time: they enter fewer nodes';
const SAME = 'the same time: they walk the same tree';

/** Whether a memory helps where subproblems do not come again. */
export const whichEngine: Question = {
  lesson: 'when-not',
  ask: 'Ten queens: how much time do links with a memory take, compared with plain links?',
  answers: {
    kind: 'choice',
    options: [FASTER, SAME, SLOWER],
    hints: {
      [FASTER]:
        'They do enter fewer. But how many fewer, and what do they do at each of the others? Start the engines and compare the nodes.',
      [SAME]: 'At each node they look something up and write something down. Does that cost nothing?',
    },
  },
  solve() {
    const { matrix } = queens({ n: 10 });
    const { tree, nodes, subproblems } = countMemoized(matrix);
    return solved(
      nodes > tree / 2 ? SLOWER : FASTER,
      `They enter ${inWords(nodes)} nodes instead of ${inWords(tree)}, and write ${inWords(subproblems)} ` +
        'subproblems into their table. Looking into the table at every node costs more than it saves; ' +
        'figure 16.5 has the time on your machine.',
    );
  },
};

const ALL = 'all four';
const LINKS = 'links alone';
const THREE = 'all but links with a memory';

/** An estimate is about a tree, and so about the engines that walk it. */
export const estimateElsewhere: Question = {
  lesson: 'when-not',
  ask:
    'Random walks estimate how many nodes the tree of the 6×6 board of dominoes has. Which of the four engines enter ' +
    'about that many?',
  answers: {
    kind: 'choice',
    options: [ALL, LINKS, THREE],
    hints: {
      [ALL]: 'One of the four does not enter a subproblem that it has met before. What do the walks know of that?',
      [LINKS]: 'The walks are about a tree. Do bitmaps and dancing cells walk a different one?',
    },
  },
  solve() {
    const matrix = dominoes({ width: 6, height: 6 });
    const links = count(matrix, { engine: 'links' }).nodes;
    const others = [count(matrix, { engine: 'compiled' }).nodes, countBySparseSets(matrix).nodes];
    const memory = countMemoized(matrix).nodes;
    const isSame = others.every((nodes) => nodes === links);
    return solved(
      isSame ? (memory === links ? ALL : THREE) : LINKS,
      `Links, bitmaps and dancing cells have just entered ${inWords(links)} nodes each; links with a memory ` +
        `entered ${inWords(memory)}. Walks estimate the tree, and links with a memory don’t walk all of it.`,
    );
  },
};
