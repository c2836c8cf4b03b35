/** What would make the search of a reader's problem shorter, tried one after the other. */
import { type FewerRows, fewerRows, withoutRows } from '#exhibits/fewer-rows.ts';
import { type MetAgain, metAgain } from '#exhibits/met-again.ts';
import { inOrder, middleFirst } from '#exhibits/in-order.ts';
import { estimatedShares } from '#exhibits/shares.ts';
import { findPinning } from '#exhibits/symmetry.ts';
import { type TreeSize, treeSize } from '#exhibits/tree-size.ts';
import { type Matrix, type MatrixSize, sizeOf } from '#dlx/matrix.ts';
import { createRandom } from '#dlx/random.ts';
import { readPasted } from '#notebook/pasted.ts';
import { TextError } from '#puzzles/text.ts';
import { matrixOf } from '#puzzles/user-problem/colours.ts';
import { examine } from '#puzzles/user-problem/doctor/examine.ts';
import type { UserProblem } from '#puzzles/user-problem/problem.ts';
import { parseUserProblem } from '#puzzles/user-problem/parse.ts';

export interface SlowRequest {
  readonly text: string;
}

/** Why nothing can be tried: in sentences, with the place of what cannot be read. */
interface Unread {
  readonly fault: string;
}

export interface Advice {
  readonly fault: null;
  /** What the text was taken for. */
  readonly as: string;
  readonly size: MatrixSize;
  readonly tree: TreeSize;
  readonly leftmost: TreeSize;
  /** The smallest tree of a few orders of the columns; null where trees are only estimated, and luck would win. */
  readonly reordered: TreeSize | null;
  readonly pinned:
    | { readonly column: string; readonly rows: number; readonly kept: readonly string[]; readonly tree: TreeSize }
    | 'no symmetry'
    | 'nothing stays'
    | 'unclear';
  readonly fewer: Omit<FewerRows, 'gone' | 'example'> & {
    readonly tree: TreeSize;
    /** One of them by its name, and the column that it leaves without a row. */
    readonly example: { readonly row: string; readonly column: string } | null;
  };
  /** Null where colours decide too what is left. */
  readonly again: MetAgain | null;
  /** Shares of the tree below the rows of the first column, the largest first; empty for a tree that is counted. */
  readonly shares: readonly number[];
  /** All that shrinks the tree without changing the program, together. */
  readonly together: TreeSize;
  /** What the doctor says, without its places. */
  readonly findings: readonly string[];
}

/** The step that is under way. */
export type SlowStep = 'tree' | 'columns' | 'symmetry' | 'rows' | 'memory' | 'doctor';

/** Nodes that are looked at for subproblems that come again. */
const MOST_NODES = 60_000;
const WALKS = 1_000;
/** Larger matrices are not looked through for symmetries and repeated subproblems. */
const MOST_ONES = 200_000;

/** @throws Error for what no text can cause */
export function* lookAtSlow({ text }: SlowRequest): Generator<SlowStep, Advice | Unread> {
  yield 'tree';
  const read = readText(text);
  if (read.fault !== null) return read;
  const { problem, as } = read;
  const matrix = matrixOf(problem);
  const tree = treeSize(matrix);

  yield 'columns';
  const leftmost = treeSize(matrix, { rule: 'leftmost' });
  const reordered = tree.walks === 0 ? smallestOfOrders(matrix, tree) : null;

  yield 'symmetry';
  const size = sizeOf(matrix);
  const found = size.ones > MOST_ONES ? 'unclear' : findPinning(matrix);
  const name = (column: number): string => problem.columns[column]?.name ?? '';
  const pinned =
    typeof found === 'string'
      ? found
      : {
          column: name(found.column),
          rows: matrix.rows.filter((row) => row.includes(found.column)).length,
          kept: found.kept.map((row) => problem.rows[row]?.name ?? ''),
          tree: treeSize(withoutRows(matrix, found.gone)),
        };

  yield 'rows';
  const { gone, example, ...fewer } = fewerRows(matrix);
  const isFewer = fewer.blocking > 0;
  const fewerTree = isFewer ? treeSize(withoutRows(matrix, gone)) : tree;

  yield 'memory';
  const again = matrix.colours || size.ones > MOST_ONES ? null : metAgain(matrix, MOST_NODES);
  const shares = tree.walks === 0 ? [] : estimatedShares(matrix, WALKS);
  const isPinned = typeof found !== 'string';
  const thinner = isPinned ? withoutRows(matrix, found.gone) : matrix;
  const together = isPinned ? treeSize(withoutRows(thinner, fewerRows(thinner).gone)) : fewerTree;

  yield 'doctor';
  return {
    fault: null,
    as,
    size,
    tree,
    leftmost,
    reordered,
    pinned,
    fewer: {
      ...fewer,
      tree: fewerTree,
      example: example && { row: problem.rows[example.row]?.name ?? '', column: name(example.column) },
    },
    again,
    shares,
    together,
    findings: examine(problem).findings.map(({ sentence }) => sentence),
  };
}

function readText(text: string): Unread | { fault: null; as: string; problem: UserProblem } {
  try {
    const [{ as, text: dlx }] = readPasted(text);
    const problem = parseUserProblem(dlx);
    const bounded = problem.columns.find(({ max }) => max !== undefined);
    if (bounded)
      return {
        fault: `${bounded.name} has bounds, which this page can’t take into account. Write the name alone.`,
      };
    return { fault: null, as, problem };
  } catch (error) {
    if (!(error instanceof TextError)) throw error;
    return { fault: `The text cannot be read. In ${error.message}` };
  }
}

/** The smallest tree among a few orders of the columns, which break ties: backwards, from the middle, three at random. */
function smallestOfOrders(matrix: Matrix<unknown>, own: TreeSize): TreeSize {
  const numbers = matrix.columns.map((_, column) => column);
  const orders = [
    numbers.toReversed(),
    middleFirst(numbers.length),
    ...[1, 2, 3].map((seed) => createRandom(seed).shuffled(numbers)),
  ];
  return orders.reduce((best, order) => {
    const tree = treeSize(inOrder(matrix, order));
    return tree.walks === 0 && tree.nodes < best.nodes ? tree : best;
  }, own);
}
