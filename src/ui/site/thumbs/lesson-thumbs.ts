/** A small picture for each lesson, drawn from what the lesson is about. */
import { isDark } from '#pictures/dominoes/is-dark.ts';
import { treeCells } from '#pictures/walks/cells.ts';
import { record } from '#history/index.ts';
import { solve } from '#dlx/index.ts';
import { encode as encodeKnuth } from '#puzzles/knuth/encode.ts';
import { cellsOf } from '#puzzles/dominoes/encode.ts';
import { decode as decodeQueens } from '#puzzles/queens/decode.ts';
import { encode as encodeQueens } from '#puzzles/queens/encode.ts';
import { ENCODINGS, encodeWith } from '#puzzles/ripple-effect/encodings.ts';
import { solutionOf } from '#puzzles/ripple-effect/hint.ts';
import { crossingsOf, decode } from '#puzzles/tetrasticks/decode.ts';
import { cellOfEdge, cellsOfGrid, roleOf } from '#puzzles/tetrasticks/eleven/grid.ts';
import { encode } from '#puzzles/tetrasticks/encode.ts';
import type { Placement } from '#puzzles/tetrasticks/placements.ts';
import { firstPuzzle } from '../cards/first-puzzle.ts';
import { type Sense, box, dot, line, sign, sticks } from '#ui/kit/thumbs/marks.ts';

const knuth = encodeKnuth();
const cover = new Set(solve(knuth.matrix, { limit: 1 }).next().value ?? []);

/** The 1s of Knuth's example; `sense` says what each stands for. */
function matrixOfKnuth(sense: (row: number, column: number) => Sense): string {
  return knuth.matrix.rows
    .flatMap((columns, row) => columns.map((column) => dot(15 + column * 11, 9 + row * 10.8, sense(row, column))))
    .join('');
}

function crossedBoard(): { placements: readonly Placement[]; x: number; y: number } {
  const problem = encode({ size: 3, pieces: 'FHJLNU', junctions: 'off' });
  for (const rows of solve(problem.matrix)) {
    const { placements } = decode(problem, rows);
    const [crossing] = crossingsOf(placements);
    if (crossing) return { placements, x: crossing.x, y: crossing.y };
  }
  throw new RangeError('no board crosses');
}

/** The first boards of 5 by 5 that the search finds. */
export function fullBoards(limit: number): (readonly Placement[])[] {
  const problem = encode({ omit: 'J', pinned: 'F in one aspect' });
  return [...solve(problem.matrix, { limit })].map((rows) => decode(problem, rows).placements);
}

const fullBoard = (): readonly Placement[] => fullBoards(1)[0] ?? [];

/** The search of Knuth's example as a mountain: how many rows were chosen, decision by decision. */
export function mountain(): string {
  const recording = record(knuth.matrix);
  const last = recording.lastStep();
  const points = Array.from({ length: last + 1 }, (_, step) => {
    const { path } = recording.seek(step);
    return `${(8 + (step * 80) / last).toFixed(1)} ${62 - path.length * 16}`;
  });
  const found = recording.solutionStep(1);
  return (
    line(`M${points.join('L')}`, 'ink') +
    dot(8 + (found * 80) / last, 62 - 3 * 16, 'chosen', 4.5) +
    line('M4 66H92', 'soft')
  );
}

function queens(): string {
  const problem = encodeQueens({ n: 4 });
  const cells = decodeQueens(problem, solve(problem.matrix, { limit: 1 }).next().value ?? []);
  const at = (index: number): number => 8 + index * 14;
  const grid = [0, 1, 2, 3, 4].map((index) => `M20 ${at(index)}h56M${20 + index * 14} 8v56`);
  const diagonals = cells.map(({ file, rank }) => {
    const [x, y] = [27 + file * 14, at(rank) + 7];
    return `M${x - 12} ${y - 12}l24 24M${x - 12} ${y + 12}l24 -24`;
  });
  return (
    line(grid.join(''), 'soft') +
    line(diagonals.join(''), 'secondary') +
    cells.map(({ file, rank }) => dot(27 + file * 14, at(rank) + 7, 'ink', 4)).join('')
  );
}

function crossingPicture(): string {
  return (
    '<g transform="translate(48 36) scale(0.42)" stroke-width="22">' +
    '<path class="t-stick" data-piece="U" d="M-70 0H70"/><path class="t-gap" d="M0 -24V24"/>' +
    '<path class="t-stick" data-piece="Z" d="M0 -70V70"/></g>' +
    '<circle class="t-line is-clash" cx="48" cy="36" r="17"/>'
  );
}

