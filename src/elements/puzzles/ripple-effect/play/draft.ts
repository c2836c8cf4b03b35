/** Where a game comes from and where it is kept: a link, and a draft of each puzzle on this device. */
import type { Game, Sheet } from '../../../../puzzles/ripple-effect/game.ts';
import { isBegun, openGame } from '../../../../puzzles/ripple-effect/game.ts';
import {
  formatSheet,
  GameSyntaxError,
  parseSheet,
} from '../../../../puzzles/ripple-effect/game-text.ts';
import type { RipplePuzzle } from '../../../../puzzles/ripple-effect/puzzle.ts';
import { RippleSyntaxError } from '../../../../puzzles/ripple-effect/text.ts';
import { recall, remember } from '../../../page/device.ts';
import { lineOf, readLine } from '../../../../puzzles/ripple-effect/line.ts';

/** How many steps Undo can go back over after a reload. */
const MOST = 40;

/** A puzzle to play, as far as opening a game needs it. */
export interface PlayPuzzle {
  readonly slug: string;
  readonly puzzle: RipplePuzzle;
}

/** What is said while the game of a link stands in the place of the reader's own. */
export const VISITING = 'This game came with a link. Your own game is kept.';

/** What is kept of one puzzle. */
export interface Draft {
  readonly game: Game;
  /** What is wrong with the first step that cannot be read, or an empty text. */
  readonly fault: string;
}

/** A game to begin with, and what to say about where it came from. */
export interface Opening extends PlayPuzzle, Kept {}

/** Reads what is kept of a puzzle: a line each step, the last the newest. Damaged lines are passed over. */
export function readDraft(puzzle: RipplePuzzle, stored: string | null): Draft {
  const sheets: Sheet[] = [];
  let fault = '';
  for (const line of (stored ?? '').split('\n')) {
    if (line === '') continue;
    const read = readSheet(puzzle, line);
    fault ||= read.fault;
    if (read.sheet) sheets.push(read.sheet);
  }
  return { game: openGame(puzzle, sheets.at(-1), sheets.slice(0, -1)), fault };
}

/** What is written down of a game. */
export function writeDraft({ past, now }: Game): string {
  return [...past, now]
    .slice(-MOST)
    .map((sheet) => formatSheet(sheet))
    .join('\n');
}

/** The games that are kept of one puzzle. */
export interface Kept {
  /** The one to go on with. */
  readonly game: Game;
  /** The reader's own game, when that of a link stands there in its place. */
  readonly kept: Game | null;
  /** What to say about them, or an empty text. */
  readonly notice: string;
}

/** Where the game of a link is kept, beside the reader's own of the same puzzle. */
export function visitName(slug: string): string {
  return `${slug}.visit`;
}

/** What is kept of a puzzle: the reader's own game, or that of a link which has not been left yet. */
export function keptGames(
  { slug, puzzle }: PlayPuzzle,
  read: (name: string) => string | null,
): Kept {
  const own = readDraft(puzzle, read(slug));
  const notice = own.fault ? damagedDraft(own) : '';
  const visit = readDraft(puzzle, read(visitName(slug)));
  if (!isBegun(visit.game) || !isBegun(own.game)) return { game: own.game, kept: null, notice };
  return { game: visit.game, kept: own.game, notice: `${notice} ${VISITING}`.trim() };
}

/**
 * A link comes before what is kept, and never writes over it. What is damaged is passed over, and
 * the notice says why.
 *
 * @param link what the address says of the puzzle and of its cells; null where it says nothing. With
 *   `isKept` the page has written it there itself, of a game that this device keeps: what that game
 *   has come to since, in another tab or further on in the history, is newer
 * @param kept what is kept of a puzzle on this device
 * @param last the puzzle that was played last, to go on with when the link names none
 */
