import type { ColumnKind } from '#dlx/matrix.ts';
import type { UserProblem } from './problem.ts';

/**
 * The problem with its columns switched to other kinds. A column that is off is left out, and so is a row
 * that covers nothing else.
 */
export function switched(problem: UserProblem, kinds: readonly ColumnKind[]): UserProblem {
  if (problem.columns.every(({ kind }, column) => kinds[column] === kind)) return problem;
  const numbers = new Map<number, number>();
  const columns = problem.columns.flatMap((column, at) => {
    const kind = kinds[at] ?? column.kind;
    if (kind === 'off') return [];
    numbers.set(at, numbers.size);
    // Only a primary column has bounds.
    const { min: _, max: __, ...bare } = column;
    return [{ ...(kind === 'primary' ? column : bare), kind }];
  });
  const rows = problem.rows.flatMap((row) => {
    const isLeft = row.columns.map((column) => numbers.has(column));
    const left = row.columns.flatMap((column) => numbers.get(column) ?? []);
    const colours = row.colours?.filter((_, place) => isLeft[place]);
    return left.length === 0 ? [] : [{ ...row, columns: left, ...(colours && { colours }) }];
  });
  return { ...problem, columns, rows };
}
