/** Exercises whose answer is a matrix, written as DLX text. */
import { hasBounds } from '#dlx/bounds.ts';
import { type Matrix, count, createMatrix, format, parse } from '#dlx/index.ts';
import { createRandom } from '#dlx/random.ts';
import { counted } from '#english/english.ts';
import { type TaskKind, gradeWith, no, Unreadable, yes } from './task.ts';

interface Square {
  readonly x: number;
  readonly y: number;
}

interface Piece {
  readonly name: string;
  /** What it does besides attacking along its rank and its file. */
  readonly also: string;
  readonly lines: readonly ((square: Square) => string)[];
}

const up = ({ x, y }: Square): string => `U${x - y + 9}`;
const down = ({ x, y }: Square): string => `D${x + y}`;

const PIECES: readonly Piece[] = [
  { name: 'queens', also: ' and along both diagonals', lines: [up, down] },
  { name: 'rooks', also: '', lines: [] },
  { name: 'rising rooks', also: ' and along the diagonal that rises to the right', lines: [up] },
  { name: 'falling rooks', also: ' and along the diagonal that falls to the right', lines: [down] },
];

/** Pieces on a board that do not attack each other, as a matrix. */
export const piecesAsText: TaskKind = {
  title: 'Pieces on a board, as text',
  after: 'secondary-columns',
  make(seed) {
    const random = createRandom(seed);
    const size = 3 + random.below(2);
    // Queens have no solution on the smaller board.
    const piece = PIECES[size === 3 ? 1 + random.below(3) : random.below(4)] ?? PIECES[0]!;
    const squares = Array.from({ length: size * size }, (_, at) => ({ x: at % size, y: Math.floor(at / size) }));
    const attack = (a: Square, b: Square): boolean =>
      a.x === b.x || a.y === b.y || piece.lines.some((line) => line(a) === line(b));
    const wanted = placements(size, attack);
    return {
      ask:
        `Write the matrix for ${size} ${piece.name} that do not attack each other on a ${size}×${size} board. They ` +
        `attack along their rank and their file${piece.also}. A row of the matrix is a piece on a square: write ` +
        'the squares of the bottom rank first, from left to right, then those above.',
      given: '',
      form:
        'DLX text: first a line with the names of the columns, with | before the secondary ones; then a line for each ' +
        'row with the names of its columns.',
      isLong: true,
      key: format(pieceMatrix(size, piece, squares)).trim(),
      grade: (answer) =>
        gradeWith(answer, (text) => {
          const matrix = parse(text);
          if (hasBounds(matrix)) throw new Unreadable('Each column is covered once here: leave the numbers out.');
          if (matrix.colours) throw new Unreadable('No column has a colour here: leave the colons out.');
          if (matrix.rows.length !== squares.length) {
            throw new Unreadable(
              `There should be ${squares.length} rows, one for each square, but your matrix has ${matrix.rows.length}.`,
            );
          }
          for (const [a, one] of squares.entries()) {
            for (const [b, other] of squares.entries()) {
              if (b <= a) continue;
              const column = matrix.rows[a]?.find((shared) => matrix.rows[b]?.includes(shared));
              if ((column !== undefined) === attack(one, other)) continue;
              const rows = `Rows ${a + 1} and ${b + 1}`;
              return no(
                column === undefined
                  ? `${rows} share no column, but these two pieces attack each other.`
                  : `${rows} share the column ${matrix.columns[column]?.name ?? ''}, but these two pieces do not ` +
                      'attack each other.',
              );
            }
          }
          const { solutions } = count(matrix, { limit: 1_000 });
          if (solutions !== wanted) {
            return no(
              `All pairs are right, but the search finds ${counted(solutions, 'way')} instead of ${wanted}. ` +
                'Are the right columns primary?',
            );
          }
          return yes(`All pairs are right, and the search finds the ${counted(wanted, 'way')}.`);
        }),
    };
  },
};

/** How many ways there are to put a piece on each rank, counted one by one. */
function placements(size: number, attack: (a: Square, b: Square) => boolean): number {
  const place = (pieces: readonly Square[]): number => {
    if (pieces.length === size) return 1;
    const rank = Array.from({ length: size }, (_, x) => ({ x, y: pieces.length }));
    return rank
      .filter((square) => !pieces.some((other) => attack(square, other)))
      .reduce((sum, square) => sum + place([...pieces, square]), 0);
  };
  return place([]);
}

function pieceMatrix(size: number, { lines }: Piece, squares: readonly Square[]): Matrix {
  const must = Array.from({ length: size }, (_, at) => [`r${at}`, `c${at}`]).flat();
  const may = [...new Set(squares.flatMap((square) => lines.map((line) => line(square))))].toSorted();
  const names = [...must, ...may];
  return createMatrix(
    names.map((name, at) => ({ name, kind: at < must.length ? 'primary' : 'secondary' }) as const),
    squares.map((square) =>
      [`r${square.y}`, `c${square.x}`, ...lines.map((line) => line(square))].map((name) => names.indexOf(name)),
    ),
  );
}

/** A matrix on which the leftmost column beats the smallest. */
export const leftmostWins: TaskKind = {
  title: 'Leftmost beats smallest',
  after: 'smallest',
  make(seed) {
    const random = createRandom(seed);
    const [columns, rows] = [4 + random.below(3), 8];
    const nodes = (matrix: Matrix): { leftmost: number; smallest: number; solutions: number } => {
      const leftmost = count(matrix, { chooser: 'leftmost' }).nodes;
      const { nodes: smallest, solutions } = count(matrix);
      return { leftmost, smallest, solutions };
    };
    const isFound = (matrix: Matrix): boolean => {
      const { leftmost, smallest, solutions } = nodes(matrix);
      return solutions > 0 && leftmost < smallest;
    };
    let key: Matrix;
    do {
      const names = 'ABCDEF'.slice(0, columns).split('');
      key = createMatrix(
        names.map((name) => ({ name, kind: 'primary' }) as const),
        Array.from({ length: 4 + random.below(rows - 3) }, () => {
          const row = names.flatMap((_, column) => (random.below(5) < 2 ? [column] : []));
          return row.length > 0 ? row : [random.below(columns)];
        }),
      );
    } while (!isFound(key));
    return {
      ask:
        `Find a matrix of at most ${columns} columns, all primary, and at most ${rows} rows. It must have an exact ` +
        'cover, and the search must take fewer nodes when it chooses the leftmost column than when it chooses the ' +
        'smallest.',
      given: '',
      form: 'DLX text: first a line with the names of the columns; then a line for each row with the names of its columns.',
      isLong: true,
      key: format(key).trim(),
      grade: (answer) =>
        gradeWith(answer, (text) => {
          const matrix = parse(text);
          if (hasBounds(matrix)) throw new Unreadable('Each column is covered once here: leave the numbers out.');
          if (matrix.columns.length > columns || matrix.rows.length > rows) {
            throw new Unreadable(
              `At most ${columns} columns and ${rows} rows: your matrix has ${matrix.columns.length} and ` +
                `${matrix.rows.length}.`,
            );
          }
          if (matrix.columns.some(({ kind }) => kind !== 'primary')) {
            throw new Unreadable('All columns should be primary.');
          }
          const { leftmost, smallest, solutions } = nodes(matrix);
          const words = `${counted(leftmost, 'node')} with the leftmost column, ${smallest} with the smallest`;
          if (solutions === 0) return no(`${words}, but there is no exact cover.`);
          return leftmost < smallest ? yes(`${words}.`) : no(`${words}.`);
        }),
    };
  },
};
