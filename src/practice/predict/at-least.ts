import { inWords } from '#english/english.ts';
import { type Prediction, type Turn, numbers, predictionOf } from './prediction.ts';

/**
 * What every cover with the next row costs at least, where rows have costs. Worth asking when that is neither what has
 * been spent nor the old bound with the price.
 */
export function atLeast({ matrix, names, before, after }: Turn): Prediction | null {
  if (after.event !== 'try' || after.row < 0 || !before.costs || !after.costs) return null;
  const price = matrix.costs?.[after.row] ?? 0;
  const right = after.costs.atLeast;
  const { spent } = after.costs;
  const before1 = before.costs.atLeast;
  const twice = before1 + price;
  const net = after.costs.net[after.row] ?? 0;
  const row = names.rows[after.row] ?? '';
  return predictionOf(
    {
      kind: 'cost',
      decision: before.decision,
      worth: (right === spent ? 0 : 1) + (right === twice ? 0 : 1) + (right === before1 ? 0 : 1),
      ask: `Row ${row} is next, for ${price}. What is the least that a cover with it and the rows taken so far can cost?`,
      reason:
        `Until now it was ${before1}, which includes the taxes of all columns. Row ${row} pays ` +
        `${price - net} of its ${price} as taxes, so ${net === 0 ? 'nothing' : inWords(net)} is added.`,
    },
    { value: right, text: inWords(right) },
    numbers(
      [
        [spent, 'That is what has been spent. The taxes of the columns that are left are still to be paid.'],
        [
          twice,
          'Part of the row’s price is in the old bound already, as the taxes of its columns. Add only its net cost.',
        ],
        [before1, 'The row costs more than its taxes. Add its net cost.'],
        [right + 1, 'Add the net cost of the row to the old bound.'],
        [right - 1, 'Add the net cost of the row to the old bound.'],
      ].filter(([value]) => value !== right) as [number, string][],
      0,
      twice + price + 1,
    ),
  );
}
