/** Exercises on the rows of a board: how many a piece makes, and which one was forgotten. */
import { createRandom } from '#dlx/random.ts';
import { counted } from '#english/english.ts';
import { encode as dominoes } from '#puzzles/dominoes/encode.ts';
import { asked, exampleFor, numbers } from './asked.ts';
import { type TaskKind, Unreadable, wordsOf } from './task.ts';

/** A piece of cells, each from its corner. */
interface Shape {
  readonly name: string;
  readonly cells: readonly (readonly [x: number, y: number])[];
}

const SHAPES: readonly Shape[] = [
  {
    name: 'a domino (two cells in a line)',
    cells: [
      [0, 0],
      [1, 0],
    ],
  },
  {
    name: 'a bar of three cells',
    cells: [
      [0, 0],
      [1, 0],
      [2, 0],
    ],
  },
  {
    name: 'a corner (three cells of a 2×2 square)',
    cells: [
      [0, 0],
      [1, 0],
      [0, 1],
    ],
  },
  {
    name: 'a square of 2×2 cells',
    cells: [
      [0, 0],
      [1, 0],
      [0, 1],
      [1, 1],
    ],
  },
  {
    name: 'a T of four cells',
    cells: [
      [0, 0],
      [1, 0],
      [2, 0],
      [1, 1],
    ],
  },
];

/** The aspects of a shape, turned and flipped, each once. */
function aspectsOf({ cells }: Shape): (readonly (readonly [number, number])[])[] {
  const all = [0, 1, 2, 3, 4, 5, 6, 7].map((way) => {
    const turned = cells.map(([x, y]) => {
      const [a, b] = way % 2 === 0 ? [x, y] : [y, x];
      return [way & 2 ? -a : a, way & 4 ? -b : b] as const;
    });
    const [left, top] = [Math.min(...turned.map(([x]) => x)), Math.min(...turned.map(([, y]) => y))];
    return turned.map(([x, y]) => [x - left, y - top] as const).toSorted(([a, b], [c, d]) => b - d || a - c);
  });
  return [...new Map(all.map((one) => [one.join(';'), one])).values()];
}

/** In how many places some aspects lie on a board with a hole. */
function placesOf(
  ways: readonly (readonly (readonly [number, number])[])[],
  width: number,
  height: number,
  hole: string,
): number {
  const fits = (x: number, y: number): boolean => x < width && y < height && `${x},${y}` !== hole;
  let places = 0;
  for (const way of ways) {
    for (let at = 0; at < width * height; at += 1) {
      const [left, top] = [at % width, Math.floor(at / width)];
      if (way.every(([x, y]) => fits(left + x, top + y))) places += 1;
    }
  }
  return places;
}

/** How many rows a piece makes. */
export const rowsOfPiece: TaskKind = {
  title: 'How many rows a piece makes',
  after: 'exact-cover',
  make(seed) {
    const random = createRandom(seed);
    const shape = SHAPES[random.below(SHAPES.length)] ?? SHAPES[0]!;
    const [width, height] = [3 + random.below(3), 3 + random.below(2)];
    const hole = random.below(2) === 0 ? '' : `${random.below(width)},${random.below(height)}`;
    const ways = aspectsOf(shape);
    const rows = placesOf(ways, width, height, hole);
    const [x = '', y = ''] = hole.split(',').map((part) => String(Number(part) + 1));
    return asked({
      ask:
        `A board has ${width}×${height} cells${hole === '' ? '' : `, but the cell in rank ${y} and file ${x} is missing`}. The piece is ${shape.name}; it may be ` +
        'turned and flipped. How many rows does it need in the matrix?',
      form: `A number, such as ${exampleFor(String(rows), '12', '15')}.`,
      right: String(rows),
      read: numbers(1),
      traps: [
        [String(placesOf(ways, width, height, '')), 'You have also counted places that cover the missing cell.'],
        [
          String(placesOf(ways.slice(0, 1), width, height, hole)),
          'You have counted one aspect only. The piece can be turned.',
        ],
        [
          String(placesOf(allAspects(shape), width, height, hole)),
          'You have counted places more than once: the piece can look the same when it is turned. Each place is one row.',
        ],
        [
          String(width * height),
          'That is the number of cells: those are columns. A row is one place where the piece can go.',
        ],
      ],
      because: `${counted(ways.length, 'aspect')}, and ${counted(rows, 'place')} in all.`,
      otherwise: 'Take the aspects one by one, each way that the piece can lie: in how many places does it fit?',
    });
  },
};

/** Four turns, whether they look different or not. */
function allAspects(shape: Shape): (readonly (readonly [number, number])[])[] {
  const ways = aspectsOf(shape);
  return Array.from({ length: 4 }, (_, turn) => ways[turn % ways.length] ?? []);
}

/** Which place of a domino was forgotten. */
export const missingRow: TaskKind = {
  title: 'The row that is missing',
  after: 'exact-cover',
  make(seed) {
    const random = createRandom(seed);
    const [width, height] = random.below(2) === 0 ? [3, 3] : [4, 2 + random.below(2)];
    const hole = random.below(width * height + 1);
    const matrix = dominoes({ width, height });
    const letter = (cell: number): string => String.fromCharCode(65 + cell);
    const rows = matrix.rows.filter((row) => !row.includes(hole)).map((row) => row.map(letter).join(' '));
    const gone = random.below(rows.length);
    const board = Array.from({ length: height }, (_, y) =>
      Array.from({ length: width }, (__, x) => (y * width + x === hole ? '·' : letter(y * width + x))).join(' '),
    );
    const left = random.shuffled(rows.filter((_, at) => at !== gone));
    const right = rows[gone] ?? '';
    const [first = ''] = right.split(' ');
    const slanted = String.fromCharCode(first.charCodeAt(0) + width + 1);
    return asked({
      ask: 'This board is to be covered with dominoes. There should be a row for each place where a domino can go, but one has been forgotten. Which one?',
      given: `${board.join('\n')}\nRows:\n${left.join(', ')}`,
      form: `The letters of its two cells, such as ${exampleFor(right, 'A B', 'B C')}.`,
      right,
      read(answer) {
        const letters = wordsOf(answer.toUpperCase()).flatMap((word) => [...word]);
        if (letters.length !== 2 || letters.some((one) => !/^[A-P]$/.test(one)))
          throw new Unreadable('Write the letters of two cells.');
        return letters.toSorted().join(' ');
      },
      traps: [
        ...(board.join(' ').includes(slanted)
          ? [[`${first} ${slanted}`, 'Those two cells do not share an edge.'] as const]
          : []),
        ...left.map((row) => [row, 'That row is there already.'] as const),
      ],
      because: `These two cells share an edge, and none of the ${counted(left.length, 'row')} covers both.`,
      otherwise:
        'Go through the cells from the top left: does each have a row with the cell on its right, and one with the cell below it?',
    });
  },
};