function elevenCells(): string {
  const size = { width: 5, height: 5 };
  const [piece] = fullBoard();
  const filled = new Set((piece?.edges ?? []).map((edge) => cellName(cellOfEdge(edge))));
  return cellsOfGrid(size)
    .map((cell) => {
      const role = roleOf(cell, size);
      const sense: Sense | null = filled.has(cellName(cell))
        ? 'chosen'
        : role === 'edge'
          ? 'covered'
          : role === 'junction'
            ? 'secondary'
            : null;
      return sense === null ? '' : dot(18 + cell.x * 6, 66 - cell.y * 6, sense, 2.4);
    })
    .join('');
}

const cellName = ({ x, y }: { x: number; y: number }): string => `${x} ${y}`;

/** The rooms of a puzzle, with the numbers of its solution, those that are given, or none. */
export function rippleGrid(shown: 'all' | 'givens' | 'none'): string {
  const { puzzle } = firstPuzzle();
  const { width, roomOf, givens } = puzzle;
  const numbers = shown === 'all' ? (solutionOf(puzzle) ?? []) : shown === 'givens' ? givens : [];
  const walls = roomOf.map((room, cell) => {
    const [x, y] = [20 + (cell % width) * 14, 8 + Math.floor(cell / width) * 14];
    const left = cell % width > 0 && roomOf[cell - 1] !== room ? `M${x} ${y}v14` : '';
    const above = cell >= width && roomOf[cell - width] !== room ? `M${x} ${y}h14` : '';
    return left + above;
  });
  return (
    line(`M20 8h56v56h-56Z${walls.join('')}`, 'ink') +
    numbers
      .map((number, cell) =>
        number ? sign(27 + (cell % width) * 14, 15.6 + Math.floor(cell / width) * 14, String(number)) : '',
      )
      .join('')
  );
}

/** How many 1s each encoding of a small puzzle has. */
function encodingBars(): string {
  const { puzzle } = firstPuzzle();
  const ones = ENCODINGS.map((name) => encodeWith(puzzle, name).matrix.rows.reduce((sum, row) => sum + row.length, 0));
  const most = Math.max(...ones);
  return ones
    .map((count, index) => box(10, 7 + index * 8.6, (count * 76) / most, 5, index < 3 ? 'chosen' : 'covered'))
    .join('');
}

function neighbours(): string {
  const nodes = [16, 48, 80].map((x, index) => box(x - 9, 34, 18, 16, index === 1 ? 'covered' : 'soft'));
  return (
    nodes.join('') +
    line('M25 39C36 14 60 14 71 39M66 33l5 6l1 -8', 'branch') +
    line('M39 45H27m4 -3l-4 3l4 3M57 45H69m-4 -3l4 3l-4 3', 'undone')
  );
}

function torus(): string {
  const at = [24, 48, 72];
  const rows = [14, 36, 58];
  const rings = rows.map((y) => `M8 ${y}H88`).join('') + at.map((x) => `M${x} 4V68`).join('');
  const nodes = rows.flatMap((y, row) =>
    at.flatMap((x, column) => ((row + column) % 2 === 0 ? [dot(x, y, 'ink', 4.5)] : [])),
  );
  return line(rings, 'soft') + nodes.join('');
}

/** Choices nest, and are undone from the inside out. */
function nested(): string {
  const arcs = [36, 25, 14].map((reach, index) =>
    line(`M${48 - reach} 58a${reach} ${reach * 1.2} 0 0 1 ${2 * reach} 0`, index === 2 ? 'branch' : 'ink'),
  );
  return arcs.join('') + line('M6 58H90', 'soft') + line('M58 53l4 5l4 -5', 'branch');
}

function columnSizes(): string {
  const { columns, rows } = knuth.matrix;
  const sizes = columns.map((_, column) => rows.filter((row) => row.includes(column)).length);
  const smallest = sizes.indexOf(Math.min(...sizes));
  return (
    sizes
      .map((size, column) =>
        box(11 + column * 11, 62 - size * 17, 7.5, size * 17, column === smallest ? 'branch' : 'covered'),
      )
      .join('') + line('M6 64.5H90', 'soft')
  );
}

function coveredColumn(): string {
  const first = knuth.matrix.rows.map((row) => row.includes(0));
  return matrixOfKnuth((row, column) => (column === 0 || first[row] ? 'covered' : 'ink')) + line('M15 2V70', 'branch');
}

