import { drawDesign } from '../../../../pictures/ripple-effect/draw-design.ts';
import { designView } from '../../../../pictures/ripple-effect/design-view.ts';
import { gridSize } from '../../../../pictures/ripple-effect/layout.ts';
import { puzzleFaults } from '../../../../puzzles/ripple-effect/create.ts';
import type { Design, DesignHistory } from '../../../../puzzles/ripple-effect/design.ts';
import {
  cellsOf,
  change,
  compactDesign,
  emptyDesign,
  give,
  paint,
  parseDesign,
  puzzleOf,
  redo,
  resize,
  separate,
  undo,
} from '../../../../puzzles/ripple-effect/design.ts';
import { editWords } from '../../../../puzzles/ripple-effect/design-words.ts';
import { maxRoomSize, sizeName } from '../../../../puzzles/ripple-effect/puzzle.ts';
import { toPuzzLink } from '../../../../puzzles/ripple-effect/puzz-link.ts';
import { markPicked } from '../../../page/cell-keys.ts';
import { knownTexts } from '../../../page/device.ts';
import { mountLinks } from './copy.ts';
import { currentOf, editorOpening, OWN_PUZZLES, storedPuzzles, storePuzzles } from './draft.ts';
import { focusCell, mountGridEditing } from './grid.ts';
import { mountMaker } from './maker.ts';
import { mountSpeech } from './speech.ts';
import { mountPuzzleText } from './text.ts';
import { mountVerdict } from './verdict.ts';
import type { GridTool } from './judge-words.ts';
import { cellWords, isBlank, toolWords } from './judge-words.ts';
import { notice, readText, writeText } from '../../../page/element-state.ts';
import { onPress, part, setDisabled, setText } from '../../../page/parts.ts';
import { showWays } from '../ways.ts';

