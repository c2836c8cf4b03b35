import { drawCrossword, keyLines, wordsToPlace } from '#pictures/crossword/draw.ts';
import type { Clue, Crossword } from '#puzzles/words/crossword/make.ts';
import { cluesOf } from '#puzzles/words/crossword/make.ts';
import { WAYS } from '#puzzles/words/crossword/puzzle.ts';
import { part, setText, writeLines } from '#ui/kit/parts.ts';

/** Shows a crossword: the empty grid, the clues, the words without clues, and the key. */
export function showCrossword(host: HTMLElement, crossword: Crossword): void {
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
    list.replaceChildren(...clues.map(clueItem));
    if (list.parentElement) list.parentElement.hidden = clues.length === 0;
  }
  setText(part(host, 'sheet-words', HTMLElement), wordsToPlace(crossword));
  writeLines(part(host, 'key-lines', HTMLElement), keyLines(crossword));
}

function clueItem({ number, words }: Clue): HTMLLIElement {
  const item = document.createElement('li');
  item.value = number;
  item.textContent = words;
  return item;
}
