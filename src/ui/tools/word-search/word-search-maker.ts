import type { Sheet, SheetWish } from '#puzzles/words/sheet.ts';
import { inFigures } from '#english/english.ts';
import type { FromSheetMaker, ToSheetMaker } from '#workers/sheet-protocol.ts';
import { openOneJob } from '#ui/kit/one-job.ts';
import { openWorker } from '#ui/kit/worker.ts';
import type { MakerHears, SheetMaker } from '../sheet/sheet-maker.ts';

export function openWordSearchMaker(hears: MakerHears<Sheet>): SheetMaker<SheetWish> {
  const { begin, cancel } = openOneJob<ToSheetMaker, FromSheetMaker>(
    (...ends) => openWorker('sheet', ...ends),
    (message) => {
      if (message.kind === 'making') {
        hears.making(`Packing … ${inFigures(message.crossings, 'crossing')} so far.`);
      } else if (message.kind === 'made') hears.made(message.made);
      else hears.broken(message.message);
    },
    ['making'],
  );
  return { make: (wish) => begin({ kind: 'make', wish }), stop: cancel };
}
