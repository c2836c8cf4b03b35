/** Which way a reader’s `uncover` walks: a test of the links it leaves cannot tell. */
import { casesOf } from './cases.ts';
import { observe } from './observe.ts';
import type { Parts } from './program.ts';
import { arraysBefore } from './truth.ts';

/** Said of an `uncover` that passes and walks its rows from the top down. */
export const DOWN_WORDS =
  'One thing more: your rows come back from the top down, as they went. Inside one column that is right, as lesson 6 shows: each node that returns mends the link of the one below it as well. Try it from the bottom up too, i = U[i]. Then each moment on the way back is one that cover has gone through, and the undoing needs no proof of its own. For the columns of a row there is no choice: the last comes back first.';

/** True when the rows of a column come back in the order in which `cover` has taken them out. */
export function comesBackDown(parts: Parts): boolean {
  const one = casesOf('uncover').find(({ matrix, before }) => before.length === 1 && matrix.rows.filter((row) => row.includes(before[0]! - 1)).length > 1); // prettier-ignore
  if (!one) return false;
  const headers = one.matrix.columns.length;
  const { N } = arraysBefore(one);
  const rows: number[] = [];
  observe('uncover', parts, one, undefined, (array, value) => {
    // A node is back when something in its column leads to it.
    if ((array === 'U' || array === 'D') && value > headers) rows.push(N[value]!);
  });
  const [first, last] = [rows[0], rows.at(-1)];
  return first !== undefined && last !== undefined && first < last;
}
