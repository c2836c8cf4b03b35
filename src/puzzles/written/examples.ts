/** Written problems to begin with, as texts that a reader can change. */
import { DOMINOES } from './dominoes.ts';

export interface Example {
  readonly name: string;
  readonly text: string;
}

/** Source: D. E. Knuth, *Dancing Links* (2000). */
const KNUTH = `| title: Knuth’s six rows
A B C D E F G
C E F
A D G
B C F
A D
B G
D E G
`;

const range = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

/** n queens: ranks and files primary, diagonals secondary. */
export function queensText(n: number): string {
  const lines = (letter: string, count: number): string =>
    range(count)
      .map((line) => `${letter}${line}`)
      .join(' ');
  const rows = range(n * n).map((cell) => {
    const [x, y] = [cell % n, Math.floor(cell / n)];
    return `| row r${y}c${x}: fill ${x},${y} Q\nr${y} c${x} a${x + y} b${n - 1 - y + x}\n`;
  });
  const columns = `${lines('r', n)} ${lines('c', n)} | ${lines('a', 2 * n - 1)} ${lines('b', 2 * n - 1)}`;
  const groups = ['ranks: r0', 'files: c0', 'rising: a0', 'falling: b0'];
  return [
    `| title: ${n} queens, the diagonals secondary\n| board: ${n}x${n}\n`,
    ...groups.map((group) => `| group ${group}\n`),
    `${columns}\n`,
    ...rows,
  ].join('');
}

/** A Sudoku with boxes of `side` by `side` cells; `givens` in reading order, `.` for an empty cell. */
export function sudokuText(side: number, givens: string): string {
  const size = side * side;
  const each = (name: (one: number, digit: number) => string): string =>
    range(size * size)
      .map((at) => name(Math.floor(at / size) + 1, (at % size) + 1))
      .join(' ');
  const columns = [
    each((rank, file) => `r${rank}c${file}`),
    ...['r', 'c', 'b'].map((letter) => each((line, digit) => `${letter}${line}=${digit}`)),
  ].join(' ');
  const cells = range(size * size).map((cell) => ({
    ...{ x: cell % size, y: Math.floor(cell / size) },
    given: givens.charAt(cell),
  }));
  const standing = cells
    .filter(({ given }) => given !== '.')
    .map(({ x, y, given }) => `fill ${x},${y} ${given}`);
  const rows = cells.flatMap(({ x, y, given }) =>
    range(size)
      .map((digit) => digit + 1)
      .filter((digit) => given === '.' || given === String(digit))
      .map((digit) => {
        const [rank, file] = [y + 1, x + 1];
        const box = Math.floor(y / side) * side + Math.floor(x / side) + 1;
        return `| row r${rank}c${file}=${digit}: fill ${x},${y} ${digit}\nr${rank}c${file} r${rank}=${digit} c${file}=${digit} b${box}=${digit}\n`;
      }),
  );
  const groups = ['cells: r1c1', 'ranks: r1=1', 'files: c1=1', 'boxes: b1=1'];
  return [
    `| title: Sudoku, ${size}×${size}\n| board: ${size}x${size}\n| blocks: ${side}x${side}\n`,
    standing.length > 0 ? `| marks: ${standing.join('; ')}\n` : '',
    ...groups.map((group) => `| group ${group}\n`),
    `${columns}\n`,
    ...rows,
  ].join('');
}

export const EXAMPLES: readonly Example[] = [
  { name: 'Dominoes on 4×2', text: DOMINOES },
  { name: '4 queens, the diagonals secondary', text: queensText(4) },
  { name: 'Sudoku, 4×4', text: sudokuText(2, '.1.2........4.3.') },
  { name: 'Knuth’s six rows, with no board', text: KNUTH },
];
