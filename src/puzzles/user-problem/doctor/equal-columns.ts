import { colourGiven } from '../colours.ts';
import type { UserProblem } from '../problem.ts';
import type { Finder } from './finding.ts';
import { alike, columnNames, rowsByColumn, tellGroups } from './finding.ts';

/** Columns that the same rows cover: one of them says it all. */
export const equalColumns: Finder = (problem) =>
  tellGroups(
    // The columns of one row alone are alike by themselves, and so are those of no row.
    alike(
      rowsByColumn(problem).map((rows, column) =>
        rows.length > 1 ? `${rows.join()} ${agreementsOf(problem, rows, column)}` : '',
      ),
      (text) => text,
    ),
    (columns) => ({
      kind: 'equal columns',
      sentence:
        `Columns ${columnNames(problem, columns)} are covered by the same rows. They ask for the same thing, so one of ` +
        `them is enough${mixed(columns.map((column) => problem.columns[column]?.kind))}. The answers are the same ` +
        'with all of them, but the search has more to do.',
      rows: [],
      columns,
    }),
    'of columns are each covered by the same rows',
  );

/** Which of the rows agree on a colour of the column: by the first of them that has it. */
function agreementsOf({ rows: all }: UserProblem, rows: readonly number[], column: number): string {
  const colours = rows.map((row) => colourGiven(all[row], column) ?? '');
  return colours.map((colour, at) => (colour === '' ? at : colours.indexOf(colour))).join();
}

function mixed(kinds: readonly unknown[]): string {
  const primary = kinds.filter((kind) => kind === 'primary').length;
  if (primary === 0 || primary === kinds.length) return '';
  return primary === 1 ? ': the primary one' : ': a primary one';
}
