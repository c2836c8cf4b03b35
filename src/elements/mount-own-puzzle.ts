import { drawDraft } from '../figures/ripple-effect/draw-draft.ts';
import { draftView } from '../figures/ripple-effect/draft-view.ts';
import { puzzleFaults } from '../puzzles/ripple-effect/create.ts';
import type { Draft, DraftHistory } from '../puzzles/ripple-effect/draft.ts';
import {
  change,
  compactDraft,
  emptyDraft,
  freshLabel,
  give,
  paint,
  parseDraft,
  puzzleOf,
  redo,
  resize,
  undo,
} from '../puzzles/ripple-effect/draft.ts';
import { maxRoomSize, placeOf } from '../puzzles/ripple-effect/puzzle.ts';
import { toPuzzLink } from '../puzzles/ripple-effect/puzz-link.ts';
import { ownOpening, storedPuzzles, storePuzzles } from './own-puzzle-draft.ts';
import type { GridTool } from './own-puzzle-grid.ts';
import { focusCell, mountGridEditing } from './own-puzzle-grid.ts';
import { mountMaker } from './own-puzzle-maker.ts';
import { mountOwnText } from './own-puzzle-text.ts';
import { mountVerdict } from './own-puzzle-verdict.ts';
import { notice, readOwn, writeOwn } from './own-state.ts';
import { onPress, part, setDisabled, setText } from './parts.ts';
import { showWays } from './ripple-ways.ts';

