import { defineElement } from '#ui/kit/define-element.ts';
import { waysHtml, waysWords } from '#pictures/undo/ways.ts';
import { encode } from '#puzzles/knuth/encode.ts';
import { mountLab } from '../kit/lab.ts';
import { part, setText } from '#ui/kit/parts.ts';
import { UNDO_ROWS_STANDARD } from './undo-standard.ts';

/** `uncover` with its rows walked upwards and downwards, on a column of the reader's choice. */
function mountUndoRows(host: HTMLElement, signal: AbortSignal): void {
  const problem = encode();
  const names = problem.matrix.columns.map(({ name }) => name);
  const choice = part(host, 'column', HTMLSelectElement);
  const ways = part(host, 'ways', HTMLElement);
  const words = part(host, 'words', HTMLElement);
  const lab = mountLab(
    host,
    {
      ...{ name: 'column', noun: 'column', standard: [UNDO_ROWS_STANDARD] },
      accepts: (items) => items.length === 1 && names.includes(items[0] ?? ''),
      draw([name = UNDO_ROWS_STANDARD]) {
        choice.value = name;
        ways.innerHTML = waysHtml(problem, names.indexOf(name));
        setText(words, waysWords(problem, names.indexOf(name)));
      },
    },
    signal,
  );
  choice.addEventListener('change', () => lab.set([choice.value]), { signal });
}

defineElement('undo-rows-lab', mountUndoRows);
