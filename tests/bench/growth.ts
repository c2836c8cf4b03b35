import { type Matrix, count } from '#dlx/index.ts';
import { type TetrastickOptions, encode } from '#puzzles/tetrasticks/encode.ts';
import { pentominoes, pentominoes6x10 } from '../matrices/pentominoes.ts';
import { processorTime } from './measure.ts';
import { ms, printTable, whole } from './table.ts';

/** Puzzles of laying pieces, with more and more to search. */
const SEARCHES: readonly (readonly [string, () => Matrix])[] = [
  ['pentominoes, 8×8 less its centre', pentominoes],
  ['pentominoes, 6×10', pentominoes6x10],
  ['tetrasticks without H', () => tetrasticks({ omit: 'H' })],
  ['tetrasticks without L', () => tetrasticks({ omit: 'L' })],
  ['without H, crossings allowed', () => tetrasticks({ omit: 'H', junctions: 'off' })],
  ['without N, crossings allowed', () => tetrasticks({ omit: 'N', junctions: 'off' })],
  [
    'without N, crossings allowed, F mirrored too',
    () => tetrasticks({ omit: 'N', junctions: 'off', pinned: 'F oriented' }),
  ],
];

/** How time grows with the updates: every search once by links and once by the compiled engine, a few minutes in all. */
export function benchGrowth(): void {
  const rows = SEARCHES.map(([title, make]) => {
    const matrix = make();
    let updates = 0;
    const links = processorTime(() => {
      updates = count(matrix, { engine: 'links' }).updates;
    });
    const byCompiled = processorTime(() => {
      count(matrix, { engine: 'compiled' });
    });
    const each = (time: number): string => ((time * 1e6) / updates).toFixed(2);
    return [
      title,
      whole(updates),
      ...[ms(links), ms(byCompiled), (byCompiled / links).toFixed(3)],
      ...[each(links), each(byCompiled)],
    ];
  });
  printTable(
    'How time grows with the updates: all solutions, CPU ms.',
    ['search', 'updates', 'links', 'compiled', 'to links', 'links, ns an update', 'compiled'],
    rows,
  );
}

function tetrasticks(options: TetrastickOptions): Matrix {
  return encode({ pinned: 'F in one aspect', ...options }).matrix;
}