/** The workshop of one puzzle: the grid to edit, its text, a maker, and what the search says of it. */
export function mountOwnPuzzle(host: HTMLElement, signal: AbortSignal): void {
  const svg = part(host, 'editor', SVGSVGElement);
  const width = part(host, 'width', HTMLSelectElement);
  const height = part(host, 'height', HTMLSelectElement);
  const cellWords = part(host, 'cell-words', HTMLElement);
  const link = part(host, 'puzz-link', HTMLAnchorElement);
  const tools = Array.from(host.querySelectorAll<HTMLInputElement>('[data-tool]'));
  const numbers = Array.from(host.querySelectorAll<HTMLButtonElement>('[data-give]'));
  const standard = parseDraft(part(host, 'text', HTMLTextAreaElement).defaultValue);
  const opened = ownOpening(readOwn(host, 'puzzle'), storedPuzzles(), standard);
  let history: DraftHistory = opened.history;
  /** What a stroke that is under way makes of the draft, or null. */
  let preview: Draft | null = null;
  let picked = -1;
  let judged = compactDraft(standard);

  const tool = (): GridTool => {
    const value = tools.find(({ checked }) => checked)?.value;
    return value === 'grow' || value === 'new' ? value : 'numbers';
  };

  function go(next: DraftHistory): void {
    if (next === history) return;
    history = next;
    storePuzzles(history);
    writeOwn(host, 'puzzle', compactDraft(history.now));
    notice(host, '');
    picked = picked < history.now.labels.length ? picked : -1;
    const hadFocus = svg.contains(document.activeElement);
    show();
    // The cell that had the focus may have gone with a larger grid.
    if (hadFocus && !svg.contains(document.activeElement)) focusCell(svg, 0);
  }

  const write = (draft: Draft): void => go(change(history, draft));

  function show(): void {
    const draft = preview ?? history.now;
    const puzzle = puzzleOf(draft);
    const faults = [...puzzleFaults(puzzle)];
    const view = draftView(puzzle, faults, picked);
    drawDraft(svg, view, { id: `${host.id}-editor`, title: 'Your puzzle', cells: 'button' });
    if (preview) return;
    width.value = String(draft.width);
    height.value = String(draft.height);
    setDisabled(undoButton, history.past.length === 0);
    setDisabled(redoButton, history.future.length === 0);
    showCell();
    text.show(draft);
    const compact = compactDraft(draft);
    const isSound = faults.length === 0;
    part(host, 'address', HTMLElement).hidden = !isSound;
    if (isSound) link.href = toPuzzLink(puzzle);
    showWays(host, isSound ? compact : null);
    if (compact === judged) return;
    judged = compact;
    verdict.judge(puzzle, faults);
  }

  function showCell(): void {
    const { now } = history;
    const room = now.labels[picked];
    const size = now.labels.filter((label) => label === room).length;
    const cells = `${size} ${size === 1 ? 'cell' : 'cells'}`;
    setText(
      cellWords,
      room === undefined
        ? 'Choose a cell to give it a number.'
        : `Cell ${placeOf(now.width, picked)}, in room ${room} of ${cells}`,
    );
    for (const button of numbers) {
      const value = Number(button.dataset['give']);
      setDisabled(button, room === undefined || value > Math.min(size, maxRoomSize));
      button.setAttribute(
        'aria-pressed',
        String(room !== undefined && value === now.givens[picked]),
      );
    }
  }

  function pick(cell: number): void {
    if (cell === picked) return;
    picked = cell;
    for (const rect of svg.querySelectorAll('.cell')) {
      rect.classList.toggle('is-picked', rect.getAttribute('data-column') === String(cell));
    }
    showCell();
  }

  /** The room that a stroke from this cell paints. */
  function labelAt(cell: number): string {
    const { now } = history;
    return tool() === 'new' ? freshLabel(now) : (now.labels[cell] ?? freshLabel(now));
  }

  mountGridEditing(
    svg,
    {
      sides: () => history.now,
      tool,
      pick,
      stroke(cells, isOver) {
        const painted = paint(history.now, cells, labelAt(cells[0] ?? 0));
        picked = cells.at(-1) ?? picked;
        preview = isOver ? null : painted;
        if (isOver) write(painted);
        if (!isOver || painted === history.now) show();
      },
      extend: (from, to) => write(paint(history.now, [to], history.now.labels[from] ?? '')),
      split: (cell) => write(paint(history.now, [cell], freshLabel(history.now))),
      give: (cell, value) => write(give(history.now, cell, value)),
      choose: () => numbers.find((button) => !button.disabled)?.focus(),
    },
    signal,
  );

  const text = mountOwnText(host, write, signal);
  const verdict = mountVerdict(host, signal);
  mountMaker(host, write, signal);
  const undoButton = onPress(host, 'undo', () => go(undo(history)), signal);
  const redoButton = onPress(host, 'redo', () => go(redo(history)), signal);
  onPress(host, 'empty', () => write(emptyDraft(history.now.width, history.now.height)), signal);
  onPress(
    host,
    'no-givens',
    () => write({ ...history.now, givens: history.now.givens.map(() => 0) }),
    signal,
  );
  for (const button of numbers) {
    const value = Number(button.dataset['give']);
    button.addEventListener('click', () => write(give(history.now, picked, value)), { signal });
    // From the numbers, Escape leads back to the cell.
    button.addEventListener(
      'keydown',
      (event) => {
        if (event.key === 'Escape') focusCell(svg, picked);
      },
      { signal },
    );
  }
  for (const select of [width, height]) {
    select.addEventListener(
      'change',
      () => write(resize(history.now, Number(width.value), Number(height.value))),
      { signal },
    );
  }
  const showTool = (): void => {
    svg.classList.toggle('is-painting', tool() !== 'numbers');
  };
  for (const radio of tools) radio.addEventListener('change', showTool, { signal });
  // A finger scrolls the page until it is told to draw; a mouse may draw at once.
  const first = matchMedia('(pointer: coarse)').matches ? 'numbers' : 'grow';
  for (const radio of tools) radio.checked = radio.value === first;
  showTool();

  host.addEventListener(
    'keydown',
    (event) => {
      const isText = event.target instanceof HTMLTextAreaElement || event.target === seedOf(host);
      if (isText || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      const key = event.key.toLowerCase();
      if (key === 'z') go(event.shiftKey ? redo(history) : undo(history));
      else if (key === 'y') go(redo(history));
      else return;
      event.preventDefault();
    },
    { signal },
  );

  show();
  if (opened.notice !== '') notice(host, opened.notice);
  if (opened.damaged !== null) text.refuse(opened.damaged);
}

function seedOf(host: HTMLElement): Element | null {
  return host.querySelector('[data-part="seed"]');
}
