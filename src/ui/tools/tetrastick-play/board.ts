import { drawSketch } from '#pictures/tetrasticks/draw-sketch.ts';
import { sketchView } from '#pictures/tetrasticks/sketch-view.ts';
import { nextWords, standWords } from '#pictures/tetrasticks/sketch-words.ts';
import { describePlacement } from '#puzzles/tetrasticks/describe.ts';
import { type TetrastickOptions, type TetrastickProblem, encode, encodeInParts } from '#puzzles/tetrasticks/encode.ts';
import { type Sketch, isFull, pieceNear, sketchCrossings, SKETCH_SIZE } from '#puzzles/tetrasticks/sketch.ts';
import { opening, OWN_IS_KEPT, SKETCHES } from './opening.ts';
import { mountPieceGestures } from './gestures.ts';
import { openEdgesWords } from '#pictures/tetrasticks/open-edges.ts';
import { playCommand } from './keys.ts';
import { type PlayState, openPlayState } from './play-state.ts';
import { mountQuestions } from './questions.ts';
import { mountTray } from './tray.ts';
import { fetchPart } from '#ui/kit/fetch-part.ts';
import { inTasks } from '#ui/kit/next-task.ts';
import { say, setText, writeLines } from '#ui/kit/parts.ts';
import { wiring } from '#ui/kit/wiring.ts';
import { mountSettings } from '#ui/figure/settings-controls.ts';
import { type PieceId, isPieceId } from '#puzzles/tetrasticks/pieces.ts';
import { formatSketch, parseSketch } from '#puzzles/tetrasticks/sketch-text.ts';
import { defineElement } from '#ui/kit/define-element.ts';
import { onceAFrame } from '#ui/kit/once-a-frame.ts';
import { isOfDraft, readText, writeText } from '#ui/kit/address-text.ts';
import { mountCommands } from '../kit/commands.ts';
import { workOf, writeDraft } from '../kit/draft.ts';
import { mountDraftFile } from '../kit/draft-file.ts';
import { draftKeeper } from '../kit/draft-keeper.ts';
import { copyToolLink } from '../kit/copy-tool-link.ts';
import { adopted, fromFile } from '../kit/visit.ts';
import { winDoor } from '../kit/win-door.ts';
import { otherTabWords } from '../kit/words.ts';

/** The parts of the board that the wave moves when it is solved. */
const WAVING = '.pieces > .piece, .letters > .piece-letter';

