import { type Ghost, resultsOf } from '#exhibits/race-ghosts.ts';
import { type Ran, clockWords, foundAt, lengthOf, standingAt } from '#exhibits/race-replay.ts';
import { type RunnerId, runnerOf } from '#exhibits/race-words.ts';
import type { Standing } from '#exhibits/race.ts';
import { inFigures } from '#english/english.ts';

/** A race in lanes: how many updates each runner has made, and the solutions it found on the way. */
export interface Lane {
  /** `smallest`, `leftmost`, …: its name, and says which sign it has. */
  readonly id: string;
  readonly state: 'start' | 'running' | 'done' | 'stopped';
  /** Updates behind it, and those at each solution. */
  readonly updates: number;
  readonly solutions: readonly number[];
  readonly words: string;
  /** The updates at which it ended in earlier races. */
  readonly ghosts: readonly { readonly updates: number }[];
}

export interface LanesView {
  readonly lanes: readonly Lane[];
  /** Updates on the clock now, and at its end; null before the race has been run. */
  readonly clock: number;
  readonly length: number | null;
  /** The runner pointed at. */
  readonly lit: string | null;
  /** The picture in words. */
  readonly said: string;
}

/** The lanes at the start line, before anything is known. */
export function startOf(
  runners: readonly RunnerId[],
  ghosts: readonly Ghost[] = [],
  lit: string | null = null,
): LanesView {
  const lanes = runners.map((id): Lane => ({
    id,
    state: 'start',
    updates: 0,
    solutions: [],
    words: '',
    ghosts: ghostsIn(id, ghosts),
  }));
  const said = `All five runners are at the start. ${resultsOf(ghosts)}`.trim();
  return { lanes, clock: 0, length: null, lit, said };
}

/** The lanes when the clock of the replay shows `clock` updates. */
export function lanesAt(
  runs: readonly Ran[],
  clock: number,
  ghosts: readonly Ghost[] = [],
  lit: string | null = null,
): LanesView {
  const standings = runs.map((ran) => standingAt(ran, clock));
  const lanes = runs.map(({ standing, track }, index): Lane => {
    const now = standings[index] ?? standing;
    const id = runnerOf(standing.chooser);
    return {
      id,
      state: stateOf(now),
      words: laneWords(now),
      updates: Math.min(clock, standing.updates),
      solutions: foundAt(track, clock),
      ghosts: ghostsIn(id, ghosts),
    };
  });
  const said = [`${clockWords(standings, clock)}.`, resultsOf(ghosts)].join(' ').trim();
  return { lanes, clock, length: lengthOf(runs), lit, said };
}

function stateOf({ state }: Standing): Lane['state'] {
  if (state === 'waiting') return 'start';
  return state === 'running' ? 'running' : state === 'finished' ? 'done' : 'stopped';
}

function laneWords(standing: Standing): string {
  const { updates, nodes, solutions } = standing;
  const found = inFigures(solutions, 'solution');
  switch (stateOf(standing)) {
    case 'start':
      return '';
    case 'running':
      return solutions > 0 ? found : '';
    case 'done':
      return `done: ${inFigures(updates, 'update')}, ${found}`;
    case 'stopped':
      return `stopped: ${inFigures(nodes, 'node')}, ${found}`;
  }
}

function ghostsIn(id: RunnerId, ghosts: readonly Ghost[]): Lane['ghosts'] {
  return ghosts.flatMap(({ ends }) => ends.filter(({ runner }) => runner === id));
}
