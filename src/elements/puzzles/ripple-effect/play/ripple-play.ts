import { drawGame } from '../../../../pictures/ripple-effect/draw-game.ts';
import {
  callsRoom,
  describeLines,
  endOf,
  faultsAt,
  faultWords,
  standOf,
} from '../../../../pictures/ripple-effect/game-words.ts';
import type { Asked } from '../../../../pictures/ripple-effect/game-view.ts';
import { faultyCells, gameView } from '../../../../pictures/ripple-effect/game-view.ts';
import { check } from '../../../../puzzles/ripple-effect/check.ts';
import type { Game, Sheet } from '../../../../puzzles/ripple-effect/game.ts';
import { isBegun, isSolved, refusalOf } from '../../../../puzzles/ripple-effect/game.ts';
import { defineElement } from '../../../page/define-element.ts';
import { onceAFrame } from '../../../page/once-a-frame.ts';
import { isOfDraft, notice, readText } from '../../../page/element-state.ts';
import { button, onPress, part, say, setDisabled, setText } from '../../../page/parts.ts';
import { copyGameLink } from './copy.ts';
import type { Kept } from './draft.ts';
import { keptGames, opening, readDraft, store, stored, VISITING, visitName } from './draft.ts';
import { mountRippleGrid } from './grid.ts';
import { mountPlayJudge } from './judge.ts';
import { mountKeeper } from './keep.ts';
import type { RippleKeyCommand } from './keys.ts';
import { rippleKeyCommand } from './keys.ts';
import { mountPad } from './pad.ts';
import { mountRippleQuestions } from './questions.ts';
import { readShelf } from './shelf.ts';
import { writeLines } from './lines.ts';
import { openRipplePlayState } from './play-state.ts';
import { showWays } from '../ways.ts';
import { mountTimer } from './timer.ts';
import { mountSettings } from '../../../figure/settings-controls.ts';
import { lineOf } from '../../../../puzzles/ripple-effect/line.ts';

