/** The words of figure 16.5: four engines on one clock. */
import { type TrialName, ENGINES } from '#exhibits/trial-names.ts';
import type { Trial } from '#exhibits/trial.ts';
import { inFigures, inWords, listed } from '#english/english.ts';
import type { ProblemName } from '../measuring/measured-problems.ts';
import { timeText } from '../measuring/time-words.ts';

/** The problems, the first one unless the reader chooses another. */
export const RACED: readonly ProblemName[] = [
  'queens-10',
  'dominoes-6',
  'corners-8',
  'langford-11',
  'dominoes-line',
  'queens-11',
  'tetrasticks-5x5',
  'dominoes-8',
];

/** An engine is stopped after this long. */
export const MOST_SECONDS = 20;

export const ENGINE_WORDS: Readonly<Record<TrialName, { name: string; does: string }>> = {
  links: { name: 'links', does: 'lists taken apart and put back together' },
  bitmaps: { name: 'bitmaps', does: 'a bit for each row, and copies instead of undoing' },
  cells: { name: 'dancing cells', does: 'sparse sets, undone by restoring a size' },
  memory: { name: 'links with a memory', does: 'each subproblem solved once' },
};

/** The state of an engine: its result, or why there is none. */
export type EngineStanding = Trial | 'waiting' | 'running' | 'stopped by hand' | 'out of time';

export type Standings = Readonly<Record<TrialName, EngineStanding>>;

export const NOBODY: Standings = {
  links: 'waiting',
  bitmaps: 'waiting',
  cells: 'waiting',
  memory: 'waiting',
};

export interface StandingWords {
  readonly time: string;
  readonly state: string;
  readonly nodes: string;
  readonly memory: string;
  readonly solutions: string;
}

/** The time of each engine beside that of the slowest so far, from 0 to 1; 0 for those without a time. */
export function shareOfSlowest(standings: Standings): Readonly<Record<TrialName, number>> {
  const times = ENGINES.map((engine) => timeOf(standings[engine]));
  const slowest = Math.max(...times);
  const shares = times.map((ms) => (slowest === 0 ? 0 : ms / slowest));
  return Object.fromEntries(ENGINES.map((engine, index) => [engine, shares[index] ?? 0])) as Record<TrialName, number>;
}

/** In milliseconds; for an engine that ran out of time the bound, which is a lower limit. */
function timeOf(standing: EngineStanding): number {
  if (standing === 'out of time') return MOST_SECONDS * 1_000;
  return typeof standing === 'string' ? 0 : standing.ms;
}

export function standingWords(standing: EngineStanding): StandingWords {
  if (typeof standing === 'string') {
    const isOut = standing === 'out of time';
    return {
      time: isOut ? `over ${MOST_SECONDS} s` : '–',
      state: isOut ? 'stopped there' : standing === 'waiting' ? '' : standing,
      nodes: '–',
      memory: '–',
      solutions: '–',
    };
  }
  const { ms, searches, nodes, bytes, solutions, subproblems, isFull } = standing;
  const kept = subproblems === null ? '' : `${inFigures(subproblems, 'subproblem')}${isFull ? ', table full' : ''}`;
  return {
    time: timeText(ms),
    state: kept === '' ? (searches > 1 ? `mean of ${inWords(searches)}` : 'one search') : kept,
    nodes: inWords(nodes),
    memory: bytesText(bytes),
    solutions: inWords(solutions),
  };
}

/** `6 kB`, `1.5 MB` */
export function bytesText(bytes: number): string {
  const kilo = bytes / 1000;
  return kilo < 1000 ? `${Math.max(1, Math.round(kilo))} kB` : `${(kilo / 1000).toPrecision(2)} MB`;
}

/** The order of the engines, the result of the guess, and whether all counts agree. */
export function endWords(standings: Standings, guess: TrialName | null): string {
  const done = ENGINES.flatMap((engine) => {
    const standing = standings[engine];
    return typeof standing === 'string' ? [] : [{ engine, ...standing }];
  }).toSorted((a, b) => a.ms - b.ms);
  const [first] = done;
  if (!first) return 'No engine has finished.';
  const named = (engine: TrialName): string => ENGINE_WORDS[engine].name;
  const order = listed(done.map(({ engine, ms }) => `${named(engine)} ${timeText(ms)}`));
  const rest = ENGINES.filter((engine) => !done.some((one) => one.engine === engine));
  const place = done.findIndex(({ engine }) => engine === guess);
  // One that was stopped, or has not begun, might still have been faster.
  const among = rest.every((engine) => standings[engine] === 'out of time') ? '' : ' among those that finished';
  const agree = new Set(done.map(({ solutions }) => solutions)).size === 1;
  const parts = [
    `On this machine, just now: ${order}.`,
    rest.length === 0 ? '' : `Not finished: ${listed(rest.map(named))}.`,
    guess === null
      ? ''
      : place === 0
        ? `Your guess, ${named(guess)}, ${among === '' ? 'was right' : `was the fastest${among}`}.`
        : place > 0
          ? `Your guess, ${named(guess)}, came ${['second', 'third', 'fourth'][place - 1] ?? ''}${among}.`
          : `Your guess, ${named(guess)}, didn’t finish.`,
    agree
      ? `${done.length === 1 ? 'The engine that finished found' : 'All that finished found'} ` +
        `${first.solutions === 0 ? 'no solutions' : inFigures(first.solutions, 'solution')}.`
      : 'The engines don’t agree on the solutions, which should never happen.',
  ];
  return parts.filter((words) => words !== '').join(' ');
}
