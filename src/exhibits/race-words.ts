/** The runners and budgets of a race of choosers, and the words of its table, start and end. */
import type { Rule } from '#dlx/index.ts';
import type { RaceBudget, Standing } from './race.ts';
import { capital, inFigures, inWords, listed } from '#english/english.ts';
import { answerPhrase } from '#english/answer-words.ts';

/** The runners, in the order of the table; the random chooser also has a seed. */
export const RUNNERS = ['smallest', 'leftmost', 'rightmost', 'largest', 'random'] as const;
export type RunnerId = (typeof RUNNERS)[number];

/** The budgets to choose from, as the address writes them; `STANDARD_BUDGET` is the default. */
export const BUDGETS = ['100000n', '1000000n', '5000000n', '20000000n', '10s', '60s'] as const;

export const STANDARD_BUDGET = '5000000n';

export const STANDARD_SEED = '1';

/** The choosers of a race. */
export function choosersOf(seed: string): Rule[] {
  return RUNNERS.map((id): Rule => (id === 'random' ? { random: Number(seed) } : id));
}

/** The standings before the start. */
export function startingStandings(seed = STANDARD_SEED): Standing[] {
  return choosersOf(seed).map((chooser) => ({
    chooser,
    state: 'waiting',
    nodes: 0,
    updates: 0,
    solutions: 0,
    profile: [],
    elapsed: 0,
    first: null,
  }));
}

/** The runner of a rule. */
export function runnerOf(chooser: Rule): RunnerId {
  return typeof chooser === 'string' ? chooser : 'random';
}

/** `5000000n` is nodes, `10s` is seconds. */
export function budgetOf(text: string): RaceBudget {
  const amount = Number.parseInt(text, 10);
  return text.endsWith('s') ? { ms: amount * 1000 } : { nodes: amount };
}

/** `5,000,000 nodes`, `10 seconds` */
export function budgetWords({ nodes, ms }: RaceBudget): string {
  if (nodes !== undefined) return inFigures(nodes, 'node');
  return ms === undefined ? 'nothing' : inFigures(ms / 1000, 'second');
}

/** What the table says of one runner, cell by cell. */
export interface StandingWords {
  readonly id: RunnerId;
  readonly name: string;
  readonly state: string;
  readonly nodes: string;
  readonly updates: string;
  readonly solutions: string;
  readonly first: string;
  /** The time to the first solution; empty when it was not measured. */
  readonly firstTime: string;
}

export function standingWords(standing: Standing, budget: RaceBudget): StandingWords {
  const { chooser, nodes, updates, solutions, first, state } = standing;
  const id = runnerOf(chooser);
  const isWaiting = state === 'waiting';
  return {
    id,
    name: typeof chooser === 'string' ? chooser : `random, seed ${Object.values(chooser).join()}`,
    state: stateWords(standing, budget),
    nodes: isWaiting ? '–' : inWords(nodes),
    updates: isWaiting ? '–' : inWords(updates),
    solutions: isWaiting ? '–' : inWords(solutions),
    first: first ? `node ${inWords(first.nodes)}` : state === 'finished' ? 'none' : '–',
    firstTime: first && first.elapsed > 0 ? timeWords(first.elapsed) : '',
  };
}

/** `finished`, `stopped at 5,000,000 nodes: 3 solutions so far`, `not known yet: stopped after 5,000,000 nodes`. */
function stateWords({ state, nodes, solutions, elapsed }: Standing, budget: RaceBudget): string {
  if (solutions === 0 && state === 'out of budget') return openWords(budget);
  if (solutions === 0 && state === 'stopped') return openWords({ nodes });
  const found = inFigures(solutions, 'solution');
  if (state === 'out of budget') return `stopped at ${budgetWords(budget)}: ${found} so far`;
  if (state === 'stopped') return `stopped by hand at ${inFigures(nodes, 'node')}: ${found} so far`;
  if (state === 'finished' && elapsed > 0) return `finished in ${timeWords(elapsed)}`;
  return state === 'waiting' ? 'ready' : state;
}

/** What a runner that has found nothing leaves open. */
function openWords({ nodes = 0, ms }: RaceBudget): string {
  return answerPhrase({
    kind: 'open',
    ...(ms === undefined ? { done: nodes, unit: 'node' as const } : { done: ms / 1000, unit: 'second' as const }),
  });
}

/** The announcement when a race ends: which runners finished, with how many nodes, and which did not. */
export function resultWords(standings: readonly Standing[], budget: RaceBudget): string {
  const finished = standings.filter(({ state }) => state === 'finished').toSorted((a, b) => a.nodes - b.nodes);
  const [best, worst] = [finished[0], finished.at(-1)];
  const others = standings.filter(({ state }) => state !== 'finished');
  const name = ({ chooser }: Standing): string => runnerOf(chooser);
  const parts: string[] = [];
  const each = finished.length > 1 ? ' each' : '';
  if (best && worst && worst.nodes > best.nodes) {
    const withNodes = (nodes: number): string => {
      const names = finished.filter((one) => one.nodes === nodes).map(name);
      return `${listed(names)}, ${inWords(nodes)}${names.length > 1 ? ' each' : ''}`;
    };
    const ratio = timesWords(worst.nodes / best.nodes);
    parts.push(
      `Fewest nodes: ${withNodes(best.nodes)}. Most nodes, among those that finished: ${withNodes(worst.nodes)}` +
        `${ratio === '1.0 times' ? '' : `, ${ratio} as many`}.`,
    );
  } else if (best) {
    const counts = `${inFigures(best.nodes, 'node')} and ${inFigures(best.solutions, 'solution')}`;
    parts.push(`Finished: ${listed(finished.map(name))}, with ${counts}${each}.`);
  }
  const reasons = new Map<string, string[]>();
  for (const standing of others) {
    const reason = stateWords(standing, budget);
    reasons.set(reason, [...(reasons.get(reason) ?? []), name(standing)]);
  }
  for (const [reason, names] of reasons) parts.push(`${capital(names.join(', '))}: ${reason}.`);
  return parts.join(' ');
}

/** A time in milliseconds in words: `0.4 ms`, `37 ms`, `1.2 s`. */
export function timeWords(ms: number): string {
  if (ms < 0.1) return 'under 0.1 ms';
  if (ms < 10) return `${ms.toFixed(1)} ms`;
  return ms < 1000 ? `${ms.toFixed(0)} ms` : `${(ms / 1000).toFixed(1)} s`;
}

/** `1.4 times`, `66 times` */
function timesWords(ratio: number): string {
  return `${ratio < 10 ? ratio.toFixed(1) : inWords(Math.round(ratio))} times`;
}
