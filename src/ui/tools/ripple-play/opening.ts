/** Chooses the game to open: that of a link, or the draft of its puzzle. */
import { type Game, type GridState, isBegun, openGame } from '#puzzles/ripple-effect/game.ts';
import { formatSheet, parseSheet } from '#puzzles/ripple-effect/game-text.ts';
import { lineOf, readLine } from '#puzzles/ripple-effect/line.ts';
import type { RipplePuzzle } from '#puzzles/ripple-effect/puzzle.ts';
import { TextError } from '#puzzles/text.ts';
import { type LineFormat, lineFormat, readDraft } from '../kit/draft.ts';
import { type VisitStanding, standing } from '../kit/visit.ts';
import { sentences } from '../kit/words.ts';
import { shortened } from '#english/english.ts';

/** The part of a shelf puzzle that opening a game needs. */
export interface PlayPuzzle {
  readonly slug: string;
  readonly puzzle: RipplePuzzle;
}

/** The notice while the game of a link is shown instead of the reader's own. */
export const VISITING = 'This game came with a link. Your own game is kept.';

/** A game to play, with a notice about its source. */
export type OpenedGame = VisitStanding<Game> & { readonly notice: string };

/** Returns the stored draft of a name: the slug of a puzzle, or the slug with `.visit`. */
type Texts = (name: string) => string | null;

/** Returns the format of a game's draft, one line per step. */
export function sheetsOf(puzzle: RipplePuzzle): LineFormat<GridState> {
  return lineFormat(formatSheet, (line) => parseSheet(puzzle, line));
}

/** Returns the game of a draft; an empty game without one. */
export function gameIn(puzzle: RipplePuzzle, draft: string | null): Game {
  const { steps } = readDraft(draft, sheetsOf(puzzle));
  return openGame(puzzle, steps.at(-1), steps.slice(0, -1));
}

/** Returns the storage name for the game of a link, beside the reader's own of the same puzzle. */
export function visitName(slug: string): string {
  return `${slug}.visit`;
}

/** Games are the same when their cells are, whatever their steps. */
const rules = {
  isBegun,
  isSame: (one: Game, other: Game) => formatSheet(one.now) === formatSheet(other.now),
};

/** Returns the game to show for a puzzle, with the game of a link or without. */
function stands({ slug, puzzle }: PlayPuzzle, link: Game | null, kept: Texts): OpenedGame {
  const own = gameIn(puzzle, kept(slug));
  const found = standing(link, own, gameIn(puzzle, kept(visitName(slug))), rules);
  const { damaged } = readDraft(kept(slug), sheetsOf(puzzle));
  const notice = sentences(damaged ? damagedWords(own, damaged.fault) : '', found.own ? VISITING : '');
  return { ...found, notice };
}

/** Returns the stored game of a puzzle: the reader's own, or that of a link that has not been left. */
export function keptGame(entry: PlayPuzzle, kept: Texts): OpenedGame {
  return stands(entry, null, kept);
}

/**
 * Returns the puzzle and game that the page opens with. A damaged link or draft is skipped, and the notice says why.
 *
 * @param link the puzzle and cells in the address, or null. With `isOfDraft`, the page wrote them there for a stored
 *   game, so the draft, which another tab may have changed since, is newer
 * @param last the puzzle that was played last, for a link without a puzzle
 * @throws Error when `puzzles` is empty
 */
export function opening(
  puzzles: readonly PlayPuzzle[],
  link: {
    readonly puzzle: string | null;
    readonly grid: string | null;
    readonly isOfDraft?: boolean;
  },
  kept: Texts,
  last: string,
): PlayPuzzle & OpenedGame {
  const asked = link.puzzle === null ? null : findPuzzle(puzzles, link.puzzle);
  const entry = asked?.found ?? findPuzzle(puzzles, last).found ?? puzzles[0];
  if (!entry) throw new Error('there is no puzzle to play');
  const { slug, puzzle } = entry;
  const grid = asked?.found && link.grid !== null ? sheetsOf(puzzle).read(link.grid) : null;
  const isDraft = link.isOfDraft === true && kept(slug) !== null;
  const linked = grid?.thing ? (isDraft ? gameIn(puzzle, kept(slug)) : openGame(puzzle, grid.thing)) : null;
  const opened = stands(entry, linked, kept);
  let fault = '';
  if (asked?.fault) fault = `${asked.fault} Choose one from the list.`;
  else if (link.grid !== null && !asked) {
    fault = 'The link has numbers but does not say which puzzle they belong to. Choose one from the list.';
  } else if (grid?.fault) {
    const own = opened.own ? 'The previous game from a link' : 'Your own game';
    const there = isBegun(opened.work) ? own : 'The puzzle with its givens';
    fault = `The link is damaged: ${grid.fault}. ${there} is shown instead.`;
  }
  return { slug, puzzle, ...opened, notice: sentences(opened.notice, fault) };
}

/**
 * Finds a puzzle by its slug, or makes it from its text in one line, unless the shelf has it. When there is none,
 * `fault` says why.
 */
export function findPuzzle(
  puzzles: readonly PlayPuzzle[],
  called: string,
): { readonly found: PlayPuzzle | null; readonly fault: string } {
  const known = puzzles.find(({ slug }) => slug === called);
  if (known) return { found: known, fault: '' };
  // A text has `_` for line breaks; a slug never has one.
  if (!called.includes('_')) {
    const fault = `The link asks for the puzzle “${shortened(called)}”, but there is no puzzle of that name.`;
    return { found: null, fault };
  }
  const puzzle = readLine(called);
  if (puzzle instanceof TextError) {
    return { found: null, fault: `The puzzle in the link is damaged: ${puzzle.cure}.` };
  }
  const slug = lineOf(puzzle);
  const same = puzzles.find((one) => one.slug === slug || lineOf(one.puzzle) === slug);
  return { found: same ?? { slug, puzzle }, fault: '' };
}

/** The notice about a draft whose newest step cannot be read. */
function damagedWords(game: Game, fault: string): string {
  const there = isBegun(game) ? 'The last undamaged step' : 'The puzzle with its givens';
  return (
    `Your game of this puzzle on this device is damaged: ${fault}. ${there} is shown instead, and the damaged text ` +
    'is set aside on this device.'
  );
}
