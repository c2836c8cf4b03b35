import { type Game, type GridState, isSolved } from '#puzzles/ripple-effect/game.ts';
import type { Undoable } from '#puzzles/undo.ts';
import type { Draft } from '../kit/draft.ts';
import { type DraftKeeper, type KeptWork, draftKeeper } from '../kit/draft-keeper.ts';
import { type OpenedGame, type PlayPuzzle, gameIn, keptGame, sheetsOf, VISITING, visitName } from './opening.ts';
import type { Shelf } from './shelf.ts';
import { nameInStore, store, stored } from './stored.ts';

/** The game that is played, and those played since the page opened, each with its draft on the device. */
export interface Games {
  /** The slug of the puzzle that is played. */
  readonly slug: string;
  /** The reader's own game of this puzzle, while that of a link is visited. */
  readonly own: Game | null;
  /** Reads the draft of the game that is played, unless that has been done. */
  read(): void;
  /** Stores the game; returns it with the steps that another tab has stored meanwhile. */
  keep(game: Game): KeptWork<Game>;
  /** What another tab has stored since; null when nothing is new. */
  fromOtherTab(): Undoable<GridState> | null;
  /** Goes to another puzzle of the shelf, and returns its game with all of Undo and Redo. */
  choose(slug: string): OpenedGame;
  /** Ends the visit to the game of a link, and returns the reader's own as it is stored now; null without a visit. */
  leave(): Game | null;
  /** The next puzzle of the shelf that is not solved, by its slug; null when all are. */
  nextUnsolved(): string | null;
}

/** @param offer receives the draft of each game when it is first read, and its stored text */
export function openGames(
  opened: PlayPuzzle & OpenedGame,
  shelf: Shelf,
  offer: (draft: Draft<GridState>, text: string | null) => void,
): Games {
  let { slug, own } = opened;
  const games = new Map<string, OpenedGame>([[slug, opened]]);
  /** By storage name: the game of a link has its own draft beside that of the reader. */
  const keepers = new Map<string, DraftKeeper<GridState>>();

  function keeper(): DraftKeeper<GridState> {
    const name = own ? visitName(slug) : slug;
    const known = keepers.get(name);
    if (known) return known;
    const made = draftKeeper(nameInStore(name), sheetsOf(shelf.called(slug).puzzle));
    keepers.set(name, made);
    offer(made.read(), made.text);
    return made;
  }

  return {
    get slug() {
      return slug;
    },
    get own() {
      return own;
    },
    read: () => void keeper(),
    keep(game) {
      const kept = keeper().keep(game);
      games.set(slug, { work: kept.work, own, notice: own ? VISITING : '' });
      store('last', slug);
      shelf.mark(slug, kept.work);
      return kept;
    },
    fromOtherTab: () => keeper().fromOtherTab(),
    choose(next) {
      slug = next;
      const game = games.get(next) ?? keptGame(shelf.called(next), stored);
      ({ own } = game);
      return game;
    },
    leave() {
      if (!own) return null;
      keeper().forget();
      // Another tab may have changed the reader's own game meanwhile.
      const mine = stored(slug) === null ? own : gameIn(own.puzzle, stored(slug));
      own = null;
      return mine;
    },
    nextUnsolved: () =>
      shelf.next(slug, (one) => !isSolved(games.get(one.slug)?.work ?? gameIn(one.puzzle, stored(one.slug)))),
  };
}
