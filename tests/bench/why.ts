import { allOf } from '#dlx/all/index.ts';
import type { Matrix } from '#dlx/index.ts';
import { coreOf, whyNone } from '#dlx/why/index.ts';
import { encode as dominoes } from '#puzzles/dominoes/encode.ts';
import { encode as langford } from '#puzzles/langford/encode.ts';
import { encode as queens } from '#puzzles/queens/encode.ts';
import { encode as ripple } from '#puzzles/ripple-effect/encode.ts';
import { makePuzzle } from '#puzzles/ripple-effect/make.ts';
import type { RipplePuzzle } from '#puzzles/ripple-effect/puzzle.ts';
import { encode as sudoku } from '#puzzles/sudoku/encode.ts';
import { PIECE_IDS } from '#puzzles/tetrasticks/pieces.ts';
import { encode as tetrasticks } from '#puzzles/tetrasticks/encode.ts';
import { pentominoes } from '../matrices/pentominoes.ts';
import { processorTime, quantile } from './measure.ts';
import { ms, printTable, whole } from './table.ts';

type Matrices = Readonly<Record<string, readonly Matrix[]>>;

/** A puzzle with one number more, which is wrong, so that no solution is left; its open puzzle and what is given. */
interface Spoiled {
  readonly puzzle: RipplePuzzle;
  readonly open: Matrix;
  readonly givens: readonly number[];
}

/** Why there is no solution, and all solutions at once. */
export async function benchWhy(): Promise<void> {
  const spoiled = [6, 8].flatMap((side) => Array.from({ length: 8 }, (_, seed) => spoil(side, seed + 1)));
  const without: Matrices = {
    'dominoes less two corners, 4×4 to 8×8': [4, 6, 8].map((side) =>
      dominoes({ width: side, height: side, lessCorners: true }),
    ),
    'tetrasticks, a balanced piece or I left out': [...'FIOPRTUVWXZ'].map(
      (omit) => tetrasticks({ omit: PIECE_IDS.find((id) => id === omit)! }).matrix,
    ),
    'Langford pairs, 5, 6, 9 and 10': [5, 6, 9, 10].map(langford),
    'queens, 2, 3, and 8 with primary diagonals': [
      queens({ n: 2 }).matrix,
      queens({ n: 3 }).matrix,
      queens({ n: 8, diagonals: 'primary' }).matrix,
    ],
    'Ripple Effect, 6×6 and 8×8, spoiled': spoiled.map(({ puzzle }) => ripple(puzzle).matrix),
    'solvable: tetrasticks without H, pentominoes, an empty Sudoku': [
      tetrasticks({ omit: 'H' }).matrix,
      pentominoes(),
      sudoku({ size: 9, givens: new Array<number>(81).fill(0) }).matrix,
    ],
  };
  printTable(
    'Certificates. Aim: each that there is, in under 100 ms.',
    ['problems', 'with a certificate', 'median ms', 'worst', 'steps of the worst'],
    Object.entries(without).map(([title, matrices]) => {
      const found = matrices.map((matrix) => {
        let why = whyNone(matrix);
        const time = processorTime(() => (why = whyNone(matrix)));
        return { time, ...why };
      });
      const times = found.map(({ time }) => time);
      const certified = found.filter(({ certificate }) => certificate).length;
      const steps = Math.max(...found.map((one) => one.steps));
      return [
        title,
        `${certified} of ${matrices.length}`,
        ms(quantile(times, 0.5)),
        ms(Math.max(...times)),
        whole(steps),
      ];
    }),
  );

  printTable(
    'Cores, with the usual budget.',
    ['problem', 'demanded', 'at most once', 'givens', 'minimal', 'nodes', 'searches', 'ms'],
    [
      ...Object.entries(without).flatMap(([title, [matrix]]) => (matrix ? [coreLine(title, matrix, [])] : [])),
      ...spoiled
        .slice(8, 12)
        .map(({ open, givens }, at) => coreLine(`Ripple Effect 8×8, open, ${at + 1}`, open, givens)),
    ],
  );

  const many: Readonly<Record<string, Matrix>> = {
    'dominoes 8×8': dominoes({ width: 8, height: 8 }),
    'dominoes 12×12': dominoes({ width: 12, height: 12 }),
    '12 queens': queens({ n: 12 }).matrix,
    'Langford 11': langford(11),
    'pentominoes, 8×8 less its centre': pentominoes(),
  };
  const lines: string[][] = [];
  for (const [title, matrix] of Object.entries(many)) {
    const before = performance.now();
    const solutions = await allOf(matrix);
    const built = performance.now();
    const { rowCounts } = solutions;
    const counted = performance.now();
    solutions.samples(1_000);
    const drawn = performance.now();
    lines.push([
      title,
      whole(Number(solutions.count)),
      solutions.diagram.way,
      whole(solutions.diagram.rows.length),
      ms(built - before),
      `${ms(counted - built)} for ${whole(rowCounts.length)}`,
      ms(drawn - counted),
    ]);
  }
  printTable(
    'All solutions at once.',
    ['problem', 'solutions', 'way', 'arcs', 'ms', 'counts of rows, ms', 'a sample, µs'],
    lines,
  );
}

function coreLine(title: string, matrix: Matrix, givens: readonly number[]): string[] {
  const before = performance.now();
  const { answer, core, searches } = coreOf(matrix, { givens });
  const time = ms(performance.now() - before);
  if (!core) return [title, answer, '', '', '', '', whole(searches), time];
  const sizes = [core.demanded, core.atMostOnce, core.givens].map((list) => String(list.length));
  return [title, ...sizes, core.isMinimal ? 'yes' : 'not shown', String(core.nodes ?? 'many'), whole(searches), time];
}

function spoil(side: number, seed: number): Spoiled {
  const making = makePuzzle({ width: side, height: side, largest: 5, level: 'steady', seed });
  let next = making.next();
  while (!next.done) next = making.next();
  const { puzzle, solution } = next.value;
  const sizeOf = (cell: number): number => puzzle.rooms[puzzle.roomOf[cell] ?? 0]?.cells.length ?? 1;
  // The first free cell that could hold another number than it does.
  const cell = solution.findIndex((_, at) => puzzle.givens[at] === 0 && sizeOf(at) > 1);
  const wrong = ((solution[cell] ?? 1) % sizeOf(cell)) + 1;
  const givens = puzzle.givens.with(cell, wrong);
  const bare = ripple({ ...puzzle, givens: givens.map(() => 0) });
  const rows = givens.flatMap((value, at) =>
    value === 0 ? [] : [bare.rowOf(at % side, Math.floor(at / side), value)],
  );
  return { puzzle: { ...puzzle, givens }, open: bare.matrix, givens: rows };
}
