import type { MadeSheet, SheetWish } from '../../../puzzles/words/sheet.ts';
import type { FromSheetMaker, ToSheetMaker } from '../../../workers/sheet-protocol.ts';
import { openOneJob } from '../../page/one-job.ts';
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
  const { begin, cancel } = openOneJob<ToSheetMaker, FromSheetMaker>(
    (...ends) => openWorker('sheet', ...ends),
    (message) => {
      if (message.kind === 'making') hears.best(message.crossings);
      else if (message.kind === 'made') hears.made(message.made);
      else hears.broken(message.message);
    },
    ['making'],
  );
  return { make: (wish) => begin({ kind: 'make', wish }), stop: cancel };
}
