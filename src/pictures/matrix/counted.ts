/** What a matrix shows and says of bounds and costs: places that chosen rows fill, prices and taxes. */
import { fromTo } from '#english/english.ts';
import { isTaken, type MatrixSource, type MatrixView } from './view.ts';

/** What stands over the prices. */
export const PRICE_WORD = 'price';

/** What a column asks for: at least `min` rows and at most `max`, of which `filled` are there. */
export interface PlacesOfColumn {
  readonly min: number;
  readonly max: number;
  readonly filled: number;
}

/** True for a matrix with a column that is not simply covered once. */
export function hasPlaces({ matrix }: MatrixSource): boolean {
  return matrix.columns.some(({ kind, min = 1, max = 1 }) => kind === 'primary' && (min !== 1 || max !== 1));
}

/** The places of each column; null for one that asks for nothing, and without bounds for all. */
export function placesOf({ source, kinds, rows }: MatrixView): readonly (PlacesOfColumn | null)[] {
  const { columns } = source.matrix;
  if (!hasPlaces(source)) return [];
  const filled = new Int32Array(columns.length);
  source.matrix.rows.forEach((row, index) => {
    if (isTaken(rows[index])) for (const column of row) filled[column]! += 1;
  });
  return columns.map(({ min = 1, max = 1 }, column) =>
    kinds[column] === 'primary' ? { min, max, filled: filled[column]! } : null,
  );
}

/** `1 of 2 places filled`, `1 filled out of 1 or 2 places`. */
export function placesInWords({ min, max, filled }: PlacesOfColumn): string {
  const places = `${fromTo(min, max)} ${max === 1 && min === 1 ? 'place' : 'places'}`;
  return min === max ? `${filled} of ${places} filled` : `${filled} filled out of ${places}`;
}

/** `price 5`, and in a run for the cheapest what is left of it after taxes: `price 5, net cost 0`. */
export function costInWords({ source, costs }: MatrixView, row: number): string {
  const price = source.matrix.costs?.[row];
  if (price === undefined) return '';
  return `price ${price}${costs ? `, net cost ${costs.net[row] ?? 0}` : ''}`;
}

/**
 * What a dead end has left: `no row`. With bounds rows may be left, and in a run for the cheapest they may only be too
 * dear.
 */
export function leftAtDeadEnd(
  { sizes, costs }: MatrixView,
  column: number,
): 'no row' | 'no affordable row' | 'too few rows' {
  if (costs?.isPruned) return 'no affordable row';
  return (sizes[column] ?? 0) > 0 ? 'too few rows' : 'no row';
}
