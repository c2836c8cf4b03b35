import { type Matrix, createMatrix } from '#dlx/index.ts';

/**
 * Langford pairs: the numbers 1 to n twice each in a line of 2n places, with k numbers between the two
 * ks. A primary column for each number and each place, and a row for each number and the places it may
 * take, from the left; so every arrangement is found as well as its mirror image.
 */
export function encode(n: number): Matrix {
  const numbers = Array.from({ length: n }, (_, index) => index + 1);
  const places = Array.from({ length: 2 * n }, (_, index) => index + 1);
  const rows = numbers.flatMap((k) =>
    places.slice(0, Math.max(0, 2 * n - k - 1)).map((place) => [k - 1, n + place - 1, n + place + k]),
  );
  return createMatrix([...numbers.map((k) => `n${k}`), ...places.map((place) => `s${place}`)], rows);
}
