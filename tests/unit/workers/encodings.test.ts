import { expect, it } from 'vitest';
import { compared } from '#puzzles/ripple-effect/compare.ts';
import type { FromComparer } from '#workers/encodings-protocol.ts';
import { runComparison } from '#workers/encodings.ts';
import { puzzleCalled } from '../puzzles/ripple-effect/library-files.ts';

const puzzle = puzzleCalled('five-by-five');

/** Runs a whole comparison on a thread whose clock the test sets. */
function messages(of: typeof puzzle): FromComparer[] {
  const sent: FromComparer[] = [];
  const due: (() => void)[] = [];
  let clock = 0;
  runComparison(
    { puzzle: of, pause: 5 },
    {
      send: (message) => sent.push(message),
      later: (callback) => due.push(callback),
      now: () => (clock += 3),
    },
  );
  for (let next = due.shift(); next; next = due.shift()) next();
  return sent;
}

it('tells each turn of the clock, the end once, and the times last', () => {
  const sent = messages(puzzle);
  const turns = sent.filter((message) => message.kind === 'runs');
  expect(turns.length).toBeGreaterThan(10);
  expect(turns.map(({ isOver }) => isOver).lastIndexOf(false)).toBe(turns.length - 2);
  expect(turns.at(-1)!.runs).toEqual(compared(puzzle));
  const clocks = turns.map(({ clock }) => clock);
  expect(clocks).toEqual(clocks.toSorted((a, b) => a - b));
  expect(sent.at(-1)).toEqual({ kind: 'times', times: [3, 3, 3, 3, 3, 3, 3] });
});

it('says what went wrong', () => {
  const sent = messages({ ...puzzle, rooms: [] });
  expect(sent).toMatchObject([{ kind: 'failed' }]);
});
