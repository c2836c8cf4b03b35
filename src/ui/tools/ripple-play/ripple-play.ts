import { drawGame } from '#pictures/ripple-effect/draw-game.ts';
import {
  callsRoom,
  describeLines,
  endOf,
  faultsAt,
  gameFaultWords,
  standOf,
} from '#pictures/ripple-effect/game-words.ts';
import { type Asked, faultyCells, gameView } from '#pictures/ripple-effect/game-view.ts';
import { check } from '#puzzles/ripple-effect/check.ts';
import { type Game, type GridState, isBegun, isSolved, refusalOf } from '#puzzles/ripple-effect/game.ts';
import { winDoor } from '../kit/win-door.ts';
import { defineElement } from '#ui/kit/define-element.ts';
import { onceAFrame } from '#ui/kit/once-a-frame.ts';
import { isOfDraft, notice, readText, writeText } from '#ui/kit/element-state.ts';
import { fetchPart } from '#ui/kit/fetch-part.ts';
import { say, setDisabled, setText, writeLines } from '#ui/kit/parts.ts';
import { wiring } from '#ui/kit/wiring.ts';
import { sayBorder } from '#ui/kit/say-border.ts';
import { openGames } from './games.ts';
import { findPuzzle, gameIn, opening, sheetsOf } from './opening.ts';
import { mountRippleGrid } from './grid.ts';
import { mountKnownPuzzles } from './known-puzzles.ts';
import { type RippleKeyCommand, rippleKeyCommand } from '#ui/lessons/ripple-rule/number-keys.ts';
import { mountPad } from './pad.ts';
import { mountRippleQuestions } from './questions.ts';
import { readShelf } from './shelf.ts';
import { store, stored } from './stored.ts';
import { openRipplePlayState } from './play-state.ts';
import { showWays } from '#ui/lessons/ripple-effect/ways.ts';
import { mountTimer } from './timer.ts';
import { mountSettings } from '#ui/figure/settings-controls.ts';
import { lineOf } from '#puzzles/ripple-effect/line.ts';
import { formatSheet } from '#puzzles/ripple-effect/game-text.ts';
import { mountCommands } from '../kit/commands.ts';
import { writeDraft } from '../kit/draft.ts';
import { mountDraftFile } from '../kit/draft-file.ts';
import { copyToolLink } from '../kit/links.ts';
import { adopted, fromFile } from '../kit/visit.ts';
import { otherTabWords, sentences } from '../kit/words.ts';

