import type { Frame, Recording, Reveal } from '#history/index.ts';
import { priceOf } from '#history/price.ts';
import { inFigures } from '#english/english.ts';
import { answerWords } from '#english/answer-words.ts';
import { solutionWords } from './control-words.ts';
import type { Blocked } from './controls.ts';
import type { Run } from './run.ts';

/** A run, and the moment of it that is shown. */
export interface SolveMoment {
  readonly recording: Recording;
  readonly state: Run['state'];
  /** True while the run is solved to its end. */
  readonly isToEnd?: boolean;
  readonly frame: Frame;
  /** What a run finds. Default: `solution`. */
  readonly noun?: string | undefined;
  /** True when the reader wants to watch the search instead of its result. */
  readonly animates?: boolean;
  /** True while Solve is playing the search. */
  readonly isWatched?: boolean;
  /** What is said where the search was stopped because there is nothing to find; else empty. */
  readonly proof?: string;
  /** Whether totals are shown. Default: `all`. */
  readonly reveal?: Reveal;
}

/** What the controls of solving show at a moment. */
export interface SolveView {
  readonly isRunning: boolean;
  readonly blocked: Blocked<'solve' | 'cancel' | 'previous-solution' | 'next-solution'>;
  /** `Solution 3 of 607`, and what it costs where rows have costs. */
  readonly solution: string;
  /** The progress of solving, in words. */
  readonly progress: string;
}

export function solveView(moment: SolveMoment): SolveView {
  const { recording, state, frame, animates = false, isWatched = false } = moment;
  const { isToEnd = state === 'running' } = moment;
  const { noun = 'solution', reveal = 'all', proof = '' } = moment;
  const total = recording.totals.solutions;
  const number = frame.counters.solutions;
  const isOn = frame.event === 'solution';
  const rows = frame.path.map(({ row }) => row);
  const price = isOn ? priceOf(recording.matrix, rows) : null;
  const isRunning = state === 'running';
  // A run that is solved and shown needs no solving; one to be watched can be watched again.
  const isSettled = state === 'finished' && !animates && (number > 0 || total === 0);
  return {
    isRunning,
    blocked: {
      // A search for the first solutions only, as when the page opens, can be continued to the end.
      solve: isToEnd || isWatched ? 'The search is running.' : isSettled ? 'The search is over.' : null,
      cancel: isRunning || isWatched ? null : 'No search is running.',
      'previous-solution': number > (isOn ? 1 : 0) ? null : `There is no ${noun} before this step.`,
      'next-solution':
        reveal === 'all' && recording.finished && number >= total ? `There is no ${noun} after this step.` : null,
    },
    solution: proof ? `No ${noun}` : solutionWords(number, recording, isOn, noun, reveal, price),
    progress: proof || progressWords(recording, state, noun, reveal),
  };
}

/** The progress of solving, with the counts so far unless what comes next is hidden. */
function progressWords({ totals }: Recording, state: Run['state'], noun: string, reveal: Reveal): string {
  const isNone = totals.solutions === 0 && reveal === 'all';
  if (isNone && state === 'finished') return answerWords({ kind: 'searched', nodes: totals.nodes });
  if (isNone && (state === 'cancelled' || (state === 'paused' && totals.nodes > 0))) {
    return `${answerWords({ kind: 'open', done: totals.nodes, unit: 'node' })} Press Solve to continue.`;
  }
  const known = `${inFigures(totals.nodes, 'node')}, ${inFigures(totals.solutions, noun)}`;
  const counts = (before: string, after = ''): string => (reveal === 'all' ? `${before}${known}${after}` : '');
  switch (state) {
    case 'running':
      return `Solving${counts(': ', ' so far')}.`;
    case 'cancelled':
      return `Stopped${counts(' after ')}. Press Solve to continue.`;
    case 'paused':
      return totals.nodes === 0 ? '' : `Solved up to here${counts(': ')}. Press Solve to continue.`;
    case 'finished':
      return `Solved${counts(': ', ' in all')}.`;
    case 'failed':
      return 'Solving failed.';
  }
}

/**
 * The announcements for the runs of a figure: the start of solving and its result; the counting in between is only
 * shown. A run of another problem is announced once, when it stops.
 *
 * @param answer returns the words for such a run from its progress
 * @returns a function that returns the announcement for a moment, or null
 */
export function createSolveSpeech(
  answer: (counts: string) => string,
): (run: Pick<Run, 'state'>, view: SolveView) => string | null {
  let known: Pick<Run, 'state'> | null = null;
  let said: Run['state'] | null = null;
  return (run, { progress }) => {
    const { state } = run;
    const isFirst = known === null;
    const isOther = known !== run;
    if (isOther && !isFirst && state === 'running') return null;
    if (!isOther && state === said) return null;
    known = run;
    said = state;
    if (isFirst) return null;
    if (isOther) return answer(progress);
    return state === 'running' ? 'Solving.' : progress;
  };
}
