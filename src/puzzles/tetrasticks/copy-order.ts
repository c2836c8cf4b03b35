/**
 * Two copies of a piece would make two solutions of one board, and n copies n!. Secondary columns
 * can forbid all orders but one: let the first copy lie at placement i and the second at j, and give
 * them a column in common exactly when i > j.
 *
 * Written in binary, i > j means that at some bit i has a 1 and j a 0, and that they agree above it.
 * So there is a column for each bit and each pattern above it; the first copy takes those at its
 * ones, the second those at its zeros. That is about as many columns as placements, and no row takes
 * more of them than a placement's number has bits.
 */
interface CopyOrder {
  /** How many columns it takes. */
  readonly columns: number;
  /** For each placement the columns that the first copy takes there, and the second. */
  readonly first: readonly (readonly number[])[];
  readonly second: readonly (readonly number[])[];
}

/** The columns that keep two copies in order over so many placements, numbered from 0. */
export function copyOrder(placements: number): CopyOrder {
  const numbers = new Map<string, number>();
  const first: number[][] = Array.from({ length: placements }, () => []);
  const second: number[][] = Array.from({ length: placements }, () => []);
  for (let bit = 0; 1 << bit < placements; bit += 1) {
    for (let place = 0; place < placements; place += 1) {
      const above = place >> (bit + 1);
      // No placement has a one here: nothing to keep apart.
      if (((above << 1) | 1) << bit >= placements) continue;
      const key = `${bit} ${above}`;
      const column = numbers.get(key) ?? numbers.size;
      numbers.set(key, column);
      ((place >> bit) & 1 ? first : second)[place]?.push(column);
    }
  }
  return { columns: numbers.size, first, second };
}
