import { type Column, type ColumnKind, type Matrix, createMatrix } from '#dlx/index.ts';

export interface QueensOptions {
  /** The kind of the diagonal columns. Default: secondary. */
  readonly diagonals?: ColumnKind;
  /** Adds a row of its own for each diagonal, so that a primary one can go without a queen. */
  readonly slack?: boolean;
  /** `apart`: r0…r(n−1) c0…c(n−1); `interleaved`: r0 c0 r1 c1 …. Default: apart. */
  readonly order?: 'apart' | 'interleaved';
}

/**
 * n queens: columns for lines, files and the diagonals a(i+j) and b(n−1−i+j), corners included;
 * a row for each cell, line by line.
 */
export function queens(n: number, options: QueensOptions = {}): Matrix {
  const { diagonals = 'secondary', slack = false, order = 'apart' } = options;
  const indices = Array.from({ length: n }, (_, index) => index);
  const lines = indices.map((index) => `r${index}`);
  const files = indices.map((index) => `c${index}`);
  const straight = order === 'apart' ? [...lines, ...files] : indices.flatMap((i) => [`r${i}`, `c${i}`]);
  const slanted = ['a', 'b'].flatMap((letter) => Array.from({ length: 2 * n - 1 }, (_, index) => `${letter}${index}`));
  const columns: Column[] = [
    ...straight.map((name) => ({ name, kind: 'primary' }) as const),
    ...slanted.map((name) => ({ name, kind: diagonals })),
  ];
  const index = new Map(columns.map(({ name }, position) => [name, position]));
  const at = (name: string): number => index.get(name)!;
  const rows = indices.flatMap((i) =>
    indices.map((j) => [at(`r${i}`), at(`c${j}`), at(`a${i + j}`), at(`b${n - 1 - i + j}`)]),
  );
  const idle = slack ? slanted.map((name) => [at(name)]) : [];
  return createMatrix(columns, [...rows, ...idle]);
}
