import { onesOf } from '#puzzles/user-problem/colours.ts';
import { parseUserProblem } from '#puzzles/user-problem/parse.ts';
import { readPastedMatrix } from '#puzzles/user-problem/pasted/read-pasted.ts';
import { type ProblemBuilder, problem, setBoard } from './builder.ts';

/**
 * Returns the problem of a DLX text, with the board and the descriptions that its comments may hold; or of a matrix in
 * another format that `readPastedMatrix` knows.
 * @throws TextError with line, column and cure, or RangeError when it is not a string
 */
export function dlx(text: unknown): ProblemBuilder {
  if (typeof text !== 'string') throw new RangeError('dlx wants a string');
  const { title, columns, rows, board } = parseUserProblem(readPastedMatrix(text)[0].text);
  const made = problem(title);
  if (board) setBoard(made, board);
  for (const { name, kind, group, words, min, max } of columns) {
    made[kind](name, { group, ...(words !== undefined && { words }) });
    if (min !== undefined && max !== undefined) made.between(min, max);
  }
  for (const row of rows) made.row(row.name, onesOf(columns, row), row.marks, row.words).cost(row.cost ?? 0);
  return made;
}
