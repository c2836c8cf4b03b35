import type { Mark } from './marks.ts';
import { type Problem, marksOf } from './problem.ts';

const known = new WeakMap<Problem, ReadonlySet<number>>();

/**
 * The rows that are given: such a row writes only what stands on the board from the beginning, as the given digits of a
 * Sudoku do.
 */
export function givenRows(problem: Problem): ReadonlySet<number> {
  let given = known.get(problem);
  if (!given) known.set(problem, (given = new Set(rowsIn(problem))));
  return given;
}

function rowsIn(problem: Problem): number[] {
  const standing = new Set(writingOf(problem.board?.marks ?? []));
  if (standing.size === 0) return [];
  return problem.matrix.rows.flatMap((_, row) => {
    const written = writingOf(marksOf(problem, row));
    return written.length > 0 && written.every((one) => standing.has(one)) ? [row] : [];
  });
}

/** What marks write into cells, each as its place and its text. */
function writingOf(marks: readonly Mark[]): string[] {
  return marks.flatMap((mark) =>
    mark.mark === 'fill' && mark.text !== undefined ? [`${mark.at.join(',')} ${mark.text}`] : [],
  );
}
