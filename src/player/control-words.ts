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

/** “step 14 of 62”, with “so far” while the run grows. */
export function positionWords(step: number, recording: Recording, last: number): string {
  const more = recording.finished ? '' : ' so far';
  return `step ${inWords(step)} of ${inWords(last)}${more}`;
}

/**
 * “Solution 3 of 607”, or “After solution 3 of 607” between two; the total grows while a worker solves. `noun` is what
 * the run finds, such as `cover`.
 */
export function solutionWords(
  current: number,
  recording: Recording,
  isOn = true,
  noun = 'solution',
  reveal: Reveal = 'all',
): string {
  const total = recording.totals.solutions;
  const more = recording.finished ? '' : ' so far';
  const isHidden = reveal === 'past';
  if (total === 0 || (isHidden && current === 0)) {
    return `No ${noun}${recording.finished && !isHidden ? '' : ' so far'}`;
  }
  if (current === 0) return inFigures(total, noun) + more;
  const where = `${isOn ? capital(noun) : `After ${noun}`} ${inWords(current)}`;
  return isHidden ? where : `${where} of ${inWords(total)}${more}`;
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
      value: `${inWords(size.rows)} × ${inWords(columns)}`,
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
