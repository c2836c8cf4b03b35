import { drawSheet, keyLines, wordLine } from '#pictures/word-search/draw.ts';
import type { Sheet } from '#puzzles/words/sheet.ts';
import { part, setText, writeLines } from '#ui/kit/parts.ts';

/** Shows a sheet: the grid, the word list, and the key as a picture and in words. */
export function showSheet(host: HTMLElement, sheet: Sheet): void {
  const { id } = host;
  drawSheet(part(host, 'sheet', SVGSVGElement), sheet, { id: `${id}-sheet`, title: 'The word search', key: false });
  drawSheet(part(host, 'key', SVGSVGElement), sheet, { id: `${id}-key`, title: 'The key', key: true });
  setText(part(host, 'sheet-words', HTMLElement), wordLine(sheet));
  writeLines(part(host, 'key-lines', HTMLElement), keyLines(sheet));
}
