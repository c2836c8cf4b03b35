import { drawShares, hasNumbers } from '#pictures/user-board/draw-shares.ts';
import { countWords, fairWords, shareWords, takenWords } from '#pictures/user-board/share-words.ts';
import { type ShareMark, askedTopics, shareMarks, shareName } from '#pictures/user-board/shares.ts';
import { momentOfRows } from '#pictures/kit/moment.ts';
import type { Problem } from '#puzzles/problem.ts';
import { draw as drawBoard } from '#scenarios/boards/user-board.ts';
import { make } from '#ui/kit/make.ts';
import { shareBar } from '#ui/kit/new-share-bar.ts';
import { setText } from '#ui/kit/parts.ts';
import { showShare } from '#ui/kit/share-bar.ts';
import { wiring } from '#ui/kit/wiring.ts';
import type { AllShown } from './all-shown.ts';
import { createAllTables } from './all-tables.ts';

/** What the reader can do. */
interface AllActs {
  /** Counts the problem as it is now. */
  begin(): void;
  cancel(): void;
  /** Takes a row, or releases it. */
  take(row: number): void;
  /** Releases all rows. */
  release(): void;
  /** Looks only at rows that cover this column; null for all. */
  look(column: number | null): void;
  another(): void;
}

interface AllView {
  begin(): void;
  working(words: string, share: number): void;
  /** Nothing is counted, and a press begins. */
  idle(words: string): void;
  show(shown: AllShown): void;
}

/** Makes what the panel has, and shows one answer after another in it. */
export function createAllView(place: HTMLElement, signal: AbortSignal, acts: AllActs): AllView {
  const { on } = wiring(place, signal);
  const parts = partsOf(place);
  const { count, work, bar, far, cancel, again, body, takenLine, release, field, columns, maps, map, reading } = parts;
  let shown: AllShown | null = null;
  let marks: readonly ShareMark[] = [];
  let lit: string | null = null;
  const tables = createAllTables(parts.tables, signal, { take: acts.take, point: (row) => pointAt(markOf(row), row) });

  function begin(): void {
    lit = null;
    acts.begin();
  }

  /** The mark of a row that has one to itself. */
  function markOf(row: number | null): ShareMark | null {
    return marks.find(({ rows }) => rows.length === 1 && rows[0] === row) ?? null;
  }

  function pointAt(mark: ShareMark | null, row: number | null): void {
    if (!shown) return;
    const { problem, noun, count: all, rowCounts } = shown;
    const next = mark?.id ?? null;
    if (next !== lit) {
      lit = next;
      drawMap();
    }
    if (mark) setText(reading, shareWords(shareName(problem, mark), mark.count, all));
    else if (row === null) setText(reading, legendOf(problem, noun));
    else setText(reading, shareWords(`row ${problem.rowNames[row] ?? ''}`, rowCounts[row] ?? 0n, all));
  }

  function drawMap(): void {
    if (!shown?.problem.board) return;
    const { noun } = shown;
    drawShares(map, shown, { id: `${idOf(place)}-shares`, title: 'How many use each place', marks, noun, lit });
  }

  function markUnder(target: EventTarget | null): ShareMark | null {
    const id = target instanceof Element ? target.getAttribute('data-share') : null;
    return marks.find((mark) => mark.id === id) ?? null;
  }

  on(again, 'click', begin);
  on(cancel, 'click', () => {
    acts.cancel();
    again.focus();
  });
  on(release, 'click', () => {
    acts.release();
    tables.focus();
  });
  on(parts.another, 'click', acts.another);
  on(columns, 'change', () => acts.look(columns.value === '' ? null : Number(columns.value)));
  on(map, 'pointermove', ({ target }) => pointAt(markUnder(target), null));
  on(map, 'pointerleave', () => pointAt(null, null));
  on(map, 'click', ({ target }) => {
    const row = target instanceof Element ? target.closest('[data-row]')?.getAttribute('data-row') : null;
    const mark = markUnder(target);
    if (row) acts.take(Number(row));
    else if (mark?.rows.length === 1 && mark.rows[0] !== undefined) acts.take(mark.rows[0]);
    else if (mark) tables.only(mark.rows);
  });

  function show(now: AllShown): void {
    const isOther = shown?.problem !== now.problem;
    shown = now;
    marks = shareMarks(now);
    const { problem, noun, sample, total, taken } = now;
    work.hidden = true;
    body.hidden = total === 0n;
    setText(count, countWords(now, noun, now.nodes));
    const names = taken.map((row) => problem.rowNames[row] ?? '');
    setText(takenLine, takenWords(now, names));
    release.hidden = taken.length === 0;
    maps.hidden = !problem.board;
    if (isOther) fillColumns(parts, now);
    field.hidden = columns.options.length < 2;
    columns.value = now.column === null ? '' : String(now.column);
    setText(reading, legendOf(problem, noun));
    drawMap();
    parts.one.hidden = sample === null;
    if (sample) {
      const id = `${idOf(place)}-sample`;
      // In the order of the search its rows would have numbers that mean nothing here.
      const moment = { ...momentOfRows(problem, sample), order: new Int32Array(problem.matrix.rows.length) };
      drawBoard(parts.sample, moment, { id });
      setText(parts.fair, fairWords(now, noun));
      parts.another.disabled = now.count === 1n;
    }
    tables.show(now);
  }

  return {
    begin,
    working(words, share) {
      work.hidden = false;
      body.hidden = true;
      cancel.hidden = false;
      again.hidden = true;
      setText(count, 'Counting all solutions…');
      setText(far, words);
      showShare(bar, share);
    },
    idle(words) {
      work.hidden = false;
      body.hidden = true;
      cancel.hidden = true;
      again.hidden = false;
      setText(count, words);
      setText(far, '');
      showShare(bar, 0);
    },
    show,
  };
}

