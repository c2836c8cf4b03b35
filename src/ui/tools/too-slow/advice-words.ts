/** What of the list helps a reader's problem, in words, with the runs that show it. */
import { counted, inFigures, inWords, listed } from '#english/english.ts';
import type { TreeSize } from '#exhibits/tree-size.ts';
import type { Advice, SlowStep } from '#workers/too-slow.ts';
import type { Gain } from './gain.ts';

/** A finding on a problem: whether it is worth trying, what to do, and two runs if there are two. */
export interface AdviceItem {
  readonly title: string;
  readonly words: string;
  readonly gain: Gain | null;
}

export const STEP_WORDS: Readonly<Record<SlowStep, string>> = {
  tree: 'Measuring the tree…',
  columns: 'Trying other columns…',
  symmetry: 'Looking for a symmetry…',
  rows: 'Looking for rows that can go…',
  memory: 'Counting what turns up again…',
  doctor: 'Asking the doctor…',
};

/** The first sentences: what was read, and how large its tree is. */
export function treeWords({ as, size, tree }: Advice): string {
  const { rows, primary, secondary } = size;
  const columns = `${inFigures(primary, 'primary column')}${secondary > 0 ? ` and ${inFigures(secondary, 'secondary column')}` : ''}`;
  return `Read as ${as}: ${inFigures(rows, 'row')}, ${columns}. ${sizeWords(tree)}`;
}

/** How large a tree is, and what that means. */
export function sizeWords(tree: TreeSize): string {
  if (tree.walks === 0) {
    const solutions = tree.solutions === 0 ? 'no solution' : counted(tree.solutions, 'solution');
    return `The whole search has ${inFigures(tree.nodes, 'node')} and ends after ${inFigures(tree.updates, 'update')}, with ${solutions}. That is short: if it is slow for you, it’s the program, not the problem.`;
  }
  const spread = tree.error > tree.nodes / 2 ? ' The walks differ widely, so it may be many times that.' : '';
  return `Counting the tree took too long, so this is an estimate from ${inWords(tree.walks)} walks: about ${rough(tree.nodes)} nodes and ${rough(tree.updates)} updates.${spread} ${timeWords(tree.updates)}`;
}

/** Two digits are all that an estimate has. */
function rough(value: number): string {
  if (value < 100) return inWords(Math.round(value));
  const unit = 10 ** (Math.floor(Math.log10(value)) - 1);
  const rounded = Math.round(value / unit) * unit;
  if (rounded < 1e6) return inWords(rounded);
  const [name, size] = [...SIZES].reverse().find(([, one]) => rounded >= one) ?? SIZES[0];
  return rounded >= 1e15
    ? `10^${Math.round(Math.log10(rounded))}`
    : `${Number((rounded / size).toPrecision(2))} ${name}`;
}

const SIZES = [
  ['million', 1e6],
  ['billion', 1e9],
  ['trillion', 1e12],
] as const;

/** Updates in a second with links: the order of magnitude on a laptop. */
const PER_SECOND = 1e8;

function timeWords(updates: number): string {
  const seconds = updates / PER_SECOND;
  if (seconds < 60) return 'A laptop does that in less than a minute.';
  if (seconds < 7_200) return `A laptop takes about ${counted(Math.round(seconds / 60), 'minute')} for it.`;
  if (seconds < 172_800) return `A laptop takes about ${counted(Math.round(seconds / 3_600), 'hour')} for it.`;
  if (seconds < 63_072_000) return `A laptop takes about ${counted(Math.round(seconds / 86_400), 'day')} for it.`;
  const years = seconds / 31_536_000;
  return years < 1e6
    ? `A laptop takes about ${rough(years)} years for it.`
    : 'No computer will finish it: change the model.';
}

/** All that was tried, what helps most first; what does not help comes last. */
export function adviceItems(advice: Advice): AdviceItem[] {
  const items = [
    columnsItem(advice),
    ...(advice.reordered ? [orderItem(advice, advice.reordered)] : []),
    pinnedItem(advice),
    rowsItem(advice),
    ...togetherItem(advice),
    memoryItem(advice),
    coresItem(advice),
  ];
  return items;
}

function gainOf(
  advice: Advice,
  name: string,
  after: TreeSize,
  before: readonly [string, TreeSize] = ['as it is', advice.tree],
): Gain {
  const [beforeName, tree] = before;
  const isRough = tree.walks + after.walks > 0;
  return {
    problem: isRough ? 'Your problem, estimated' : 'Your problem, counted',
    unit: 'nodes',
    before: { name: beforeName, count: tree.nodes },
    after: { name, count: after.nodes },
  };
}

