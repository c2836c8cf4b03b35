import { inWords } from '#english/english.ts';

/**
 * The part of a run that the slider covers. A slider is a few hundred pixels wide and a run may be a billion steps
 * long; the lens gives the range of the slider. Positions are whole steps, `from` ≤ `to`, both inside the run.
 */
export interface Lens {
  readonly from: number;
  readonly to: number;
}

/** The part of a run of so many steps, in words. */
export function lensWords(lens: Lens, last: number): string {
  return isWhole(lens, last) ? 'the whole run' : `steps ${inWords(lens.from)} to ${inWords(lens.to)}`;
}

/** The fewest steps that a lens covers, unless the run is shorter. */
export const NARROWEST = 12;

/** The whole run. */
export function wholeRun(last: number): Lens {
  return { from: 0, to: last };
}

/** True when the lens covers the whole run. */
export function isWhole(lens: Lens, last: number): boolean {
  return lens.from === 0 && lens.to >= last;
}

/** A lens of this width with `step` as close to its middle as the ends of the run allow. */
export function lensAround(step: number, width: number, last: number): Lens {
  const span = clamp(Math.round(width), Math.min(NARROWEST, last), last);
  const from = clamp(Math.round(step - span / 2), 0, last - span);
  return { from, to: from + span };
}

/** The lens wider or narrower by a factor, with `step` at the same relative place. */
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

/**
 * The lens itself if it contains the step, else moved to have the step in its middle. While a run plays, the lens thus
 * moves a page at a time, not with every step.
 */
export function following(lens: Lens, step: number, last: number): Lens {
  const isInside = step >= lens.from && step <= lens.to;
  return isInside ? lens : lensAround(step, lens.to - lens.from, last);
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), Math.max(least, most));
}
