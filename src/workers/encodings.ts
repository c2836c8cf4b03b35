import { compare, timeOf } from '#puzzles/ripple-effect/compare.ts';
import type { FromComparer, ToComparer } from './encodings-protocol.ts';
import { failureOf } from './thread.ts';

/** What a comparer needs of the thread it runs in. */
export interface ComparerThread {
  send(message: FromComparer): void;
  /** Calls back after some milliseconds. */
  later(callback: () => void, milliseconds: number): void;
  /** Milliseconds. */
  now(): number;
}

/** The clock begins here and grows by a factor: short and long searches are both seen to run. */
const FIRST_CLOCK = 30;
const GROWTH = 1.3;

/** Runs all encodings of a puzzle in turns on one clock, and times each one at the end. */
export function runComparison({ puzzle, pause }: ToComparer, thread: ComparerThread): void {
  const guarded = (step: () => void): void => {
    try {
      step();
    } catch (error) {
      thread.send({
        kind: 'failed',
        message: failureOf(error),
      });
    }
  };
  guarded(() => {
    const comparison = compare(puzzle);
    const turn = (clock: number): void => {
      comparison.turn(clock);
      const { isOver } = comparison;
      thread.send({ kind: 'runs', runs: comparison.runs(), clock, isOver });
      if (isOver) thread.later(() => guarded(time), 0);
      else thread.later(() => guarded(() => turn(Math.ceil(clock * GROWTH))), pause);
    };
    const time = (): void => {
      const times = comparison.runs().map(({ name }) => timeOf(puzzle, name, () => thread.now()));
      thread.send({ kind: 'times', times });
    };
    turn(FIRST_CLOCK);
  });
}
