import type { Mark } from '../puzzles/written/marks.ts';
import { COLOURS } from '../puzzles/written/marks.ts';
import type { WrittenBoardProblem } from '../puzzles/written/encode.ts';
import type { WrittenColumn, WrittenProblem, WrittenRow } from '../puzzles/written/problem.ts';
import type { Problem } from '../puzzles/problem.ts';
import type { WordEncoding, WordsProblem } from '../puzzles/words/encode.ts';
import { encode, letterAt } from '../puzzles/words/encode.ts';
import type { WordPuzzle } from '../puzzles/words/puzzle.ts';

/** A problem of ours with the board of a written one. */
export type BoardProblem = Problem & Pick<WrittenBoardProblem, 'written'>;

export type WordsBoardProblem = WordsProblem & BoardProblem;

/** Words in a grid with a board on which each row writes its letters, in a colour for each word. */
export function encodeWords(puzzle: WordPuzzle, encoding?: WordEncoding): WordsBoardProblem {
  const problem = encode(puzzle, encoding);
  const { width, height } = puzzle;
  return withBoard(
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
}

/** A problem with a board on which each row draws its marks. */
export function withBoard<P extends Problem>(
  problem: P,
  about: Pick<WrittenProblem, 'title' | 'board'>,
  marksOf: (row: number) => readonly Mark[],
): P & BoardProblem {
  const { matrix, groups, rowNames } = problem;
  const columns = groups.flatMap(({ name: group, from, to }) =>
    matrix.columns.slice(from, to).map(({ name, kind }): WrittenColumn => ({
      ...{ name, group, kind: kind === 'primary' ? 'primary' : 'secondary' },
    })),
  );
  const rows = matrix.rows.map((ones, row): WrittenRow => {
    const colours = matrix.colours?.byRow[row];
    return {
      ...{ name: rowNames[row] ?? '', columns: ones, ...(colours && { colours }) },
      marks: marksOf(row),
    };
  });
  return { ...problem, written: { ...about, columns, rows } };
}
