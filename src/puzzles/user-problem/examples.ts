/** Written problems to begin with, as texts that a reader can change. */
import { DOMINOES } from './dominoes.ts';

export interface Example {
  readonly name: string;
  readonly text: string;
}

/** Source: D. E. Knuth, *Dancing Links* (2000). */
export const KNUTH = `| title: Knuth’s six rows
A B C D E F G
C E F
A D G
B C F
A D
B G
D E G
`;

/** Every kind of mark there is on a board of cells, invented for the purpose. */
export const MARKS = `| title: A walk in the park
| board: 5x4
| missing: 0,3 4,3
| marks: wall v1,1; wall v1,2; wall h2,3; fill 4,0 9
gate walk tree bench kiosk | pond
| row the gate: edge v0,0 v0,1 #12
gate
| row along the pond: path 0,1 2,1 2,2 3,2 #2; caption "A walk along the pond"
walk pond
| row across the lawn: path 0,1 4,1 #7; caption "A walk across the lawn"
walk
| row an oak: dot 1,0 #11; dot 3,0 #11
tree
| row the bench by the pond: fill 3,3 4,2 #14
bench pond
| row the bench by the wall: fill 1,2 1,3 #14
bench
| row a kiosk: fill 2,0 Tea #0
kiosk
`;

/** Strokes along the seven edges of two squares. */
export const STROKES = `| title: Seven edges, stroke by stroke
| lines: 2x1
left top1 top2 middle right low1 low2
| row over the first square: path 0,1 0,0 1,0 1,1 #1
left top1 middle
| row around the rest: path 1,0 2,0 2,1 0,1 #4
top2 right low2 low1
| row over the top: path 0,0 2,0 2,1 1,1 #5; dot 1,1 #5
top1 top2 right low2
| row under the first square: path 0,0 0,1 1,1 1,0 #9
left low1 middle
| row the middle: edge v1,0 #13
middle
| row all around: path 0,0 2,0 2,1 0,1 0,0 #14; caption "once around"
left top1 top2 right low1 low2
| row the top right corner: path 1,0 2,0 2,1 #15
top2 right
| row along the foot: path 0,1 2,1 #6
low1 low2
| row up and over: path 1,1 1,0 2,0 #11
middle top2
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
    x: cell % size,
    y: Math.floor(cell / size),
    given: givens.charAt(cell),
  }));
  const standing = cells.filter(({ given }) => given !== '.').map(({ x, y, given }) => `fill ${x},${y} ${given}`);
  const rows = cells.flatMap(({ x, y, given }) =>
    range(size)
      .map((digit) => digit + 1)
      .filter((digit) => given === '.' || given === String(digit))
      .map((digit) => {
        const [rank, file] = [y + 1, x + 1];
        const box = Math.floor(y / side) * side + Math.floor(x / side) + 1;
        return (
          `| row r${rank}c${file}=${digit}: fill ${x},${y} ${digit}\nr${rank}c${file} r${rank}=${digit} ` +
          `c${file}=${digit} b${box}=${digit}\n`
        );
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
  { name: 'A walk, with marks of each kind', text: MARKS },
  { name: 'Seven edges, stroke by stroke', text: STROKES },
  { name: 'Knuth’s six rows, with no board', text: KNUTH },
];
