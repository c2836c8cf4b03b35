import type { Arrangement } from '#notebook/arrange.ts';
import { make } from '#ui/kit/make.ts';
import { setDisabled } from '#ui/kit/parts.ts';
import { wiring } from '#ui/kit/wiring.ts';
import type { PageCell } from './cell-list.ts';
import { OWN } from './draft-name.ts';

type Tool = Arrangement | 'edit';

const TOOLS: readonly (readonly [Tool, string])[] = [
  ...([
    ['edit', 'Edit'],
    ['up', 'Move up'],
    ['down', 'Move down'],
  ] as const),
  ...([
    ['text', 'Text below'],
    ['code', 'Code below'],
    ['delete', 'Delete'],
  ] as const),
];

/** Wires “Edit cells”, which shows the tools of every cell. */
export function mountArranging(
  host: HTMLElement,
  cells: () => readonly PageCell[],
  signal: AbortSignal,
  act: (cell: number, tool: Tool) => void,
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
    cells().forEach((cell, index) => {
      // Beside the result, not below it.
      const column = cell.place.querySelector('.cell-left') ?? cell.place;
      column.append(toolsOf(cell, index));
    });
  }

  function toolsOf({ kind }: PageCell, index: number): HTMLElement {
    const label = `Cell ${index + 1}`;
    const buttons = TOOLS.filter(([tool]) => tool !== 'edit' || kind === 'text').map(([tool, words]) => {
      const made = make(document, 'button', { type: 'button', class: 'button', 'data-tool': tool }, words);
      const isOff = (tool === 'up' && index === 0) || (tool === 'down' && index === cells().length - 1);
      setDisabled(made, isOff);
      made.addEventListener('click', () => act(index, tool));
      return made;
    });
    return make(document, 'div', { class: 'cell-tools row', role: 'group', 'aria-label': label }, ...buttons);
  }

  on(toggle, 'click', () => {
    isOn = !isOn;
    toggle?.setAttribute('aria-pressed', String(isOn));
    update();
  });

  return {
    update,
    /** Focuses a tool of a cell; when it is disabled, another tool of that cell. */
    focus(cell: number, tool: Tool): void {
      const place = cells()[cell]?.place;
      const wanted = place?.querySelector(`[data-tool="${tool}"]:enabled`);
      const other = place?.querySelector('[data-tool]:enabled') ?? button('add-cell');
      for (const one of [wanted ?? other]) if (one instanceof HTMLElement) one.focus();
    },
  };
}
