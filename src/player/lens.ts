import { inWords } from '../words/english.ts';

/**
 * The part of a run that the slider covers. A slider is a few hundred pixels wide and a run may be a
 * billion steps long; the lens says which of them the slider moves over. Positions are whole steps,
 * `from` ≤ `to`, both inside the run.
 */
export interface Lens {
  readonly from: number;
  readonly to: number;
}

/** What a lens over the strip shows, and says of itself. */
export interface LensView {
  readonly isWhole: boolean;
  /** Where its edges lie, from 0 to 1. */
  readonly from: number;
  readonly to: number;
  /** As a slider: how far its beginning can go, and where it is. */
  readonly max: number;
  readonly value: number;
  readonly words: string;
}

/** The lens over a run of so many steps. */
export function lensView(lens: Lens, last: number): LensView {
  const all = isWhole(lens, last);
  return {
    isWhole: all,
    from: last > 0 ? lens.from / last : 0,
    to: last > 0 ? lens.to / last : 1,
    max: last,
    value: lens.from,
    words: all ? 'the whole run' : `steps ${inWords(lens.from)} to ${inWords(lens.to)}`,
  };
}

/** A lens is never narrower than this many steps, unless the run is. */
export const NARROWEST = 50;

/** The whole run. */
export function wholeRun(last: number): Lens {
  return { from: 0, to: last };
}

/** True when there is nothing outside the lens. */
export function isWhole(lens: Lens, last: number): boolean {
  return lens.from === 0 && lens.to >= last;
}

/** A lens of a width, around a step as near to its middle as the ends of the run allow. */
export function lensAround(step: number, width: number, last: number): Lens {
  const span = clamp(Math.round(width), Math.min(NARROWEST, last), last);
  const from = clamp(Math.round(step - span / 2), 0, last - span);
  return { from, to: from + span };
}

/** The same width further along. */
export function moved(lens: Lens, by: number, last: number): Lens {
  const span = lens.to - lens.from;
  const from = clamp(Math.round(lens.from + by), 0, Math.max(0, last - span));
  return { from, to: Math.min(last, from + span) };
}

/** One edge dragged to a step; the other stays, and the lens never turns inside out. */
export function resized(lens: Lens, edge: 'from' | 'to', step: number, last: number): Lens {
  const least = Math.min(NARROWEST, last);
  if (edge === 'from') return { from: clamp(Math.round(step), 0, lens.to - least), to: lens.to };
  return { from: lens.from, to: clamp(Math.round(step), lens.from + least, last) };
}

/** Wider or narrower by a factor, keeping `step` where it is in it. */
export function scaled(lens: Lens, factor: number, step: number, last: number): Lens {
  const span = clamp((lens.to - lens.from) * factor, Math.min(NARROWEST, last), last);
  const share = lens.to > lens.from ? (step - lens.from) / (lens.to - lens.from) : 0.5;
  const from = clamp(Math.round(step - share * span), 0, last - Math.round(span));
  return { from, to: from + Math.round(span) };
}

/** About the same part of the run, counted in steps of another zoom. */
export function stretched(lens: Lens, factor: number, last: number): Lens {
  const middle = ((lens.from + lens.to) / 2) * factor;
  return lensAround(middle, (lens.to - lens.from) * factor, last);
}

/** The lens moved just far enough to have the step in it. */
export function following(lens: Lens, step: number, last: number): Lens {
  if (step < lens.from) return moved(lens, step - lens.from, last);
  if (step > lens.to) return moved(lens, step - lens.to, last);
  return lens;
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), Math.max(least, most));
}
