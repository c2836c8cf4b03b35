import fc from 'fast-check';
import { type Column, type ColumnKind, type Matrix, createMatrix } from '#dlx/index.ts';

export interface RandomOptions {
  readonly mostColumns?: number;
  readonly mostRows?: number;
  /** How often each kind is drawn. Default: primary 4, secondary 2, off 1. */
  readonly kinds?: Readonly<Partial<Record<ColumnKind, number>>>;
}

/**
 * Small matrices of every sort: no columns, no rows, empty rows, rows twice, and the columns of a
 * row in any order.
 */
export function matrices(options: RandomOptions = {}): fc.Arbitrary<Matrix> {
  const { mostColumns = 6, mostRows = 8, kinds = { primary: 4, secondary: 2, off: 1 } } = options;
  const kind = fc.oneof(
    ...Object.entries(kinds).map(([value, weight]) => ({
      weight,
      arbitrary: fc.constant(value as ColumnKind),
    })),
  );
  return fc.array(kind, { maxLength: mostColumns }).chain((drawn) => {
    const columns = drawn.map((kind, index): Column => ({ name: `c${index}`, kind }));
    const row = fc.shuffledSubarray(
      columns.map((_, index) => index),
      { maxLength: 4 < columns.length ? 4 : columns.length },
    );
    return fc.array(row, { maxLength: mostRows }).map((rows) => createMatrix(columns, rows));
  });
}

/** Many short rows, empty ones and equal ones among them: most runs are long enough for checkpoints. */
export const busy = fc
  .array(
    fc.shuffledSubarray(
      Array.from({ length: 12 }, (_, index) => index),
      { maxLength: 3 },
    ),
    { minLength: 30, maxLength: 60 },
  )
  .map((rows) =>
    createMatrix(
      Array.from({ length: 12 }, (_, index) => ({
        name: `c${index}`,
        kind: index === 4 ? ('off' as const) : index % 5 === 3 ? ('secondary' as const) : ('primary' as const),
      })),
      rows,
    ),
  );
