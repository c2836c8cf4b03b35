import { crosswordWishOf, formatCrossword, kindOf, parseCrossword } from '#puzzles/words/crossword/draft.ts';
import { SHORT_WORDS } from '#puzzles/words/crossword/example.ts';
import { type Crossword, crosswordWords, cluesOf } from '#puzzles/words/crossword/make.ts';
import { crossword, faultOf } from '#scenarios/crossword.ts';
import { openTask } from '#ui/kit/worker.ts';
import { mountSheetFigure } from '../sheet/sheet-tool.ts';
import { wishFields } from '../sheet/wish-fields.ts';
import { CROSSWORD } from './crossword-name.ts';
import { drawCrossword, crosswordKey, wordsToPlace } from '#pictures/crossword/draw.ts';
import { WAYS } from '#puzzles/words/crossword/puzzle.ts';
import { make } from '#ui/kit/make.ts';
import { part, setText, writeLines } from '#ui/kit/parts.ts';

/** Wires the crossword, its fields, and the figure of the search that fills it. */
export const mountCrossword = mountSheetFigure(crossword, {
  name: CROSSWORD,
  sheetNoun: 'crossword',
  fileName: 'crossword.txt',
  format: formatCrossword,
  parse: parseCrossword,
  standard: SHORT_WORDS,
  wishOf: crosswordWishOf,
  fields: (host) =>
    wishFields(host, ['kind', 'lines', 'columns', 'down'], (value, rest) => ({
      kind: kindOf(value('kind')),
      lines: Number(value('lines')),
      columns: Number(value('columns')),
      down: Number(value('down')),
      ...rest,
    })),
  openMaker: (signal, hearer) =>
    openTask('crossword', signal, { ...hearer, progress: () => hearer.progress('Filling…') }),
  show: showCrossword,
  sheetWords: crosswordWords,
  faultOf,
});

/** Shows a crossword: the empty grid, the clues, the words without clues, and the key. */
function showCrossword(host: HTMLElement, crossword: Crossword): void {
  const { id } = host;
  drawCrossword(part(host, 'sheet', SVGSVGElement), crossword, {
    id: `${id}-sheet`,
    title: 'The crossword',
    key: false,
  });
  drawCrossword(part(host, 'key', SVGSVGElement), crossword, { id: `${id}-key`, title: 'The key', key: true });
  for (const way of WAYS) {
    const clues = cluesOf(crossword, way);
    const list = part(host, `clues-${way}`, HTMLOListElement);
    const items = clues.map(({ number, words }) => make(document, 'li', { value: String(number) }, words));
    list.replaceChildren(...items);
    if (list.parentElement) list.parentElement.hidden = clues.length === 0;
  }
  setText(part(host, 'sheet-words', HTMLElement), wordsToPlace(crossword));
  writeLines(part(host, 'key-lines', HTMLElement), crosswordKey(crossword));
}
