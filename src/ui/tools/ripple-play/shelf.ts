import { solvedOrBegun } from '#pictures/ripple-effect/game-words.ts';
import type { Game } from '#puzzles/ripple-effect/game.ts';
import { type RipplePuzzle, sizeName } from '#puzzles/ripple-effect/puzzle.ts';
import { TextError } from '#puzzles/text.ts';
import { parse } from '#puzzles/ripple-effect/text.ts';
import { part, setText } from '#ui/kit/parts.ts';
import type { PlayPuzzle } from './opening.ts';
import { store, stored } from './stored.ts';
import { lineOf, readLine } from '#puzzles/ripple-effect/line.ts';

/** A puzzle of the JSON in the page. */
interface ShelfItem {
  readonly slug: string;
  readonly name: string;
  /** Its author, and its level and search counts. */
  readonly about: string;
  readonly text: string;
  /** One digit per cell. */
  readonly solution: string;
}

export interface ShelfPuzzle {
  readonly slug: string;
  readonly name: string;
  readonly puzzle: RipplePuzzle;
  /** The solution and words from the build; null for an imported puzzle. */
  readonly known: { readonly about: string; readonly solution: readonly number[] } | null;
}

/** At most this many imported puzzles are kept, the latest first. */
const MOST_BROUGHT = 12;
/** In characters, more than the lines of that many puzzles need. */
const MOST_SIGNS = 20_000;

/** The puzzles to play: those of the page, and those that the reader has brought. */
export type Shelf = ReturnType<typeof readShelf>;

/** Reads the puzzles in the page and the imported ones in storage. */
export function readShelf(host: HTMLElement) {
  const items = JSON.parse(part(host, 'shelf', HTMLScriptElement).text) as readonly ShelfItem[];
  const made = items.map(({ slug, name, about, text, solution }): ShelfPuzzle => {
    const known = { about, solution: [...solution].map(Number) };
    return { slug, name, puzzle: parse(text), known };
  });
  const select = part(host, 'puzzles', HTMLSelectElement);
  const group = document.createElement('optgroup');
  group.label = 'Your own';
  let brought = readBrought(stored('brought'));
  listBrought();

  function listBrought(): void {
    const options = brought.map(({ slug, name }) => new Option(name, slug));
    group.replaceChildren(...options);
    if (options.length > 0) select.prepend(group);
  }

  const all = (): readonly ShelfPuzzle[] => [...brought, ...made];
  return {
    get puzzles(): readonly ShelfPuzzle[] {
      return all();
    },
    /** The slug of the puzzle that the build shows. */
    standard: select.dataset['standard'] ?? '',
    /** @throws Error when the shelf has no such puzzle */
    called(slug: string): ShelfPuzzle {
      const found = all().find((one) => one.slug === slug);
      if (!found) throw new Error(`no puzzle on the shelf is called ${slug}`);
      return found;
    },
    /** Returns the next wanted puzzle after `slug`, cyclically; null when there is none. */
    next(slug: string, isWanted: (puzzle: ShelfPuzzle) => boolean): string | null {
      const puzzles = all();
      const at = puzzles.findIndex((one) => one.slug === slug) + 1;
      const found = [...puzzles.slice(at), ...puzzles.slice(0, at)].find(isWanted);
      return found?.slug ?? null;
    },
    /** Adds a puzzle to the shelf and to storage, unless the build has it. */
    bring({ slug, puzzle }: PlayPuzzle): void {
      if (made.some((one) => one.slug === slug)) return;
      // Another tab may have imported puzzles meanwhile.
      const others = readBrought(stored('brought')).filter((one) => one.slug !== slug);
      brought = [broughtPuzzle(puzzle), ...others].slice(0, MOST_BROUGHT);
      store('brought', brought.map((one) => one.slug).join('\n'));
      listBrought();
    },
    /** Shows the state of a game in the list. */
    mark(slug: string, game: Game): void {
      const option = Array.from(select.options).find(({ value }) => value === slug);
      const name = all().find((one) => one.slug === slug)?.name ?? '';
      const state = solvedOrBegun(game);
      if (option) setText(option, state ? `${name} · ${state}` : name);
    },
  };
}

function broughtPuzzle(puzzle: RipplePuzzle): ShelfPuzzle {
  const givens = puzzle.givens.filter((given) => given > 0).length;
  const name = `${sizeName(puzzle)}, ${givens} given`;
  return { slug: lineOf(puzzle), name, puzzle, known: null };
}

/** One line per puzzle; unreadable lines, and lines beyond the bound, are skipped. */
function readBrought(text: string | null): ShelfPuzzle[] {
  const lines = (text ?? '').slice(0, MOST_SIGNS).split('\n').slice(0, MOST_BROUGHT);
  return lines.flatMap((line) => {
    const puzzle = readLine(line);
    return puzzle instanceof TextError ? [] : [broughtPuzzle(puzzle)];
  });
}
