import type { Frame, Recording, Reveal } from '#history/index.ts';
import type { MatrixSize } from '#dlx/matrix.ts';
import { capital, inFigures, inWords } from '#english/english.ts';
import { duration } from './duration.ts';

/** One entry of the status line. */
export interface StatusItem {
  readonly name: string;
  readonly value: string;
  readonly note?: string;
  /** The most characters that a counting value can have in this run. */
  readonly widest?: number;
}

/**
 * “step 14 of 62”; while the run grows “step 14, searched so far: 40”, or both where its length is known.
 *
 * @param length the last step of the whole run, if it is known before the search has got there
 */
export function positionWords(step: number, recording: Recording, last: number, length: number | null = null): string {
  if (recording.finished) return stepWords(step, recording, last);
  return `${stepWords(step, recording, last, length)}, searched so far: ${inWords(last)}`;
}

/** The step alone, of the whole run if its length is known. */
export function stepWords(step: number, recording: Recording, last: number, length: number | null = null): string {
  const whole = recording.finished ? last : length;
  return `step ${inWords(step)}${whole === null ? '' : ` of ${inWords(whole)}`}`;
}

/**
 * “Solution 3 of 607”, or “After solution 3 of 607” between two; the total grows while a worker solves. `noun` is what
 * the run finds, such as `cover`. With a price: “Solution 3 of 607 costs 12”.
 *
 * @param price what the rows of the solution cost; null where rows have no costs
 */
export function solutionWords(
  current: number,
  recording: Recording,
  isOn = true,
  noun = 'solution',
  reveal: Reveal = 'all',
  price: number | null = null,
): string {
  const total = recording.totals.solutions;
  const more = recording.finished ? '' : ' so far';
  const isHidden = reveal === 'past';
  if (total === 0 || (isHidden && current === 0)) {
    return `No ${noun}${recording.finished && !isHidden ? '' : ' so far'}`;
  }
  if (current === 0) return inFigures(total, noun) + more;
  const where = `${isOn ? capital(noun) : `After ${noun}`} ${inWords(current)}`;
  const costs = isOn && price !== null ? ` costs ${inWords(price)}` : '';
  return `${where}${isHidden ? '' : ` of ${inWords(total)}${more}`}${costs}`;
}

/**
 * The status line at a moment: the matrix, the counters there, and the time that solving took.
 *
 * @param elapsed milliseconds; null when unknown
 */
export function statusItems(
  size: MatrixSize,
  frame: Frame,
  recording: Recording,
  elapsed: number | null,
  reveal: Reveal = 'all',
): StatusItem[] {
  const { nodes, updates, solutions } = frame.counters;
  const { totals } = recording;
  const counter = (name: string, value: number, total: number): StatusItem => ({
    name,
    value: inWords(value),
    note: reveal === 'past' ? '' : `of ${inWords(total)}`,
    widest: inWords(total).length,
  });
  const columns = size.primary + size.secondary;
  return [
    {
      name: 'matrix',
      value: `${inWords(size.rows)}×${inWords(columns)}`,
      note: `(${inWords(size.primary)} primary + ${inWords(size.secondary)} secondary)`,
    },
    { name: 'ones', value: inWords(size.ones) },
    { name: 'level', value: inWords(frame.path.length) },
    counter('solutions', solutions, totals.solutions),
    counter('nodes', nodes, totals.nodes),
    counter('updates', updates, totals.updates),
    { name: 'solved in', value: elapsed === null ? '–' : duration(elapsed) },
  ];
}

/** “5 steps a second”, as the speed slider says it. */
export function speedWords(stepsPerSecond: number): string {
  return `${inFigures(stepsPerSecond, 'step')} a second`;
}
