import { defineElement } from '#ui/kit/define-element.ts';
import { searchAfter, undoColumns } from '#pictures/undo/columns.ts';
import { callWords, searchAfterWords, stateWords } from '#pictures/undo/columns-words.ts';
import { undoTable } from '#pictures/undo/table.ts';
import { mountLab } from '../kit/lab.ts';
import { setDisabled, setText } from '#ui/kit/parts.ts';
import { wiring } from '#ui/kit/wiring.ts';
import { undoColumnsOpening } from './undo-standard.ts';

/** Columns that the reader uncovers in any order; the table shows the links that result. */
function mountUndoColumns(host: HTMLElement, signal: AbortSignal): void {
  const { part, on } = wiring(host, signal);
  const { matrix, names, covered } = undoColumnsOpening(host.dataset['columns'] ?? '', host.dataset['rows']);
  const table = part('table', HTMLTableElement);
  const calls = part('calls', HTMLElement);
  const words = part('words', HTMLElement);
  const goingOn = part('going-on', HTMLElement);
  const buttons = Array.from(host.querySelectorAll<HTMLButtonElement>('[data-uncover]'));
  const columnOf = (name: string): number => names.columns.indexOf(name);
  const lab = mountLab(host, signal, {
    name: 'uncovered',
    noun: 'list of uncovered columns',
    standard: [],
    accepts: (items) => new Set(items).size === items.length && items.every((item) => covered.includes(columnOf(item))),
    draw(items) {
      const uncovered = items.map(columnOf);
      const state = undoColumns(matrix, covered, uncovered);
      table.innerHTML = undoTable(state, names);
      setText(calls, callWords(names, covered, uncovered));
      words.dataset['state'] = state.isRight ? 'good' : 'bad';
      setText(words, stateWords(state, names));
      const isAll = state.covered.length === 0;
      setText(goingOn, isAll ? searchAfterWords(searchAfter(matrix, covered, uncovered), names) : '');
      for (const button of buttons) {
        setDisabled(button, items.includes(button.dataset['uncover'] ?? ''));
      }
    },
  });
  for (const button of buttons) {
    const name = button.dataset['uncover'] ?? '';
    const press = (): void => {
      if (!lab.items.includes(name)) lab.add(name);
    };
    on(button, 'click', press);
  }
}

defineElement('undo-columns-lab', mountUndoColumns);
