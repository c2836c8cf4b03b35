import { type Matrix, createMatrix } from '#dlx/index.ts';

/** Puzzles with one solution each: five of 17 clues, and three with more that make a search work. */
export const SUDOKUS: readonly string[] = [
  '.......1.4.........2...........5.4.7..8...3....1.9....3..4..2...5.1........8.6...',
  '.......1.4.........2...........5.6.4..8...3....1.9....3..4..2...5.1........8.7...',
  '.......12....35......6...7.7.....3.....4..8..1...........12.....8.....4..5....6..',
  '.......12..36..........7...41..2.......5..3..7.....6..28.....4....3..5...........',
  '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..',
  '85...24..72......9..4.........1.7..23.5...9...4...........8..7..17..........36.4.',
  '..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9',
  '1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..',
];

/** A sudoku: a column for each cell and for each digit of each line, file and box; 324 in all. */
export function sudoku(clues: string): Matrix {
  const nine = Array.from({ length: 9 }, (_, index) => index);
  const names = ['cell', 'line', 'file', 'box'].flatMap((kind) =>
    nine.flatMap((a) => nine.map((b) => `${kind}${a}${b}`)),
  );
  const rows = [...clues].flatMap((clue, at) => {
    const [line, file] = [Math.floor(at / 9), at % 9];
    const box = 3 * Math.floor(line / 3) + Math.floor(file / 3);
    const digits = clue === '.' ? nine : [Number(clue) - 1];
    return digits.map((digit) => [at, 81 + 9 * line + digit, 162 + 9 * file + digit, 243 + 9 * box + digit]);
  });
  return createMatrix(names, rows);
}
