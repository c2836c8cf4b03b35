import { drawSketch } from '../../../../pictures/tetrasticks/draw-sketch.ts';
import { copyLink } from '../../../page/copy-link.ts';
import { sketchView } from '../../../../pictures/tetrasticks/sketch-view.ts';
import { standWords } from '../../../../pictures/tetrasticks/sketch-words.ts';
import { describePlacement } from '../../../../puzzles/tetrasticks/describe.ts';
import type { TetrastickProblem } from '../../../../puzzles/tetrasticks/encode.ts';
import { encode } from '../../../../puzzles/tetrasticks/encode.ts';
import type { Sketch } from '../../../../puzzles/tetrasticks/sketch.ts';
import {
  isFull,
  pieceNear,
  sketchCrossings,
  SKETCH_SIZE,
} from '../../../../puzzles/tetrasticks/sketch.ts';
import { opening, OWN_IS_KEPT, storedDraft, storeDraft, withBoard } from './draft.ts';
import { mountGestures } from './gestures.ts';
import { playCommand } from './keys.ts';
import type { PlayState } from './play-state.ts';
import { openPlayState } from './play-state.ts';
import { mountQuestions } from './questions.ts';
import { mountTray } from './tray.ts';
import { onPress, part, say, setDisabled, setText } from '../../../page/parts.ts';
import { mountSettings } from '../../../figure/settings-controls.ts';
import { isPieceId } from '../../../../puzzles/tetrasticks/pieces.ts';
import { parseSketch } from '../../../../puzzles/tetrasticks/sketch-text.ts';
import { defineElement } from '../../../page/define-element.ts';
import { onceAFrame } from '../../../page/once-a-frame.ts';
import { addressQuery, writeQuery } from '../../../page/address.ts';

