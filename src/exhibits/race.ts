import { type Rule, chooserOf } from '#dlx/choosers.ts';
import type { Matrix } from '#dlx/matrix.ts';
import { Search } from '#dlx/search.ts';
import { type Track, createTracker, levelsOf } from './track.ts';

/** The limits at which a runner stops before it has finished. */
export interface RaceBudget {
  /** Search nodes per runner; reached exactly. */
  readonly nodes?: number;
  /** Milliseconds of a runner's own time; checked after each turn. */
  readonly ms?: number;
}

type RunnerState = 'waiting' | 'running' | 'finished' | 'out of budget' | 'stopped';

export interface Standing {
  readonly chooser: Rule;
  readonly state: RunnerState;
  readonly nodes: number;
  readonly updates: number;
  readonly solutions: number;
  /** Nodes at each level, from the root down to the deepest one reached. */
  readonly profile: readonly number[];
  /** Milliseconds of its own time. */
  readonly elapsed: number;
  /** The same counters when it found its first solution. */
  readonly first: FirstSolution | null;
}

interface FirstSolution {
  readonly nodes: number;
  readonly updates: number;
  readonly elapsed: number;
}

export interface Race {
  readonly isOver: boolean;
  /** The clock of the race: the updates that each runner may have made. */
  readonly clock: number;
  /** Advances the clock by some updates; every runner that is not over then catches up. */
  turn(updates: number): void;
  /** Stops all runners that are not over. */
  stop(): void;
  standings(): Standing[];
  /** The track of each runner so far, for a replay. */
  tracks(): Track[];
}

/**
 * A race of choosers on one matrix, in turns. The clock counts updates, not milliseconds, so that a race with a budget
 * of nodes has the same result on every machine. After a turn every runner has made as many updates as the clock shows,
 * or slightly more, since it stops only after a try.
 *
 * @param now milliseconds; only for the times reported and a budget in milliseconds
 * @throws RangeError when there is no chooser of a name, or a column with colours is primary
 */
export function createRace(matrix: Matrix, choosers: readonly Rule[], budget: RaceBudget, now: () => number): Race {
  const runners = choosers.map((chooser) => createRunner(matrix, chooser, budget, now));
  let clock = 0;
  return {
    get isOver() {
      return runners.every((runner) => runner.isOver());
    },
    get clock() {
      return clock;
    },
    turn(updates) {
      clock += updates;
      for (const runner of runners) runner.catchUp(clock);
    },
    stop() {
      for (const runner of runners) runner.stop();
    },
    standings: () => runners.map((runner) => runner.standing()),
    tracks: () => runners.map((runner) => runner.track()),
  };
}

interface Runner {
  isOver(): boolean;
  catchUp(clock: number): void;
  stop(): void;
  standing(): Standing;
  track(): Track;
}

function createRunner(
  matrix: Matrix,
  chooser: Rule,
  { nodes: mostNodes = Infinity, ms = Infinity }: RaceBudget,
  now: () => number,
): Runner {
  const search = new Search(matrix, chooserOf(chooser));
  const tracker = createTracker(search);
  let state: RunnerState = 'waiting';
  let elapsed = 0;
  let first: FirstSolution | null = null;

  const isOver = (): boolean => state !== 'waiting' && state !== 'running';

  /** Runs to the clock or to the budget of nodes; returns early once, at the first solution. */
  function run(clock: number): void {
    while (!search.done && search.updates < clock && search.nodes < mostNodes) {
      search.run({
        updates: Math.min(clock, tracker.next),
        // An event enters at most one node, so the budget is never exceeded.
        events: search.events + (mostNodes - search.nodes),
        solutions: search.solutions + 1,
      });
      tracker.look();
      if (!first && search.solutions > 0) return;
    }
  }

  return {
    isOver,
    catchUp(clock) {
      if (isOver()) return;
      const begin = now();
      run(clock);
      if (!first && search.solutions > 0) {
        const { nodes, updates } = search;
        first = { nodes, updates, elapsed: elapsed + now() - begin };
        run(clock);
      }
      elapsed += now() - begin;
      const isSpent = search.nodes >= mostNodes || elapsed >= ms;
      state = search.done ? 'finished' : isSpent ? 'out of budget' : 'running';
    },
    stop() {
      if (!isOver()) state = 'stopped';
    },
    standing() {
      const { nodes, updates, solutions } = search;
      const profile = levelsOf(search.profile);
      return { chooser, state, nodes, updates, solutions, profile, elapsed, first };
    },
    track: () => tracker.track(),
  };
}
