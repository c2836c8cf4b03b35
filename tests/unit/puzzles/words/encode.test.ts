/** Words in a grid against Knuth’s dlx2, brute force, and the same problem without colours. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { count, solve } from '#dlx/index.ts';
import { lookOf } from '#pictures/kit/colour-looks.ts';
import { crossingsOf, gridOf } from '#puzzles/words/check.ts';
import { encode, ENCODINGS } from '#puzzles/words/encode.ts';
import { type Placement, type WordPuzzle, placementsOf } from '#puzzles/words/puzzle.ts';
import { wordsInGrid } from '../../../matrices/coloured.ts';
import { runs } from '../../../support/runs.ts';

const square = (words: readonly string[], side: number): WordPuzzle => ({
  words,
  width: side,
  height: side,
  directions: 2,
});

/** The words of random letters, so few that many agree. */
const puzzles = fc
  .record({
    words: fc.uniqueArray(fc.stringMatching(/^[ABC]{2,3}$/), { minLength: 1, maxLength: 3 }),
    width: fc.integer({ min: 2, max: 3 }),
    height: fc.integer({ min: 2, max: 3 }),
    directions: fc.constantFrom(2, 4, 8),
  })
  .map((puzzle): WordPuzzle => puzzle);

/** Every way to place each word once so that no two disagree, by trying all of them. */
function byBruteForce(puzzle: WordPuzzle): Placement[][] {
  const all = placementsOf(puzzle);
  return puzzle.words.reduce<Placement[][]>(
    (ways, _, word) =>
      ways.flatMap((way) =>
        all
          .filter((placement) => placement.word === word)
          .map((placement) => [...way, placement])
          .filter((more) => gridOf(puzzle, more) !== null),
      ),
    [[]],
  );
}

describe('words in a grid', () => {
  it('have letters in the colours of the matrix, and by default a colour for each word', () => {
    const puzzle = square(['DANCE', 'LINKS', 'COVER'], 5);
    const { matrix, marksOf } = encode(puzzle, 'colours', 'letter');
    const tokens = [...'FHIJLNOPRTUVWXYZ'].map((piece) => `--piece-${piece}`);
    for (const [row] of matrix.rows.entries()) {
      for (const mark of marksOf?.(row) ?? []) {
        if (mark.mark !== 'fill') throw new Error('a word writes letters');
        expect(tokens[mark.colour ?? NaN]).toBe(lookOf(matrix, mark.text ?? '').token);
      }
    }
    const plain = encode(puzzle);
    const coloursOf = (row: number): unknown[] =>
      (plain.marksOf?.(row) ?? []).map((mark) => 'colour' in mark && mark.colour);
    expect(new Set(coloursOf(0))).toEqual(new Set([0]));
    expect(new Set(coloursOf(matrix.rows.length - 1))).toEqual(new Set([2]));
  });

  it('have the counts of dlx2', () => {
    const { matrix } = encode(square(['DANCE', 'LINKS', 'COVER'], 5));
    expect(matrix.rows).toHaveLength(30);
    expect(count(matrix)).toEqual({ solutions: 120, nodes: 171, updates: 1_767, cleansings: 856 });
  });

  it.each([
    [['DANCE', 'LINKS', 'COVER'], 5],
    [['CAT', 'TAR', 'ART'], 3],
    [['ROW', 'ONE', 'WORD'], 4],
  ] as const)('have the matrix of the tests: %s', (words, side) => {
    const { matrix } = encode(square(words, side));
    const other = wordsInGrid(words, side);
    expect(matrix.rows).toEqual(other.rows);
    expect(matrix.colours).toEqual(other.colours);
  });

  it('are what brute force finds, with colours and with pairs', () => {
    fc.assert(
      fc.property(puzzles, (puzzle) => {
        const ways = byBruteForce(puzzle);
        const names = (all: readonly (readonly Placement[])[]): string[] =>
          all
            .map((way) =>
              way
                .map(({ word, cells }) => `${word}:${cells.join('.')}`)
                .sort()
                .join(' '),
            )
            .sort();
        for (const encoding of ['colours', 'pairs'] as const) {
          const { matrix, placements } = encode(puzzle, encoding);
          const found = [...solve(matrix)].map((rows) => rows.map((row) => placements[row]!));
          expect(names(found)).toEqual(names(ways));
        }
        const apart = ways.filter((way) => crossingsOf(way).length === 0);
        expect(count(encode(puzzle, 'cells').matrix).solutions).toBe(apart.length);
      }),
      { numRuns: runs(2_000) },
    );
  });

  it('are too many with a column for each cell and letter', () => {
    const counts = ENCODINGS.map(
      (encoding) => count(encode(square(['CAT', 'TAR', 'ART'], 3), encoding).matrix).solutions,
    );
    expect(counts).toEqual([18, 18, 92, 12]);
    const { matrix, placements, puzzle } = encode(square(['CAT', 'TAR', 'ART'], 3), 'letters');
    const found = [...solve(matrix)].map((rows) => rows.map((row) => placements[row]!));
    const isRight = (way: readonly Placement[]): boolean => gridOf(puzzle, way) !== null;
    // What agrees is shut out, and what disagrees is let in.
    expect(found.filter(isRight).every((way) => crossingsOf(way).length === 0)).toBe(true);
    expect(found.filter(isRight)).toHaveLength(12);
  });

  it('give each row and column a sentence', () => {
    const problem = encode({ ...square(['CAT'], 3), directions: 8 });
    expect(problem.matrix.rows).toHaveLength(3 + 3 + 1 + 1 + 3 + 3 + 1 + 1);
    expect(problem.rowNames[0]).toBe('CAT across 1,1');
    expect(problem.describeRow(7)).toBe('CAT diagonally up to the right, beginning in line 3, place 1.');
    expect(problem.describeColumn(0, 'primary')).toBe('The word CAT is in the grid exactly once.');
    expect(problem.describeColumn(2, 'secondary')).toBe(
      'The cell in line 1, place 2 holds at most one letter: words that agree on it may share it.',
    );
  });

  it('have one row a place where a word reads the same backwards', () => {
    const { matrix } = encode({ words: ['ANNA'], width: 4, height: 4, directions: 8 });
    expect(matrix.rows).toHaveLength(4 + 4 + 1 + 1);
  });

  it('refuse a column for each of very many pairs', () => {
    const words = ['DANCE', 'LINKS', 'COVER', 'KNUTH', 'NODES'];
    expect(() => encode({ words, width: 12, height: 12, directions: 8 }, 'pairs')).toThrow(
      /a column for each of more than 100,000 pairs/,
    );
  });
});
