import { inFigures } from '#english/english.ts';
import { type Candidate, type Prediction, type Turn, openColumns, predictionOf } from './prediction.ts';

/**
 * Which column the search branches on where columns have bounds: that with the fewest branches, which is not always the
 * one with the fewest rows. Asked where only one column has so few.
 */
export function whichByBranches({ matrix, names, before, after }: Turn): Prediction | null {
  const { bounds, sizes, costs } = before;
  // With costs only rows that are cheap enough count.
  if (after.event !== 'choose' || !bounds || costs) return null;
  const branchesOf = (column: number): number => {
    const bound = bounds.bound[column] ?? 0;
    return (sizes[column] ?? 0) + Math.min(bounds.slack[column] ?? 0, bound) - bound + 1;
  };
  const nameOf = (column: number): string => names.columns[column] ?? '';
  const open = openColumns(matrix, before, 'primary');
  const right = after.column;
  const others = open.filter((column) => column !== right);
  if (others.length === 0 || others.some((column) => branchesOf(column) <= branchesOf(right))) return null;
  const isTrap = others.some((column) => (sizes[column] ?? 0) <= (sizes[right] ?? 0));
  const sumOf = (column: number): string => {
    const bound = bounds.bound[column] ?? 0;
    return `${sizes[column] ?? 0} + ${Math.min(bounds.slack[column] ?? 0, bound)} − ${bound} + 1`;
  };
  return predictionOf(
    {
      kind: 'column',
      decision: before.decision,
      worth: isTrap ? 3 : 2,
      ask: 'Which of these columns does the search branch on now?',
      reason: `${nameOf(right)} has the fewest branches: ${sumOf(right)}, which is ${branchesOf(right)}.`,
    },
    { value: right, text: nameOf(right) },
    others.map((column): Candidate => ({
      value: column,
      text: nameOf(column),
      hint: `${nameOf(column)} has ${inFigures(branchesOf(column), 'branch', 'branches')}: ${sumOf(column)}. Another column has fewer.`,
    })),
  );
}
