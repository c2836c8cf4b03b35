import type { Mark } from '#puzzles/user-problem/marks.ts';
import { COLOURS } from '#puzzles/user-problem/marks.ts';
import type { UserBoardProblem, UserProblemClash } from '#puzzles/user-problem/encode.ts';
import type { UserColumn, UserProblem, UserRow } from '#puzzles/user-problem/problem.ts';
import type { Problem } from '#puzzles/problem.ts';
import type { WordEncoding, WordsProblem } from '#puzzles/words/encode.ts';
import { encode, letterAt } from '#puzzles/words/encode.ts';
import type { WordPuzzle } from '#puzzles/words/puzzle.ts';

/** A problem of ours with the board of a written one. */
export type BoardProblem = Problem & UserBoardProblem;

export type WordsBoardProblem = WordsProblem & BoardProblem;

/** Words in a grid with a board on which each row writes its letters, in a colour for each word. */
export function encodeWords(puzzle: WordPuzzle, encoding?: WordEncoding): WordsBoardProblem {
  const problem = encode(puzzle, encoding);
  const { width, height } = puzzle;
  const board = withBoard(
    problem,
    { title: 'The grid', board: { ...{ kind: 'cells', width, height }, missing: [], marks: [] } },
    (row) => {
      const placement = problem.placements[row];
      return (placement?.cells ?? []).map((cell, at): Mark => ({
        ...{ mark: 'fill', at: [cell % width, Math.floor(cell / width)] },
        ...{ text: letterAt(puzzle, placement!, at), colour: (placement?.word ?? 0) % COLOURS },
      }));
    },
  );
  return { ...board, clashOf: (rows) => disagreementOf(problem, rows) };
}

/** Two words that want another letter in one cell, where the columns let them. */
function disagreementOf({ puzzle, placements }: WordsProblem, rows: readonly number[]): UserProblemClash | null {
  const letters = new Map<number, { readonly letter: string; readonly row: number }>();
  for (const row of rows) {
    const placement = placements[row];
    for (const [at, cell] of placement?.cells.entries() ?? []) {
      const letter = letterAt(puzzle, placement!, at);
      const before = letters.get(cell);
      if (before && before.letter !== letter) {
        const words = [before.row, row].map((one) => puzzle.words[placements[one]?.word ?? -1] ?? '');
        return {
          rows: [before.row, row],
          words:
            `${words.join(' and ')} disagree in line ${Math.floor(cell / puzzle.width) + 1}, place ` +
            `${(cell % puzzle.width) + 1}`,
        };
      }
      letters.set(cell, { letter, row });
    }
  }
  return null;
}

/** A problem with a board on which each row draws its marks. */
export function withBoard<P extends Problem>(
  problem: P,
  about: Pick<UserProblem, 'title' | 'board'>,
  marksOf: (row: number) => readonly Mark[],
): P & BoardProblem {
  const { matrix, groups, rowNames } = problem;
  const columns = groups.flatMap(({ name: group, from, to }) =>
    matrix.columns.slice(from, to).map(({ name, kind }): UserColumn => ({
      ...{ name, group, kind: kind === 'primary' ? 'primary' : 'secondary' },
    })),
  );
  const rows = matrix.rows.map((ones, row): UserRow => {
    const colours = matrix.colours?.byRow[row];
    return {
      ...{ name: rowNames[row] ?? '', columns: ones, ...(colours && { colours }) },
      marks: marksOf(row),
    };
  });
  return { ...problem, userProblem: { ...about, columns, rows } };
}
