import { drawGame } from '../figures/ripple-effect/draw-game.ts';
import { describeLines, standOf } from '../figures/ripple-effect/game-words.ts';
import { gameView } from '../figures/ripple-effect/game-view.ts';
import type { Game, Sheet } from '../puzzles/ripple-effect/game.ts';
import { isBegun, isSolved, refusalOf } from '../puzzles/ripple-effect/game.ts';
import { formatSheet } from '../puzzles/ripple-effect/game-text.ts';
import { placeOf } from '../puzzles/ripple-effect/puzzle.ts';
import { notice, readOwn, writeOwn } from './own-state.ts';
import { onPress, part, setDisabled, setText } from './parts.ts';
import {
  damagedDraft,
  lineOf,
  opening,
  readDraft,
  store,
  stored,
  writeDraft,
} from './ripple-play-draft.ts';
import { mountRippleGrid } from './ripple-play-grid.ts';
import { mountPlayJudge } from './ripple-play-judge.ts';
import { rippleKeyCommand } from './ripple-play-keys.ts';
import { mountRippleQuestions } from './ripple-play-questions.ts';
import { readShelf } from './ripple-play-shelf.ts';
import { openRippleTable } from './ripple-play-table.ts';
import { showWays } from './ripple-ways.ts';
import { mountTimer } from './ripple-play-timer.ts';
import { mountSettings } from './settings-controls.ts';

/** A Ripple Effect puzzle to fill by hand, chosen from a shelf of them. */
class RipplePlay extends HTMLElement {
  #leaving = new AbortController();

