import type { Standing } from '#exhibits/race.ts';
import { type Ghost, resultsOf } from '#player/race-ghosts.ts';
import { type Ran, clockWords, foundAt, lengthOf, standingAt } from '#player/race-replay.ts';
import { type RunnerId, runnerOf } from '#player/race.ts';
import { inFigures, inWords } from '#english/english.ts';
import type { Lane, LanesView } from '#pictures/lanes/view.ts';

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
  const said = `All five stand at the start. ${resultsOf(ghosts)}`.trim();
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
      return `done: ${inWords(updates)} updates, ${found}`;
    case 'stopped':
      return `stopped: ${inWords(nodes)} nodes, ${found}`;
  }
}

function ghostsIn(id: RunnerId, ghosts: readonly Ghost[]): Lane['ghosts'] {
  return ghosts.flatMap(({ ends }) => ends.filter(({ runner }) => runner === id));
}