function legendOf({ board }: Problem, noun: string): string {
  if (!board) return `Choose a row to see only the ${noun}s that have it.`;
  if (hasNumbers(board))
    return `Each number is a percentage of the ${noun}s; choose a row to see only those that have it.`;
  const more = board.kind === 'lines' ? 'wider an edge' : 'stronger the tint of a place';
  return `The ${more}, the more ${noun}s have it; point at it for the number, or choose a row.`;
}

function fillColumns({ columns }: Pick<AllParts, 'columns'>, shown: AllShown): void {
  const options = askedTopics(shown)
    .slice(0, 500)
    .map(({ name, column }) => make(document, 'option', { value: String(column) }, name));
  columns.replaceChildren(make(document, 'option', { value: '' }, 'everything'), ...options);
}

function idOf(place: HTMLElement): string {
  return `${place.closest('.figure-host')?.id ?? ''}-all`;
}

type AllParts = ReturnType<typeof partsOf>;

/** Makes the elements of the panel. */
function partsOf(place: HTMLElement) {
  const button = (words: string, look = ''): HTMLButtonElement =>
    make(document, 'button', { type: 'button', class: `button ${look}`.trim() }, words);
  const picture = (): SVGSVGElement => document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  const titled = (title: string, ...children: Node[]): HTMLElement =>
    make(
      document,
      'div',
      { class: 'picture board-picture' },
      make(document, 'p', { class: 'picture-title' }, title),
      ...children,
    );
  const count = make(document, 'p', { class: 'all-count', role: 'status' });
  const bar = shareBar();
  const far = make(document, 'span', { 'aria-hidden': 'true' });
  const cancel = button('Stop');
  const again = button('Count again');
  const work = make(document, 'div', { class: 'row' }, bar, far, cancel, again);
  const takenLine = make(document, 'p', { class: 'all-taken', role: 'status' });
  const release = button('Release all rows', 'button-quiet');
  const columns = make(document, 'select', { autocomplete: 'off' });
  const field = make(
    document,
    'label',
    { class: 'field' },
    make(document, 'span', { class: 'field-name' }, 'Rows of'),
    columns,
  );
  const [map, sample] = [picture(), picture()];
  const reading = make(document, 'p', { class: 'all-reading soft keeps-two-lines' });
  const fair = make(document, 'p', { class: 'soft keeps-two-lines' });
  const another = button('Show another at random');
  const maps = titled('How many use each place', map, reading, field);
  const one = titled('One of them, at random', sample, fair, another);
  const tables = make(document, 'div', { class: 'stack' });
  const body = make(
    document,
    'div',
    { class: 'stack', hidden: '' },
    make(document, 'div', { class: 'row' }, takenLine, release),
    make(document, 'div', { class: 'all-parts side-by-side' }, maps, one, tables),
  );
  place.replaceChildren(count, work, body);
  return {
    count,
    bar,
    far,
    cancel,
    again,
    work,
    body,
    takenLine,
    release,
    columns,
    field,
    maps,
    map,
    one,
    sample,
    reading,
    fair,
    another,
    tables,
  };
}
