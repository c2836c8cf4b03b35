/** Words to be packed into a grid: they may share a cell where they agree on its letter. */

/** The bounds of a puzzle: with all eight directions that is a matrix of at most 128,000 rows. */
export const MOST = { side: 20, words: 40 } as const;

/** A way to write a word: the name that rows have, what is said of it, and the step from letter to letter. */
export interface Direction {
  readonly name: string;
  readonly words: string;
  readonly step: readonly [x: number, y: number];
}

const ACROSS: Direction = { name: 'across', words: 'from left to right', step: [1, 0] };
const DOWN: Direction = { name: 'down', words: 'from top to bottom', step: [0, 1] };
const FALLING: Direction = {
  name: 'down-right',
  words: 'diagonally down to the right',
  step: [1, 1],
};
const RISING: Direction = { name: 'up-right', words: 'diagonally up to the right', step: [1, -1] };

const BACKWARDS: readonly Direction[] = [
  { name: 'back', words: 'from right to left', step: [-1, 0] },
  { name: 'up', words: 'from bottom to top', step: [0, -1] },
  { name: 'up-left', words: 'diagonally up to the left', step: [-1, -1] },
  { name: 'down-left', words: 'diagonally down to the left', step: [-1, 1] },
];

/** The directions that words may have, by the number of them. */
export const DIRECTIONS = {
  2: [ACROSS, DOWN],
  4: [ACROSS, DOWN, FALLING, RISING],
  8: [ACROSS, DOWN, FALLING, RISING, ...BACKWARDS],
} as const satisfies Readonly<Record<number, readonly Direction[]>>;

export type DirectionCount = keyof typeof DIRECTIONS;

export interface WordPuzzle {
  /** In capitals, none twice. */
  readonly words: readonly string[];
  /** The words as they are listed, where some are phrases: NEW YORK. */
  readonly names?: readonly string[];
  readonly width: number;
  readonly height: number;
  readonly directions: DirectionCount;
}

/** A word in its place. */
export interface Placement {
  /** Its number in the list. */
  readonly word: number;
  readonly direction: Direction;
  /** The cells of its letters in their order; a cell is y · width + x. */
  readonly cells: readonly number[];
}

/** The letters of a word: one that takes two units of UTF-16 is one. */
export function lettersOf(word: string): string[] {
  return Array.from(word);
}

/** True for a word that reads the same from both ends: it needs no direction that runs backwards. */
function isSameBackwards(word: string): boolean {
  return lettersOf(word).reverse().join('') === word;
}

/** Where each word may stand: word by word, direction by direction, line by line from the top left. */
export function placementsOf({ words, width, height, directions }: WordPuzzle): Placement[] {
  const starts = Array.from({ length: width * height }, (_, cell) => cell);
  return words.flatMap((text, word) => {
    const { length } = lettersOf(text);
    const ways = DIRECTIONS[directions].filter((direction) => !BACKWARDS.includes(direction) || !isSameBackwards(text));
    return ways.flatMap((direction) => {
      const [dx, dy] = direction.step;
      return starts.flatMap((start): Placement[] => {
        const [x, y] = [start % width, Math.floor(start / width)];
        const [lastX, lastY] = [x + dx * (length - 1), y + dy * (length - 1)];
        if (lastX < 0 || lastX >= width || lastY < 0 || lastY >= height) return [];
        const cells = Array.from({ length }, (_, at) => start + at * (dy * width + dx));
        return [{ word, direction, cells }];
      });
    });
  });
}
