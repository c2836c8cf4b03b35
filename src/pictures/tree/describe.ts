import type { Names } from '#history/caption.ts';
import type { TreeNode } from '#history/tree.ts';
import type { Span } from '#history/tree-stretch.ts';
import type { TreeView, ViewNode } from './view.ts';
import { capital, counted, listed } from '#english/english.ts';

/** What stands under a picture while nothing in it is pointed at. */
export const SMALL_HINT = 'Press a node to go to its step.';
export const LARGE_HINT =
  'Steps run from left to right, levels from the top down. Point at a part to see what it is; press it to go there.';

/** Said at the border of what is to come, while it is hidden. */
export const NOT_YET = 'The search has not got there yet.';

/** Added to the words of a node at which the reader took another column or row than the solver. */
export const OWN_WORDS = ' You chose here, not the solver.';

/**
 * A node in one sentence or two: how it is reached, what happens there, what lies below; the last only
 * of a node that `isTold`, as one that the search is still in has something to come.
 */
export function nodeWords(node: TreeNode, names: Names, isTold = true): string {
  const { level, row, column, kind, left } = node;
  const place = level === 0 ? 'The root' : `Level ${level}, ${taken(row, names)}`;
  const name = names.columns[column] ?? '';
  switch (kind) {
    case 'dead end':
      if (node.short === 'too dear') return `${place}: pruned, as every cover from here would cost too much.`;
      return `${place}: column ${name} has ${node.short ? 'too few rows' : 'no row'} left, a dead end.`;
    case 'solution':
      return `${place}: a solution.`;
    case 'unexplored':
      return `${place}: not explored yet.`;
    case 'inner':
      return isTold
        ? `${place}: branch on column ${name}. ${below(node)}${left === null ? ' so far' : ''}.`
        : `${place}: branch on column ${name}.`;
  }
}

/** How a node is reached; by the null choice no row is taken. */
function taken(row: number, names: Names): string {
  return row < 0 ? 'no further row' : `row ${names.rows[row] ?? ''}`;
}

function below({ nodes, solutions }: TreeNode): string {
  const under = nodes - 1;
  return `${capital(counted(under, 'node'))} and ${counted(solutions, 'solution')} below it`;
}

/** The same for a node of a view, which does not give away what the search has not come to. */
export function viewNodeWords(node: ViewNode, { names, reveal }: TreeView): string {
  if (node.state === 'ahead') return `Level ${node.level}: not explored yet.`;
  if (node.isEntered) {
    const isTold = reveal === 'all' || node.state === 'left';
    return `${nodeWords(node, names, isTold)}${node.isOwn ? OWN_WORDS : ''}`;
  }
  if (node.level === 0) return 'The root: nothing has been chosen yet.';
  return `Level ${node.level}, ${taken(node.row, names)}: just chosen.`;
}

/** Many nodes in one place, too narrow to be told apart; not counted where some are still to come. */
export function crowdWords(crowd: Readonly<Span>, isTold = true): string {
  if (crowd.kind !== 'crowd') return '';
  const { level, nodes, deadEnds, solutions } = crowd;
  const pruned = crowd.pruned ?? 0;
  const many = `Level ${level}: nodes too narrow to show`;
  if (nodes === null || !isTold) return `${many}. Zoom in to see them.`;
  const ends = [
    ...(deadEnds && deadEnds > pruned ? [counted(deadEnds - pruned, 'dead end')] : []),
    ...(pruned > 0 ? [counted(pruned, 'pruned node')] : []),
    ...(solutions ? [counted(solutions, 'solution')] : []),
  ];
  const among = ends.length > 0 ? `, ${listed(ends)} among them` : '';
  return `Level ${level}: ${counted(nodes, 'node')} too narrow to show${among}. Zoom in to see them.`;
}

/** The whole picture in words. */
export function describeTree(view: TreeView): string {
  const { nodes, total, names, reveal } = view;
  if (nodes.length === 0) {
    if (reveal === 'past') return 'The tree has too many nodes for a picture of this kind.';
    return `The tree has ${counted(total, 'node')}, too many for a picture of this kind.`;
  }
  const entered = nodes.filter(({ isEntered }) => isEntered);
  const solutions = counted(entered.filter(({ kind }) => kind === 'solution').length, 'solution');
  const pruned = entered.filter(({ short }) => short === 'too dear').length;
  const deadEnds = entered.filter(({ kind }) => kind === 'dead end').length - pruned;
  const here = nodes.find(({ state }) => state === 'here');
  const rows: string[] = [];
  for (let node = here; node && node.level > 0; node = nodes[node.parent]) {
    rows.unshift(names.rows[node.row] ?? 'no further row');
  }
  const where = !here
    ? 'The search is over.'
    : rows.length === 0
      ? 'The search is at the root.'
      : `The search is at level ${here.level}, after ${rows.join(', then ')}.`;
  const many =
    reveal === 'past' ? counted(entered.length, 'node') : `${entered.length} of ${counted(nodes.length, 'node')}`;
  return (
    `Search tree: ${many} entered so far, with ` +
    `${listed([counted(deadEnds, 'dead end'), ...(pruned > 0 ? [counted(pruned, 'pruned node')] : []), solutions])}. ${where}`
  );
}
