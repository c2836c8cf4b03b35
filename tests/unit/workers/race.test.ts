import { describe, expect, it } from 'vitest';
import { encode } from '#puzzles/queens/encode.ts';
import type { FromRacer } from '#workers/race-protocol.ts';
import { createRacer } from '#workers/race.ts';

/** A thread whose work is done when the test says so, and whose clock is in its hands. */
function thread(): {
  readonly sent: FromRacer[];
  readonly receive: ReturnType<typeof createRacer>;
  step(): boolean;
} {
  const sent: FromRacer[] = [];
  const due: (() => void)[] = [];
  let clock = 0;
  const receive = createRacer({
    send: (message) => sent.push(message),
    soon: (callback) => due.push(callback),
    now: () => (clock += 10),
  });
  return {
    sent,
    receive,
    step() {
      const next = due.shift();
      next?.();
      return next !== undefined;
    },
  };
}

const { matrix } = encode({ n: 6 });
const start = { kind: 'start', matrix, choosers: ['smallest', 'largest'], budget: {} } as const;

describe('a racer', () => {
  it('tells how the race stands, and last that it is over', () => {
    const { sent, receive, step } = thread();
    receive({ ...start, race: 1 });
    expect(sent).toEqual([]);
    while (step());
    const last = sent.at(-1);
    expect(last).toMatchObject({ kind: 'over', race: 1 });
    expect(sent.filter(({ kind }) => kind === 'over')).toHaveLength(1);
    if (last?.kind !== 'over') throw new Error('the race is not over');
    expect(last.standings.map(({ nodes }) => nodes)).toEqual([111, 411]);
    expect(last.tracks.map(({ samples }) => samples.at(-1)?.nodes)).toEqual([111, 411]);
    expect(last.tracks.map(({ solutions }) => solutions.length)).toEqual([4, 4]);
  });

  it('stops when it is told to, and says nothing more', () => {
    const { sent, receive, step } = thread();
    receive({ ...start, race: 1 });
    step();
    receive({ kind: 'stop', race: 1 });
    expect(sent.at(-1)).toMatchObject({ race: 1, kind: 'over' });
    const { length } = sent;
    while (step());
    expect(sent).toHaveLength(length);
  });

  it('takes a new race for the end of the one before, and stops no other', () => {
    const { sent, receive, step } = thread();
    receive({ ...start, race: 1 });
    step();
    receive({ ...start, race: 2 });
    receive({ kind: 'stop', race: 1 });
    while (step());
    expect(sent.at(-1)).toMatchObject({ race: 2, kind: 'over' });
  });

  it('says what went wrong', () => {
    const { sent, receive, step } = thread();
    receive({ ...start, race: 3, choosers: ['best' as 'smallest'] });
    while (step());
    expect(sent).toEqual([{ kind: 'failed', race: 3, message: expect.stringContaining('best') as string }]);
  });
});
