import { solvedOrBegun } from '../figures/ripple-effect/game-words.ts';
import type { Game } from '../puzzles/ripple-effect/game.ts';
import type { RipplePuzzle } from '../puzzles/ripple-effect/puzzle.ts';
import { parse } from '../puzzles/ripple-effect/text.ts';
import { part, setText } from './parts.ts';

/** A puzzle as the page has it written in it. */
export interface ShelfItem {
  readonly slug: string;
  readonly name: string;
  /** Who made it, and what the search needs for it. */
  readonly about: string;
  readonly text: string;
  /** For each cell its number, one digit each. */
  readonly solution: string;
}

export interface ShelfPuzzle {
  readonly slug: string;
  readonly name: string;
  readonly about: string;
  readonly puzzle: RipplePuzzle;
  readonly solution: readonly number[];
}

export interface Shelf {
  readonly puzzles: readonly ShelfPuzzle[];
  /** The one that the page was built with. */
  readonly standard: string;
  called(slug: string): ShelfPuzzle;
  /** Says in the list how far a game has come. */
  mark(slug: string, game: Game): void;
}

/** Reads the puzzles that the component has written into the page. */
export function readShelf(host: HTMLElement): Shelf {
  const items = JSON.parse(part(host, 'shelf', HTMLScriptElement).text) as readonly ShelfItem[];
  const puzzles = items.map(({ slug, name, about, text, solution }): ShelfPuzzle => {
    return { slug, name, about, puzzle: parse(text), solution: [...solution].map(Number) };
  });
  const select = part(host, 'puzzles', HTMLSelectElement);
  return {
    puzzles,
    standard: select.dataset['standard'] ?? '',
    called(slug) {
      const found = puzzles.find((one) => one.slug === slug);
      if (!found) throw new Error(`no puzzle on the shelf is called ${slug}`);
      return found;
    },
    mark(slug, game) {
      const option = Array.from(select.options).find(({ value }) => value === slug);
      const name = puzzles.find((one) => one.slug === slug)?.name ?? '';
      const state = solvedOrBegun(game);
      if (option) setText(option, state ? `${name} · ${state}` : name);
    },
  };
}
