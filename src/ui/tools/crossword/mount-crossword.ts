import { crosswordWishOf, formatCrossword, kindOf, parseCrossword } from '#puzzles/words/crossword/draft.ts';
import { SHORT_WORDS } from '#puzzles/words/crossword/example.ts';
import { crosswordWords } from '#puzzles/words/crossword/make.ts';
import { crossword, faultOf } from '#scenarios/crossword.ts';
import { openTask } from '#ui/kit/worker.ts';
import { mountSheetFigure } from '../sheet/sheet-tool.ts';
import { wishFields } from '../sheet/wish-fields.ts';
import { CROSSWORD } from './crossword-name.ts';
import { showCrossword } from './show-crossword.ts';

/** Wires the crossword, its fields, and the figure of the search that fills it. */
export const mountCrossword = mountSheetFigure(crossword, {
  name: CROSSWORD,
  sheetNoun: 'crossword',
  fileName: 'crossword.txt',
  ...{ format: formatCrossword, parse: parseCrossword, standard: SHORT_WORDS },
  wishOf: crosswordWishOf,
  fields: (host) =>
    wishFields(host, ['kind', 'lines', 'columns', 'down'], (value, rest) => ({
      ...{ kind: kindOf(value('kind')), lines: Number(value('lines')) },
      ...{ columns: Number(value('columns')), down: Number(value('down')), ...rest },
    })),
  openMaker: (signal, hearer) =>
    openTask('crossword', signal, { ...hearer, progress: () => hearer.progress('Filling …') }),
  ...{ show: showCrossword, sheetWords: crosswordWords, faultOf },
});
