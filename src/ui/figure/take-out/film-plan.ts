/** A film of a stretch of a run: how many frames it has, how long it is, and what it may weigh. */
import { inFigures, inWords } from '#english/english.ts';

export interface FilmPlan {
  readonly from: number;
  readonly to: number;
  /** Steps per second. */
  readonly speed: number;
  /** Whether the film shows written links, which swing from step to step. */
  readonly hasLinks?: boolean;
}

/** Steps per second that a GIF can show evenly: it counts hundredths of a second, and browsers slow down below 3. */
export const FILM_SPEEDS: readonly number[] = [1, 2, 4, 5, 10, 20];
/** Widths of a film, in pixels. */
export const FILM_WIDTHS: readonly number[] = [480, 640, 960];
/** A film of more frames is heavy, and nobody looks at it to the end. */
export const MOST_FRAMES = 240;
/** The last frame is seen this long, in milliseconds, before the film begins again. */
const LAST_MS = 1_500;

/** How much of a write is done in the frames of a swing, and how long each of them is seen, in milliseconds. */
const SWING = [0.16, 0.5, 0.84] as const;
const SWING_FRAME_MS = 60;

const SWING_TIME_MS = SWING.length * SWING_FRAME_MS;

/** Whether a step lasts long enough for a link to swing and to be at rest as well. */
const swings = ({ hasLinks = false, speed }: FilmPlan): boolean =>
  hasLinks && 1_000 / speed >= SWING_TIME_MS + SWING_FRAME_MS;

/** The frames of a film: each step, and before it, where links swing, places between it and the one before. */
export function placesIn(plan: FilmPlan): number[] {
  const steps = Array.from({ length: plan.to - plan.from + 1 }, (_, at) => plan.from + at);
  if (!swings(plan)) return steps;
  return steps.flatMap((step, at) => (at === 0 ? [step] : [...SWING.map((share) => step - 1 + share), step]));
}

export const framesIn = (plan: FilmPlan): number => placesIn(plan).length;

/** How long a frame is seen, in milliseconds. */
export function delayOf(plan: FilmPlan, place: number): number {
  const step = 1_000 / plan.speed;
  if (place === plan.to) return Math.max(LAST_MS, step);
  if (!Number.isInteger(place)) return SWING_FRAME_MS;
  return swings(plan) ? step - SWING_TIME_MS : step;
}

/** Why no film can be made of it and what to do about it, or an empty string. */
export function faultIn(plan: FilmPlan): string {
  // A long run has more steps than can be listed.
  const steps = plan.to - plan.from + 1;
  const frames = steps > MOST_FRAMES ? steps : framesIn(plan);
  if (frames < 2) return 'A film needs at least two steps: move one of the marks.';
  if (frames <= MOST_FRAMES) return '';
  return (
    `These steps make ${inWords(frames)} frames, but a film has at most ${MOST_FRAMES}: bring the marks closer together, ` +
    'or choose a coarser zoom under More, beside the timeline.'
  );
}

/** “25 frames, 6.3 seconds”, and the size when it is known. */
export function planWords(plan: FilmPlan, bytes: number | null): string {
  const seconds = ((plan.to - plan.from) * (1_000 / plan.speed) + delayOf(plan, plan.to)) / 1_000;
  const size = bytes === null ? 'Estimating the size…' : `About ${sizeWords(bytes)}.`;
  return `${inFigures(framesIn(plan), 'frame')}, ${inFigures(Math.round(seconds * 10) / 10, 'second')}. ${size}`;
}

export function sizeWords(bytes: number): string {
  return bytes < 1e6 ? `${inWords(Math.max(1, Math.round(bytes / 1e3)))} kB` : `${(bytes / 1e6).toFixed(1)} MB`;
}

/** The steps whose frames have all colours of the film between them: its ends and some between. */
export function sampleSteps({ from, to }: FilmPlan, count = 5): number[] {
  const steps = Array.from({ length: count }, (_, index) => Math.round(from + ((to - from) * index) / (count - 1)));
  return [...new Set(steps)];
}

/** Pairs of neighbouring steps, by which the size is estimated: the second of each is added after the first. */
export function samplePairs({ from, to }: FilmPlan): (readonly [number, number])[] {
  const steps = [0.1, 0.35, 0.6, 0.85].map((share) => Math.min(to - 1, Math.round(from + (to - from) * share)));
  return [...new Set(steps)].filter((step) => step >= from).map((step) => [step, step + 1]);
}
