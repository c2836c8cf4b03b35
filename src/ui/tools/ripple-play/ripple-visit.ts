/** A visit to the shelf: which game is on the table, how it is kept, and the ways to another one. No DOM. */
import { endOf, faultsAt, standOf } from '#pictures/ripple-effect/game-words.ts';
import { type Game, type GridState, isSolved } from '#puzzles/ripple-effect/game.ts';
import { formatSheet } from '#puzzles/ripple-effect/game-text.ts';
import type { RipplePuzzle } from '#puzzles/ripple-effect/puzzle.ts';
import type { Draft } from '../kit/draft.ts';
import { adopted, fromFile } from '../kit/visit.ts';
import { otherTabWords, sentences } from '../kit/words.ts';
import { openGames } from './games.ts';
import { type OpenedGame, type PlayPuzzle, findPuzzle, sheetsOf } from './opening.ts';
import { type RipplePlayState, openRipplePlayState } from './play-state.ts';
import type { Shelf, ShelfPuzzle } from './shelf.ts';

export interface RippleVisit {
  /** The game that is played. */
  readonly table: RipplePlayState;
  /** Its puzzle. */
  readonly entry: ShelfPuzzle;
  /** The reader's own game of this puzzle, while that of a link is visited. */
  readonly own: Game | null;
  /** Whether a digit writes a pencil mark, and not a number. */
  hasPencil: boolean;
  /** Whether mistakes are shown as they are made. */
  isLive: boolean;
  /** Writes a digit into the picked cell, as a number or as a mark. */
  write(value: number): void;
  /** Goes to another puzzle of the shelf, and its game. */
  choose(slug: string): void;
  /** Goes to the next puzzle that is not solved. Returns false when all are. */
  goOn(): boolean;
  readonly hasNext: boolean;
  /** Ends the visit to the game of a link: returns to the reader's own, or adopts this one. */
  leave(isBack: boolean): void;
  /** Opens a file: the first line is the puzzle, the others are its game. Returns the fault, or an empty string. */
  openFile(text: string): string;
  /** Opens what another tab has stored since, if it is another game. */
  follow(): void;
}

interface RippleVisitHearer {
  /** Called with what is to be announced. */
  say(words: string): void;
  /** Called with where the game comes from; with an empty string when that goes without saying. */
  notice(words: string): void;
  /** Called when another puzzle is opened. */
  opened(puzzle: RipplePuzzle): void;
  /** Called when the game has changed, before it is kept. */
  changed(): void;
  /** Called when the game has been kept; `isKept` is false when this device refuses, `isOwn` for one of no link. */
  kept(kept: { readonly slug: string; readonly grid: string; readonly isKept: boolean; readonly isOwn: boolean }): void;
  /** Called when another cell is picked. */
  pointed(): void;
  /** Called with the draft of each game when it is first read, and its stored text. */
  offer(draft: Draft<GridState>, text: string | null): void;
  /** The time of this game, as a clock shows it; empty while none is shown. */
  time(): string;
}

/** Opens the visit with a game, and reads its draft. */
export function openRippleVisit(
  first: PlayPuzzle & OpenedGame,
  shelf: Shelf,
  start: { readonly isLive: boolean },
  hearer: RippleVisitHearer,
): RippleVisit {
  const games = openGames(first, shelf, hearer.offer);
  /** What has come from another tab, announced with the change that merged it. */
  let meanwhile = '';

  const table = openRipplePlayState(first.work, {
    say(words) {
      const { game, picked } = table;
      const isNews = isSolved(game) && words === endOf(game);
      const time = isNews && hearer.time() ? ` Time: ${hearer.time()}.` : '';
      const faults = visit.isLive ? faultsAt(game, picked) : '';
      hearer.say(sentences(`${words}${time}`, faults, meanwhile));
    },
    changed() {
      hearer.changed();
      keep();
    },
    pointed: () => hearer.pointed(),
  });

  function keep(): void {
    const { work, hasOthers, isKept } = games.keep(table.game);
    table.meet(work);
    meanwhile = hasOthers ? otherTabWords('game') : '';
    hearer.kept({ slug: games.slug, grid: formatSheet(work.now), isKept, isOwn: !games.own });
  }

  /** Puts a game on the table, and says how it stands. */
  function open(game: Game, words = ''): void {
    table.open(game);
    hearer.say(sentences(words, `${standOf(table.game)}.`));
  }

  const visit: RippleVisit = {
    table,
    get entry() {
      return shelf.called(games.slug);
    },
    get own() {
      return games.own;
    },
    hasPencil: false,
    isLive: start.isLive,
    write: (value) => (visit.hasPencil ? table.pencil(value) : table.put(value)),
    choose(slug) {
      if (slug === games.slug) return;
      const { work, notice } = games.choose(slug);
      const { name, puzzle } = shelf.called(slug);
      hearer.notice(notice);
      hearer.opened(puzzle);
      open(work, `${name}.`);
    },
    goOn() {
      const unsolved = games.nextUnsolved();
      if (unsolved === null) return false;
      visit.choose(unsolved);
      return true;
    },
    get hasNext() {
      return games.nextUnsolved() !== null;
    },
    leave(isBack) {
      const mine = games.leave();
      if (!mine) return;
      hearer.notice('');
      if (isBack) open(mine, 'Your game is back.');
      else open(adopted(table.game, mine), 'This game is yours now.');
    },
    openFile(text) {
      const [line = '', ...steps] = text.split(/\r?\n/);
      const { found, fault } = findPuzzle(shelf.puzzles, line);
      if (!found) {
        const why = fault.replace('The link asks', 'It asks').replace('in the link', 'in it');
        return `This file cannot be read. ${why}`;
      }
      shelf.bring(found);
      visit.choose(found.slug);
      const opened = fromFile(steps.join('\n'), sheetsOf(found.puzzle), table.game);
      if (!opened.work) return opened.fault;
      open({ ...table.game, ...opened.work });
      return '';
    },
    follow() {
      const other = games.fromOtherTab();
      if (other && formatSheet(other.now) !== formatSheet(table.game.now)) open({ ...table.game, ...other });
    },
  };
  games.read();
  hearer.notice(first.notice);
  hearer.opened(first.puzzle);
  return visit;
}
