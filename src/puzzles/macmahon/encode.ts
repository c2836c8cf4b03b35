/**
 * MacMahon's squares with two colours: six squares, each edge white or black, no two of them the same
 * when turned. They fill a board of 2 by 3 cells so that edges that touch have one colour. Squares may be
 * turned, not flipped.
 *
 * A primary column for each square and each cell; a secondary one for each edge of the board, which every
 * row that touches it gives a colour. Source: P. A. MacMahon, *New Mathematical Pastimes* (1921); as XCC in
 * D. E. Knuth, *The Art of Computer Programming* 7.2.2.1.
 */
import { cellBoard } from '../board.ts';
import { type NamedColumn, createProblem } from '../create-problem.ts';
import { fill, wall } from '../marks.ts';
import type { Problem } from '../problem.ts';

/** The colours of the four edges: top, right, bottom, left; `0` white and `1` black. */
export type Edges = string;

/** What a row does. */
interface SquarePlacement {
  /** The number of the square among the six. */
  readonly square: number;
  /** Its edges as it lies. */
  readonly edges: Edges;
  readonly x: number;
  readonly y: number;
}

interface MacMahonProblem extends Problem {
  readonly placements: readonly SquarePlacement[];
}

const WIDTH = 3;
const HEIGHT = 2;

const turnsOf = (edges: Edges): Edges[] => [0, 1, 2, 3].map((by) => edges.slice(by) + edges.slice(0, by));

/** The six squares, each in its smallest rotation. */
export const SQUARES: readonly Edges[] = [
  ...new Set(
    Array.from({ length: 16 }, (_, number) => number.toString(2).padStart(4, '0')).map(
      (edges) => turnsOf(edges).sort()[0] ?? edges,
    ),
  ),
];

/** What the colours are called in columns and rows, and in sentences. */
const LETTERS: Readonly<Record<string, string>> = { 0: 'w', 1: 'b' };
const COLOURS: Readonly<Record<string, string>> = { 0: 'white', 1: 'black' };

/** The edges as they are written: `wwwb`. */
function lettersOf(edges: Edges): string {
  return [...edges].map((edge) => LETTERS[edge] ?? '').join('');
}

/**
 * The matrix: columns of the squares, then of the cells line by line, then of the horizontal edges and the
 * vertical ones line by line; rows by square, rotation (smallest first) and cell. A row writes the edges of its
 * square, and draws the black ones.
 */
export function encode(): MacMahonProblem {
  const cells = Array.from({ length: WIDTH * HEIGHT }, (_, cell) => ({
    x: cell % WIDTH,
    y: Math.floor(cell / WIDTH),
  }));
  const placements = SQUARES.flatMap((_, square) =>
    [...new Set(turnsOf(SQUARES[square] ?? ''))]
      .sort()
      .flatMap((edges) => cells.map(({ x, y }) => ({ square, edges, x, y }))),
  );
  const columns: NamedColumn[] = [
    ...SQUARES.map((edges): NamedColumn => ({
      name: lettersOf(edges),
      group: 'squares',
      kind: 'primary',
      describe: (kind) => `The square ${lettersOf(edges)} ${LIES[kind]}.`,
    })),
    ...cells.map(({ x, y }): NamedColumn => ({
      name: cellName(x, y),
      group: 'cells',
      kind: 'primary',
      describe: (kind) => `The cell in line ${y + 1}, place ${x + 1} ${HOLDS[kind]}.`,
    })),
    ...edgeNames('h', WIDTH, HEIGHT + 1).map((name) => edgeColumn(name, 'horizontal edges')),
    ...edgeNames('v', WIDTH + 1, HEIGHT).map((name) => edgeColumn(name, 'vertical edges')),
  ];
  const rows = placements.map(({ square, edges, x, y }) => {
    const [top, right, bottom, left] = edges;
    const name = lettersOf(SQUARES[square] ?? '');
    const letters = lettersOf(edges);
    const sides = [
      { way: 'h', x, y },
      { way: 'v', x: x + 1, y },
      { way: 'h', x, y: y + 1 },
      { way: 'v', x, y },
    ] as const;
    return {
      name: `${name} as ${letters} at ${cellName(x, y)}`,
      columns: [
        ...[name, cellName(x, y)],
        ...sides.map(({ way, x, y }, side) => `${way}${cellName(x, y)}:${letters.charAt(side)}`),
      ],
      marks: [
        fill(x, y, letters),
        ...sides.flatMap(({ way, x, y }, side) => (edges.charAt(side) === '1' ? [wall(way, x, y)] : [])),
      ],
      describe: () =>
        `The square ${name} in line ${y + 1}, place ${x + 1}: ${COLOURS[top ?? '']} above, ` +
        `${COLOURS[right ?? '']} on the right, ${COLOURS[bottom ?? '']} below, ${COLOURS[left ?? '']} on ` +
        'the left.',
    };
  });
  return { ...createProblem(columns, rows, cellBoard(WIDTH, HEIGHT)), title: 'The squares', placements };
}

const LIES = {
  primary: 'lies on the board exactly once',
  secondary: 'lies on the board once, or not at all',
  off: 'is not asked for: the column is switched off',
} as const;

const HOLDS = {
  primary: 'holds exactly one square',
  secondary: 'holds at most one square',
  off: 'is not asked for: the column is switched off',
} as const;

const HAS = {
  primary: 'belongs to exactly one square',
  secondary: 'has one colour: squares that agree on it may touch there',
  off: 'may have two colours: the column is switched off',
} as const;

/** A cell, or the corner at its top left: its line, then its place in the line, from 1. */
function cellName(x: number, y: number): string {
  return `${y + 1},${x + 1}`;
}

function edgeNames(way: 'h' | 'v', width: number, height: number): string[] {
  return Array.from({ length: width * height }, (_, at) => `${way}${cellName(at % width, Math.floor(at / width))}`);
}

function edgeColumn(name: string, group: string): NamedColumn {
  return { name, group, kind: 'secondary', describe: (kind) => `The edge ${besideCell(name)} ${HAS[kind]}.` };
}

/** Where an edge is: `above the cell in line 1, place 2`. On the bottom and the right border no cell follows it. */
function besideCell(name: string): string {
  const [line = 0, place = 0] = name.slice(1).split(',').map(Number);
  const across = line > HEIGHT ? 'below' : 'above';
  const upright = place > WIDTH ? 'to the right of' : 'to the left of';
  const side = name.startsWith('h') ? across : upright;
  return `${side} the cell in line ${Math.min(line, HEIGHT)}, place ${Math.min(place, WIDTH)}`;
}
