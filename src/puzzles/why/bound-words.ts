import { hasBounds } from '#dlx/bounds.ts';
import type { Matrix } from '#dlx/index.ts';
import { counted, fromTo } from '#english/english.ts';

/** What is only done without bounds, and what helps. */
const REFUSED = {
  proof: ['this site looks for proofs', 'leave its numbers out to ask about the problem without them'],
  count: ['all solutions can be counted together', 'with Solve they are found one after another'],
} as const;

/**
 * Why a proof, or a count of all solutions, is refused for a matrix with bounds, and what helps; empty where it has none.
 * Without a full stop, as the words of an error are.
 */
export function boundWords(matrix: Matrix, refused: keyof typeof REFUSED): string {
  if (!hasBounds(matrix)) return '';
  const { name = '', min = 1, max = 1 } = matrix.columns.find((column) => column.max !== undefined) ?? {};
  const rows = min === max ? counted(max, 'row') : `${fromTo(min, max)} ${max === 1 ? 'row' : 'rows'}`;
  const [what, cure] = REFUSED[refused];
  return `column ${name} asks for ${rows}, but ${what} only where each column asks for one; ${cure}`;
}
