/** Primary columns whose rows fit nowhere, in a problem without a solution: without them the rest has one. */
import { inFigures } from '#english/english.ts';
import type { UserProblem } from '../problem.ts';
import { familiesOf } from './families.ts';
import type { Finding } from './finding.ts';
import { columnNames, rowNames, rowsByColumn } from './finding.ts';

/** Smaller families have no odd one out, and larger ones are not tried. */
const [FEWEST, MOST] = [4, 100];

/**
 * Leaves out one column after the other, as the cage of a killer Sudoku: its rows, and what they cover stays open. Where
 * this helps for a single column of a family, it is the one to look at.
 *
 * @param firstWith the first solution with these columns secondary, or null
 */
export function leftOut(
  problem: UserProblem,
  firstWith: (columns: ReadonlySet<number>) => readonly number[] | null,
): Finding[] {
  const { columns, rows } = problem;
  const byColumn = rowsByColumn(problem);
  const found = familiesOf(problem).flatMap((family): Finding[] => {
    const members = family.columns.filter((column) => columns[column]?.kind === 'primary');
    if (members.length < FEWEST || members.length > MOST) return [];
    const helping: Finding[] = [];
    for (const column of members) {
      const own = byColumn[column] ?? [];
      const solution = firstWith(new Set(own.flatMap((row) => rows[row]?.columns ?? [])));
      if (solution) helping.push(findingOf(problem, column, own, solution));
      if (helping.length > 1) return [];
    }
    return helping;
  });
  // Columns of the same rows are left out together.
  const told = found.map((finding) => finding.rows.join());
  return found.filter((_, at) => told.indexOf(told[at] ?? '') === at);
}

function findingOf(problem: UserProblem, column: number, own: readonly number[], solution: readonly number[]): Finding {
  const name = columnNames(problem, [column]);
  return {
    kind: 'rows that fit nowhere',
    sentence:
      `As it stands, the problem has no solution. Without ${name} and its ${inFigures(own.length, 'row')}, and if what ` +
      `${own.length === 1 ? 'that covers' : 'those cover'} may stay open, there is one: ` +
      `${rowNames(problem, solution)}. So what ${name} asks for does not fit with the rest.`,
    rows: own,
    columns: [column],
  };
}
