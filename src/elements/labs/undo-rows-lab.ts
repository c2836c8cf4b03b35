import { waysHtml, waysWords } from '../../pictures/undo/ways.ts';
import { encode } from '../../puzzles/knuth/encode.ts';
import { mountLab } from './lab.ts';
import { part, setText } from '../page/parts.ts';
import { UNDO_ROWS_STANDARD } from './undo-standard.ts';

/** `uncover` with its rows walked upwards and downwards, on a column of the reader's choice. */
class UndoRowsLab extends HTMLElement {
  #leaving = new AbortController();

  connectedCallback(): void {
    this.#leaving = new AbortController();
    const { signal } = this.#leaving;
    const problem = encode();
    const names = problem.matrix.columns.map(({ name }) => name);
    const choice = part(this, 'column', HTMLSelectElement);
    const ways = part(this, 'ways', HTMLElement);
    const words = part(this, 'words', HTMLElement);
    const lab = mountLab(
      this,
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
    this.dataset['ready'] = '';
  }

  disconnectedCallback(): void {
    this.#leaving.abort();
  }
}

customElements.define('undo-rows-lab', UndoRowsLab);
