import { drawCrossword, keyLines, wordsToPlace } from '../../../../pictures/crossword/draw.ts';
import type { Crossword, NumberedEntry } from '../../../../puzzles/words/crossword/make.ts';
import { numbered } from '../../../../puzzles/words/crossword/make.ts';
import { part, setText, writeLines } from '../../../page/parts.ts';

/** Shows a crossword: the empty grid, its clues, the words to place that have none, and the key. */
export function showCrossword(host: HTMLElement, crossword: Crossword): void {
  const { id } = host;
  drawCrossword(part(host, 'sheet', SVGSVGElement), crossword, { id: `${id}-sheet`, title: 'The crossword', key: false }); // prettier-ignore
  drawCrossword(part(host, 'key', SVGSVGElement), crossword, { id: `${id}-key`, title: 'The key', key: true }); // prettier-ignore
  for (const way of ['across', 'down'] as const) {
    const entries = numbered(crossword, way).filter(({ clue }) => clue !== '');
    const list = part(host, `clues-${way}`, HTMLOListElement);
    list.replaceChildren(...entries.map(clueItem));
    if (list.parentElement) list.parentElement.hidden = entries.length === 0;
  }
  setText(part(host, 'sheet-words', HTMLElement), wordsToPlace(crossword));
  writeLines(part(host, 'key-lines', HTMLElement), keyLines(crossword));
}

/** A clue with its number, and how many letters its word has. */
function clueItem({ number, clue, entry }: NumberedEntry): HTMLLIElement {
  const item = document.createElement('li');
  item.value = number;
  item.textContent = `${clue} (${entry.cells.length})`;
  return item;
}
