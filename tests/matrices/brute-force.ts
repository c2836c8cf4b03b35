import type { Matrix } from '#dlx/index.ts';
import { agree } from './coloured.ts';

/**
 * Every exact cover by trying every set of rows: primary columns once, secondary ones at most once
 * or in one colour, no row without a primary column. As texts, row numbers rising, in the order of the texts.
 */
export function solutionsByBruteForce(matrix: Matrix): string[] {
  const { columns, rows } = matrix;
  const kindOf = (column: number): string => columns[column]!.kind;
  const usable = rows.flatMap((row, index) => (row.some((column) => kindOf(column) === 'primary') ? [index] : []));
  const solutions: string[] = [];
  for (let set = 0; set < 2 ** usable.length; set += 1) {
    const chosen = usable.filter((_, bit) => (set >> bit) & 1);
    const isCover = columns.every(({ kind }, column) => {
      const ones = chosen.filter((row) => rows[row]!.includes(column)).length;
      if (kind === 'primary') return ones === 1;
      return kind === 'off' || agree(matrix, chosen, column);
    });
    if (isCover) solutions.push(textOf(chosen));
  }
  return solutions.sort();
}

/** Solutions in a form that does not depend on the order in which they and their rows were found. */
export function asTexts(solutions: Iterable<readonly number[]>): string[] {
  return Array.from(solutions, textOf).sort();
}

function textOf(rows: readonly number[]): string {
  return [...rows].sort((a, b) => a - b).join(' ');
}