/** A board to fill by hand: the tray, the piece in hand, the board, and what the solver knows. */
function mountPlay(host: HTMLElement, signal: AbortSignal): void {
  const board = part(host, 'play', HTMLElement);
  const svg = part(host, 'board', SVGSVGElement);
  const said = part(host, 'said', HTMLElement);
  const notice = part(host, 'notice', HTMLElement);
  const visit = part(host, 'visit', HTMLElement);
  const list = part(host, 'list', HTMLElement);
  const opened = opening(addressQuery(), storedDraft());
  let kept = opened.kept;

  const table = openPlayState(opened.book, {
    say: (words) => say(said, words),
    changed() {
      questions.forget();
      // What stood there when the page opened does so no more.
      setText(notice, kept ? OWN_IS_KEPT : '');
      keep();
      draw();
    },
    moved: () => draw(),
  });

  /** The address always has the board; the draft only when no other board is kept beside it. */
  function keep(): void {
    writeAddress();
    if (!kept) storeDraft(table.book);
  }

  function writeAddress(): void {
    const query = withBoard(addressQuery(), table.sketch);
    writeQuery(host.id, query);
  }

  const draw = onceAFrame(drawNow, signal);

  function drawNow(): void {
    const { sketch, hand, held, refusal } = table;
    const problem = problemOf(table);
    const marks = { held, hint: questions.hint(), cursor: table.cursor };
    drawSketch(svg, sketchView(problem, sketch, marks), { id: `${host.id}-board`, title: 'Board' });
    board.classList.toggle('is-holding', hand !== null);
    tray.update(sketch, hand);
    settings.update({ omitted: sketch.omitted, secondary: sketch.secondary ? 'on' : 'off' });
    for (const button of [turn, flip, drop]) setDisabled(button, hand === null);
    setDisabled(lay, hand === null || refusal !== null);
    setDisabled(undo, !table.canUndo);
    setDisabled(redo, !table.canRedo);
    setDisabled(clear, sketch.placements.length === 0);
    visit.hidden = kept === null;
    host.toggleAttribute('data-solved', isFull(sketch) && sketchCrossings(sketch).length === 0);
    if (described !== sketch) describe(sketch);
    described = sketch;
  }

  let described: Sketch | null = null;
  /** The board in words, for those who read it and for those who cannot see it. */
  function describe({ placements }: Sketch): void {
    const lines = placements.map((one) => describePlacement(one, SKETCH_SIZE));
    const items = (lines.length === 0 ? ['Nothing lies on the board.'] : lines).map((line) => {
      const item = document.createElement('li');
      item.textContent = line;
      return item;
    });
    list.replaceChildren(...items);
  }

  const tray = mountTray(
    part(host, 'tray', HTMLElement),
    (piece) => {
      table.take(piece);
      if (table.hand) board.focus({ preventScroll: true });
    },
    signal,
  );
  const questions = mountQuestions(host, table, draw, signal);
  const settings = mountSettings(
    host,
    (name, value) => {
      if (name === 'omitted' && isPieceId(value)) table.omit(value);
      if (name === 'secondary') table.setSecondary(value === 'on');
    },
    signal,
  );
  mountGestures(
    board,
    svg,
    part(host, 'tray', HTMLElement),
    {
      holding: () => table.heldName,
      hold: (over, hovering) => table.hold(over, hovering),
      take(piece) {
        if (table.hand?.piece !== piece) table.take(piece);
      },
      lift(from) {
        const piece = pieceNear(table.sketch, from);
        if (piece) table.take(piece);
        return piece !== undefined;
      },
      place: () => table.place(),
      show: () => table.show(),
    },
    signal,
  );

  const turn = onPress(host, 'turn', () => table.turn(), signal);
  const flip = onPress(host, 'flip', () => table.flip(), signal);
  const lay = onPress(host, 'place', () => table.place(), signal);
  const drop = onPress(host, 'drop', () => table.drop(), signal);
  const undo = onPress(host, 'undo', () => table.undo(), signal);
  const redo = onPress(host, 'redo', () => table.redo(), signal);
  const clear = onPress(host, 'clear', () => table.clear(), signal);
  onPress(host, 'own', () => leave(true), signal);
  onPress(host, 'keep', () => leave(false), signal);
  const copy = async () =>
    setText(said, await copyLink('The link to this board', host.id, withBoard('', table.sketch)));
  onPress(host, 'link', () => void copy(), signal);
  for (const start of host.querySelectorAll<HTMLElement>('[data-start]')) {
    const text = start.dataset['start'] ?? '';
    start.addEventListener('click', () => table.show(parseSketch(text)), { signal });
  }

  /** Ends the visit of a board that came with a link: back to the reader's own, or this one is it. */
  function leave(back: boolean): void {
    const own = kept;
    if (!own) return;
    kept = null;
    board.focus({ preventScroll: true });
    if (back) table.begin(own);
    else table.keep();
    draw();
  }

  host.addEventListener(
    'keydown',
    (event) => {
      if (event.target instanceof HTMLSelectElement) return;
      const command = playCommand(event, event.target === board);
      if (!command) return;
      event.preventDefault();
      const focused = tray.focused();
      if (command.kind === 'remove' && focused) table.remove(focused);
      else table.command(command);
    },
    { signal },
  );
  // Without scripts the board is a picture; with them it takes the focus, and keys of its own.
  board.tabIndex = 0;
  board.setAttribute('role', 'application');
  board.setAttribute('aria-label', 'Board');
  board.setAttribute('aria-describedby', `${host.id}-board-desc ${host.id}-keys`);
  signal.addEventListener('abort', () => questions.close());
  setText(notice, opened.notice);
  setText(said, standWords(table.sketch));
  // A draft under the bare address; what is damaged is left as it is.
  if (opened.notice === '' && storedDraft() !== null) writeAddress();
  draw();
}

const problems = new Map<string, TetrastickProblem>();

/** The puzzle that the board on the table is a part of; it names the rows of the picture. */
function problemOf({ sketch: { omitted, secondary } }: PlayState): TetrastickProblem {
  const key = `${omitted}${secondary ? '' : '.off'}`;
  const known = problems.get(key);
  if (known) return known;
  const problem = encode({ omit: omitted, junctions: secondary ? 'secondary' : 'off' });
  problems.set(key, problem);
  return problem;
}

defineElement('play-board', mountPlay);
