import type { Names, Span, TreeNode } from '../../history/index.ts';
import type { TreeView, ViewNode } from './view.ts';
import { counted } from '../../words/english.ts';

/** What stands under a picture while nothing in it is pointed at. */
export const SMALL_HINT = 'Press a node to go to its moment.';
export const LARGE_HINT =
  'Steps run from left to right, levels from the top down. Point at a part to see what it is; press it to go there.';

/** Added to the words of a node at which the reader took another column or row than the solver. */
export const OWN_WORDS = ' You chose here, and not the solver.';

/** A node in one sentence or two: how it is reached, what happens there, what lies below. */
export function nodeWords(node: TreeNode, names: Names): string {
  const { level, row, column, kind, left } = node;
  const place = level === 0 ? 'The root' : `Level ${level}, row ${names.rows[row] ?? ''}`;
  const name = names.columns[column] ?? '';
  switch (kind) {
    case 'dead end':
      return `${place}: column ${name} has no row left, a dead end.`;
    case 'solution':
      return `${place}: a solution.`;
    case 'unexplored':
      return `${place}: not explored yet.`;
    case 'inner':
      return `${place}: branch on column ${name}. ${below(node)}${left === null ? ' so far' : ''}.`;
  }
}

function below({ nodes, solutions }: TreeNode): string {
  const under = nodes - 1;
  return `${counted(under, 'node')} and ${counted(solutions, 'solution')} below it`;
}

/** The same for a node of a view, which does not give away what the search has not come to. */
export function viewNodeWords(node: ViewNode, { names }: TreeView): string {
  if (node.state === 'ahead') return `Level ${node.level}: not explored yet.`;
  if (node.isEntered) return `${nodeWords(node, names)}${node.isOwn ? OWN_WORDS : ''}`;
  if (node.level === 0) return 'The root: nothing has been chosen yet.';
  return `Level ${node.level}, row ${names.rows[node.row] ?? ''}: just taken.`;
}

/** Many nodes in one place, too narrow to be told apart. */
export function crowdWords(crowd: Readonly<Span>): string {
  if (crowd.kind !== 'crowd') return '';
  const { level, nodes, deadEnds, solutions } = crowd;
  const many = `Level ${level}: nodes too narrow to show`;
  if (nodes === null) return `${many}. Come closer to see them.`;
  const ends = [
    ...(deadEnds ? [counted(deadEnds, 'dead end')] : []),
    ...(solutions ? [counted(solutions, 'solution')] : []),
  ];
  const among = ends.length > 0 ? `, ${ends.join(' and ')} among them` : '';
  return `Level ${level}: ${counted(nodes, 'node')} too narrow to show${among}. Come closer to see them.`;
}

/** The whole picture in words. */
export function describeTree(view: TreeView): string {
  const { nodes, total, names } = view;
  if (nodes.length === 0) {
    return `The tree has ${counted(total, 'node')}, too many for a picture of this kind.`;
  }
  const entered = nodes.filter(({ isEntered }) => isEntered);
  const count = (kind: ViewNode['kind'], noun: string): string =>
    counted(entered.filter((node) => node.kind === kind).length, noun);
  const here = nodes.find(({ state }) => state === 'here');
  const rows: string[] = [];
  for (let node = here; node && node.level > 0; node = nodes[node.parent]) {
    rows.unshift(names.rows[node.row] ?? '');
  }
  const where = !here
    ? 'The search is over.'
    : rows.length === 0
      ? 'The search is at the root.'
      : `The search is at level ${here.level}, after ${rows.join(', then ')}.`;
  return `Search tree: ${entered.length} of ${counted(nodes.length, 'node')} entered so far, with ${count('dead end', 'dead end')} and ${count('solution', 'solution')}. ${where}`;
}