  connectedCallback(): void {
    this.#leaving = new AbortController();
    mountRipplePlay(this, this.#leaving.signal);
    this.dataset['ready'] = '';
  }

  disconnectedCallback(): void {
    this.#leaving.abort();
  }
}

/** A game that has been on the table since the page was opened: its way back and forth is whole. */
interface Visit {
  readonly game: Game;
  /** The reader's own game, when this one came with a link. */
  readonly kept: Game | null;
}

function mountRipplePlay(host: HTMLElement, signal: AbortSignal): void {
  const board = part(host, 'play', HTMLElement);
  const svg = part(host, 'board', SVGSVGElement);
  const said = part(host, 'said', HTMLElement);
  const pad = part(host, 'pad', HTMLElement);
  const visit = part(host, 'visit', HTMLElement);
  const list = part(host, 'list', HTMLElement);
  const shelf = readShelf(host);
  const link = { puzzle: readOwn(host, 'puzzle'), grid: readOwn(host, 'grid') };
  const last = stored('last') ?? shelf.standard;
  const opened = opening(shelf.puzzles, link, stored, last);
  shelf.bring(opened);
  const visits = new Map<string, Visit>([[opened.slug, opened]]);
  let slug = opened.slug;
  let kept = opened.kept;
  let pencils = false;

  const table = openRippleTable(opened.game, {
    say: (words) => setText(said, words),
    changed() {
      questions.forget();
      keep();
      draw();
    },
    moved: () => draw(),
  });
  const timer = mountTimer(host, signal);

  /** The address always has the game; the draft only when no other game of the puzzle is kept. */
  function keep(): void {
    writeOwn(host, 'puzzle', slug);
    writeOwn(host, 'grid', formatSheet(table.game.now));
    visits.set(slug, { game: table.game, kept });
    if (!kept) {
      const before = stored(slug);
      const entry = shelf.called(slug);
      if (before !== null && readDraft(entry.puzzle, before).fault)
        store(`${slug}.damaged`, before);
      store(slug, writeDraft(table.game));
    }
    store('last', slug);
    shelf.mark(slug, table.game);
  }

  let isDue = false;
  /** Whatever happens before the next picture is drawn once. */
  function draw(): void {
    if (isDue) return;
    isDue = true;
    requestAnimationFrame(() => {
      isDue = false;
      if (!signal.aborted) drawNow();
    });
  }

  let described: Sheet | null = null;
  function drawNow(): void {
    const { game, picked } = table;
    const { puzzle, now } = game;
    const entry = shelf.called(slug);
    const hadFocus = svg.contains(document.activeElement);
    drawGame(svg, gameView(puzzle, now, questions.asked()), {
      id: `${host.id}-board`,
      title: entry.name,
      picked,
      isLive: true,
    });
    if (hadFocus) grid.focus(picked);
    if (described !== now) describe(game);
    described = now;
    settings.update({ puzzle: slug, pencil: pencils ? 'on' : 'off', timer: timer.isOn ? 'on' : 'off' }); // prettier-ignore
    setText(part(host, 'about', HTMLElement), judge.of(entry).about);
    showWays(host, lineOf(puzzle));
    drawPad();
    setDisabled(undo, game.past.length === 0);
    setDisabled(redo, game.future.length === 0);
    setDisabled(restart, !isBegun(game));
    visit.hidden = kept === null;
    const solved = isSolved(game);
    host.toggleAttribute('data-solved', solved);
    timer.show(slug, solved);
  }

  function drawPad(): void {
    const { game, picked } = table;
    const { puzzle, now } = game;
    const most = Math.max(...puzzle.rooms.map(({ cells }) => cells.length));
    host.toggleAttribute('data-pencil', pencils);
    pad.setAttribute('aria-label', `${pencils ? 'Pencil marks' : 'Numbers'} for the cell ${placeOf(puzzle.width, picked)}`); // prettier-ignore
    for (const key of pad.querySelectorAll<HTMLButtonElement>('[data-value]')) {
      const value = Number(key.dataset['value']);
      key.hidden = value > most;
      const stands = pencils ? now.marks[picked]?.includes(value) : now.numbers[picked] === value;
      key.classList.toggle('is-in', stands ?? false);
      setDisabled(key, refusalOf(game, picked, value) !== '');
    }
  }

  /** The grid in words, for those who read it and for those who cannot see it. */
  function describe({ puzzle, now }: Game): void {
    const items = describeLines(puzzle, now).map((line) => {
      const item = document.createElement('li');
      item.textContent = line;
      return item;
    });
    list.replaceChildren(...items);
  }

  /** Goes to another puzzle of the shelf, as it was left. */
  function choose(next: string): void {
    if (next === slug) return;
    slug = next;
    const before = visits.get(next);
    const entry = shelf.called(next);
    const draft = before ? null : readDraft(entry.puzzle, stored(next));
    kept = before?.kept ?? null;
    notice(host, draft?.fault ? damagedDraft(draft) : '');
    const game = before?.game ?? draft?.game;
    if (game) table.open(game);
    setText(said, `${entry.name}. ${standOf(table.game)}`);
  }

  /** Ends the visit of a game that came with a link: back to the reader's own, or this one is it. */
  function leave(back: boolean): void {
    const own = kept;
    if (!own) return;
    kept = null;
    notice(host, '');
    grid.focus(table.picked);
    // Kept, it still leads back to the reader's own by Undo.
    const past = [...own.past, own.now, ...table.game.past];
    table.open(back ? own : { ...table.game, past });
    setText(said, `${back ? 'Your game is back.' : 'This game is yours now.'} ${standOf(table.game)}`); // prettier-ignore
  }

  const write = (value: number): void => (pencils ? table.pencil(value) : table.put(value));
  const judge = mountPlayJudge(draw, signal);
  const grid = mountRippleGrid(board, svg, table, signal);
  const questions = mountRippleQuestions(host, table, () => judge.of(shelf.called(slug)), draw, signal); // prettier-ignore
  const settings = mountSettings(
    host,
    (name, value) => {
      if (name === 'puzzle') choose(value);
      if (name === 'pencil') pencils = value === 'on';
      if (name === 'timer') timer.turn(value === 'on');
      draw();
    },
    signal,
  );
  const undo = onPress(host, 'undo', () => table.undo(), signal);
  const redo = onPress(host, 'redo', () => table.redo(), signal);
  const restart = onPress(host, 'restart', () => table.clearAll(), signal);
  onPress(host, 'clear', () => table.clear(), signal);
  onPress(host, 'own', () => leave(true), signal);
  onPress(host, 'keep', () => leave(false), signal);
  onPress(host, 'link', () => void copyLink(host, said, slug, table.game), signal);
  for (const key of pad.querySelectorAll<HTMLElement>('[data-value]')) {
    key.addEventListener('click', () => write(Number(key.dataset['value'])), { signal });
  }
  host.addEventListener(
    'keydown',
    (event) => {
      if (event.target instanceof HTMLSelectElement) return;
      const command = rippleKeyCommand(event, svg.contains(event.target as Node));
      if (!command) return;
      event.preventDefault();
      if (command.kind === 'step') grid.go(() => table.step(command.dx, command.dy));
      else if (command.kind === 'edge') grid.go(() => table.edge(command.end));
      else if (command.kind === 'put') write(command.value);
      else if (command.kind === 'pencil') table.pencil(command.value);
      else if (command.kind !== 'pick') table[command.kind]();
    },
    { signal },
  );
  for (const { slug: each, puzzle } of shelf.puzzles) {
    shelf.mark(each, readDraft(puzzle, stored(each)).game);
  }
  notice(host, opened.notice);
  setText(said, standOf(opened.game));
  drawNow();
}

async function copyLink(host: HTMLElement, said: HTMLElement, slug: string, game: Game) {
  const params = new URLSearchParams({
    [`${host.id}.puzzle`]: slug,
    [`${host.id}.grid`]: formatSheet(game.now),
  });
  const link = `${location.origin}${location.pathname}?${params.toString()}`;
  try {
    await navigator.clipboard.writeText(link);
    setText(said, 'The link to this game is copied.');
  } catch {
    setText(said, `The browser does not let the page copy. This is the link: ${link}`);
  }
}

customElements.define('ripple-play', RipplePlay);
