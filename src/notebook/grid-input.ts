/** A grid whose cells the reader sets: each holds one of a few letters, the first of which stands for empty. */
import { inFigures } from '#english/english.ts';

export interface GridInput {
  readonly kind: 'grid';
  readonly label: string;
  /** The letters that a press cycles through, each once. */
  readonly letters: string;
  /** One string per line, one letter per cell. */
  readonly value: readonly string[];
}

export interface GridInputOptions {
  readonly letters?: string;
  readonly width?: number;
  readonly height?: number;
  /** The initial letters: lines separated by blanks, or a list of lines. */
  readonly start?: string | readonly string[];
}

const MOST = { side: 20, letters: 36 } as const;

/**
 * Returns the initial lines of a grid.
 * @throws RangeError that says what is wrong with the options
 */
export function gridStart(label: string, { letters = '.X', width, height, start }: GridInputOptions): string[] {
  const given = typeof start === 'string' ? start.trim().split(/\s+/) : Array.from(start ?? [], String);
  const [wide, high] = [width ?? given[0]?.length ?? 0, height ?? given.length];
  const lines = start === undefined ? Array<string>(high).fill((letters[0] ?? '').repeat(wide)) : given;
  const isSize = (side: number): boolean => Number.isInteger(side) && side >= 1 && side <= MOST.side;
  if (!areLetters(letters)) {
    throw new RangeError(
      `grid(${label}) needs 2 to ${MOST.letters} letters, each once and none of them a space, such as '.123'`,
    );
  }
  if (!isSize(wide) || !isSize(high)) {
    throw new RangeError(`grid(${label}) needs a width and a height from 1 to ${MOST.side}, or a start of that size`);
  }
  if (!isGrid(lines, letters) || lines.length !== high || lines[0]?.length !== wide) {
    throw new RangeError(
      `grid(${label}) needs a start of ${inFigures(high, 'line')} with ${wide} of the letters ${letters} in each`,
    );
  }
  return lines;
}

/** True for lines of equal length, within bounds, with only these letters. */
export function isGrid(value: unknown, letters: string): value is readonly string[] {
  if (!Array.isArray(value) || value.length < 1 || value.length > MOST.side) return false;
  const [first] = value as unknown[];
  if (typeof first !== 'string' || first.length < 1 || first.length > MOST.side) return false;
  return (value as unknown[]).every(
    (line) =>
      typeof line === 'string' &&
      line.length === first.length &&
      line.split('').every((letter) => letters.includes(letter)),
  );
}

export function areLetters(letters: unknown): letters is string {
  if (typeof letters !== 'string' || letters.length < 2 || letters.length > MOST.letters) return false;
  return new Set(letters.split('')).size === letters.length && !/[\s\p{C}]/u.test(letters);
}

/** Returns the grid with one cell changed. */
export function withLetter(lines: readonly string[], x: number, y: number, letter: string): string[] {
  return lines.map((line, at) => (at === y ? line.slice(0, x) + letter + line.slice(x + 1) : line));
}

/** Returns the letter after `now`, or before it with `by` -1; both ends wrap around. */
export function nextLetter(letters: string, now: string, by: 1 | -1 = 1): string {
  return letters[(letters.indexOf(now) + by + letters.length) % letters.length] ?? now;
}

/** A letter as displayed: a dot is an empty cell. */
export function seenLetter(letter: string): string {
  return letter === '.' ? '' : letter;
}

/** Describes a cell by rank and file, which count from the top left, from 1. */
export function gridCellWords(x: number, y: number, letter: string): string {
  return `rank ${y + 1}, file ${x + 1}: ${seenLetter(letter) || 'empty'}`;
}
