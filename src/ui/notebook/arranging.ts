import { type Arrangement, arranged } from '#notebook/arrange.ts';
import type { Cell } from '#notebook/notebook.ts';
import { make } from '#ui/kit/make.ts';
import { setDisabled } from '#ui/kit/parts.ts';
import { wiring } from '#ui/kit/wiring.ts';
import type { CellList, PageCell } from './cell-list.ts';
import { OWN } from './draft-name.ts';

type Tool = Arrangement | 'edit';

const TOOLS: readonly (readonly [Tool, string])[] = [
  ...([
    ['edit', 'Edit'],
    ['up', 'Move up'],
    ['down', 'Move down'],
  ] as const),
  ...([
    ['text', 'Add text below'],
    ['code', 'Add code below'],
    ['delete', 'Delete'],
  ] as const),
];

interface ArrangingActs {
  /** Shows and keeps these cells. Returns the fault when they cannot be read. */
  replace(cells: readonly Cell[]): string;
  say(words: string): void;
}

/** Wires “Edit cells”, which shows the tools of every cell: they move, delete or add cells, or open a text. */
export function mountArranging(
  host: HTMLElement,
  list: CellList,
  signal: AbortSignal,
  { replace, say }: ArrangingActs,
) {
  const { optionalPart, button, on } = wiring(host, signal);
  const toggle = button('arrange');
  const title = optionalPart('title-field', HTMLElement);
  let isOn = false;

  /** Renders the tools below the current cells. */
  function update(): void {
    for (const old of host.querySelectorAll('.cell-tools')) old.remove();
    // On the page for empty notebooks the title is always editable.
    if (title) title.hidden = !isOn && host.dataset['slug'] !== OWN;
    if (!isOn) return;
    list.all.forEach((cell, index) => {
      // Beside the result, not below it.
      const column = cell.place.querySelector('.cell-left') ?? cell.place;
      column.append(toolsOf(cell, index));
    });
  }

  function toolsOf({ kind }: PageCell, index: number): HTMLElement {
    const label = `Cell ${index + 1}`;
    const buttons = TOOLS.filter(([tool]) => tool !== 'edit' || kind === 'text').map(([tool, words]) => {
      const made = make(document, 'button', { type: 'button', class: 'button', 'data-tool': tool }, words);
      const isOff = (tool === 'up' && index === 0) || (tool === 'down' && index === list.all.length - 1);
      setDisabled(made, isOff);
      made.addEventListener('click', () => act(index, tool));
      return made;
    });
    return make(document, 'div', { class: 'cell-tools row', role: 'group', 'aria-label': label }, ...buttons);
  }

  function act(index: number, tool: Tool): void {
    if (tool === 'edit') {
      editText(index);
      return;
    }
    const { cells, at, words } = arranged(list.cells(), index, tool);
    const fault = replace(cells);
    say(fault || words);
    if (fault !== '') return;
    const cell = list.all[at];
    if (tool === 'text') editText(at);
    else if (tool === 'code' && cell?.kind === 'code') cell.live.view.edit();
    else focus(at, tool);
  }

  function editText(index: number): void {
    const cell = list.all[index];
    if (cell?.kind === 'text') cell.words.edit();
  }

  /** Focuses a tool of a cell; when it is disabled, another tool of that cell. */
  function focus(cell: number, tool: Tool): void {
    const place = list.all[cell]?.place;
    const wanted = place?.querySelector(`[data-tool="${tool}"]:enabled`);
    const other = place?.querySelector('[data-tool]:enabled') ?? button('add-cell');
    for (const one of [wanted ?? other]) if (one instanceof HTMLElement) one.focus();
  }

  on(toggle, 'click', () => {
    isOn = !isOn;
    toggle?.setAttribute('aria-pressed', String(isOn));
    update();
  });

  return {
    update,
    /** Adds a cell at the end. */
    add: (kind: 'text' | 'code') => act(list.all.length - 1, kind),
  };
}
