import { counted, listed, inWords } from '#english/english.ts';
import { type Prediction, type Turn, openColumns, predictionOf } from './prediction.ts';

/** Columns are named up to so many; more are counted. */
const MOST_NAMED = 5;

/**
 * Whether the row just taken leads into a dead end, to a solution, or on. Worth asking at a dead end,
 * at a solution with secondary columns left over, and where the search goes on although a column looks
 * like a dead end: a primary one with a single row, or a secondary one with none.
 */
export function whatComes({ matrix, names, before, after }: Turn): Prediction | null {
  if (before.event !== 'try') return null;
  const { sizes } = before;
  const open = openColumns(matrix, before, 'primary');
  const secondary = openColumns(matrix, before, 'secondary');
  const isEmpty = (column: number): boolean => sizes[column] === 0;
  const worth = worthOf();
  if (worth === 0) return null;
  const empty = open.filter(isEmpty);
  const nameOf = (column: number): string => names.columns[column] ?? '';
  const value = { 'dead end': 0, solution: 1, choose: 2 }[after.event as 'choose'];

  function worthOf(): number {
    switch (after.event) {
      case 'dead end':
        return open.length < 2 ? 0 : after.counters.deadEnds === 1 ? 3 : 1;
      case 'solution':
        return secondary.length === 0 ? 0 : after.counters.solutions === 1 ? 3 : 1;
      case 'choose':
        if (open.length < 2) return 0;
        if (secondary.some(isEmpty)) return 2;
        return open.some((column) => sizes[column] === 1) ? 1 : 0;
      default:
        return 0;
    }
  }

  function reason(): string {
    if (empty.length > 0) {
      const many = empty.length > MOST_NAMED;
      const which = many ? counted(empty.length, 'column') : listed(empty.map(nameOf));
      return `${which} must be covered and ${empty.length === 1 ? 'has' : 'have'} no row left.`;
    }
    if (after.event === 'solution') {
      const which =
        secondary.length > MOST_NAMED ? counted(secondary.length, 'secondary column') : listed(secondary.map(nameOf));
      return `Every primary column is covered. ${which} may stay uncovered.`;
    }
    const least = Math.min(...open.map((column) => sizes[column] ?? 0));
    const vain = secondary.filter(isEmpty);
    const unless =
      vain.length === 0
        ? ''
        : ' It does not matter that ' +
          `${vain.length > MOST_NAMED ? `${inWords(vain.length)} secondary columns have` : `${listed(vain.map(nameOf))} ${vain.length === 1 ? 'has' : 'have'}`} ` +
          'none: nothing has to cover a secondary column.';
    return `Each primary column that is left has at least one row; the smallest has ${counted(least, 'row')}.${unless}`;
  }

  const isLeft = open.length > 0;
  return predictionOf(
    {
      kind: 'end',
      decision: before.decision,
      worth,
      reason: reason(),
      ask: `Row ${names.rows[before.row] ?? ''} is taken. Is this a dead end?`,
    },
    { value, text: TEXTS[value] ?? '' },
    [
      isLeft
        ? 'A dead end is a primary column without a row. Look at the sizes of the primary columns once more.'
        : 'A dead end is a primary column without a row. Is a primary column left at all?',
      'A cover is complete when every primary column is covered. Look for one that is not covered yet.',
      isLeft
        ? 'To go on, the search needs a row in every primary column that is left. Look at their sizes.'
        : 'To go on, the search needs a primary column to branch on. Is one left?',
    ].flatMap((hint, at) => (at === value ? [] : [{ value: at, text: TEXTS[at] ?? '', hint }])),
  );
}

const TEXTS = ['Yes, a dead end', 'No, the cover is complete', 'No, the search goes on'] as const;
