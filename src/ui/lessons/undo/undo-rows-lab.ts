import { defineElement } from '#ui/kit/define-element.ts';
import { waysHtml, waysWords } from '#pictures/undo/ways.ts';
import { encode } from '#puzzles/knuth/encode.ts';
import { mountLab } from '../kit/lab.ts';
import { setText } from '#ui/kit/parts.ts';
import { wiring } from '#ui/kit/wiring.ts';
import { UNDO_ROWS_STANDARD } from './undo-standard.ts';

/** `uncover` with its rows walked upwards and downwards, on a column of the reader's choice. */
function mountUndoRows(host: HTMLElement, signal: AbortSignal): void {
  const { part, on } = wiring(host, signal);
  const problem = encode();
  const names = problem.matrix.columns.map(({ name }) => name);
  const choice = part('column', HTMLSelectElement);
  const ways = part('ways', HTMLElement);
  const words = part('words', HTMLElement);
  const lab = mountLab(host, signal, {
    name: 'column',
    noun: 'column',
    standard: [UNDO_ROWS_STANDARD],
    accepts: (items) => items.length === 1 && names.includes(items[0] ?? ''),
    draw([name = UNDO_ROWS_STANDARD]) {
      choice.value = name;
      ways.innerHTML = waysHtml(problem, names.indexOf(name));
      setText(words, waysWords(problem, names.indexOf(name)));
    },
  });
  on(choice, 'change', () => lab.set([choice.value]));
}

defineElement('undo-rows-lab', mountUndoRows);