/** Two words that share a letter. */
function crossingWords(): string {
  const letters = [...'CAT'].map((letter, x) => ({ letter, x, y: 0 }));
  const more = [...'AR'].map((letter, at) => ({ letter, x: 2, y: at + 1 }));
  return [...letters, ...more]
    .map(({ letter, x, y }) => {
      const isShared = x === 2 && y === 0;
      return `${box(18 + x * 20, 6 + y * 20, 18.5, 18.5, isShared ? 'secondary' : 'covered')}${sign(27.25 + x * 20, 15.5 + y * 20, letter)}`;
    })
    .join('');
}

/** Lines of words, and the matrix that they become. */
function wordsToMatrix(): string {
  const words = [14, 26, 38, 50, 62].map((y, index) => line(`M8 ${y}H${[34, 28, 36, 22, 30][index]}`, 'soft'));
  const ones = ['110', '101', '010', '011'].flatMap((row, y) =>
    [...row].map((one, x) => {
      const sense = one === '0' ? 'covered' : x === 2 ? 'secondary' : 'chosen';
      return box(58 + x * 12, 14 + y * 12, 9, 9, sense);
    }),
  );
  return `${words.join('')}${line('M42 38H50M47 34.5L50.5 38L47 41.5', 'branch')}${ones.join('')}`;
}

/** The tree of six queens as shelves: the width of a node is the chance that a random walk meets it (Knuth 1975). */
function shelves(): string {
  const cells = treeCells(encodeQueens({ n: 6 }).matrix, 0.02);
  const senses = { branch: 'covered', seen: 'covered', 'dead end': 'undone', solution: 'chosen' } as const;
  const boxes = cells.map(({ level, from, to, state }) =>
    box(6 + from * 84, 8 + level * 9, Math.max(0.6, (to - from) * 84 - 0.6), 8, senses[state]),
  );
  return `${boxes.join('')}${line('M39 3V60', 'branch')}`;
}

/** A chessboard without two corners. */
function cutBoard(): string {
  return cellsOf({ width: 8, height: 8, lessCorners: true })
    .map((cell) => box(16 + cell.x * 8, 4 + cell.y * 8, 7.2, 7.2, isDark(cell) ? 'undone' : 'covered'))
    .join('');
}

/** Two of four places that fill: a column that must be covered twice, and may be covered up to four times. */
function placesThatFill(): string {
  const places = [0, 1, 2, 3].map((at) => box(9 + at * 20, 14, 16, 16, at < 2 ? 'chosen' : 'covered'));
  const rows = [0, 1].map(
    (at) => line(`M17 ${46 + at * 14}H${37 + at * 20}`, 'ink') + dot(17 + at * 20, 46 + at * 14, 'ink', 4),
  );
  return places.join('') + rows.join('') + line('M17 34V66', 'soft');
}

/** A cutoff that falls with each better cover. */
function fallingCutoff(): string {
  const costs = [19, 14, 12, 11];
  const bars = costs.map((cost, at) =>
    box(12 + at * 19, 66 - cost * 3, 12, cost * 3, at === costs.length - 1 ? 'chosen' : 'covered'),
  );
  const steps = costs.map(
    (cost, at) => `${at === 0 ? 'M8' : 'V'}${at === 0 ? ` ${66 - cost * 3}` : 66 - cost * 3}H${29 + at * 19}`,
  );
  return bars.join('') + line(steps.join(''), 'branch') + line('M6 67H90', 'soft');
}

/** The pictures by the slug of their lessons. */
const PICTURES: Readonly<Record<string, () => string>> = {
  'fifteen-sticks': () => {
    const { placements, x, y } = crossedBoard();
    return (
      `${sticks(placements, 3, 30)}<circle class="t-line is-clash" cx="${18 + x * 20}" ` + `cy="${66 - y * 20}" r="8"/>`
    );
  },
  'exact-cover': () => matrixOfKnuth((row) => (cover.has(row) ? 'chosen' : 'covered')),
  'algorithm-x': mountain,
  neighbours,
  torus,
  cover: coveredColumn,
  undo: nested,
  smallest: columnSizes,
  'secondary-columns': queens,
  tetrasticks: () => sticks(fullBoard(), 5, 34),
  crossings: crossingPicture,
  'eleven-by-eleven': elevenCells,
  'ripple-effect': () => rippleGrid('all'),
  encodings: encodingBars,
  colours: crossingWords,
  measuring: shelves,
  'when-not': cutBoard,
  'encode-your-own': wordsToMatrix,
  'as-often': placesThatFill,
  cheapest: fallingCutoff,
};

/** The markup of a lesson's picture; empty for a lesson without one. */
export function lessonThumb(slug: string): string {
  return PICTURES[slug]?.() ?? '';
}
