import { drawArrow } from './draw-arrow.ts';
import type { ArrayArrow, NodeLine } from './view.ts';
import { ARRAYS } from '#exhibits/plain-arrays.ts';

/**
 * Draws the arrays into a table, and in its margin the link just written; called again on what it drew, it changes what has changed. A line
 * carries the row and the column of its node, so that what is pointed at lights up elsewhere.
 */
export function drawArrays(table: Element, lines: readonly NodeLine[], arrow: ArrayArrow | null = null): void {
  if (table.querySelector('tbody')?.children.length !== lines.length) build(table, lines);
  const rows = table.querySelectorAll('tbody > tr');
  lines.forEach((line, index) => {
    const row = rows[index];
    if (!row) return;
    mark(row, 'data-lit', line.isLit);
    line.cells.forEach(({ text, isChanged, isWritten }, at) => {
      const cell = row.children[at + 2];
      if (!cell) return;
      if (cell.textContent !== text) cell.textContent = text;
      mark(cell, 'data-changed', isChanged);
      mark(cell, 'data-written', isWritten);
    });
  });
  const margin = table.querySelector<SVGSVGElement>('tbody svg');
  if (margin) drawArrow(margin, arrow, lines.length);
}

function build(table: Element, lines: readonly NodeLine[]): void {
  const make = (parent: Element, tag: string, text = ''): Element => {
    const made = table.ownerDocument.createElement(tag);
    if (text !== '') made.textContent = text;
    parent.append(made);
    return made;
  };
  table.replaceChildren();
  const head = make(make(table, 'thead'), 'tr');
  for (const name of ['node', 'is', ...ARRAYS]) make(head, 'th', name).setAttribute('scope', 'col');
  const body = make(table, 'tbody');
  for (const { number, name, row, column } of lines) {
    const line = make(body, 'tr');
    if (row >= 0) line.setAttribute('data-row', String(row));
    if (column >= 0) line.setAttribute('data-column', String(column));
    make(line, 'th', String(number)).setAttribute('scope', 'row');
    make(line, 'td', name);
    ARRAYS.forEach(() => make(line, 'td'));
  }
  // The margin hangs from the first number, and is as high as all lines.
  const first = body.querySelector('th');
  first?.append(table.ownerDocument.createElementNS('http://www.w3.org/2000/svg', 'svg'));
}

function mark(element: Element, name: string, is: boolean): void {
  if (is) element.setAttribute(name, '');
  else element.removeAttribute(name);
}