/** Mounts the page on which Ripple Effect puzzles of a shelf are filled by hand. */
function mountRipplePlay(host: HTMLElement, signal: AbortSignal): void {
  const { part, button, on } = wiring(host, signal);
  const board = part('play', HTMLElement);
  const svg = part('board', SVGSVGElement);
  const message = part('message', HTMLElement);
  const stand = part('stand', HTMLElement);
  const said = part('said', HTMLElement);
  const after = part('after', HTMLElement);
  const win = winDoor<string>(async () => {
    const { mountWin } = await fetchPart(host, 'the picture to save', () => import('../kit/win.ts'), signal);
    return mountWin(host, signal, { svg, parts: '.number', fileName: () => `${games.slug}.png`, say: answer });
  });
  const visit = part('visit', HTMLElement);
  const list = part('list', HTMLElement);
  const shelf = readShelf(host);
  const link = {
    puzzle: readText(host, 'puzzle'),
    grid: readText(host, 'grid'),
    isOfDraft: isOfDraft(host, 'grid'),
  };
  const last = stored('last') ?? shelf.standard;
  const opened = opening(shelf.puzzles, link, stored, last);
  shelf.bring(opened);
  const games = openGames(opened, shelf, (draft, text) => file.offer(draft, text));
  let pencils = false;
  let isLive = stored('live') === 'on';
  /** The notice about steps of another tab, announced with the change that merged them. */
  let meanwhile = '';

  const table = openRipplePlayState(opened.work, {
    say(words) {
      const { game, picked } = table;
      const isNews = isSolved(game) && words === endOf(game);
      const time = isNews && timer.reading ? ` Time: ${timer.reading}.` : '';
      const faults = isLive ? faultsAt(game, picked) : '';
      tell(sentences(`${words}${time}`, faults, meanwhile));
    },
    changed() {
      questions.forget();
      timer.on(table.game.now);
      keep();
      draw();
    },
    moved() {
      // A number pressed before the next frame is for this cell.
      pad.update(table.game, table.picked, pencils);
      draw();
    },
  });
  const timer = mountTimer(host, signal);

  /** Writes the game to storage and into the address. */
  function keep(): void {
    const { work, hasOthers, isKept } = games.keep(table.game);
    table.meet(work);
    meanwhile = hasOthers ? otherTabWords('game') : '';
    file.keeps(isKept);
    writeText(host, 'puzzle', games.slug);
    writeText(host, 'grid', formatSheet(work.now), isKept && !games.own);
  }

  // A page restored from the back/forward cache may be older than the stored game.
  on(window, 'pageshow', ({ persisted }) => {
    const other = persisted ? games.fromOtherTab() : null;
    if (!other || formatSheet(other.now) === formatSheet(table.game.now)) return;
    table.open({ ...table.game, ...other });
    tell(`${standOf(table.game)}.`);
  });

  const draw = onceAFrame(drawNow, signal);

  let described: GridState | null = null;
  function drawNow(): void {
    const { game, picked } = table;
    const { puzzle, now } = game;
    const { slug, own } = games;
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
    settings.update({ puzzle: slug, pencil: onOff(pencils), timer: onOff(timer.isOn), live: onOff(isLive) });
    setText(part('about', HTMLElement), known.of(entry).about);
    pad.update(game, picked, pencils);
    commands.update();
    visit.hidden = own === null;
    const solved = isSolved(game);
    host.toggleAttribute('data-solved', solved);
    setText(stand, standOf(game));
    after.hidden = !solved;
    win(slug, solved ? slug : null);
    if (next) next.hidden = !solved || games.nextUnsolved() === null;
    setDisabled(button('hint'), solved);
    timer.show(slug, solved, own !== null);
  }

  /** Returns the highlights: those of an answer, or the mistakes with the setting `live`. */
  function shown({ puzzle, now }: Game): Asked {
    const asked = questions.asked();
    if (!isLive || asked.hint || asked.ringed) return asked;
    return { ringed: faultyCells(puzzle, now.numbers), hasLinks: true };
  }

  /** Opens another puzzle of the shelf with its game. */
  function choose(slug: string): void {
    if (slug === games.slug) return;
    const game = games.choose(slug);
    const { name, puzzle } = shelf.called(slug);
    notice(host, game.notice);
    showWays(host, lineOf(puzzle));
    table.open(game.work);
    tell(`${name}. ${standOf(table.game)}.`);
  }

  /** Ends the visit to the game of a link: returns to the reader's own, or adopts this one. */
  function leave(back: boolean): void {
    const mine = games.leave();
    if (!mine) return;
    notice(host, '');
    grid.focus(table.picked);
    table.open(back ? mine : adopted(table.game, mine));
    tell(`${back ? 'Your game is back.' : 'This game is yours now.'} ${standOf(table.game)}.`);
  }

  /** Opens a file: the first line is the puzzle, the others are its game. Returns the fault, or an empty string. */
  function openFile(text: string): string {
    const [line = '', ...steps] = text.split(/\r?\n/);
    const { found, fault } = findPuzzle(shelf.puzzles, line);
    if (!found)
      return `This file cannot be read. ${fault.replace('The link asks', 'It asks').replace('in the link', 'in it')}`;
    shelf.bring(found);
    choose(found.slug);
    const opened = fromFile(steps.join('\n'), sheetsOf(found.puzzle), table.game);
    if (!opened.work) return opened.fault;
    table.open({ ...table.game, ...opened.work });
    tell(`${standOf(table.game)}.`);
    return '';
  }

  function tell(words: string): void {
    say(said, words);
    // Rooms show their letters while the words mention them.
    draw();
  }

  /** Shows an answer next to the grid and scrolls it into view. */
  function answer(words: string): void {
    tell(words);
    message.scrollIntoView({ block: 'nearest' });
  }

  function act(command: RippleKeyCommand): void {
    const { kind } = command;
    if (kind === 'step') {
      const from = table.picked;
      grid.go(() => table.step(command.dx, command.dy));
      if (table.picked === from) sayBorder(svg, command.key);
    } else if (kind === 'edge') grid.go(() => table.edge(command.end));
    else if (kind === 'next') grid.go(() => table.nextEmpty());
    else if (kind === 'put') write(command.value);
    else if (kind === 'pencil') table.pencil(command.value);
    else if (kind === 'hint') questions.hint();
    else if (kind === 'mode') {
      pencils = !pencils;
      tell(pencils ? 'Pencil: a digit writes a mark.' : 'Numbers: a digit fills the cell.');
    } else if (kind === 'pick') {
      // Any number tests whether the cell is a given.
      const refusal = refusalOf(table.game, table.picked, 1);
      if (refusal) tell(refusal);
      else pad.focus();
    } else table[kind]();
  }

  const write = (value: number): void => (pencils ? table.pencil(value) : table.put(value));
  const known = mountKnownPuzzles(draw, signal);
  const grid = mountRippleGrid(board, svg, table, signal);
  const pad = mountPad(host, write, () => grid.focus(table.picked), signal);
  const questions = mountRippleQuestions(host, table, () => known.of(shelf.called(games.slug)), answer, draw, signal);
  const settings = mountSettings(host, signal, (name, value) => {
    const isOn = value === 'on';
    if (name === 'puzzle') choose(value);
    if (name === 'pencil') pencils = isOn;
    if (name === 'timer') timer.turn(isOn);
    if (name === 'live') {
      isLive = isOn;
      store('live', value);
      const { puzzle, now } = table.game;
      const faults = check(puzzle, now.numbers);
      if (isOn && faults.some(({ rule }) => rule !== 'cell')) answer(gameFaultWords(faults));
    }
    draw();
  });
  const copy = (how: string, texts: Readonly<Record<string, string>>): Promise<void> =>
    copyToolLink(host, `The link to the puzzle, ${how},`, texts).then(answer);
  const commands = mountCommands(host, signal, {
    undo: { act: table.undo, isOff: () => table.game.past.length === 0 },
    redo: { act: table.redo, isOff: () => table.game.future.length === 0 },
    restart: { act: restart, isOff: () => !isBegun(table.game) },
    clear: table.clear,
    mark: table.markAll,
    own: () => leave(true),
    keep: () => leave(false),
    'copy-puzzle': () => copy('without your numbers', { puzzle: games.slug }),
    'copy-game': () => copy('with your numbers', { puzzle: games.slug, grid: formatSheet(table.game.now) }),
    next: goOn,
  });
  const file = mountDraftFile(
    host,
    {
      noun: 'game',
      fileName: 'ripple-effect-game.txt',
      text: () => `${lineOf(table.game.puzzle)}\n${writeDraft(table.game, sheetsOf(table.game.puzzle))}`,
      open: openFile,
      say: answer,
    },
    signal,
  );
  const next = button('next');

  function restart(): void {
    timer.reset(table.game.now);
    table.clearAll();
  }

  function goOn(): void {
    const unsolved = games.nextUnsolved();
    if (unsolved === null) return;
    choose(unsolved);
    // The button is hidden for an unsolved puzzle, so the grid takes the focus.
    drawNow();
    grid.focus(table.picked);
    board.scrollIntoView({ block: 'nearest' });
  }

  on(host, 'keydown', (event) => {
    if (event.target instanceof HTMLSelectElement) return;
    const command = rippleKeyCommand(event, svg.contains(event.target as Node));
    if (!command) return;
    event.preventDefault();
    act(command);
  });
  for (const { slug: each, puzzle } of shelf.puzzles) {
    shelf.mark(each, gameIn(puzzle, stored(each)));
  }
  games.read();
  notice(host, opened.notice);
  showWays(host, lineOf(opened.puzzle));
  drawNow();
}

defineElement('ripple-play', mountRipplePlay);