function columnsItem(advice: Advice): AdviceItem {
  const { leftmost, tree } = advice;
  const isWorse = leftmost.nodes >= tree.nodes;
  return {
    title: 'The column with the fewest rows',
    words: isWorse
      ? 'All numbers here are for a search that branches on the smallest column. If yours takes the first one, this is what the change gains.'
      : 'Here is the rare problem on which the first column beats the smallest. Keep your own order, and try a few others.',
    gain: isWorse
      ? gainOf(advice, 'the smallest column', tree, ['the leftmost column', leftmost])
      : gainOf(advice, 'the leftmost column', leftmost),
  };
}

function orderItem(advice: Advice, best: TreeSize): AdviceItem {
  const isBetter = best.nodes < advice.tree.nodes * 0.95;
  return {
    title: 'The order of the columns',
    words: isBetter
      ? 'Columns of the same size are taken from the left, so their order matters. This is the best of five orders: backwards, from the middle outwards, and three at random.'
      : 'None of five other orders makes the tree more than a twentieth smaller. Leave the columns as they are.',
    gain: isBetter ? gainOf(advice, 'the best of five', best) : null,
  };
}

function pinnedItem(advice: Advice): AdviceItem {
  const { pinned } = advice;
  const title = 'Pinning by symmetry';
  if (pinned === 'no symmetry') {
    return { title, words: 'No two primary columns can be exchanged, so there is no symmetry to use.', gain: null };
  }
  if (pinned === 'nothing stays') {
    return {
      title,
      words:
        'There is a symmetry, but either it moves every primary column, or it does not move the rows of those that stay. Pin by hand: forbid half of the rows of the piece or place that you would look at first.',
      gain: null,
    };
  }
  if (pinned === 'unclear') {
    return {
      title,
      words:
        'No symmetry was found here, but there may be one. If your problem can be turned or flipped, keep only one way for one piece to lie.',
      gain: null,
    };
  }
  const { column, rows, kept, tree } = pinned;
  return {
    title,
    words: `Your problem has a symmetry that leaves column ${column} where it is. Of its ${inWords(rows)} rows, ${inWords(kept.length)} will do: ${shortList(kept)}; the solutions that are lost are images of those that stay.`,
    gain: gainOf(advice, `${column} pinned`, tree),
  };
}

function shortList(names: readonly string[]): string {
  return listed(names.length > 4 ? [...names.slice(0, 3), `${inWords(names.length - 3)} more`] : names);
}

function rowsItem(advice: Advice): AdviceItem {
  const { blocking, example, tree, isAll } = advice.fewer;
  const title = 'Rows that can go';
  if (blocking === 0) {
    return {
      title,
      words: `${isAll ? 'No row' : 'None of the rows that were tested'} is ruled out from the start: each may be in a solution, as far as anyone can see without a search.`,
      gain: null,
    };
  }
  const why = example
    ? ` If you choose ${example.row}${blocking === 1 ? '' : ', for example'}, no row is left for ${example.column}.`
    : '';
  return {
    title,
    words: `${counted(blocking, 'row')} can go, because ${blocking === 1 ? 'it is' : 'they are'} in no solution.${why}`,
    gain: gainOf(advice, `without ${blocking === 1 ? 'it' : 'them'}`, tree),
  };
}

function togetherItem(advice: Advice): AdviceItem[] {
  const { pinned, fewer, together, tree } = advice;
  const isBoth = typeof pinned !== 'string' && fewer.blocking > 0;
  if (!isBoth || together.nodes >= tree.nodes) return [];
  return [
    {
      title: 'Both together',
      words: 'Pin first, then let rows go: a pinned column makes more of them impossible.',
      gain: gainOf(advice, 'pinned, with fewer rows', together),
    },
  ];
}

function memoryItem({ again }: Advice): AdviceItem {
  const title = 'A memory of subproblems';
  if (!again) {
    return { title, words: 'It isn’t for problems with colours, or for very large ones.', gain: null };
  }
  if (again.nodes === 1)
    return { title, words: 'The search ends at its root, so there is nothing to remember.', gain: null };
  const share = again.met / again.nodes;
  const first = `Of the first ${inWords(again.nodes)} nodes, ${again.met === 0 ? 'none' : inWords(again.met)} had a set of columns left that had turned up before (${Math.round(share * 100)}%).`;
  return {
    title,
    words:
      share > 0.5
        ? `${first} Use a memory if you want to count the solutions, or to have them all.`
        : `${first} A memory would mostly fill with things that nobody asks for.`,
    gain: null,
  };
}

function coresItem({ shares, tree }: Advice): AdviceItem {
  const title = 'Several cores';
  if (tree.walks === 0) return { title, words: 'The search is too short to be worth splitting.', gain: null };
  const [largest = 1] = shares;
  const percent = Math.round(largest * 100);
  const parts = inFigures(shares.length, 'part');
  return {
    title,
    words:
      shares.length < 2
        ? 'The first column has a single row, so split the search further down.'
        : `The first column splits the search into ${parts}, and the largest has about ${percent}% of the nodes, so ${largest < 0.3 ? 'four cores are kept busy' : 'split it one level further down, too'}.`,
    gain: null,
  };
}
