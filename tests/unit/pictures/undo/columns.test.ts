import { describe, expect, it } from 'vitest';
import { type ColumnNames, callWords, oneWords, stateWords } from '#pictures/undo/columns-words.ts';
import { undoColumns } from '#pictures/undo/columns.ts';
import { undoTable } from '#pictures/undo/table.ts';
import { createMatrix } from '#dlx/index.ts';
import { undoColumnsOpening } from '#ui/lessons/undo/undo-standard.ts';
import { encode } from '#puzzles/knuth/encode.ts';
import { encode as queens } from '#puzzles/queens/encode.ts';

const { matrix, rowNames } = encode();
const names: ColumnNames = { columns: [...'ABCDEFG'], rows: rowNames };
const [A, B, C, D] = [0, 1, 2, 3];

describe('columns uncovered in an order', () => {
  it('in reverse are right all the way', () => {
    for (const uncovered of [[], [D], [D, A]]) {
      expect(undoColumns(matrix, [A, D], uncovered).isRight).toBe(true);
    }
    const words = stateWords(undoColumns(matrix, [A, D], [D, A]), names);
    expect(words).toBe('Every link and every size is as it was before.');
  });

  it('in the same order leave rows where they do not belong, and then sizes that are wrong', () => {
    const half = undoColumns(matrix, [A, D], [A]);
    expect(half.problems).toEqual([]);
    expect(half.isRight).toBe(false);
    expect(stateWords(half, names)).toBe(
      'Each link is fine in itself, but A has ADG and AD, which should be out of it; G has ADG, which should be ' +
        'out of it.',
    );
    const both = undoColumns(matrix, [A, D], [A, D]);
    expect(both.isRight).toBe(false);
    expect(stateWords(both, names)).toBe(
      'First fault: A has size 4, but a list of length 2. Then: G has size 4, but a list of length 3.',
    );
  });

  it('in reverse are right for every row of other matrices', () => {
    const other = queens({ n: 5 }).matrix;
    for (const row of other.rows) {
      expect(undoColumns(other, row, row.toReversed()).isRight).toBe(true);
      expect(undoColumns(other, row, [...row].reverse().slice(0, 2)).isRight).toBe(true);
    }
  });

  it('are found by walking as brute force finds them', () => {
    const { ones, columns } = undoColumns(matrix, [A, D], []);
    for (const { row, column, isDown, isUp } of ones) {
      const cells = matrix.rows[row] ?? [];
      // A row leaves every column but the one whose cover took it out: A for ADG and AD, D for DEG.
      const takenBy = cells.includes(A) ? A : cells.includes(D) ? D : null;
      const isIn = takenBy === null || column === takenBy;
      expect([isDown, isUp]).toEqual([isIn, isIn]);
    }
    expect(columns.filter(({ isIn }) => !isIn).map(({ name }) => name)).toEqual(['A', 'D']);
  });

  it('mark a header that should be in the ring, and one that should be out', () => {
    const states = (uncovered: readonly number[]): string[] =>
      undoColumns(matrix, [A, B, C], uncovered).columns.map(({ isIn, isInShould }) => `${isIn} ${isInShould}`);
    // Right as long as the last one covered comes back first.
    expect(states([C, B])).toEqual(['false false', ...Array.from({ length: 6 }, () => 'true true')]);
    expect(states([A, C, B])).toEqual(['false true', 'false true', ...Array.from({ length: 5 }, () => 'true true')]);
    const table = undoTable(undoColumns(matrix, [A, B, C], [A, C, B]), names);
    expect(table.match(/<th scope="col" class="is-out is-wrong"><s>/g)).toHaveLength(2);
  });

  it('are a table with words for readers who cannot see it', () => {
    const table = undoTable(undoColumns(matrix, [A, D], [A, D]), names);
    expect(table.match(/<tr>/g)).toHaveLength(8);
    expect(table.match(/class="undo-one/g)).toHaveLength(16);
    expect(table).toContain('4<span class="visually-hidden">, wrong: it should be 2</span>');
    expect(oneWords({ isDown: true, isUp: false, should: true })).toBe('found downwards only, wrong');
    expect(callWords(names, [A, D], [D])).toBe('cover(A), cover(D), uncover(D)');
  });
});

describe('two columns, uncovered in the order in which they were covered', () => {
  const isBroken = (rows: readonly (readonly number[])[], covered: readonly [number, number]): boolean => {
    const { ones } = undoColumns(createMatrix([...'ABCD'], rows), covered, covered);
    return ones.some(({ isDown, isUp, should }) => isDown !== should || isUp !== should);
  };

  it('break a link in figure 6.4', () => {
    const { matrix, covered, names } = undoColumnsOpening('AC', 'AB BC BCD');
    expect(isBroken(matrix.rows, covered as [number, number])).toBe(true);
    expect(undoColumns(matrix, covered, covered.toReversed()).isRight).toBe(true);
    const state = undoColumns(matrix, covered, covered);
    expect(stateWords(state, names)).toBe(
      'First fault: in B, the link up from the node of row BCD is wrong. Then: B has size 3, but a list of length 1.',
    );
  });

  it('break none in a matrix of three rows, no two of them equal, and fewer 1s', () => {
    const all = Array.from({ length: 15 }, (_, at) => [0, 1, 2, 3].filter((column) => ((at + 1) >> column) & 1));
    const pairs = [0, 1, 2, 3].flatMap((a) => [0, 1, 2, 3].filter((b) => b !== a).map((b) => [a, b] as const));
    let tried = 0;
    for (const one of all) {
      for (const two of all) {
        for (const three of all) {
          if (new Set([one, two, three]).size < 3 || one.length + two.length + three.length > 6) continue;
          for (const pair of pairs) expect(isBroken([one, two, three], pair)).toBe(false);
          tried += 1;
        }
      }
    }
    expect(tried).toBeGreaterThan(1000);
  });
});
