import { hasBounds } from '#dlx/bounds.ts';
import type { Matrix } from '#dlx/index.ts';
import { counted } from '#english/english.ts';

/**
 * Why no proof is looked for in a matrix with bounds, and what helps; empty where there are none. Without its full stop,
 * as the words of an error are.
 */
export function boundWords(matrix: Matrix): string {
  if (!hasBounds(matrix)) return '';
  const { name = '', min = 1, max = 1 } = matrix.columns.find((column) => column.max !== undefined) ?? {};
  const rows = min === max ? counted(max, 'row') : `${min} to ${max} rows`;
  return (
    `column ${name} asks for ${rows}, and a proof is only looked for where each column asks for one; ` +
    'leave its numbers out to ask about the rest'
  );
}