/** A Ripple Effect puzzle to fill by hand, chosen from a shelf of them. */
function mountRipplePlay(host: HTMLElement, signal: AbortSignal): void {
  const board = part(host, 'play', HTMLElement);
  const svg = part(host, 'board', SVGSVGElement);
  const message = part(host, 'message', HTMLElement);
  const stand = part(host, 'stand', HTMLElement);
  const said = part(host, 'said', HTMLElement);
  const after = part(host, 'after', HTMLElement);
  const visit = part(host, 'visit', HTMLElement);
  const list = part(host, 'list', HTMLElement);
  const shelf = readShelf(host);
  const link = {
    puzzle: readText(host, 'puzzle'),
    grid: readText(host, 'grid'),
    isKept: isOfDraft(host, 'grid'),
  };
  const last = stored('last') ?? shelf.standard;
  const opened = opening(shelf.puzzles, link, stored, last);
  shelf.bring(opened);
  // The games that have been on the table: their ways back and forth are whole.
  const visits = new Map<string, Kept>([[opened.slug, opened]]);
  let slug = opened.slug;
  let kept = opened.kept;
  let pencils = false;
  let isLive = stored('live') === 'on';
  /** What another tab has made of the game, to say with the change that has met it. */
  let meanwhile = '';

  const place = () => ({ slug, isVisit: kept !== null });
  const keeper = mountKeeper(host);
  keeper.know(place());

  const table = openRipplePlayState(opened.game, {
    say(words) {
      const { game, picked } = table;
      const isNews = isSolved(game) && words === endOf(game);
      const time = isNews && timer.reading ? ` Time: ${timer.reading}.` : '';
      const faults = isLive ? faultsAt(game, picked) : '';
      tell([`${words}${time}`, faults, meanwhile].filter((part) => part !== '').join(' '));
    },
    changed() {
      questions.forget();
      timer.on(table.game.now);
      keep();
      draw();
    },
    moved: () => draw(),
  });
  const timer = mountTimer(host, signal);

  /** Keeps the game. What another tab has made of it is not written over: Undo leads to it. */
  function keep(): void {
    visits.set(slug, { game: table.game, kept, notice: kept ? VISITING : '' });
    const other = keeper.fromOtherTab(place(), table.game);
    if (other) table.remember(other.now);
    meanwhile = other ? 'This game went on in another tab. Undo leads to how it stands there.' : '';
    keeper.keep(place(), table.game);
    shelf.mark(slug, table.game);
  }

  // A page that the browser has kept whole for the way back may have been played on elsewhere.
  window.addEventListener(
    'pageshow',
    ({ persisted }) => {
      const other = persisted ? keeper.fromOtherTab(place(), table.game) : null;
      if (!other) return;
      table.open(other);
      tell(`${standOf(table.game)}.`);
    },
    { signal },
  );

  const draw = onceAFrame(drawNow, signal);

  let described: Sheet | null = null;
  function drawNow(): void {
    const { game, picked } = table;
    const { puzzle, now } = game;
    const entry = shelf.called(slug);
    const hadFocus = svg.contains(document.activeElement);
    drawGame(svg, gameView(puzzle, now, shown(game)), {
      id: `${host.id}-board`,
      title: entry.name,
      picked,
      isLive: true,
      hasLetters: callsRoom(said.textContent),
    });
    if (hadFocus) grid.focus(picked);
    if (described !== now) writeLines(list, describeLines(puzzle, now));
    described = now;
    const onOff = (on: boolean): string => (on ? 'on' : 'off');
    settings.update({ puzzle: slug, pencil: onOff(pencils), timer: onOff(timer.isOn), live: onOff(isLive) }); // prettier-ignore
    setText(part(host, 'about', HTMLElement), judge.of(entry).about);
    pad.update(game, picked, pencils);
    setDisabled(undo, game.past.length === 0);
    setDisabled(redo, game.future.length === 0);
    setDisabled(restart, !isBegun(game));
    visit.hidden = kept === null;
    const solved = isSolved(game);
    host.toggleAttribute('data-solved', solved);
    setText(stand, standOf(game));
    after.hidden = !solved;
    if (next) next.hidden = !solved || nextUnsolved() === null;
    setDisabled(hint, solved);
    timer.show(slug, solved, kept !== null);
  }

  /** What was asked for; mistakes as they are made, for those who want them. */
  function shown({ puzzle, now }: Game): Asked {
    const asked = questions.asked();
    if (!isLive || asked.hint || asked.ringed) return asked;
    return { ringed: faultyCells(puzzle, now.numbers), hasLinks: true };
  }

  /** Goes to another puzzle of the shelf, as it was left. */
  function choose(next: string): void {
    if (next === slug) return;
    slug = next;
    const entry = shelf.called(next);
    const before = visits.get(next) ?? keptGames(entry, stored);
    kept = before.kept;
    notice(host, before.notice);
    showWays(host, lineOf(entry.puzzle));
    keeper.know(place());
    table.open(before.game);
    tell(`${entry.name}. ${standOf(table.game)}.`);
  }

  const nextUnsolved = (): string | null =>
    shelf.next(slug, (one) => {
      const { game } = visits.get(one.slug) ?? readDraft(one.puzzle, stored(one.slug));
      return !isSolved(game);
    });

  /** Ends the visit of a game that came with a link: back to the reader's own, or this one is it. */
  function leave(back: boolean): void {
    const own = kept;
    if (!own) return;
    kept = null;
    store(visitName(slug), '');
    keeper.know(place());
    notice(host, '');
    grid.focus(table.picked);
    // Kept, it still leads back to the reader's own by Undo.
    const past = [...own.past, own.now, ...table.game.past];
    table.open(back ? own : { ...table.game, past });
    tell(`${back ? 'Your game is back.' : 'This game is yours now.'} ${standOf(table.game)}.`);
  }

  function tell(words: string): void {
    say(said, words);
    // Rooms have their letters as long as the words call them by it.
    draw();
  }

  /** Answers are read beside the grid: what was asked for comes into view. */
  function answer(words: string): void {
    tell(words);
    message.scrollIntoView({ block: 'nearest' });
  }

  function act(command: RippleKeyCommand): void {
    const { kind } = command;
    if (kind === 'step') grid.go(() => table.step(command.dx, command.dy));
    else if (kind === 'edge') grid.go(() => table.edge(command.end));
    else if (kind === 'next') grid.go(() => table.nextEmpty());
    else if (kind === 'put') write(command.value);
    else if (kind === 'pencil') table.pencil(command.value);
    else if (kind === 'hint') questions.hint();
    else if (kind === 'mode') {
      pencils = !pencils;
      tell(pencils ? 'Pencil: a digit writes a mark.' : 'Numbers: a digit fills the cell.');
    } else if (kind === 'pick') {
      // A given stays, whatever the number.
      const refusal = refusalOf(table.game, table.picked, 1);
      if (refusal) tell(refusal);
      else pad.focus();
    } else table[kind]();
  }

  const write = (value: number): void => (pencils ? table.pencil(value) : table.put(value));
  const judge = mountPlayJudge(draw, signal);
  const grid = mountRippleGrid(board, svg, table, signal);
  const pad = mountPad(host, write, () => grid.focus(table.picked), signal);
  const questions = mountRippleQuestions(host, table, () => judge.of(shelf.called(slug)), answer, draw, signal); // prettier-ignore
  const settings = mountSettings(
    host,
    (name, value) => {
      const isOn = value === 'on';
      if (name === 'puzzle') choose(value);
      if (name === 'pencil') pencils = isOn;
      if (name === 'timer') timer.turn(isOn);
      if (name === 'live') {
        isLive = isOn;
        store('live', value);
        const { puzzle, now } = table.game;
        const faults = check(puzzle, now.numbers);
        if (isOn && faults.some(({ rule }) => rule !== 'cell')) answer(faultWords(faults));
      }
      draw();
    },
    signal,
  );
  const press = (name: string, action: () => void) => onPress(host, name, action, signal);
  const undo = press('undo', () => table.undo());
  const redo = press('redo', () => table.redo());
  const restart = press('restart', () => {
    timer.reset(table.game.now);
    table.clearAll();
  });
  press('clear', () => table.clear());
  press('mark', () => table.markAll());
  press('own', () => leave(true));
  press('keep', () => leave(false));
  press('copy-puzzle', () => void copyGameLink(host, slug).then(answer));
  press('copy-game', () => void copyGameLink(host, slug, table.game).then(answer));
  const hint = button(host, 'hint');
  const next = press('next', () => {
    const unsolved = nextUnsolved();
    if (unsolved === null) return;
    choose(unsolved);
    // The button goes with the solved puzzle; the new one takes the focus.
    drawNow();
    grid.focus(table.picked);
    board.scrollIntoView({ block: 'nearest' });
  });
  host.addEventListener(
    'keydown',
    (event) => {
      if (event.target instanceof HTMLSelectElement) return;
      const command = rippleKeyCommand(event, svg.contains(event.target as Node));
      if (!command) return;
      event.preventDefault();
      act(command);
    },
    { signal },
  );
  for (const { slug: each, puzzle } of shelf.puzzles) {
    shelf.mark(each, readDraft(puzzle, stored(each)).game);
  }
  notice(host, opened.notice);
  showWays(host, lineOf(opened.puzzle));
  drawNow();
}

defineElement('ripple-play', mountRipplePlay);
