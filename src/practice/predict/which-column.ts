import { counted, listed } from '../../words/english.ts';
import type { Candidate, Prediction, Turn } from './prediction.ts';
import { openColumns, predictionOf } from './prediction.ts';

/** Columns that are as small are named up to so many; more are counted. */
const MOST_NAMED = 4;

/** In a matrix of more columns than this not all of them are in sight, and so their sizes are said. */
const MOST_IN_SIGHT = 46;

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
  const right = open.reduce(
    (best, column) => (sizeOf(column) < sizeOf(best) ? column : best),
    open[0] ?? -1,
  );
  if (right !== after.column) return null;
  const size = sizeOf(right);
  const others = open.filter((column) => column !== right);
  const alike = others.filter((column) => sizeOf(column) === size);
  const larger = others.filter((column) => sizeOf(column) > size);
  const secondary = openColumns(matrix, before, 'secondary').filter(
    (column) => sizeOf(column) <= size,
  );
  const first = open[0] ?? -1;
  const worth =
    (right === first ? 0 : 1) +
    (size === 1 && larger.length > 0 ? 1 : 0) +
    (alike.length > 0 && larger.length > 0 ? 1 : 0) +
    (secondary.some((column) => sizeOf(column) < size) ? 1 : 0);
  if (worth === 0) return null;

  const bySize = larger.toSorted((a, b) => sizeOf(a) - sizeOf(b));
  const textOf = (column: number): string =>
    matrix.columns.length > MOST_IN_SIGHT
      ? `${nameOf(column)}: ${counted(sizeOf(column), 'row')}`
      : nameOf(column);
  const option = (column: number, hint: string): Candidate => ({
    ...{ value: column, text: textOf(column), hint },
  });
  const tooLarge = (column: number): Candidate =>
    option(
      column,
      `${nameOf(column)} has ${counted(sizeOf(column), 'row')} left, and another primary column has fewer.`,
    );
  const wrong = [
    ...alike
      .slice(0, 1)
      .map((column) =>
        option(
          column,
          `No primary column has fewer rows than ${nameOf(column)}, but one further to the left has as few.`,
        ),
      ),
    ...secondary
      .slice(0, 1)
      .map((column) =>
        option(
          column,
          `${nameOf(column)} is secondary: nothing has to cover it, so the search never branches on it.`,
        ),
      ),
    ...(larger.includes(first) ? [tooLarge(first)] : []),
    ...bySize.map(tooLarge),
    ...alike
      .slice(1)
      .map((column) =>
        option(
          column,
          `No primary column has fewer rows than ${nameOf(column)}, but it is not the leftmost of them.`,
        ),
      ),
  ];
  const rows = `${counted(size, 'row')} left`;
  const reason =
    alike.length === 0
      ? `${nameOf(right)} has ${rows}, fewer than any other primary column.`
      : alike.length < MOST_NAMED
        ? `${listed([right, ...alike].map(nameOf))} have ${rows} each, and ties go to the leftmost.`
        : `${nameOf(right)} is the leftmost of ${alike.length + 1} primary columns with ${rows}; none has fewer.`;
  return predictionOf(
    {
      ...{ kind: 'column', decision: before.decision, reason, worth },
      ask: 'Which of these columns does the search branch on now?',
    },
    { value: right, text: textOf(right) },
    wrong,
  );
}
