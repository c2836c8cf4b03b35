/** The conventions that change a count but no solution; each number comes from a run at build time. */
import { count } from '#dlx/index.ts';
import { reordered } from '#implement/column-order.ts';
import { encode as queens } from '#puzzles/queens/encode.ts';
import { inFigures, inWords } from '#english/english.ts';
import { caught, checks, vectors } from './programs.ts';

export interface Convention {
  /** What this site does. */
  readonly rule: string;
  /** The problem that shows it. */
  readonly on: string;
  readonly here: string;
  readonly otherwise: string;
}

type Noun = 'nodes' | 'updates';

/**
 * The count of a problem by a rule of this site, and with the other rule, which a bug of the list stands for.
 * @throws RangeError when the bug does not change that count
 */
function shownBy(rule: string, bug: string, problem: string, noun: Noun): Convention {
  const right = vectors.problems.find(({ id }) => id === problem);
  const verdicts = caught.find((one) => one.bug.id === bug)?.verdicts;
  const verdict = verdicts?.[checks.findIndex(({ id }) => id === problem)];
  const found = verdict?.kind === 'differs' ? verdict.found : '';
  const [, number] = new RegExp(`([\\d,]+) ${noun}`).exec(found) ?? [];
  if (!right || number === undefined) throw new RangeError(`${bug} does not show on ${problem}`);
  const here = inFigures(right[noun], noun.slice(0, -1));
  return { rule, on: right.name, here, otherwise: number };
}

/** Nodes of the 8 queens with their columns in two orders. */
function ordered(rule: string, on: string, [here, otherwise]: readonly [number, number]): Convention {
  return { rule, on, here: inFigures(here, 'node'), otherwise: inWords(otherwise) };
}

function queensInOrders(): [number, number] {
  const nodes = (order: 'apart' | 'interleaved'): number => count(queens({ n: 8, order }).matrix).nodes;
  return [nodes('apart'), nodes('interleaved')];
}

function slackInOrders(): [number, number] {
  const { matrix, groups } = queens({ n: 8, diagonals: 'primary with slack' });
  const numbers = matrix.columns.map((_, column) => column);
  const from = groups.at(-1)?.from ?? 0;
  const other = reordered(matrix, [...numbers.slice(0, from), ...numbers.slice(from).reverse()]);
  return [count(matrix).nodes, count(other).nodes];
}

export const conventions: readonly Convention[] = [
  shownBy('A column without a row is covered all the same, at a dead end', 'dead-end-early', 'knuth', 'updates'),
  shownBy('Taking a header out of the ring is an update', 'headers-uncounted', 'knuth', 'updates'),
  shownBy(
    'A secondary header counts too, though it is not in the ring',
    'secondary-uncounted',
    'knuth-secondary',
    'updates',
  ),
  shownBy('Putting a node back into its list is not an update', 'undo-counted', 'knuth', 'updates'),
  shownBy('The root of the search is a node, and so is each solution', 'solutions-uncounted', 'knuth', 'nodes'),
  shownBy('Among the smallest columns, the leftmost is taken', 'ties-right', 'knuth', 'updates'),
  shownBy('A row without a primary column is left out', 'rows-kept', 'odd-rows', 'updates'),
  ordered('The columns are in the order r, c, a, b, not r0 c0 r1 c1 …', '8 queens', queensInOrders()),
  ordered(
    'Square i, j is on the diagonals a(i + j) and b(n − 1 − i + j), not b(n − 1 + i − j)',
    '8 queens, slack rows',
    slackInOrders(),
  ),
];
