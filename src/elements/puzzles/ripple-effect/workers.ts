import type { MakeOptions } from '../../../puzzles/ripple-effect/make.ts';
import type { RipplePuzzle } from '../../../puzzles/ripple-effect/puzzle.ts';
import type { FromJudge, ToJudge } from '../../../workers/judge-protocol.ts';
import type { FromMaker, ToMaker } from '../../../workers/make-protocol.ts';

interface Message {
  readonly kind: string;
}

interface Hand<To> {
  /** Posts a message; what was going on goes on. */
  post(message: To): void;
  /** Ends what is going on, if anything is; true when something was. */
  stop(): boolean;
}

/** A worker that begins with the first message, and is ended to cancel what it does. */
function hand<To, From extends Message>(
  start: () => Worker,
  hear: (message: From) => void,
  isLast: (message: From) => boolean,
  broken: () => void,
): Hand<To> {
  let worker: Worker | null = null;
  let isBusy = false;
  return {
    post(message) {
      if (!worker) {
        const fresh = start();
        fresh.onmessage = ({ data }: MessageEvent<From>) => {
          if (worker !== fresh) return;
          if (isLast(data)) isBusy = false;
          hear(data);
        };
        fresh.onerror = () => {
          if (worker !== fresh) return;
          worker = null;
          isBusy = false;
          broken();
        };
        worker = fresh;
      }
      isBusy = true;
      worker.postMessage(message);
    },
    stop() {
      if (!isBusy) return false;
      worker?.terminate();
      worker = null;
      isBusy = false;
      return true;
    },
  };
}

export interface MakerHand {
  make(options: MakeOptions): void;
  cancel(): boolean;
}

export function connectMaker(hear: (message: FromMaker) => void): MakerHand {
  const maker = hand<ToMaker, FromMaker>(
    () =>
      new Worker(new URL('../../../workers/make.worker.ts', import.meta.url), { type: 'module' }),
    hear,
    ({ kind }) => kind !== 'making',
    () => hear({ kind: 'failed', message: 'the maker could not be loaded' }),
  );
  return {
    make(options) {
      maker.stop();
      maker.post({ kind: 'make', options });
    },
    cancel: () => maker.stop(),
  };
}

export interface JudgeHand {
  judge(puzzle: RipplePuzzle): void;
  /** Searches on after a rest. */
  goOn(): void;
  cancel(): boolean;
}

export function connectJudge(hear: (message: FromJudge) => void): JudgeHand {
  const judge = hand<ToJudge, FromJudge>(
    () =>
      new Worker(new URL('../../../workers/judge.worker.ts', import.meta.url), { type: 'module' }),
    hear,
    ({ kind }) => kind === 'over' || kind === 'failed',
    () => hear({ kind: 'failed', message: 'the solver could not be loaded' }),
  );
  return {
    judge(puzzle) {
      judge.stop();
      judge.post({ kind: 'judge', puzzle });
    },
    goOn: () => judge.post({ kind: 'on' }),
    cancel: () => judge.stop(),
  };
}
