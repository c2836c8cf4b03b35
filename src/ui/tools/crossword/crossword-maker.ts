import type { Crossword, CrosswordWish } from '#puzzles/words/crossword/make.ts';
import type { FromCrosswordMaker, ToCrosswordMaker } from '#workers/crossword-protocol.ts';
import { openOneJob } from '#ui/kit/one-job.ts';
import { openWorker } from '#ui/kit/worker.ts';
import type { MakerHears, SheetMaker } from '../sheet/sheet-maker.ts';

export function openCrosswordMaker(hears: MakerHears<Crossword>): SheetMaker<CrosswordWish> {
  const { begin, cancel } = openOneJob<ToCrosswordMaker, FromCrosswordMaker>(
    (...ends) => openWorker('crossword', ...ends),
    (message) => {
      if (message.kind === 'making') hears.making('Filling …');
      else if (message.kind === 'made') hears.made(message.made);
      else hears.broken(message.message);
    },
    ['making'],
  );
  return { make: (wish) => begin({ kind: 'make', wish }), stop: cancel };
}
