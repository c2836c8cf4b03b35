import { rowStates } from '#history/index.ts';
import { counted, inWords } from '#english/english.ts';
import { type Prediction, type Turn, numbers, openColumns, predictionOf } from './prediction.ts';

/** Among more rows than this nobody counts by eye. */
const MOST_FREE = 30;

/**
 * How many of the free rows the next row takes out: those that share a column with it, besides the
 * rows of the column branched on, which are out already. Worth asking when most of them go.
 */
export function howManyRows({ matrix, names, before, after }: Turn): Prediction | null {
  if (after.event !== 'try') return null;
  // A column's list is never longer than there are rows: so a large matrix costs no walk.
  const open = openColumns(matrix, before, 'primary');
  if (open.some((column) => (before.sizes[column] ?? 0) > MOST_FREE)) return null;
  const statesBefore = rowStates(matrix, before);
  const statesAfter = rowStates(matrix, after);
  const free = statesBefore.flatMap((state, row) => (state === 'free' ? [row] : []));
  const right = free.filter((row) => statesAfter[row] !== 'free').length;
  if (free.length < 3 || free.length > MOST_FREE || 2 * right < free.length) return null;
  const rest = statesBefore.filter((state, row) => state === 'candidate' && row !== after.row).length;
  const [row, column] = [names.rows[after.row] ?? '', names.columns[after.column] ?? ''];
  const stay = free.length - right;
  // Rows that give a column the same colour share it, and stay.
  const [clash, unless] = matrix.colours
    ? ['clash', ', unless the two rows give it the same colour']
    : ['share a column', ''];
  const look = `Look at the columns of row ${row}: every free row with a 1 in one of them goes${unless}.`;
  return predictionOf(
    {
      kind: 'rows',
      decision: before.decision,
      worth: stay === 0 ? 2 : 1,
      ask: `Row ${row} is next. How many of the ${counted(free.length, 'row')} that are still free leave when it is taken?`,
      reason:
        `${right === free.length ? 'All of them' : inWords(right)} ${clash} with row ${row}; ` +
        `${stay === 0 ? 'none stays' : `${inWords(stay)} ${stay === 1 ? 'stays' : 'stay'}`}.`,
    },
    { value: right, text: inWords(right) },
    numbers(
      [
        ...(stay === right ? [] : [[stay, `That many stay. ${look}`] as const]),
        [right - 1, `One more than that. ${look}`],
        [right + 1, `One fewer than that. ${look}`],
        [right + rest, `The rows of column ${column} are not counted: they were out before.`],
        [free.length, `Not all of them. ${look}`],
        [right - 2, `More than that. ${look}`],
        [right + 2, `Fewer than that. ${look}`],
      ],
      0,
      free.length,
    ),
  );
}
