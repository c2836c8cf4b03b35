import fc from 'fast-check';
import { type Column, type ColumnKind, type Matrix, type One, createMatrix, parse } from '#dlx/index.ts';

/** Knuth's small example of colours: one solution, `q x:A` and `p r x:A y`. */
export const SMALL = 'p q r | x y\np q x y:A\np r x:A y\np x:B\nq x:A\nr y:B\n';

/** Words in a square grid, across or down: a column a word, and a coloured one for each cell. */
export function wordsInGrid(words: readonly string[], size: number): Matrix {
  const cells = Array.from({ length: size * size }, (_, at) => `${Math.floor(at / size)},${at % size}`);
  const rows = words.flatMap((word) =>
    [true, false].flatMap((isAcross) =>
      Array.from({ length: size }, (_, y) => Array.from({ length: size }, (_, x) => [y, x] as const))
        .flat()
        .flatMap(([y, x]) => {
          if ((isAcross ? x : y) + word.length > size) return [];
          const ones = Array.from(word, (letter, at) =>
            isAcross ? `${y},${x + at}:${letter}` : `${y + at},${x}:${letter}`,
          );
          return [[word, ...ones].join(' ')];
        }),
    ),
  );
  return parse([`${words.join(' ')} | ${cells.join(' ')}`, ...rows].join('\n'));
}

/** The six squares whose edges have one of two colours, on a board of 2×3: touching edges agree. */
export function macMahon(): Matrix {
  const [width, height] = [3, 2];
  const turned = (square: string, by: number): string => square.slice(by) + square.slice(0, by);
  const turns = (square: string): string[] => [0, 1, 2, 3].map((by) => turned(square, by));
  const all = Array.from({ length: 16 }, (_, number) => number.toString(2).padStart(4, '0'));
  const squares = [...new Set(all.map((square) => turns(square).sort()[0]!))];
  const cells = [0, 1].flatMap((y) => [0, 1, 2].map((x) => [x, y] as const));
  const across = Array.from({ length: (height + 1) * width }, (_, at) => `h${at % width},${Math.floor(at / width)}`);
  const down = Array.from(
    { length: height * (width + 1) },
    (_, at) => `v${at % (width + 1)},${Math.floor(at / (width + 1))}`,
  );
  const rows = squares.flatMap((square) =>
    [...new Set(turns(square))].sort().flatMap((way) =>
      cells.map(([x, y]) => {
        const [top, right, bottom, left] = [...way];
        return (
          `s${square} c${x},${y} h${x},${y}:${top} v${x + 1},${y}:${right} h${x},${y + 1}:${bottom} ` +
          `v${x},${y}:${left}`
        );
      }),
    ),
  );
  const primary = [...squares.map((square) => `s${square}`), ...cells.map(([x, y]) => `c${x},${y}`)];
  return parse([[...primary, '|', ...across, ...down].join(' '), ...rows].join('\n'));
}

interface Options {
  readonly mostColumns?: number;
  readonly mostRows?: number;
  /** How many colours there are. Default: 3. */
  readonly colours?: number;
}

/** Small matrices of every sort, with colours in most of their secondary columns. */
export function colouredMatrices(options: Options = {}): fc.Arbitrary<Matrix> {
  const { mostColumns = 7, mostRows = 9, colours = 3 } = options;
  const kind = fc.constantFrom<ColumnKind>(
    'primary',
    'primary',
    'primary',
    'secondary',
    'secondary',
    'secondary',
    'off',
  );
  return fc.array(kind, { minLength: 2, maxLength: mostColumns }).chain((drawn) => {
    const columns = drawn.map((kind, index): Column => ({ name: `c${index}`, kind }));
    const colour = fc.nat(colours).map((number) => 'ABCDEFG'.charAt(number - 1));
    const row = fc
      .tuple(
        fc.shuffledSubarray([...columns.keys()], { maxLength: Math.min(5, columns.length) }),
        fc.array(colour, { minLength: 5, maxLength: 5 }),
      )
      .map(([ones, drawn]) =>
        ones.map((column, place): One => {
          const colour = drawn[place]!;
          return colour === '' || columns[column]!.kind === 'primary' ? column : { column, colour };
        }),
      );
    return fc.array(row, { maxLength: mostRows }).map((rows) => createMatrix(columns, rows));
  });
}

/** The number of rows that may stand in a column side by side is one, unless all give it one colour. */
export function agree(matrix: Matrix, chosen: readonly number[], column: number): boolean {
  const said = chosen.flatMap((row) => {
    const place = matrix.rows[row]!.indexOf(column);
    return place < 0 ? [] : [matrix.colours?.[row]?.[place] ?? ''];
  });
  return said.length < 2 || (said[0] !== '' && said.every((colour) => colour === said[0]));
}
