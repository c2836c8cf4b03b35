import { inFigures } from '#english/english.ts';
import { duration } from './duration.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const YEAR = 365.25 * DAY;

/** The longest time that is given as a number, in years. */
const LONGEST = 1_000;

/** A duration that may be very long: from two hours on in whole hours, days or years, rounded up. */
export function longDuration(milliseconds: number): string {
  if (milliseconds < 2 * HOUR) return duration(milliseconds);
  if (milliseconds < 2 * DAY) return inFigures(Math.ceil(milliseconds / HOUR), 'hour');
  if (milliseconds < 2 * YEAR) return inFigures(Math.ceil(milliseconds / DAY), 'day');
  return inFigures(Math.ceil(milliseconds / YEAR), 'year');
}

/** True for a time too long to be given as a number. */
export function isEndless(milliseconds: number): boolean {
  return milliseconds > LONGEST * YEAR;
}
