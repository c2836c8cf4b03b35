import type { MadeSheet, SheetWish } from '../../../puzzles/words/sheet.ts';
import { openWorker } from '../../page/worker.ts';

/** Makes sheets in a worker. A new wish ends the one before it. */
export interface SheetMaker {
  make(wish: SheetWish): void;
  stop(): void;
}

interface Hears {
  /** So many crossings the best packing has that was found so far. */
  best(crossings: number): void;
  made(made: MadeSheet): void;
  /** The worker broke off: why, as the end of a sentence. */
  broken(why: string): void;
}

export function openSheetMaker(hears: Hears): SheetMaker {
  let isBusy = false;
  const worker = openWorker(
    'sheet',
    (message) => {
      isBusy = message.kind === 'making';
      if (message.kind === 'making') hears.best(message.crossings);
      else if (message.kind === 'made') hears.made(message.made);
      else hears.broken(message.message);
    },
    (why) => {
      isBusy = false;
      hears.broken(why);
    },
  );
  function stop(): void {
    if (isBusy) worker.close();
    isBusy = false;
  }
  return {
    make(wish) {
      stop();
      isBusy = true;
      worker.post({ kind: 'make', wish });
    },
    stop,
  };
}
