import type { MakeOptions } from '#puzzles/ripple-effect/make.ts';
import type { RipplePuzzle } from '#puzzles/ripple-effect/puzzle.ts';
import type { FromJudge, ToJudge } from '#workers/judge-protocol.ts';
import type { FromMaker, ToMaker } from '#workers/make-protocol.ts';
import { openOneJob } from '#ui/kit/one-job.ts';
import { openWorker } from '#ui/kit/worker.ts';

export interface MakerHand {
  make(options: MakeOptions): void;
  cancel(): void;
}

/** A maker in a worker, which is ended to cancel what it does. */
export function connectMaker(hear: (message: FromMaker) => void): MakerHand {
  const { begin, cancel } = openOneJob<ToMaker, FromMaker>((...ends) => openWorker('make', ...ends), hear, ['making']);
  return { make: (options) => begin({ kind: 'make', options }), cancel };
}

export interface JudgeHand {
  judge(puzzle: RipplePuzzle): void;
  /** Searches on after a rest. */
  goOn(): void;
  cancel(): void;
}

/** A solver in a worker, which is ended to cancel what it does; one that rests is busy. */
export function connectJudge(hear: (message: FromJudge) => void): JudgeHand {
  const { begin, goOn, cancel } = openOneJob<ToJudge, FromJudge>((...ends) => openWorker('judge', ...ends), hear, [
    'searching',
    'resting',
  ]);
  return {
    judge: (puzzle) => begin({ kind: 'judge', puzzle }),
    goOn: () => goOn({ kind: 'on' }),
    cancel,
  };
}