/** Mounts the board to fill by hand: the tray, the piece in hand, the board, and the questions to the solver. */
async function mountPlay(host: HTMLElement, signal: AbortSignal): Promise<void> {
  const { part, button, on } = wiring(host, signal);
  const board = part('play', HTMLElement);
  const svg = part('board', SVGSVGElement);
  const said = part('said', HTMLElement);
  const notice = part('notice', HTMLElement);
  const visit = part('visit', HTMLElement);
  const list = part('list', HTMLElement);
  const hand = part('hand', HTMLElement);
  const next = part('next', HTMLElement);
  const linkSaid = part('link-said', HTMLElement);
  const keeper = draftKeeper('play', SKETCHES);
  const draft = keeper.read();
  const opened = opening(readText(host, 'board'), draft, isOfDraft(host, 'board'));
  await encodeAhead(opened.work.now);
  if (signal.aborted) return;
  /** The reader's own board while that of a link is shown; else null. */
  let { own } = opened;

  const table = openPlayState(opened.work, {
    say: (words) => say(said, words),
    changed() {
      questions.forget();
      setText(linkSaid, '');
      keep();
      draw();
    },
    pointed: () => draw(),
  });

  /** Writes the board into the address, and into the draft unless it is a visit. */
  function keep(): void {
    // The notice of the opening no longer applies.
    setText(notice, own ? OWN_IS_KEPT : '');
    const kept = own ? null : keeper.keep(table.work);
    writeText(host, 'board', formatSketch(table.sketch), kept?.isKept);
    if (!kept) return;
    const { work, hasOthers, isKept } = kept;
    table.meet(work);
    if (hasOthers) setText(notice, otherTabWords('board'));
    file.keeps(isKept);
  }

  const draw = onceAFrame(drawNow, signal);

  function drawNow(): void {
    const { sketch, held } = table;
    const problem = problemOf(table);
    const marks = { held, hint: questions.hint(), cursor: table.cursor };
    drawSketch(svg, sketchView(problem, sketch, marks), {
      id: `${host.id}-board`,
      title: 'Your 5×5 board',
    });
    board.classList.toggle('is-holding', table.hand !== null);
    showHand(table.hand?.piece ?? null);
    tray.update(sketch, table.hand);
    settings.update({ omitted: sketch.omitted, secondary: sketch.secondary ? 'on' : 'off' });
    commands.update();
    visit.hidden = own === null;
    showWhetherSolved(sketch);
    if (described !== sketch) describe(sketch);
    described = sketch;
  }

  const win = winDoor(async () => {
    const { mountWon } = await fetchPart(host, 'the news of a solved board', () => import('./won.ts'), signal);
    return mountWon(host, table, signal, { svg, parts: WAVING, say: (words) => say(said, words) });
  });
  function showWhetherSolved(sketch: Sketch): void {
    const isSolved = isFull(sketch) && sketchCrossings(sketch).length === 0;
    host.toggleAttribute('data-solved', isSolved);
    if (!isSolved) part('won', HTMLElement).hidden = true;
    win(sketch.omitted, isSolved ? sketch : null);
  }

  let described: Sketch | null = null;
  /** Describes the board in words below the picture. */
  function describe({ placements }: Sketch): void {
    const lines = placements.map((one) => describePlacement(one, SKETCH_SIZE));
    writeLines(list, [...(lines.length === 0 ? ['The board is empty.'] : lines), openEdgesWords(placements)]);
  }

  /** Shows the buttons of the piece in hand, or what to do first. */
  function showHand(piece: PieceId | null): void {
    if (!piece && hand.contains(document.activeElement)) board.focus({ preventScroll: true });
    hand.hidden = piece === null;
    setText(next, nextWords(piece));
  }

  const tray = mountTray(part('tray', HTMLElement), signal, (piece) => {
    table.take(piece);
    if (!table.hand) return;
    board.focus({ preventScroll: true });
    board.scrollIntoView({ block: 'nearest' });
  });
  const questions = mountQuestions(host, table, draw, signal);
  const settings = mountSettings(host, signal, (name, value) => {
    if (name === 'omitted' && isPieceId(value)) table.omit(value);
    if (name === 'secondary') table.setSecondary(value === 'on');
  });
  mountPieceGestures(board, svg, part('tray', HTMLElement), signal, {
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
    swiped(piece) {
      if (!table.hand) setText(next, nextWords(null, piece));
    },
  });

  const isEmptyHand = (): boolean => table.hand === null;
  const commands = mountCommands(host, signal, {
    turn: { act: table.turn, isOff: isEmptyHand },
    flip: { act: table.flip, isOff: isEmptyHand },
    drop: { act: table.drop, isOff: isEmptyHand },
    place: { act: table.place, isOff: () => isEmptyHand() || table.refusal !== null },
    undo: { act: table.undo, isOff: () => table.work.past.length === 0 },
    redo: { act: table.redo, isOff: () => table.work.future.length === 0 },
    clear: { act: table.clear, isOff: () => table.sketch.placements.length === 0 },
    own: () => leave(true),
    keep: () => leave(false),
    link: copyBoard,
  });
  const file = mountDraftFile(
    host,
    {
      noun: 'board',
      fileName: 'tetrasticks.txt',
      text: () => writeDraft(table.work, SKETCHES),
      open: openFile,
      say: (words) => say(said, words),
    },
    signal,
  );
  file.offer(draft, keeper.text);

  for (const start of host.querySelectorAll<HTMLElement>('[data-start]')) {
    const text = start.dataset['start'] ?? '';
    on(start, 'click', () => table.show(parseSketch(text)));
  }

  async function copyBoard(): Promise<void> {
    const texts = { board: formatSketch(table.sketch) };
    setText(linkSaid, await copyToolLink(host, 'The link to this board', texts));
  }

  /** Ends the visit to the board of a link: returns to the reader's own, or adopts this one. */
  function leave(back: boolean): void {
    if (!own) return;
    // Another tab may have changed the reader's own board meanwhile.
    const mine = workOf(keeper.read()) ?? own;
    own = null;
    board.focus({ preventScroll: true });
    if (back) table.begin(mine);
    else table.keep(adopted(table.work, mine));
    draw();
  }

  function openFile(text: string): string {
    const opened = fromFile(text, SKETCHES, table.work);
    if (opened.work) table.keep(opened.work);
    return opened.fault;
  }

  on(host, 'keydown', (event) => {
    if (event.target instanceof HTMLSelectElement) return;
    const command = playCommand(event, event.target === board);
    if (!command) return;
    event.preventDefault();
    const focused = tray.focused();
    if (command.kind === 'hint') button('hint')?.click();
    else if (command.kind === 'remove' && focused) table.remove(focused);
    else table.command(command);
  });
  // Set here, because without scripts the board is only a picture.
  board.tabIndex = 0;
  board.setAttribute('role', 'application');
  board.setAttribute('aria-label', 'Your 5×5 board');
  board.setAttribute('aria-describedby', `${host.id}-board-desc ${host.id}-keys`);
  setText(notice, opened.notice);
  setText(said, standWords(table.sketch));
  // Writes the draft into a bare address, unless the draft is damaged.
  const last = draft.steps.at(-1);
  const isDraft = last !== undefined && formatSketch(last) === formatSketch(table.sketch);
  if (opened.notice === '' && isDraft) writeText(host, 'board', formatSketch(table.sketch), true);
  draw();
}

/** Puzzles by what is left out, and whether pieces may cross. */
const problems = new Map<string, TetrastickProblem>();

const keyOf = ({ omitted, secondary }: Sketch): string => `${omitted}${secondary ? '' : '.off'}`;

const optionsOf = ({ omitted, secondary }: Sketch): TetrastickOptions => ({
  omit: omitted,
  junctions: secondary ? 'secondary' : 'off',
});

/** Encodes the puzzle of the board that opens, in short tasks. */
async function encodeAhead(sketch: Sketch): Promise<void> {
  const key = keyOf(sketch);
  if (!problems.has(key)) problems.set(key, await inTasks(encodeInParts(optionsOf(sketch))));
}

/** Returns the puzzle of the board, which names the rows of the picture. */
function problemOf({ sketch }: PlayState): TetrastickProblem {
  const key = keyOf(sketch);
  const known = problems.get(key);
  if (known) return known;
  const problem = encode(optionsOf(sketch));
  problems.set(key, problem);
  return problem;
}

defineElement('play-board', mountPlay);