/** The workshop of one puzzle: the grid to edit, its text, a maker, and what the search says of it. */
export function mountPuzzleEditor(host: HTMLElement, signal: AbortSignal): void {
  const svg = part(host, 'editor', SVGSVGElement);
  const size = part(host, 'size', HTMLElement);
  const width = part(host, 'width', HTMLSelectElement);
  const height = part(host, 'height', HTMLSelectElement);
  const grid = part(host, 'grid', HTMLElement);
  const place = part(host, 'cell-words', HTMLElement);
  const link = part(host, 'puzz-link', HTMLAnchorElement);
  const tools = Array.from(host.querySelectorAll<HTMLInputElement>('[data-tool]'));
  const numbers = Array.from(host.querySelectorAll<HTMLButtonElement>('[data-give]'));
  const standard = parseDesign(part(host, 'text', HTMLTextAreaElement).defaultValue);
  const opened = editorOpening(readText(host, 'puzzle'), storedPuzzles(), standard);
  let history: DesignHistory = opened.history;
  const inStore = knownTexts();
  inStore.know(OWN_PUZZLES);
  /** What a stroke that is under way makes of the design, or null. */
  let preview: Design | null = null;
  let picked = 0;
  let judged = compactDesign(standard);

  const tool = (): GridTool => {
    const value = tools.find(({ checked }) => checked)?.value;
    return value === 'grow' || value === 'new' ? value : 'numbers';
  };

  /** @param how what the reader did, before what it changed */
  function go(next: DesignHistory, how = ''): void {
    if (next === history) return;
    const before = history.now;
    // What another tab has made meanwhile is not written over: Undo leads to it.
    const other = currentOf(inStore.fromOtherTab(OWN_PUZZLES));
    history = other ? { ...next, past: [...next.past, other] } : next;
    storePuzzles(history);
    inStore.know(OWN_PUZZLES);
    writeText(host, 'puzzle', compactDesign(history.now));
    notice(host, other ? 'Another tab has made a puzzle meanwhile. Undo leads to it.' : '');
    picked = picked < history.now.labels.length ? picked : 0;
    const hadFocus = svg.contains(document.activeElement);
    speech.edited(`${how}${editWords(before, history.now, how !== '')}`);
    maker.forget();
    links.forget();
    show();
    // The cell that had the focus may have gone with a larger grid.
    if (hadFocus && !svg.contains(document.activeElement)) focusCell(svg, 0);
  }

  const write = (design: Design): void => go(change(history, design));
  const back = (): void => go(undo(history), 'Undone: ');
  const again = (): void => go(redo(history), 'Done again: ');

  /** Another puzzle comes into the grid; its solution is not shown before it is asked for. */
  function bring(design: Design): void {
    verdict.hide();
    write(design);
  }

  /** A puzzle has been made; who has not gone elsewhere meanwhile sees it. */
  function bringMade(design: Design): void {
    bring(design);
    const at = document.activeElement;
    if (at !== document.body && !part(host, 'maker', HTMLElement).contains(at)) return;
    grid.scrollIntoView({ block: 'nearest' });
  }

  function show(): void {
    const design = preview ?? history.now;
    const puzzle = puzzleOf(design);
    const faults = [...puzzleFaults(puzzle)];
    const view = designView(puzzle, faults, picked);
    drawDesign(svg, view, { id: `${host.id}-editor`, title: 'Your puzzle', cells: 'button' });
    // On a phone a large grid scrolls in its frame, rather than have cells too small for a finger.
    svg.style.minWidth = `${gridSize(design).width / 2}px`;
    setText(place, cellWords(design, picked));
    if (preview) return;
    width.value = String(design.width);
    setText(size, sizeName(puzzle));
    height.value = String(design.height);
    setDisabled(undoButton, history.past.length === 0);
    setDisabled(redoButton, history.future.length === 0);
    showNumbers();
    text.show(design);
    const compact = compactDesign(design);
    const isSound = faults.length === 0 && !isBlank(puzzle);
    part(host, 'address', HTMLElement).hidden = !isSound;
    part(host, 'ways', HTMLElement).hidden = !isSound;
    if (isSound) link.href = toPuzzLink(puzzle);
    showWays(host, isSound ? compact : null);
    if (compact === judged) return;
    judged = compact;
    verdict.judge(puzzle, faults);
  }

  function showNumbers(): void {
    const { now } = history;
    const most = Math.min(cellsOf(now, now.labels[picked]).length, maxRoomSize);
    for (const button of numbers) {
      const value = Number(button.dataset['give']);
      setDisabled(button, value > most);
      button.setAttribute('aria-pressed', String(value === now.givens[picked]));
    }
  }

  function pick(cell: number): void {
    if (cell === picked) return;
    picked = cell;
    markPicked(svg, picked);
    setText(place, cellWords(preview ?? history.now, picked));
    showNumbers();
  }

  /** What a stroke over these cells makes of the design. */
  function stroked(cells: readonly number[]): Design {
    const { now } = history;
    if (tool() === 'new') return separate(now, cells);
    return paint(now, cells, now.labels[cells[0] ?? 0] ?? '');
  }

  mountGridEditing(
    svg,
    {
      keys: `${host.id}-key-line`,
      sides: () => history.now,
      tool,
      pick,
      stroke(cells, isOver) {
        const painted = stroked(cells);
        picked = cells.at(-1) ?? picked;
        preview = isOver ? null : painted;
        if (isOver) write(painted);
        if (!isOver || painted === history.now) show();
      },
      extend: (from, to) => write(paint(history.now, [to], history.now.labels[from] ?? '')),
      split(cell) {
        const now = separate(history.now, [cell]);
        if (now === history.now) speech.tell('It is a room of its own already.');
        else write(now);
      },
      give: (cell, value) => write(give(history.now, cell, value)),
      choose: () => numbers.find((button) => !button.disabled)?.focus(),
    },
    signal,
  );

  const speech = mountSpeech(part(host, 'speech', HTMLElement), signal);
  const text = mountPuzzleText(host, bring, signal);
  const verdict = mountVerdict(host, puzzleOf(standard), speech, signal);
  const maker = mountMaker(host, bringMade, signal);
  const links = mountLinks(host, signal);
  const undoButton = onPress(host, 'undo', back, signal);
  const redoButton = onPress(host, 'redo', again, signal);
  onPress(host, 'empty', () => write(emptyDesign(history.now.width, history.now.height)), signal);
  onPress(
    host,
    'no-givens',
    () => {
      const { now } = history;
      if (now.givens.every((value) => value === 0)) speech.tell('There are no givens to take out.');
      else write({ ...now, givens: now.givens.map(() => 0) });
    },
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
    setText(part(host, 'tool-words', HTMLElement), toolWords(tool()));
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
      if (key === 'z') (event.shiftKey ? again : back)();
      else if (key === 'y') again();
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
