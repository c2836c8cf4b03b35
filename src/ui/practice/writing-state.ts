/** What the reader has written, has selected and has in hand: the state of a figure of links to write. No DOM. */
import type { Direction, TorusLink, TorusView } from '#pictures/torus/view.ts';
import { attempted, writeGiven, writingTakenBack } from '#practice/attempt.ts';
import type { Given } from '#practice/fading.ts';
import type { MatrixWish } from '#practice/random-matrix.ts';
import { randomWriting } from '#practice/random-writing.ts';
import {
  type Writing,
  type WritingKind,
  type WritingRound,
  isWritten,
  nextSteps,
  UNWRITTEN,
} from '#practice/writing.ts';
import { openingTurn, readTurn, turnText } from './turn.ts';

/** A link that the reader holds, to lead it to another node. */
export interface Held {
  readonly node: string;
  readonly direction: Direction;
}

export interface WritingState {
  readonly wish: MatrixWish;
  readonly writing: Writing;
  readonly round: WritingRound;
  /** The node whose links are listed, by its id in the torus. */
  readonly selected: string | null;
  readonly held: Held | null;
}

/** A writing of which nothing is written yet. */
export function unwritten(wish: MatrixWish, kind: WritingKind, given: Given): WritingState {
  return { wish, writing: randomWriting(wish, kind, given), round: UNWRITTEN, selected: null, held: null };
}

/** Reads what `writingText` wrote; null when it is damaged, or does not fit its matrix. */
export function readWriting(text: string, kind: WritingKind, given: Given): WritingState | null {
  const turn = readTurn(text, false, () => Infinity);
  if (!turn) return null;
  const state = unwritten(turn.wish, kind, given);
  const round = roundAt(state.writing, turn.round.done, turn.round.missed);
  return round && { ...state, round };
}

/** The matrix, and how much is written, for the address: `small.1.8-0`. */
export function writingText({ wish, round: { written, missed } }: WritingState): string {
  return turnText({ ...openingTurn(false), wish, round: { done: written.length, missed, wrong: null } });
}

/** The round after `done` writes in the order of the code; null if `done` or `missed` do not fit the steps. */
export function roundAt(writing: Writing, done: number, missed: readonly number[]): WritingRound | null {
  if (done > writing.steps.length || missed.some((step) => step > done)) return null;
  let round = UNWRITTEN;
  while (round.written.length < done) {
    round = { ...round, written: [...round.written, nextSteps(writing, round)[0] ?? 0] };
  }
  return { ...round, missed };
}

export function isAllWritten({ writing, round }: WritingState): boolean {
  return isWritten(writing, round);
}

/** Whether the code, and not the reader, does the next write. */
export function isNextGiven({ writing, round }: WritingState): boolean {
  return writing.given[round.written.length] ?? false;
}

export function afterGiven(state: WritingState): WritingState {
  return { ...state, round: writeGiven(state.writing, state.round) };
}

export function lastTakenBack(state: WritingState): WritingState {
  return { ...state, round: writingTakenBack(state.round) };
}

/** Selects a node; the selected one again is no longer selected. */
export function selecting(state: WritingState, node: string): WritingState {
  return { ...state, selected: node === state.selected ? null : node };
}

/** Takes a link into the hand, and selects its node; null, or with `toggles` the same link again, empties the hand. */
export function holding(state: WritingState, next: Held | null, toggles = false): WritingState {
  const isSame = toggles && next?.node === state.held?.node && next?.direction === state.held?.direction;
  return { ...state, held: isSame ? null : next, selected: next ? next.node : state.selected };
}

/** The link in the reader's hand as this torus draws it. */
export function heldLink({ held }: WritingState, { linksOf }: Pick<TorusView, 'linksOf'>): TorusLink | null {
  if (!held) return null;
  return linksOf.get(held.node)?.find(({ direction }) => direction === held.direction) ?? null;
}

/** The state after the held link has been led to a node, rightly or not; null when the hand is empty. */
export function leading(
  state: WritingState,
  view: Pick<TorusView, 'linksOf' | 'nodes'>,
  node: string,
): WritingState | null {
  const [link, to] = [heldLink(state, view), view.nodes.find(({ id }) => id === node)];
  if (!link || !to) return null;
  const attempt = { link: link.direction, node: link.from.address, to: to.address };
  return { ...state, round: attempted(state.writing, state.round, attempt), selected: null, held: null };
}

/**
 * The write that swings between two states: one more, or one less, of the same writing. `of` is the round that has it,
 * and its share goes from `from` to `to`; null when something else has changed.
 */
export function swingBetween(
  before: WritingState,
  after: WritingState,
): { readonly of: WritingRound; readonly from: 0 | 1; readonly to: 0 | 1 } | null {
  const more = after.round.written.length - before.round.written.length;
  if (before.writing !== after.writing || Math.abs(more) !== 1 || after.round.wrong || before.round.wrong) return null;
  return more > 0 ? { of: after.round, from: 0, to: 1 } : { of: before.round, from: 1, to: 0 };
}
