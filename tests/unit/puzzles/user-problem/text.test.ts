import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { format as formatDlx, parse as parseDlx } from '#dlx/index.ts';
import { TextError } from '#puzzles/text.ts';
import { formatUserProblem } from '#puzzles/user-problem/format.ts';
import { encodeUserProblem } from '#puzzles/user-problem/encode.ts';
import { parseUserProblem } from '#puzzles/user-problem/parse.ts';
import { readUserProblem } from '#puzzles/user-problem/read.ts';
import {
  anyBoundedProblem,
  anyProblem,
  userDominoes,
  userQueens,
  userSudoku,
} from '../../../user-problems/problems.ts';
import { timesAsLong } from '../../../support/growth.ts';
import { runs } from '../../../support/runs.ts';

const EMPTY = Array.from({ length: 81 }, () => 0);

function faultIn(text: string): string {
  try {
    parseUserProblem(text);
  } catch (error) {
    expect(error).toBeInstanceOf(TextError);
    return (error as TextError).message;
  }
  return '';
}

describe('a problem as text', () => {
  it('is the same when it has been written and read', () => {
    fc.assert(
      fc.property(anyProblem, (problem) => {
        expect(parseUserProblem(formatUserProblem(problem))).toEqual(problem);
      }),
      { numRuns: runs(2000), seed: 12 },
    );
  });

  it('is the same with bounds and costs', () => {
    fc.assert(
      fc.property(anyBoundedProblem, (problem) => {
        expect(parseUserProblem(formatUserProblem(problem))).toEqual(problem);
      }),
      { numRuns: runs(500), seed: 12 },
    );
    const text = '2:3|night 1:1|day :2|door\nnight day |5\nnight | 0\n';
    const { columns, rows } = parseUserProblem(text);
    expect(columns.map(({ name, min, max }) => [name, min, max])).toEqual([
      ['night', 2, 3],
      ['day', undefined, undefined],
      ['door', 0, 2],
    ]);
    expect(rows.map(({ cost }) => cost)).toEqual([5, undefined]);
  });

  it('is the same for queens, dominoes and a Sudoku of 729 rows', () => {
    for (const problem of [userQueens(6), userDominoes(5, 4), userSudoku(9, EMPTY)]) {
      expect(parseUserProblem(formatUserProblem(problem))).toEqual(problem);
    }
  });

  it('is DLX text with the same matrix, when primary columns come first', () => {
    const problem = userQueens(4);
    const { columns, rows } = parseDlx(formatUserProblem(problem));
    const { matrix } = encodeUserProblem(problem);
    expect([columns, rows]).toEqual([matrix.columns, matrix.rows]);
    expect(parseUserProblem(formatDlx(matrix)).rows.map((row) => row.columns)).toEqual(matrix.rows);
  });

  it('may be a dense matrix, with a | before the secondary columns', () => {
    const { columns, rows } = parseUserProblem('0 1 0 | 1\n1 0 1 | 0\n');
    expect(columns.map(({ name, kind }) => `${name} ${kind}`)).toEqual([
      ...['A primary', 'B primary', 'C primary', 'D secondary'],
    ]);
    expect(rows.map((row) => row.columns)).toEqual([
      [1, 3],
      [0, 2],
    ]);
    // It is the problem that is read from the same columns and rows as data.
    expect(readUserProblem({ columns, rows }).problem).toEqual({ columns, rows });
    expect(() => parseUserProblem('| 0 1\n| 1 1\n')).toThrow();
    expect(parseUserProblem('[[0,1],\n[1,0]]').rows).toHaveLength(2);
    expect(parseUserProblem('| by name\n0 1\n0\n1\n').columns.map(({ name }) => name)).toEqual(['0', '1']);
  });

  it('may have a slip in a dense matrix, which is named where it stands', () => {
    const text = '1001001\n0110110\n1010010\n100l000\n';
    expect(() => parseUserProblem(text)).toThrow('“l” is neither 0 nor 1');
    try {
      parseUserProblem(text);
    } catch (error) {
      expect(error).toMatchObject({ line: 4, column: 4 });
    }
    // One name among few signs is a name.
    expect(parseUserProblem('0 1 b\n0 1\nb\n').columns).toHaveLength(3);
  });

  it('has comments that say nothing of it', () => {
    const text = '| a board of mine\n| row after row\n|board games\n| rows: none\nA B\n|\nA B\n';
    expect(parseUserProblem(text).rows).toEqual([{ name: 'A B', columns: [0, 1], marks: [] }]);
  });

  it('names line, column and cure of what is wrong', () => {
    const cases: [string, string][] = [
      ['A B\nA C\n', 'line 2, column 3: there is no column "C"'],
      ['| board: 4\nA\nA\n', 'line 1, column 10: this is not a size; write it as 4x4'],
      ['| board 2x2\nA\n| row: fill 0,0 2,0\nA\n', 'line 3, column 17: the cell 2,0 is not on the board'],
      ['| board 2x2\n| missing: 1,1\nA\n| row: dot 1,1\nA\n', 'line 4, column 12: the cell 1,1 is missing'],
      [
        '| lines: 2x2\nA\n| row: edge 0,0\nA\n',
        'line 3, column 13: "0,0" does not belong to edge; write edges as h0,0',
      ],
      ['| lines: 2x2\nA\n| row: edge h2,0\nA\n', 'line 3, column 13: the edge h2,0 is not on the board'],
      ['| board 2x2\nA\n| row: fil 0,0\nA\n', 'line 3, column 8: "fil" is not a mark; the marks are'],
      ['| board 2x2\nA\n| row: fill 0,0 "Q\nA\n', 'line 3, column 17: this text in quotation marks'],
      ['| board 2x2\nA\n| row: fill 0,0 #16\nA\n', '"16" is not a colour'.replaceAll('"', '')],
      ['A\n| row: fill 0,0\nA\n', 'line 2, column 13: there is no board to draw it on'],
      ['A\nA\n| row x:\n', 'line 3, column 1: no row follows this “row”'],
      ['A B\n| column C: it\nA\n', 'line 2, column 1: there is no column "C"'],
      ['| order: A\nA B\nA\n', 'the order leaves out a column or names one twice'],
      ['0 1\n0 1 1\n', 'line 2, column 5: this row has 3 numbers, but the first has 2'],
      ['0 1\n0 0\n', 'line 2, column 1: this row has no 1'],
    ];
    for (const [text, fault] of cases) expect(faultIn(text)).toContain(fault);
  });

  it('is read or refused in 10,000 damaged texts', () => {
    const sound = fc.sample(anyProblem, { numRuns: 30, seed: 12 }).map(formatUserProblem);
    const pieces = [...'|:;"#,x \n01', '| row: ', 'fill 0,0', 'h0,0', '| board: 2x2\n', '\0', '\ud800'];
    const edit = fc.tuple(fc.nat(300), fc.nat(4), fc.constantFrom(...pieces), fc.nat(3));
    let refused = 0;
    fc.assert(
      fc.property(fc.constantFrom(...sound), fc.array(edit, { minLength: 1, maxLength: 4 }), (text, edits) => {
        const damaged = edits.reduce(
          (now, [at, remove, add, times]) => now.slice(0, at) + add.repeat(times) + now.slice(at + remove),
          text,
        );
        if (faultIn(damaged) !== '') refused += 1;
      }),
      { numRuns: runs(10_000), seed: 12 },
    );
    expect(refused).toBeGreaterThan(runs(2000));
    expect(refused).toBeLessThan(runs(10_000));
  });

  it('of two million lines is refused before it is read', () => {
    expect(() => parseUserProblem('A\n'.repeat(1.9e6))).toThrow('there are 1,900,001 lines, but the limit is 200,000');
  });

  it('takes for each of 729 rows about as long as for each of 64', () => {
    const [small, large] = [userSudoku(4, EMPTY.slice(0, 16)), userSudoku(9, EMPTY)];
    const rows = large.rows.length / small.rows.length;
    const [short, long] = [small, large].map(formatUserProblem) as [string, string];
    const ratio = timesAsLong(
      () => encodeUserProblem(parseUserProblem(short)),
      () => encodeUserProblem(parseUserProblem(long)),
    );
    expect(ratio).toBeLessThan(2 * rows);
  });
});
