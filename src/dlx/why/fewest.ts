import { createRandom } from '../random.ts';
import { type Steps, addTo } from './kernel.ts';

/** The vector found, and whether all there are were compared. */
export interface Fewest {
  readonly vector: Uint8Array;
  readonly isFewest: boolean;
  /** How many vectors were compared. */
  readonly compared: number;
}

/** Up to this many combinations are all tried. */
const MOST_COMBINATIONS = 2 ** 14;

/** Otherwise, how many times the generators are brought into another form. */
const ROUNDS = 24;

/**
 * The vector with the fewest numbers other than 0 among all combinations of these generators whose total, their last
 * number, is not 0; of several the one whose places come first. Null when there is none.
 *
 * To find it is hard in general (it is a codeword of least weight). When there are few combinations, all are compared.
 * Otherwise the generators are brought into echelon form in random orders of their places, in which each has many
 * zeros, and compared with the sums of two: the idea of P. J. Lee and E. F. Brickell, *An observation on the security
 * of McEliece's public-key cryptosystem*, Eurocrypt 1988. The random numbers have a seed, so the result is the same
 * everywhere.
 */
export function fewest(generators: readonly Uint8Array[], modulus: number, steps: Steps): Fewest | null {
  const size = generators[0]?.length ?? 0;
  const best = createBest(size - 1);
  const combinations = modulus ** generators.length;
  if (combinations <= MOST_COMBINATIONS) {
    const sum = new Uint8Array(size);
    // Counts in the base of the modulus; a digit that turns over has added its generator `modulus` times, which is 0.
    for (let number = 1; number < combinations; number += 1) {
      let carry = number;
      for (const generator of generators) {
        addTo(sum, generator, 1, modulus);
        if (carry % modulus !== 0) break;
        carry /= modulus;
      }
      best.offer(sum);
    }
    return best.found(true);
  }
  for (const generator of generators) best.offer(generator);
  const random = createRandom(1);
  let form: readonly Uint8Array[] = generators.map((generator) => generator.slice());
  for (let round = 0; round < ROUNDS && steps.left > 0; round += 1) {
    form = echelon(form, random.shuffled(Array.from({ length: size - 1 }, (_, place) => place)), modulus, steps);
    const sum = new Uint8Array(size);
    for (const [at, one] of form.entries()) {
      best.offer(one);
      for (const other of form.slice(at + 1)) {
        steps.left -= size * modulus;
        if (steps.left < 0) break;
        sum.set(one);
        for (let factor = 1; factor < modulus; factor += 1) {
          addTo(sum, other, 1, modulus);
          best.offer(sum);
        }
      }
    }
  }
  return best.found(false);
}

/** Keeps the best vector that it was offered. */
function createBest(size: number): { offer(vector: Uint8Array): void; found(isFewest: boolean): Fewest | null } {
  let best: Uint8Array | null = null;
  let least = Infinity;
  let compared = 0;
  return {
    offer(vector) {
      if (vector[size] === 0) return;
      compared += 1;
      let used = 0;
      for (let place = 0; place < size && used <= least; place += 1) if (vector[place] !== 0) used += 1;
      if (used > least || (used === least && best && !comesFirst(vector, best, size))) return;
      best = vector.slice();
      least = used;
    },
    found: (isFewest) => best && { vector: best, isFewest, compared },
  };
}

function comesFirst(vector: Uint8Array, other: Uint8Array, size: number): boolean {
  for (let place = 0; place < size; place += 1) {
    const isUsed = vector[place] !== 0;
    if (isUsed !== (other[place] !== 0)) return isUsed;
  }
  return false;
}

/** The same generators, of which each has a place that the others have not, as far as there are units to divide by. */
function echelon(
  generators: readonly Uint8Array[],
  places: readonly number[],
  modulus: number,
  steps: Steps,
): Uint8Array[] {
  const left = [...generators];
  const done: Uint8Array[] = [];
  for (const place of places) {
    const at = left.findIndex((vector) => isUnit(vector[place] as number, modulus));
    if (at < 0) continue;
    const [pivot] = left.splice(at, 1) as [Uint8Array];
    for (const vector of [...left, ...done]) {
      steps.left -= pivot.length;
      while (vector[place] !== 0) addTo(vector, pivot, 1, modulus);
    }
    done.push(pivot);
    if (left.length === 0 || steps.left < 0) break;
  }
  return [...done, ...left];
}

function isUnit(number: number, modulus: number): boolean {
  return number !== 0 && (modulus !== 4 || number % 2 === 1);
}
