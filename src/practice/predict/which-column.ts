import type { Matrix } from '#dlx/index.ts';
import type { Names } from '#history/caption.ts';
import type { Frame } from '#history/index.ts';
import { counted, listed } from '#english/english.ts';
import { type Candidate, type Prediction, type Turn, openColumns, predictionOf } from './prediction.ts';

/** Columns that are as small are named up to so many; more are counted. */
const MOST_NAMED = 4;

/** In a matrix of more columns than this not all of them are in sight, and so their sizes are said. */
const MOST_IN_SIGHT = 46;

/** What a reader has overlooked who would branch on a column that the search does not choose at this moment. */
export function whyNotColumn(
  matrix: Matrix<unknown>,
  { columns }: Pick<Names, 'columns'>,
  frame: Pick<Frame, 'covered' | 'sizes'>,
  column: number,
): string {
  const name = columns[column] ?? '';
  const size = frame.sizes[column] ?? 0;
  const kind = matrix.columns[column]?.kind;
  if (kind === 'off') return `${name} is switched off: it is not a column of this problem now.`;
  if (frame.covered.some((one) => one.column === column)) {
    return `${name} is covered: the search chooses among the columns that are left.`;
  }
  if (kind === 'secondary') {
    return `${name} is secondary: nothing has to cover it, so the search never branches on it.`;
  }
  const open = openColumns(matrix, frame, 'primary');
  return open.some((other) => (frame.sizes[other] ?? 0) < size)
    ? `${name} has ${counted(size, 'row')} left, but another primary column has fewer.`
    : `No primary column has fewer rows than ${name}, but one further to the left has as few.`;
}

/**
 * Which column the search branches on. It is worth asking when the answer is not the first column
 * that is left, when it has one row only, when another is as small, or when a secondary column is
 * smaller and does not count. Where the reader has chosen the column, and not the solver, the smallest
 * is not the answer, and nothing is asked.
 */
export function whichColumn({ matrix, names, before, after }: Turn): Prediction | null {
  if (after.event !== 'choose') return null;
  const { sizes } = before;
  const sizeOf = (column: number): number => sizes[column] ?? 0;
  const nameOf = (column: number): string => names.columns[column] ?? '';
  const open = openColumns(matrix, before, 'primary');
  const right = open.reduce((best, column) => (sizeOf(column) < sizeOf(best) ? column : best), open[0] ?? -1);
  if (right !== after.column) return null;
  const size = sizeOf(right);
  const others = open.filter((column) => column !== right);
  const alike = others.filter((column) => sizeOf(column) === size);
  const larger = others.filter((column) => sizeOf(column) > size);
  const secondary = openColumns(matrix, before, 'secondary').filter((column) => sizeOf(column) <= size);
  const first = open[0] ?? -1;
  const worth =
    (right === first ? 0 : 1) +
    (size === 1 && larger.length > 0 ? 1 : 0) +
    (alike.length > 0 && larger.length > 0 ? 1 : 0) +
    (secondary.some((column) => sizeOf(column) < size) ? 1 : 0);
  if (worth === 0) return null;

  const bySize = larger.toSorted((a, b) => sizeOf(a) - sizeOf(b));
  const textOf = (column: number): string =>
    matrix.columns.length > MOST_IN_SIGHT ? `${nameOf(column)}: ${counted(sizeOf(column), 'row')}` : nameOf(column);
  const wrong = [
    ...alike.slice(0, 1),
    ...secondary.slice(0, 1),
    ...(larger.includes(first) ? [first] : []),
    ...bySize,
    ...alike.slice(1),
  ].map((column): Candidate => ({
    value: column,
    text: textOf(column),
    hint: whyNotColumn(matrix, names, before, column),
  }));
  const rows = `${counted(size, 'row')} left`;
  const reason =
    alike.length === 0
      ? `${nameOf(right)} has ${rows}, fewer than any other primary column.`
      : alike.length < MOST_NAMED
        ? `${listed([right, ...alike].map(nameOf))} have ${rows} each, and ties go to the leftmost.`
        : `${nameOf(right)} is the leftmost of ${alike.length + 1} primary columns with ${rows}; none has fewer.`;
  return predictionOf(
    {
      kind: 'column',
      decision: before.decision,
      reason,
      worth,
      ask: 'Which of these columns does the search branch on now?',
    },
    { value: right, text: textOf(right) },
    wrong,
  );
}
