/** A written problem as the text that `parse.ts` reads: Knuth's programs can read it too. */
import { boundedName } from '#dlx/bounds.ts';
import { formatBoard } from './board-text.ts';
import { onesOf } from './colours.ts';
import { looksDense } from './dense.ts';
import { formatMarks } from './mark-text.ts';
import type { UserColumn, UserProblem } from './problem.ts';
import { rowNamer } from './row-names.ts';

/** The text of a problem. `parseUserProblem` gives the same problem again. */
export function formatUserProblem({ title, columns, rows, board }: UserProblem): string {
  const [primary, secondary] = (['primary', 'secondary'] as const).map((kind) =>
    columns.filter((column) => column.kind === kind),
  ) as [UserColumn[], UserColumn[]];
  const isInOrder = [...primary, ...secondary].every((column, index) => column === columns[index]);
  const first = [...primary.map(boundedName), ...(secondary.length > 0 ? ['|', ...secondary.map(boundedName)] : [])];
  const nameOf = rowNamer(columns);
  const lines = [
    ...(title === undefined ? [] : [`| title: ${title}`]),
    ...(board ? formatBoard(board) : []),
    ...(isInOrder ? [] : [`| order: ${columns.map(({ name }) => name).join(' ')}`]),
    ...groupLines(columns),
    ...columns.flatMap(({ name, words }) => (words === undefined ? [] : [`| column ${quotedName(name)}: ${words}`])),
    first.join(' '),
    ...rows.flatMap((row) => {
      const standard = nameOf(row);
      const name = row.name === standard ? '' : ` ${quotedName(row.name)}`;
      return [
        ...(name !== '' || row.marks.length > 0 ? [`| row${name}: ${formatMarks(row.marks)}`.trimEnd()] : []),
        ...(row.words === undefined ? [] : [`| says: ${row.words}`]),
        [...onesOf(columns, row), ...(row.cost === undefined ? [] : [`|${row.cost}`])].join(' '),
      ];
    }),
  ];
  const text = `${lines.join('\n')}\n`;
  return looksDense(text) ? `| Columns by name, and rows\n${text}` : text;
}

/** None when the columns are grouped by their kinds, as they are by themselves. */
function groupLines(columns: readonly UserColumn[]): string[] {
  if (columns.every(({ group, kind }) => group === kind)) return [];
  return columns.flatMap(({ group, name }, at) =>
    columns[at - 1]?.group === group ? [] : [`| group ${quotedName(group)}: ${name}`],
  );
}

function quotedName(name: string): string {
  return /[:"]/.test(name) ? JSON.stringify(name) : name;
}
