import { drawDesign, MOST_ROOM } from '#pictures/ripple-effect/draw-design.ts';
import { designView } from '#pictures/ripple-effect/design-view.ts';
import { gridSize } from '#pictures/ripple-effect/layout.ts';
import { puzzleFaults } from '#puzzles/ripple-effect/create.ts';
import type { Design } from '#puzzles/ripple-effect/design.ts';
import {
  cellsOf,
  compactDesign,
  emptyDesign,
  formatDesign,
  give,
  isSameDesign,
  paint,
  parseDesign,
  puzzleOf,
  resize,
  separate,
} from '#puzzles/ripple-effect/design.ts';
import { editWords } from '#puzzles/ripple-effect/design-words.ts';
import { maxRoomSize, sizeName } from '#puzzles/ripple-effect/puzzle.ts';
import { toPuzzLink } from '#puzzles/ripple-effect/puzz-link.ts';
import { focusInPlace, markPicked } from '#ui/kit/cell-keys.ts';
import { mountLinks } from './copy.ts';
import { type Designs, DESIGNS, editorOpening } from './opening.ts';
import { mountGridEditing } from './grid.ts';
import { mountMaker } from './maker.ts';
import { mountSpeech } from './speech.ts';
import { mountPuzzleText } from './text.ts';
import { mountVerdict } from './verdict.ts';
import { type GridTool, cellAndRoom, isBlank, toolWords } from './judge-words.ts';
import { readText, writeText } from '#ui/kit/address-text.ts';
import { notice } from '#ui/kit/notice.ts';
import { setDisabled, setText } from '#ui/kit/parts.ts';
import { mountTabs } from '#ui/kit/tabs.ts';
import { wiring } from '#ui/kit/wiring.ts';
import { showWays } from '#ui/lessons/ripple-effect/ways.ts';
import { change, redo, undo } from '#puzzles/undo.ts';
import { mountCommands } from '../kit/commands.ts';
import { mountDraftFile } from '../kit/draft-file.ts';
import { draftKeeper } from '../kit/draft-keeper.ts';
import { isPress, undoKey } from '#ui/kit/keys.ts';
import { otherTabWords } from '../kit/words.ts';

