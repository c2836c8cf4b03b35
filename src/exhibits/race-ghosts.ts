/** Results of earlier races, shown in the lanes of later ones. */
import type { Standing } from './race.ts';
import { inFigures, listed } from '#english/english.ts';
import { type RunnerId, runnerOf } from './race-words.ts';

export interface Ghost {
  /** The problem and seed, `8 queens, seed 7`; a new result replaces one with the same title. */
  readonly title: string;
  readonly ends: readonly {
    readonly runner: RunnerId;
    readonly updates: number;
    readonly isDone: boolean;
  }[];
}

/** The most results kept; the oldest is dropped first. */
export const MOST_GHOSTS = 4;

export function ghostOf(title: string, standings: readonly Standing[]): Ghost {
  const ends = standings.map(({ chooser, updates, state }) => ({
    runner: runnerOf(chooser),
    updates,
    isDone: state === 'finished',
  }));
  return { title, ends };
}

/** The list with a new result at its end. */
export function withGhost(ghosts: readonly Ghost[], ghost: Ghost): Ghost[] {
  return [...ghosts.filter(({ title }) => title !== ghost.title), ghost].slice(-MOST_GHOSTS);
}

/** The caption beside the lanes. */
export function ghostWords(ghosts: readonly Ghost[]): string {
  if (ghosts.length === 0) return '';
  return `Faint in the lanes: ${listed(ghosts.map(({ title }) => title))}.`;
}

/** One sentence per result, for the text alternative of the picture. */
export function resultsOf(ghosts: readonly Ghost[]): string {
  return ghosts
    .map(({ title, ends }) => {
      const said = ends.map(
        ({ runner, updates, isDone }) =>
          `${runner} ${isDone ? 'done' : 'stopped'} after ${inFigures(updates, 'update')}`,
      );
      return `In an earlier race, on ${title}: ${listed(said)}.`;
    })
    .join(' ');
}
