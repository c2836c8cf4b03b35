import { sayBorder } from './say-border.ts';

/** Where an arrow key leads in a table: rows down, cells across. */
const STEPS: Readonly<Record<string, readonly [rows: number, cells: number]>> = {
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
  ArrowDown: [1, 0],
  ArrowUp: [-1, 0],
};

/**
 * The buttons in the cells of a table are one tab stop together: the one that had the focus last.
 * Arrow keys go to the next cell that has one, Home and End to the ends of the row.
 */
export function mountTableKeys(table: HTMLElement, signal: AbortSignal): void {
  const buttonIn = (row: Element, cell: number): HTMLButtonElement | null =>
    row.children[cell]?.querySelector('button') ?? null;

  function makeTabStop(button: HTMLButtonElement): void {
    for (const other of table.querySelectorAll('button')) other.tabIndex = -1;
    button.tabIndex = 0;
  }

  function next(from: HTMLButtonElement, key: string): HTMLButtonElement | null {
    const row = from.closest('tr');
    const cell = from.closest('td');
    if (!row || !cell) return null;
    if (key === 'Home' || key === 'End') {
      const all = row.querySelectorAll('button');
      return all[key === 'Home' ? 0 : all.length - 1] ?? null;
    }
    const rows = [...table.querySelectorAll('tbody > tr')];
    const [down, across] = STEPS[key] ?? [0, 0];
    let [r, c] = [rows.indexOf(row) + down, [...row.children].indexOf(cell) + across];
    for (; rows[r] && c >= 0 && c < row.children.length; r += down, c += across) {
      const there = buttonIn(rows[r]!, c);
      if (there) return there;
    }
    return null;
  }

  table.addEventListener(
    'focusin',
    ({ target }) => {
      if (target instanceof HTMLButtonElement) makeTabStop(target);
    },
    { signal },
  );
  table.addEventListener(
    'keydown',
    (event) => {
      const { key, target } = event;
      if (!(target instanceof HTMLButtonElement)) return;
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      if (!(key in STEPS) && key !== 'Home' && key !== 'End') return;
      event.preventDefault();
      const to = next(target, key);
      if (to) to.focus();
      else sayBorder(table, key);
    },
    { signal },
  );
}
