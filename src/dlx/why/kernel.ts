/**
 * Vectors of residues modulo a power of a prime. `Steps` counts the multiplications that a search for them may still
 * take, so that it ends at the same place on every machine.
 */
export interface Steps {
  left: number;
}

/** A modulus as a power of a prime. */
export interface PrimePower {
  readonly prime: number;
  readonly modulus: number;
}

/**
 * Vectors that generate all solutions w of `row · w ≡ 0 (mod m)` for every row, or null when the steps ran out.
 *
 * It begins with the unit vectors, which generate everything, and takes one row after the other. Of the vectors whose
 * product with the row is not 0 it takes one that is divisible by the prime as rarely as possible, and subtracts
 * multiples of it from the others, so that their products become 0. The vector itself is then multiplied by the
 * smallest power of the prime that makes its own product 0; modulo a prime it goes. Since the numbers modulo a prime
 * power are linearly ordered by divisibility, nothing is lost, so this needs no other case for 4.
 *
 * @param rows for each row its places in the vector
 * @param totals for each place what it adds to the total of a vector. The total is kept as the last number of each
 *   vector, because a total that is 0 for all generators ends the search.
 * @returns vectors of `totals.length + 1` numbers from 0 up to, not including, the modulus; none when all totals are 0
 */
export function kernel(
  rows: readonly (readonly number[])[],
  totals: readonly number[],
  { prime, modulus }: PrimePower,
  steps: Steps,
): Uint8Array[] | null {
  const size = totals.length;
  steps.left -= size * size;
  if (steps.left < 0) return null;
  let vectors = totals.map((total, place) => {
    const vector = new Uint8Array(size + 1);
    vector[place] = 1;
    vector[size] = total % modulus;
    return vector;
  });
  const products: number[] = [];
  for (const row of rows) {
    steps.left -= vectors.length * row.length;
    let pivot = -1;
    let divisor = modulus;
    vectors.forEach((vector, index) => {
      let product = 0;
      for (const place of row) product += vector[place] as number;
      product %= modulus;
      products[index] = product;
      if (product === 0 || divisor === 1) return;
      const power = powerIn(product, prime);
      if (power >= divisor) return;
      pivot = index;
      divisor = power;
    });
    if (pivot < 0) continue;
    const taken = vectors[pivot] as Uint8Array;
    const inverse = inverseOf((products[pivot] as number) / divisor, modulus);
    vectors.forEach((vector, index) => {
      const product = products[index] as number;
      if (index === pivot || product === 0) return;
      steps.left -= size;
      addTo(vector, taken, modulus - (((product / divisor) * inverse) % modulus), modulus);
    });
    if (steps.left < 0) return null;
    if (divisor === 1) vectors.splice(pivot, 1);
    else addTo(taken, taken, modulus / divisor - 1, modulus);
    if (vectors.every((vector) => vector[size] === 0)) return [];
  }
  vectors = vectors.filter((vector) => vector.some((one) => one !== 0));
  return vectors;
}

/** Adds a multiple of a vector to another. */
export function addTo(vector: Uint8Array, other: Uint8Array, factor: number, modulus: number): void {
  for (let place = 0; place < vector.length; place += 1) {
    const more = other[place] as number;
    if (more !== 0) vector[place] = ((vector[place] as number) + factor * more) % modulus;
  }
}

/** The largest power of the prime that divides a number other than 0. */
function powerIn(number: number, prime: number): number {
  let power = 1;
  while (number % (power * prime) === 0) power *= prime;
  return power;
}

/** The inverse of a unit; the moduli are small. */
function inverseOf(unit: number, modulus: number): number {
  let inverse = 1;
  while ((unit * inverse) % modulus !== 1) inverse += 1;
  return inverse;
}
