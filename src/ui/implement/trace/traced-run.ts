import { partingOf } from '#implement/own-trace/marked.ts';
import type { OwnRun } from '#implement/own-trace/read.ts';
import type { TracedRun } from '#scenarios/traced.ts';

/** The run of a trace, opened at its first difference: a wrong step before another choice. */
export function runOf({ matrix, turns, chunk, differences }: OwnRun): TracedRun {
  const shown = differences.find(({ kind }) => kind === 'wrong') ?? differences[0];
  const parted = differences.find(({ kind }) => kind === 'other')?.decision ?? Infinity;
  const partings = differences
    .toSorted((one, other) => Number(other === shown) - Number(one === shown))
    .map((difference) => ({
      ...partingOf(difference),
      decision: difference.decision,
      step: difference.step,
      isOfBoth: difference.decision <= parted,
    }));
  return { matrix, turns, chunk, decision: shown?.decision ?? null, partings };
}

/** What a reading returns at its end. */
export async function wholeOf<Result>(reading: AsyncGenerator<unknown, Result>): Promise<Result> {
  for (;;) {
    const step = await reading.next();
    if (step.done) return step.value;
  }
}
