import { CLASS, directionsOf, formatDraft, parseDraft, wishOf } from '#puzzles/words/draft.ts';
import { type Sheet, sheetWords } from '#puzzles/words/sheet.ts';
import { inFigures } from '#english/english.ts';
import { faultOf, wordSearch } from '#scenarios/word-search.ts';
import { openTask } from '#ui/kit/worker.ts';
import { mountSheetFigure } from '../sheet/sheet-tool.ts';
import { wishFields } from '../sheet/wish-fields.ts';
import { WORDS } from './words-name.ts';
import { drawSheet, wordSearchKey, wordLine } from '#pictures/word-search/draw.ts';
import { part, setText, writeLines } from '#ui/kit/parts.ts';

/** Wires the sheet, its fields, and the figure of the search that packs the words. */
export const mountWordSearch = mountSheetFigure(wordSearch, {
  name: WORDS,
  sheetNoun: 'word search',
  fileName: 'word-search.txt',
  format: formatDraft,
  parse: parseDraft,
  standard: CLASS,
  wishOf,
  fields: (host) =>
    wishFields(host, ['width', 'height', 'directions', 'crossings', 'fill'], (value, rest) => ({
      width: Number(value('width')),
      height: Number(value('height')),
      directions: directionsOf(value('directions')),
      crossings: Number(value('crossings')),
      fill: value('fill') === 'all' ? 'all' : 'own',
      ...rest,
    })),
  openMaker: (signal, hearer) => {
    const progress = (crossings: number): void =>
      hearer.progress(`Packing… ${inFigures(crossings, 'crossing')} so far.`);
    return openTask('sheet', signal, { ...hearer, progress });
  },
  show: showSheet,
  sheetWords,
  faultOf,
});

/** Shows a sheet: the grid, the word list, and the key as a picture and in words. */
function showSheet(host: HTMLElement, sheet: Sheet): void {
  const { id } = host;
  drawSheet(part(host, 'sheet', SVGSVGElement), sheet, { id: `${id}-sheet`, title: 'The word search', key: false });
  drawSheet(part(host, 'key', SVGSVGElement), sheet, { id: `${id}-key`, title: 'The key', key: true });
  setText(part(host, 'sheet-words', HTMLElement), wordLine(sheet));
  writeLines(part(host, 'key-lines', HTMLElement), wordSearchKey(sheet));
}
