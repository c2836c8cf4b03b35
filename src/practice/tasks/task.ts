/** Exercises made from a seed: the same seed gives the same numbers, another class gets others. */
import { type Matrix, createMatrix, solve, TextError } from '#dlx/index.ts';
import type { Random } from '#dlx/random.ts';
import { inWords, listed } from '#english/english.ts';

export interface Grade {
  readonly isRight: boolean;
  /** False for an answer that is empty or not written as it is asked for: it is not right, and no mistake. */
  readonly isRead: boolean;
  /** Why, or what to look at again; it does not say the answer. */
  readonly words: string;
}

export interface Task {
  readonly ask: string;
  /** What there is to look at, in lines; empty when nothing is given. */
  readonly given: string;
  /** The matrix that `given` lists, if it lists one. */
  readonly matrix?: Matrix | undefined;
  /** How an answer is written, with an example that is not the answer. */
  readonly form: string;
  /** True when an answer takes several lines. */
  readonly isLong: boolean;
  /** A right answer, for the key; where there are several, one of them. */
  readonly key: string;
  /** Wrong answers that belong to a misconception, each with the words for it; missing where there are none to list. */
  readonly traps?: readonly (readonly [answer: string, words: string])[];
  /** Judges by a search of its own. Whatever the text is, it gives words and never throws. */
  grade(answer: string): Grade;
}

export interface TaskKind {
  readonly title: string;
  /** The lesson after which it can be solved, by the name in its address. */
  readonly after: string;
  make(seed: number): Task;
}

/** An answer of at most this many characters is read. */
const LONGEST = 4_000;

/** A grade by `judge`, once the answer can be read at all; what it throws is said. */
export function gradeWith(answer: string, judge: (answer: string) => Grade): Grade {
  if (answer.trim() === '') return unread('Write an answer first.');
  if (answer.length > LONGEST) return unread(`An answer can have at most ${inWords(LONGEST)} characters.`);
  try {
    return judge(answer);
  } catch (error) {
    if (error instanceof TextError) return unread(`In ${error.message}`);
    if (error instanceof Unreadable || error instanceof SyntaxError) return unread(error.message);
    throw error;
  }
}

/** An answer that is not written as it is asked for. */
export class Unreadable extends Error {}

export function yes(words: string): Grade {
  return { isRight: true, isRead: true, words };
}

export function no(words: string): Grade {
  return { isRight: false, isRead: true, words };
}

function unread(words: string): Grade {
  return { isRight: false, isRead: false, words };
}

/** The words of an answer, with blanks or commas between them. */
export function wordsOf(answer: string): string[] {
  return answer.split(/[\s,;]+/).filter((word) => word !== '');
}

/** The same for an answer of single letters, which may stand side by side. */
export function lettersOf(answer: string): string[] {
  const words = wordsOf(answer);
  return words.length === 1 && /^[a-z]+$/i.test(answer.trim()) ? [...answer.trim()] : words;
}

/** The columns that an answer names, in its order. */
export function columnsIn(matrix: Matrix, words: readonly string[]): number[] {
  return words.map((word) => {
    const column = matrix.columns.findIndex(({ name }) => name === word.toUpperCase());
    if (column >= 0) return column;
    const names = listed(matrix.columns.map(({ name }) => name));
    throw new Unreadable(`There is no column “${word.slice(0, 12)}”. The columns are ${names}.`);
  });
}

/** The rows that an answer names by their numbers from 1, in its order. */
export function rowsIn(matrix: Matrix, words: readonly string[]): number[] {
  return words.map((word) => {
    const row = /^\d{1,3}$/.test(word) ? Number(word) - 1 : -1;
    if (row >= 0 && row < matrix.rows.length) return row;
    throw new Unreadable(`There is no row “${word.slice(0, 12)}”. The rows are numbered 1 to ${matrix.rows.length}.`);
  });
}

/** A matrix in lines: its columns by their kinds, and its rows by number. */
export function linesOf(matrix: Matrix): string {
  const named = (kind: string): string =>
    matrix.columns.flatMap((column) => (column.kind === kind ? [column.name] : [])).join(' ');
  const rows = matrix.rows.map(
    (row, at) => `${String(at + 1).padStart(2)}  ${row.map((column) => matrix.columns[column]?.name).join(' ')}`,
  );
  const secondary = named('secondary');
  return [
    `Primary columns: ${named('primary')}`,
    ...(secondary === '' ? [] : [`Secondary columns: ${secondary}`]),
    'Rows:',
    ...rows,
  ].join('\n');
}

/** All exact covers, each with its rows in order, as texts that can be compared: `1 4 5`. */
export function coversOf(matrix: Matrix, limit = Infinity): string[] {
  return Array.from(solve(matrix, { limit }), coverText).toSorted();
}

export function coverText(rows: readonly number[]): string {
  return rows
    .toSorted((a, b) => a - b)
    .map((row) => row + 1)
    .join(' ');
}

/** The same matrix with its columns in another order, called A, B, C … from the left. */
export function reordered({ columns, rows }: Matrix, random: Random): Matrix {
  const order = random.shuffled(columns.map((_, column) => column));
  return createMatrix(
    order.map((column, at) => ({
      name: String.fromCharCode(65 + at),
      kind: columns[column]?.kind ?? 'off',
    })),
    rows.map((row) => row.map((column) => order.indexOf(column)).toSorted((a, b) => a - b)),
  );
}

/** The same matrix with another kind of one column. */
export function withFlipped(matrix: Matrix, column: number): Matrix {
  const columns = matrix.columns.map(
    ({ name, kind }, at) =>
      ({
        name,
        kind: at === column ? (kind === 'primary' ? 'secondary' : 'primary') : kind,
      }) as const,
  );
  return createMatrix(columns, matrix.rows);
}
