/** In which order a reader’s `uncover` puts things back: a test of the links it leaves cannot tell. */
import { casesOf } from './cases.ts';
import { observe } from './observe.ts';
import type { Parts } from './program.ts';
import { arraysBefore } from './truth.ts';

/** What is right, and not the way of `cover` backwards: rows from the top down, the header before its rows. */
export const OTHER_WAYS = ['down', 'header first'] as const;

export type OtherWay = (typeof OTHER_WAYS)[number];

/** Said of an `uncover` that passes and goes another way. */
export const WAY_WORDS: Readonly<Record<OtherWay, string>> = {
  down:
    'One more thing: your rows come back from the top down, as they went. Inside one column that is right, as ' +
    'lesson 6 shows: each node that returns mends the link of the one below it as well. Try it from the bottom up ' +
    'too, i = U[i]. Then each moment on the way back is one that cover has gone through, and the undoing needs no ' +
    'proof of its own. For the columns of a row there is no choice: the last one comes back first.',
  'header first':
    'One more thing: your header comes back before its rows. That is right, and not by luck: the ring of headers ' +
    'and the lists of the columns have no link in common, so neither reads what the other writes. If you ' +
    'retrace cover, the header comes back last, because it left first.',
};

/** The ways in which an `uncover` that passes differs from `cover` backwards. */
export function otherWays(parts: Parts): OtherWay[] {
  const one = casesOf('uncover').find(
    ({ matrix, before }) => before.length === 1 && matrix.rows.filter((row) => row.includes(before[0]! - 1)).length > 1,
  );
  if (!one) return [];
  const headers = one.matrix.columns.length;
  const { N } = arraysBefore(one);
  const rows: number[] = [];
  let isHeaderFirst = false;
  observe('uncover', parts, one, undefined, (array, value) => {
    // A node is back when something in its column leads to it, the header when its ring does.
    if (array === 'U' || array === 'D') {
      if (value > headers) rows.push(N[value]!);
    } else if ((array === 'L' || array === 'R') && rows.length === 0) isHeaderFirst = true;
  });
  const [first, last] = [rows[0], rows.at(-1)];
  const isDown = first !== undefined && last !== undefined && first < last;
  return OTHER_WAYS.filter((way) => (way === 'down' ? isDown : isHeaderFirst));
}
