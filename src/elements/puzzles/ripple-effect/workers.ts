import type { MakeOptions } from '../../../puzzles/ripple-effect/make.ts';
import type { RipplePuzzle } from '../../../puzzles/ripple-effect/puzzle.ts';
import type { FromJudge } from '../../../workers/judge-protocol.ts';
import type { FromMaker } from '../../../workers/make-protocol.ts';
import { openWorker } from '../../page/worker.ts';

export interface MakerHand {
  make(options: MakeOptions): void;
  cancel(): void;
}

/** A maker in a worker, which is ended to cancel what it does. */
export function connectMaker(hear: (message: FromMaker) => void): MakerHand {
  let isBusy = false;
  const listen = (message: FromMaker): void => {
    isBusy = message.kind === 'making';
    hear(message);
  };
  const worker = openWorker('make', listen, (message) => listen({ kind: 'failed', message }));
  const cancel = (): void => {
    if (isBusy) worker.close();
    isBusy = false;
  };
  return {
    make(options) {
      cancel();
      isBusy = true;
      worker.post({ kind: 'make', options });
    },
    cancel,
  };
}

export interface JudgeHand {
  judge(puzzle: RipplePuzzle): void;
  /** Searches on after a rest. */
  goOn(): void;
  cancel(): void;
}

/** A solver in a worker, which is ended to cancel what it does; one that rests is busy. */
export function connectJudge(hear: (message: FromJudge) => void): JudgeHand {
  let isBusy = false;
  const listen = (message: FromJudge): void => {
    isBusy = message.kind === 'searching' || message.kind === 'resting';
    hear(message);
  };
  const worker = openWorker('judge', listen, (message) => listen({ kind: 'failed', message }));
  const cancel = (): void => {
    if (isBusy) worker.close();
    isBusy = false;
  };
  return {
    judge(puzzle) {
      cancel();
      isBusy = true;
      worker.post({ kind: 'judge', puzzle });
    },
    goOn() {
      isBusy = true;
      worker.post({ kind: 'on' });
    },
    cancel,
  };
}
