import { inFigures, inWords } from '#english/english.ts';
import { percentWords } from '#pictures/user-board/share-words.ts';
import { make } from '#ui/kit/make.ts';
import { setText } from '#ui/kit/parts.ts';
import { wiring } from '#ui/kit/wiring.ts';
import type { AllShown } from './all-shown.ts';

/** More lines than these are counted, and not shown. */
const MOST = 300;

interface AllTables {
  show(shown: AllShown): void;
  /** Lists only these rows, those at a place that the reader has pressed, and puts the focus on the first. */
  only(rows: readonly number[]): void;
  /** Puts the focus on the first row. */
  focus(): void;
}

/** The rows, each a button that takes it, and the columns that are not covered in every solution. */
export function createAllTables(
  place: HTMLElement,
  signal: AbortSignal,
  { take, point }: { take(row: number): void; point(row: number | null): void },
): AllTables {
  const { on } = wiring(place, signal);
  const rowLines = make(document, 'tbody');
  const columnLines = make(document, 'tbody');
  const rowCaption = make(document, 'caption');
  const columnCaption = make(document, 'caption');
  const rowTable = make(document, 'table', { class: 'all-table' }, rowCaption, headOf('Row'), rowLines);
  const columnTable = make(document, 'table', { class: 'all-table' }, columnCaption, headOf('Column'), columnLines);
  const everyRow = make(
    document,
    'button',
    { type: 'button', class: 'button button-quiet', hidden: '' },
    'Show every row',
  );
  const frame = (table: Node, ...more: Node[]): HTMLElement =>
    make(
      document,
      'div',
      {},
      make(document, 'div', { class: 'all-scroll', tabindex: '0', role: 'group' }, table),
      ...more,
    );
  const columnFrame = frame(columnTable);
  place.append(frame(rowTable, everyRow), columnFrame);
  for (const [table, name] of [
    [rowTable, 'Rows'],
    [columnTable, 'Columns'],
  ] as const) {
    table.parentElement?.setAttribute('aria-label', name);
  }
  let latest: AllShown | null = null;
  let listed: readonly number[] | null = null;

  const rowAt = (target: EventTarget | null): number | null => {
    const line = target instanceof Element ? target.closest('[data-of-row]') : null;
    return line ? Number(line.getAttribute('data-of-row')) : null;
  };
  const pressed = (target: EventTarget | null): HTMLButtonElement | null =>
    target instanceof Element ? target.closest('button') : null;

  on(rowLines, 'click', ({ target }) => {
    const row = rowAt(target);
    if (row !== null && pressed(target)?.getAttribute('aria-disabled') !== 'true' && pressed(target)) take(row);
  });
  on(rowLines, 'pointerover', ({ target }) => point(rowAt(target)));
  on(rowLines, 'pointerleave', () => point(null));
  on(rowLines, 'focusin', ({ target }) => point(rowAt(target)));
  on(rowLines, 'focusout', () => point(null));
  on(everyRow, 'click', () => {
    listed = null;
    if (latest) show(latest);
    focus();
  });

  function focus(): void {
    rowLines.querySelector('button')?.focus();
  }

  function show(shown: AllShown): void {
    if (latest?.problem !== shown.problem) listed = null;
    latest = shown;
    const { problem, count, rowCounts, columnCounts, taken, noun } = shown;
    const rows = listed ?? problem.matrix.rows.map((_, row) => row);
    const focused = rowAt(document.activeElement);
    setText(rowCaption, captionOf('row', rows.length, noun));
    rowLines.replaceChildren(
      ...rows.slice(0, MOST).map((row) => {
        const part = rowCounts[row] ?? 0n;
        const isTaken = taken.includes(row);
        const button = make(
          document,
          'button',
          { type: 'button', class: 'all-row', 'aria-pressed': String(isTaken) },
          problem.rowNames[row] ?? '',
        );
        if (part === 0n && !isTaken) button.setAttribute('aria-disabled', 'true');
        return lineOf({ 'data-of-row': String(row) }, button, part, count);
      }),
    );
    everyRow.hidden = listed === null;
    const columns = problem.matrix.columns.flatMap(({ kind }, column) => (kind === 'secondary' ? [column] : []));
    columnFrame.hidden = columns.length === 0 || shown.topics !== undefined;
    setText(columnCaption, captionOf('secondary column', columns.length, noun));
    columnLines.replaceChildren(
      ...columns
        .slice(0, MOST)
        .map((column) => lineOf({}, problem.matrix.columns[column]?.name ?? '', columnCounts[column] ?? 0n, count)),
    );
    if (focused !== null) rowLines.querySelector<HTMLElement>(`[data-of-row="${focused}"] button`)?.focus();
  }

  return {
    show,
    only(rows) {
      listed = rows;
      if (latest) show(latest);
      focus();
    },
    focus,
  };
}

function captionOf(what: string, length: number, noun: string): string {
  const more = length > MOST ? `; the first ${inWords(MOST)} are shown` : '';
  return `${inFigures(length, what)}, and the number of ${noun}s with ${length === 1 ? 'it' : 'each'}${more}`;
}

function headOf(what: string): HTMLElement {
  const heads = [what, 'How many', 'Share'].map((words) => make(document, 'th', { scope: 'col' }, words));
  return make(document, 'thead', {}, make(document, 'tr', {}, ...heads));
}

function lineOf(
  attributes: Readonly<Record<string, string>>,
  name: Node | string,
  part: bigint,
  whole: bigint,
): HTMLElement {
  return make(
    document,
    'tr',
    attributes,
    make(document, 'th', { scope: 'row' }, name),
    make(document, 'td', {}, inWords(part)),
    make(document, 'td', {}, percentWords(part, whole)),
  );
}
