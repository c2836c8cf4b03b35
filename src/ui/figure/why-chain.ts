/** The search that shows that demands cannot be met together, as a small tree. */
import { matrixOfCore } from '#dlx/why/index.ts';
import type { Core } from '#dlx/why/index.ts';
import { inFigures } from '#english/english.ts';
import { record } from '#history/index.ts';
import { drawTree } from '#pictures/tree/draw.ts';
import { type TreeView, treeView } from '#pictures/tree/view.ts';
import type { Problem } from '#puzzles/problem.ts';
import { type Tree, h, picture } from '#ui/kit/template.ts';

/** A tree of more nodes is followed in words only. */
const MOST_NODES = 24;

interface Chain {
  readonly id: string;
  readonly view: TreeView;
}

/** A panel is patched whenever something else is pointed at; its tree stays. */
const known = new WeakMap<Core, Chain>();
let made = 0;

/** The tree of a core’s search, and what it is; nothing where it has many nodes. */
export function chainPicture(problem: Problem, core: Core): Tree[] {
  if (core.nodes === null || core.nodes > MOST_NODES) return [];
  const { id, view } = known.get(core) ?? chainOf(problem, core);
  const attributes = { class: 'why-tree', 'data-id': 'tree', role: 'group', tabindex: 0, 'aria-label': TITLE };
  const words = `A search shows it in ${inFigures(core.nodes, 'node')}; each way down ends in a cross, a dead end.`;
  const tree = picture((svg) => drawTree(svg, view, { id, title: TITLE }));
  return [h('p', { class: 'soft', 'data-id': 'tree-words' }, words), h('div', attributes, tree)];
}

const TITLE = 'The search that shows it';

function chainOf(problem: Problem, core: Core): Chain {
  const matrix = matrixOfCore(problem.matrix, core);
  const recording = record(matrix);
  // The columns at the end are of given rows, which stand below them.
  const own = problem.matrix.columns.length;
  const columns = matrix.columns.map(({ name }, column) => (column < own ? name : 'given'));
  const names = { columns, rows: problem.rowNames };
  made += 1;
  const chain = {
    id: `why-tree-${made}`,
    // When the search is over all of it can be seen.
    view: treeView(recording, recording.seek(recording.lastStep()), names),
  };
  known.set(core, chain);
  return chain;
}
