import type { Output, Shown } from '../../notebook/outputs.ts';
import { inFigures } from '../../words/english.ts';

/** Puts what a cell has given back into its place. Everything is set as text. */
export function showOutput(
  place: HTMLElement,
  output: Output | null,
  lines: readonly string[],
): void {
  const parts: Node[] = [];
  if (lines.length > 0) parts.push(element('pre', lines.join('\n'), 'cell-lines'));
  if (output?.kind === 'text') parts.push(element('p', output.text, 'cell-words'));
  if (output?.kind === 'value') parts.push(valueOf(output.value, true));
  if (output?.kind === 'table') parts.push(tableOf(output));
  place.replaceChildren(...parts);
}

/** A value that can be unfolded; the outermost one is open. */
function valueOf({ text, parts }: Shown, isOpen = false): HTMLElement {
  if (!parts) return element('code', text, 'cell-value');
  const details = document.createElement('details');
  details.open = isOpen;
  const list = document.createElement('dl');
  list.append(
    ...parts.map(({ name, value }) => {
      const line = document.createElement('div');
      line.append(element('dt', name));
      const description = document.createElement('dd');
      description.append(valueOf(value));
      line.append(description);
      return line;
    }),
  );
  details.append(element('summary', text), list);
  return details;
}

function tableOf({ head, rows, more }: Extract<Output, { kind: 'table' }>): HTMLElement {
  const table = document.createElement('table');
  const line = (cells: readonly string[], name: 'th' | 'td'): HTMLElement => {
    const row = document.createElement('tr');
    row.append(...cells.map((text) => element(name, text)));
    return row;
  };
  const [top, body] = [document.createElement('thead'), document.createElement('tbody')];
  top.append(line(head, 'th'));
  body.append(...rows.map((row) => line(row, 'td')));
  table.append(top, body);
  const frame = document.createElement('div');
  frame.className = 'cell-table picture-scroll';
  frame.tabIndex = 0;
  frame.append(table);
  if (more > 0) frame.append(element('p', `and ${inFigures(more, 'more row')}`));
  return frame;
}

function element(name: string, text: string, className = ''): HTMLElement {
  const made = document.createElement(name);
  made.textContent = text;
  if (className !== '') made.className = className;
  return made;
}
