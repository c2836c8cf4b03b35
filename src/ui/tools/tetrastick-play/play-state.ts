import { changeWords, heldWords, lieWords, standWords } from '#pictures/tetrasticks/sketch-words.ts';
import type { Hand } from '#puzzles/tetrasticks/hand.ts';
import {
  flipped,
  handFrom,
  handWith,
  heldOver,
  nearFit,
  stepped,
  turnedRight,
  under,
} from '#puzzles/tetrasticks/hand.ts';
import type { Point } from '#puzzles/tetrasticks/lattice.ts';
import type { PieceId } from '#puzzles/tetrasticks/pieces.ts';
import { type Placement, placementName } from '#puzzles/tetrasticks/placements.ts';
import type { Refusal, Sketch } from '#puzzles/tetrasticks/sketch.ts';
import { laid, omitting, place, refusalOf, remove, waiting, withSecondary } from '#puzzles/tetrasticks/sketch.ts';
import { change as changedTo, redo, undo } from '#puzzles/undo.ts';
import { listed } from '#english/english.ts';
import type { PlayCommand } from './keys.ts';
import type { Sketches } from './opening.ts';

export interface PlayState {
  readonly sketch: Sketch;
  /** The board with its past. */
  readonly work: Sketches;
  readonly hand: Hand | null;
  /** The placement of the piece in hand, its name, and why it does not fit; null without a piece. */
  readonly held: Placement | null;
  readonly heldName: string | null;
  readonly refusal: Refusal | null;
  readonly cursor: PieceId | null;
  /** Takes a piece from the tray or the board into the hand; puts it back if it is in hand already. */
  take(piece: PieceId): void;
  /** Moves the piece in hand; moves of a `hovering` mouse are not announced. */
  hold(over: Point, hovering?: boolean): void;
  turn(): void;
  flip(): void;
  place(): void;
  drop(): void;
  /** Announces how the piece in hand lies; or with an argument, shows another board as one step. */
  show(sketch?: Sketch): void;
  remove(...pieces: readonly PieceId[]): void;
  lay(placement: Placement): void;
  clear(): void;
  undo(): void;
  redo(): void;
  omit(piece: PieceId): void;
  setSecondary(secondary: boolean): void;
  /** Adopts a work as the reader's own. */
  keep(work: Sketches): void;
  /** Shows another work, from which Undo does not lead to the current board. */
  begin(work: Sketches): void;
  /** Replaces the work by one with other past steps, without words or redraw. */
  meet(work: Sketches): void;
  command(command: Exclude<PlayCommand, { kind: 'hint' }>): void;
}

interface PlayStateHearer {
  /** Called with words for each action. */
  say(words: string): void;
  /** Called when the board has changed. */
  changed(): void;
  /** Called when only the hand or the cursor has moved. */
  pointed(): void;
}

