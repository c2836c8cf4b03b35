/** Both ways of walking the rows in `uncover`, side by side, as HTML. */
import type { Matrix } from '#dlx/index.ts';
import { type Restored, type Way, type WaysCompared, byRow, compareWays } from './uncover-walking.ts';

interface WaysSource {
  readonly matrix: Matrix;
  readonly rowNames: readonly string[];
}

/** What cover(c) has changed, and what is left of it after each way. */
export function waysHtml(source: WaysSource, column: number): string {
  const compared = compareWays(source.matrix, column);
  const { orders } = compared;
  const list = (way: Way, title: string): string =>
    `<div><p class="strong">${title}</p><ol>${linesOf(orders[way], source)}</ol><p ` +
    `data-state="${compared.differ[way] === 0 ? 'good' : 'bad'}">${verdict(compared, way)}</p></div>`;
  return list('upwards', 'Rows upwards, as this site does it') + list('downwards', 'Rows downwards');
}

/** The whole comparison in a sentence. */
export function waysWords({ matrix }: WaysSource, column: number): string {
  const { changed, nodes, numbers, differ } = compareWays(matrix, column);
  const name = matrix.columns[column]?.name ?? '?';
  const isSame = differ.upwards === 0 && differ.downwards === 0;
  return `The ${nodes} nodes of this matrix have four links each, and its ${matrix.columns.length} columns a size: ${numbers} numbers. cover(${name}) changes ${changed} of them. ${
    isSame ? 'Either way, uncover puts every one back.' : 'The two ways end differently.'
  }`;
}

function linesOf(restored: readonly Restored[], { matrix, rowNames }: WaysSource): string {
  const lines = byRow(restored).map(
    ({ row, columns }) =>
      `<li>row ${rowNames[row] ?? '?'}: back into ` +
      `${columns.map((column) => matrix.columns[column]?.name ?? '?').join(', ')}</li>`,
  );
  return lines.length === 0 ? '<li>nothing to put back</li>' : lines.join('');
}

function verdict({ differ, numbers }: WaysCompared, way: Way): string {
  const count = differ[way];
  return count === 0
    ? `All ${numbers} links and sizes are as before.`
    : `${count} of ${numbers} links and sizes ${count === 1 ? 'differs' : 'differ'} from before.`;
}
