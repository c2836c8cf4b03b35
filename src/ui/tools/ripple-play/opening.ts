/** Where a game comes from: a link, or the draft of each puzzle on this device. */
import type { Game, GridState } from '#puzzles/ripple-effect/game.ts';
import { isBegun, openGame } from '#puzzles/ripple-effect/game.ts';
import { formatSheet, parseSheet } from '#puzzles/ripple-effect/game-text.ts';
import { lineOf, readLine } from '#puzzles/ripple-effect/line.ts';
import type { RipplePuzzle } from '#puzzles/ripple-effect/puzzle.ts';
import { TextError } from '#puzzles/text.ts';
import type { LineFormat } from '../kit/draft.ts';
import { lineFormat, readDraft } from '../kit/draft.ts';
import type { Standing } from '../kit/visit.ts';
import { standing } from '../kit/visit.ts';
import { sentences } from '../kit/words.ts';
import { shortened } from '#english/english.ts';

/** A puzzle to play, as far as opening a game needs it. */
export interface PlayPuzzle {
  readonly slug: string;
  readonly puzzle: RipplePuzzle;
}

/** What is said while the game of a link stands in the place of the reader's own. */
export const VISITING = 'This game came with a link. Your own game is kept.';

/** A game to go on with, and what to say about where it came from. */
export type OpenedGame = Standing<Game> & { readonly notice: string };

/** What is kept under a name: the slug of a puzzle, or that with `.visit`. */
type Texts = (name: string) => string | null;

/** The steps of a game, a line each. */
export function sheetsOf(puzzle: RipplePuzzle): LineFormat<GridState> {
  return lineFormat(formatSheet, (line) => parseSheet(puzzle, line));
}

/** The game of a puzzle as a draft has it; the puzzle as it is given, when there is none. */
export function gameIn(puzzle: RipplePuzzle, draft: string | null): Game {
  const { steps } = readDraft(draft, sheetsOf(puzzle));
  return openGame(puzzle, steps.at(-1), steps.slice(0, -1));
}

/** Where the game of a link is kept, beside the reader's own of the same puzzle. */
export function visitName(slug: string): string {
  return `${slug}.visit`;
}

/** Two games are the same when the same stands in their cells, however it came there. */
const rules = {
  isBegun,
  isSame: (one: Game, other: Game) => formatSheet(one.now) === formatSheet(other.now),
};

/** What stands on the page of a puzzle, after a link to a game of it, if there is one. */
function stands({ slug, puzzle }: PlayPuzzle, link: Game | null, kept: Texts): OpenedGame {
  const own = gameIn(puzzle, kept(slug));
  const found = standing(link, own, gameIn(puzzle, kept(visitName(slug))), rules);
  const { damaged } = readDraft(kept(slug), sheetsOf(puzzle));
  const notice = sentences(damaged ? damagedWords(own, damaged.fault) : '', found.own ? VISITING : '');
  return { ...found, notice };
}

/** What is kept of a puzzle: the reader's own game, or that of a link which has not been left yet. */
export function keptGame(entry: PlayPuzzle, kept: Texts): OpenedGame {
  return stands(entry, null, kept);
}

/**
 * What a page opens with. What is damaged is passed over, and the notice says why.
 *
 * @param link what the address says of the puzzle and of its cells; null where it says nothing. With
 *   `isOfDraft` the page has written it there itself, of a game that this device keeps: what that
 *   game has come to since, in another tab or further on in the history, is newer
 * @param last the puzzle that was played last, to go on with when the link names none
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
    fault = 'The link has numbers and does not say of which puzzle. Choose one from the list.';
  } else if (grid?.fault) {
    const own = opened.own ? 'The game of the link before it' : 'Your own game';
    const there = isBegun(opened.work) ? own : 'The puzzle as it is given';
    fault = `The link is damaged: ${grid.fault}. ${there} stands here.`;
  }
  return { slug, puzzle, ...opened, notice: sentences(opened.notice, fault) };
}

/**
 * A puzzle by its slug, or by its own text in one line: one of the shelf, or one that is brought
 * along. When there is none, `fault` says why.
 */
export function findPuzzle(
  puzzles: readonly PlayPuzzle[],
  called: string,
): { readonly found: PlayPuzzle | null; readonly fault: string } {
  const known = puzzles.find(({ slug }) => slug === called);
  if (known) return { found: known, fault: '' };
  // No slug has the sign that ends a line.
  if (!called.includes('_')) {
    const fault = `The link asks for the puzzle “${shortened(called)}”, and there is none of that name.`;
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

/** What to say about a draft whose newest step cannot be read. */
function damagedWords(game: Game, fault: string): string {
  const there = isBegun(game) ? 'The last step that is whole' : 'The puzzle as it is given';
  return (
    `The game of this puzzle kept on this device is damaged: ${fault}. ${there} stands here, and the damaged text ` +
    'is set aside on this device.'
  );
}