/** Mounts the puzzle editor: the grid, its text, the maker, and the verdict of the search. */
export function mountPuzzleEditor(host: HTMLElement, signal: AbortSignal): void {
  const { part, on } = wiring(host, signal);
  const svg = part('editor', SVGSVGElement);
  const size = part('size', HTMLElement);
  const width = part('width', HTMLSelectElement);
  const height = part('height', HTMLSelectElement);
  const grid = part('grid', HTMLElement);
  const place = part('cell-words', HTMLElement);
  const link = part('puzz-link', HTMLAnchorElement);
  const tools = Array.from(host.querySelectorAll<HTMLInputElement>('[data-tool]'));
  const numbers = Array.from(host.querySelectorAll<HTMLButtonElement>('[data-give]'));
  const standard = parseDesign(part('text', HTMLTextAreaElement).defaultValue);
  const keeper = draftKeeper('ripple-own', DESIGNS);
  const draft = keeper.read();
  const opened = editorOpening(readText(host, 'puzzle'), draft, standard);
  let { work } = opened;
  /** The design with the current stroke, or null. */
  let preview: Design | null = null;
  let picked = 0;
  let judged = compactDesign(standard);

  const tool = (): GridTool => {
    const value = tools.find(({ checked }) => checked)?.value;
    return value === 'grow' || value === 'new' ? value : 'numbers';
  };

  /**
   * Keeps and shows another step.
   * @param how the action in words, which precedes the words for the change
   */
  function go(next: Designs, how = ''): void {
    if (next === work) return;
    const before = work.now;
    const kept = keeper.keep(next);
    ({ work } = kept);
    file.keeps(kept.isKept);
    writeText(host, 'puzzle', compactDesign(work.now));
    notice(host, kept.hasOthers ? otherTabWords('puzzle') : '');
    picked = picked < work.now.labels.length ? picked : 0;
    const hadFocus = svg.contains(document.activeElement);
    speech.edited(`${how}${editWords(before, work.now, how !== '')}`);
    maker.forget();
    links.forget();
    show();
    // The focused cell may not exist in a smaller grid.
    if (hadFocus && !svg.contains(document.activeElement)) focusInPlace(svg, 0);
  }

  const write = (design: Design): void => go(change(work, design, isSameDesign));
  const back = (): void => go(undo(work), 'Undone: ');
  const again = (): void => go(redo(work), 'Redone: ');

  /** Puts another puzzle into the grid and hides a revealed solution. */
  function bring(design: Design): void {
    verdict.hide();
    write(design);
  }

  /** Shows a made puzzle, and scrolls to it if the focus is still in the maker. */
  function bringMade(design: Design): void {
    bring(design);
    const at = document.activeElement;
    if (at !== document.body && !part('maker', HTMLElement).contains(at)) return;
    grid.scrollIntoView({ block: 'nearest' });
  }

  function show(): void {
    const design = preview ?? work.now;
    const puzzle = puzzleOf(design);
    const faults = [...puzzleFaults(puzzle)];
    const view = designView(puzzle, faults, picked);
    drawDesign(svg, view, { id: `${host.id}-editor`, title: 'Your puzzle', cells: 'button', most: MOST_ROOM });
    // On a phone a large grid scrolls in its frame, so that cells stay large enough for a finger.
    svg.style.minWidth = `${gridSize(design).width / 2}px`;
    setText(place, cellAndRoom(design, picked));
    if (preview) return;
    width.value = String(design.width);
    setText(size, sizeName(puzzle));
    height.value = String(design.height);
    commands.update();
    showNumbers();
    text.show(design);
    const compact = compactDesign(design);
    const isSound = faults.length === 0 && !isBlank(puzzle);
    if (isSound) link.href = toPuzzLink(puzzle);
    showLinks(isSound ? compact : null);
    if (compact === judged) return;
    judged = compact;
    verdict.judge(puzzle, faults);
  }

  /** Shows the links to the puzzle; hides them for a grid that is not a puzzle. */
  function showLinks(line: string | null): void {
    part('address', HTMLElement).hidden = line === null;
    part('ways', HTMLElement).hidden = line === null;
    showWays(host, line);
  }

  /** After a text was refused, the verdict on the grid is withdrawn, because it would read as one on the text. */
  function refuse(): void {
    judged = '';
    verdict.withdraw();
    showLinks(null);
  }

  function showNumbers(): void {
    const { now } = work;
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
    setText(place, cellAndRoom(preview ?? work.now, picked));
    showNumbers();
  }

  /** Returns the design after a stroke over these cells. */
  function stroked(cells: readonly number[]): Design {
    const { now } = work;
    if (tool() === 'new') return separate(now, cells);
    return paint(now, cells, now.labels[cells[0] ?? 0] ?? '');
  }

  mountGridEditing(svg, signal, {
    keys: `${host.id}-keys`,
    sides: () => work.now,
    tool,
    pick,
    stroke(cells, isOver) {
      const painted = stroked(cells);
      picked = cells.at(-1) ?? picked;
      preview = isOver ? null : painted;
      if (isOver) write(painted);
      if (!isOver || painted === work.now) show();
    },
    extend: (from, to) => write(paint(work.now, [to], work.now.labels[from] ?? '')),
    split(cell) {
      const now = separate(work.now, [cell]);
      if (now === work.now) speech.tell('This cell is already a room of its own.');
      else write(now);
    },
    give: (cell, value) => write(give(work.now, cell, value)),
    choose: () => numbers.find((button) => !button.disabled)?.focus(),
  });

  const file = mountDraftFile(
    host,
    {
      noun: 'puzzle',
      fileName: 'ripple-effect.txt',
      text: () => formatDesign(work.now),
      say: (words) => speech.tell(words),
    },
    signal,
  );
  const speech = mountSpeech(part('speech', HTMLElement), signal);
  const text = mountPuzzleText(host, signal, { write: bring, refuse, show, keeps: file.keeps });
  const verdict = mountVerdict(host, puzzleOf(standard), speech, signal);
  const maker = mountMaker(host, signal, () => work.now, bringMade);
  const links = mountLinks(host, signal);
  const tabs = mountTabs(host, signal, (name) => writeText(host, 'tab', name === 'draw' ? null : name));
  const commands = mountCommands(host, signal, {
    undo: { act: back, isOff: () => work.past.length === 0 },
    redo: { act: again, isOff: () => work.future.length === 0 },
    empty: () => write(emptyDesign(work.now.width, work.now.height)),
    'no-givens'() {
      const { now } = work;
      if (now.givens.every((value) => value === 0)) speech.tell('There are no givens to remove.');
      else write({ ...now, givens: now.givens.map(() => 0) });
    },
  });
  for (const button of numbers) {
    const value = Number(button.dataset['give']);
    on(button, 'click', () => write(give(work.now, picked, value)));
    // On the numbers, Escape returns to the cell, and Delete empties it as in the grid.
    on(button, 'keydown', (event) => {
      if (event.key === 'Escape') focusInPlace(svg, picked);
      // Enter on a cell leads here: held down, it would go on to press the first number.
      if (event.repeat && isPress(event)) event.preventDefault();
      if (['Delete', 'Backspace', '0'].includes(event.key)) write(give(work.now, picked, 0));
    });
  }
  for (const select of [width, height]) {
    on(select, 'change', () => write(resize(work.now, Number(width.value), Number(height.value))));
  }
  const showTool = (): void => {
    svg.classList.toggle('is-painting', tool() !== 'numbers');
    setText(part('tool-words', HTMLElement), toolWords(tool()));
  };
  for (const radio of tools) on(radio, 'change', showTool);
  // With touch, dragging scrolls the page until a drawing tool is chosen; a mouse can draw at once.
  const first = matchMedia('(pointer: coarse)').matches ? 'numbers' : 'grow';
  for (const radio of tools) radio.checked = radio.value === first;
  showTool();

  on(host, 'keydown', (event) => {
    const isText = event.target instanceof HTMLTextAreaElement || event.target === seedOf(host);
    const key = isText ? null : undoKey(event);
    if (!key) return;
    (key === 'undo' ? back : again)();
    event.preventDefault();
  });

  file.offer(draft, keeper.text);
  show();
  if (opened.notice !== '') notice(host, opened.notice);
  if (opened.damaged !== null) text.refuse(opened.damaged);
  tabs.show(text.isUnread() ? 'import' : (readText(host, 'tab') ?? ''));
}

function seedOf(host: HTMLElement): Element | null {
  return host.querySelector('[data-part="seed"]');
}