export function opening(
  puzzles: readonly PlayPuzzle[],
  link: {
    readonly puzzle: string | null;
    readonly grid: string | null;
    readonly isKept?: boolean;
  },
  kept: (slug: string) => string | null,
  last: string,
): Opening {
  const asked = link.puzzle === null ? null : findPuzzle(puzzles, link.puzzle);
  const named = asked?.found ?? null;
  const entry = named ?? findPuzzle(puzzles, last).found ?? puzzles[0];
  if (!entry) throw new Error('there is no puzzle to play');
  const { slug, puzzle } = entry;
  const before = keptGames(entry, kept);
  const notices = before.notice ? [before.notice] : [];
  const there = (): Opening => ({ slug, puzzle, ...before, notice: notices.join(' ') });

  if (asked && !named) notices.push(`${asked.fault} Choose one from the list.`);
  else if (link.grid !== null && !named) {
    notices.push(
      'The link has numbers and does not say of which puzzle. Choose one from the list.',
    );
  }
  if (link.grid === null || !named) return there();

  const { sheet, fault } = readSheet(puzzle, link.grid);
  if (!sheet) {
    const own = before.kept ? 'The game of the link before it' : 'Your own game';
    const words = isBegun(before.game) ? own : 'The puzzle as it is given';
    notices.push(`The link is damaged: ${fault}. ${words} stands here.`);
    return there();
  }
  const isAt = (game: Game): boolean => formatSheet(sheet) === formatSheet(game.now);
  if (isAt(before.game) && !link.isKept) return there();
  const draft = readDraft(puzzle, kept(slug));
  const notice = draft.fault ? damagedDraft(draft) : '';
  const isOwn = link.isKept === true && kept(slug) !== null;
  if (isOwn || isAt(draft.game)) return { slug, puzzle, game: draft.game, kept: null, notice };
  const game = openGame(puzzle, sheet);
  if (!isBegun(draft.game)) return { slug, puzzle, game, kept: null, notice };
  return { slug, puzzle, game, kept: draft.game, notice: `${notice} ${VISITING}`.trim() };
}

/**
 * A puzzle by its slug, or by its own text in one line: one of the shelf, or one that is brought
 * along. When there is none, `fault` says why.
 */
function findPuzzle(
  puzzles: readonly PlayPuzzle[],
  called: string,
): { readonly found: PlayPuzzle | null; readonly fault: string } {
  const known = puzzles.find(({ slug }) => slug === called);
  if (known) return { found: known, fault: '' };
  // No slug has the sign that ends a line.
  if (!called.includes('_')) {
    const fault = `The link asks for the puzzle “${shorten(called)}”, and there is none of that name.`;
    return { found: null, fault };
  }
  const puzzle = readLine(called);
  if (puzzle instanceof RippleSyntaxError) {
    return { found: null, fault: `The puzzle in the link is damaged: ${puzzle.cure}.` };
  }
  const slug = lineOf(puzzle);
  const same = puzzles.find((one) => one.slug === slug || lineOf(one.puzzle) === slug);
  return { found: same ?? { slug, puzzle }, fault: '' };
}

/** What to say about a draft that cannot be read as a whole. */
export function damagedDraft({ game, fault }: Draft): string {
  const there = isBegun(game) ? 'The last step that is whole' : 'The puzzle as it is given';
  return `The game of this puzzle kept on this device is damaged: ${fault}. ${there} stands here, and the damaged text is set aside on this device.`;
}

function readSheet(puzzle: RipplePuzzle, text: string): { sheet: Sheet | null; fault: string } {
  try {
    return { sheet: parseSheet(puzzle, text), fault: '' };
  } catch (error) {
    if (!(error instanceof GameSyntaxError)) throw error;
    return { sheet: null, fault: error.message };
  }
}

function shorten(text: string): string {
  return text.length > 24 ? `${text.slice(0, 24)}…` : text;
}

/** What this device keeps: `slug` for the game of a puzzle, with `seconds` or `damaged` after a dot. */
export function stored(name: string): string | null {
  return recall(`ripple.${name}`);
}

export function store(name: string, text: string): void {
  remember(`ripple.${name}`, text);
}
