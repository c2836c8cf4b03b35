import { describe, expect, test } from 'vitest';
import { count } from '#dlx/index.ts';
import {
  type LastBoard,
  boardWords,
  choices,
  choiceWords,
  pressed,
  rowsOn,
  standing,
} from '#ui/lessons/place-last/last-board.ts';
import { openingBoard } from '#ui/lessons/place-last/place-last-standard.ts';

/** The board after presses of the pieces, by their letters. */
function after(presses: string): LastBoard {
  return [...presses].reduce(
    (board, letter) =>
      pressed(
        board,
        board.left.findIndex(({ piece }) => piece === letter),
      ),
    openingBoard(),
  );
}

/** The names of the rows on a board. */
const lies = (board: LastBoard): string[] => rowsOn(board).map((row) => board.problem.rowNames[row] ?? '');

describe('the last pieces of a small board', () => {
  test('two pieces fit, and whichever is laid, the other has no room: one is stuck once', () => {
    expect(choices(openingBoard())).toEqual([null, 1, 1]);
    expect(standing(openingBoard())).toBe('open');
    expect(choices(after('J'))).toEqual([null, null, 0]);
    expect(choices(after('L'))).toEqual([null, 0, null]);
    expect(standing(after('J'))).toBe('stuck');
    expect(boardWords(after('J'), 0)).toMatch(/^You are stuck: there is no room left for L\. Move H or J, or take/);
    expect(choiceWords(0)).toBe('fits nowhere');
  });

  test('what is pressed again moves on, and comes back after its last place', () => {
    const taken = after('JJ');
    expect(lies(taken)).toEqual(lies(openingBoard()));
    const places: string[] = [];
    for (let presses = 'H'; places.at(-1) !== 'none'; presses += 'H') {
      places.push(lies(after(presses))[3] ?? 'none');
      expect(places.length).toBeLessThan(6);
    }
    expect(new Set(places).size).toBe(places.length);
  });

  test('there is one way to fill it, in reach of presses', () => {
    const { problem, fixed } = openingBoard();
    const covered = new Set(fixed.flatMap((row) => problem.matrix.rows[row] ?? []));
    // The rest of the matrix, solved: the fixed rows taken out, with what shares a column with them.
    const columns = problem.matrix.columns.map((column, at) =>
      covered.has(at) ? { ...column, kind: 'off' as const } : column,
    );
    const rows = problem.matrix.rows.filter((row) => !row.some((column) => covered.has(column)));
    expect(count({ ...problem.matrix, columns, rows }).solutions).toBe(1);

    const shown = new Map<string, string>([[lies(openingBoard()).join(), '']]);
    for (const [, presses] of shown) {
      for (const letter of 'HJL') {
        const board = after(presses + letter);
        const key = lies(board).join();
        if (!shown.has(key)) shown.set(key, presses + letter);
        if (standing(board) !== 'solved') continue;
        expect(boardWords(board, 2)).toBe('Solved: all 24 edges are filled. You changed your mind twice.');
        expect(lies(board).slice(3)).toEqual(['H W (1,0)', 'J W (0,1)', 'L S′ (0,0)']);
        return;
      }
    }
    expect.unreachable('no presses fill the board');
  });
});