/** The state of play: the board with its steps, and the piece in hand. Independent of the DOM. */
export function openPlayState(begun: Sketches, { say, changed, pointed }: PlayStateHearer): PlayState {
  let work = begun;
  let hand: Hand | null = null;
  let cursor: PieceId | null = null;

  /** Moves to another step, and announces `words` and the state of the board. */
  function turnTo(next: Sketches, words: string): void {
    work = next;
    if (cursor && !laid(work.now, cursor)) cursor = null;
    // A piece on the board, or the omitted one, cannot be in hand.
    if (hand && (laid(work.now, hand.piece) || hand.piece === work.now.omitted)) hand = null;
    say(`${words} ${standWords(work.now)}`);
    changed();
  }

  function change(now: Sketch, words: string): void {
    if (now === work.now) return;
    turnTo(changedTo(work, now), words);
  }

  /** Applies the result of Undo or Redo, or announces that there is no step. */
  function walk(next: Sketches, what: string, done: string): void {
    if (next === work) say(`There is nothing to ${what}.`);
    else turnTo(next, `${done}: ${changeWords(work.now, next.now)}.`);
  }

  function hold(next: Hand | null, words: string): void {
    hand = next;
    cursor = null;
    if (words) say(words);
    pointed();
  }

  const held = (): Placement | null => (hand ? under(hand) : null);
  /** True while the announced words say where the piece in hand is. */
  let tellsPlace = false;
  const sayHeld = (before = ''): string => {
    tellsPlace = true;
    const at = held();
    return at ? `${before}${heldWords(at, refusalOf(work.now, at))}` : '';
  };

  const table: PlayState = {
    get sketch() {
      return work.now;
    },
    get work() {
      return work;
    },
    get hand() {
      return hand;
    },
    get held() {
      return held();
    },
    get heldName() {
      const at = held();
      return at && placementName(at);
    },
    get refusal() {
      const at = held();
      return at && refusalOf(work.now, at);
    },
    get cursor() {
      return cursor;
    },
    take(piece) {
      const from = laid(work.now, piece);
      if (from) {
        hand = null;
        const now = remove(work.now, piece);
        work = changedTo(work, now);
        cursor = null;
        hand = handFrom(from);
        say(`${piece} is in your hand. ${standWords(now)}`);
        changed();
      } else if (hand?.piece === piece) table.drop();
      else {
        hand = nearFit(handWith(piece, hand?.over), work.now);
        hold(hand, sayHeld('In your hand: '));
      }
    },
    hold(over, hovering = false) {
      if (!hand) return;
      const before = table.heldName;
      const next = heldOver(hand, over);
      // The words about the previous place would contradict the picture.
      const isStale = hovering && tellsPlace && placementName(under(next)) !== before;
      hold(next, isStale ? `${hand.piece} is in your hand.` : '');
      if (isStale) tellsPlace = false;
    },
    turn() {
      if (!hand) {
        say('Pick up a piece first; then R turns it.');
        return;
      }
      hand = turnedRight(hand);
      hold(hand, sayHeld('Turned: '));
    },
    flip() {
      if (!hand) {
        say('Pick up a piece first; then F flips it.');
        return;
      }
      hand = flipped(hand);
      hold(hand, sayHeld('Flipped: '));
    },
    place() {
      const at = held();
      if (!at) {
        say('Pick up a piece first, from the tray or the board.');
        return;
      }
      const refusal = refusalOf(work.now, at);
      if (refusal) {
        say(refusal.words);
        pointed();
      } else table.lay(at);
    },
    drop() {
      if (hand) hold(null, `${hand.piece} is back in the tray.`);
      else say('No piece is in your hand.');
    },
    show(next) {
      if (!next) say(sayHeld());
      else if (changeWords(work.now, next) === '') say('That is the board you have.');
      else change(next, 'Another board is laid out.');
    },
    remove(...pieces) {
      const there = pieces.filter((piece) => laid(work.now, piece));
      const words = `${listed(there)} ${there.length === 1 ? 'is' : 'are'} back in the tray.`;
      change(remove(work.now, ...there), words);
    },
    lay(placement) {
      change(place(work.now, placement), `${placement.piece} is laid ${lieWords(placement)}.`);
    },
    clear() {
      hand = null;
      change(remove(work.now, ...work.now.placements.map(({ piece }) => piece)), 'All pieces are back in the tray.');
    },
    undo: () => walk(undo(work), 'undo', 'Undone'),
    redo: () => walk(redo(work), 'redo', 'Redone'),
    omit(piece) {
      if (piece === work.now.omitted) return;
      const next = omitting(work.now, piece);
      change(next, `${changeWords(work.now, next)}.`);
    },
    setSecondary(secondary) {
      if (secondary === work.now.secondary) return;
      const next = withSecondary(work.now, secondary);
      const words = changeWords(work.now, next);
      change(next, `${words.charAt(0).toUpperCase()}${words.slice(1)}.`);
    },
    keep: (own) => turnTo(own, 'This board is yours now.'),
    begin(other) {
      hand = null;
      turnTo(other, 'Your own board is back.');
    },
    meet: (same) => void (work = same),
    command(command) {
      switch (command.kind) {
        case 'step':
          step(command.dx, command.dy);
          break;
        case 'remove':
          if (hand) table.drop();
          else if (cursor) table.remove(cursor);
          break;
        case 'place':
          if (!hand && cursor) table.take(cursor);
          else table.place();
          break;
        case 'next':
          takeNext();
          break;
        default:
          table[command.kind]();
      }
    },
  };

  /** Moves the piece in hand; without one, moves the cursor over the pieces on the board. */
  function step(dx: number, dy: number): void {
    if (hand) {
      const next = stepped(hand, dx, dy);
      const side = dx < 0 ? 'left' : dx > 0 ? 'right' : dy < 0 ? 'bottom' : 'top';
      const border = next === hand ? `Any further and it would leave the board at the ${side}. ` : '';
      hand = next;
      hold(hand, sayHeld(border));
      return;
    }
    const { placements } = work.now;
    const at = placements.findIndex(({ piece }) => piece === cursor);
    const by = dx + dy > 0 ? 1 : -1;
    const to = at < 0 ? (by > 0 ? 0 : placements.length - 1) : at + by;
    const here = placements[(to + placements.length) % placements.length];
    if (!here) {
      say('The board is empty. Press N to pick up a piece.');
      return;
    }
    cursor = here.piece;
    say(`${here.piece} ${lieWords(here)}. Enter picks it up; Delete puts it back in the tray.`);
    pointed();
  }

  function takeNext(): void {
    const left = waiting(work.now);
    const at = hand ? left.indexOf(hand.piece) : -1;
    const next = left[(at + 1) % left.length];
    if (next && next !== hand?.piece) table.take(next);
  }

  return table;
}
