import { ARROWS } from './keys.ts';
import { rovingFocus } from './roving-focus.ts';

/**
 * The buttons in the cells of a table are a single tab stop: the one that had the focus last. Arrow keys go to the next
 * cell that has a button, Home and End to the ends of the row.
 */
export function mountTableKeys(table: HTMLElement, signal: AbortSignal): void {
  rovingFocus<HTMLButtonElement>(table, signal, {
    items: 'button',
    next: (button, { key }) => buttonAfter(table, button, key),
  });
}

function buttonAfter(table: HTMLElement, from: HTMLButtonElement, key: string): HTMLButtonElement | null {
  const row = from.closest('tr');
  const cell = from.closest('td');
  const inRow = row?.querySelectorAll('button') ?? [];
  if (key === 'Home') return inRow[0] ?? from;
  if (key === 'End') return inRow[inRow.length - 1] ?? from;
  const arrow = ARROWS.get(key);
  if (!arrow) return null;
  if (!row || !cell) return from;
  const rows = [...table.querySelectorAll('tbody > tr')];
  const { dx, dy } = arrow;
  let [r, c] = [rows.indexOf(row) + dy, [...row.children].indexOf(cell) + dx];
  for (; rows[r] && c >= 0 && c < row.children.length; r += dy, c += dx) {
    const there = rows[r]!.children[c]?.querySelector('button');
    if (there) return there;
  }
  return from;
}
