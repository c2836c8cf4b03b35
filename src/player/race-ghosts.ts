/** Results of earlier races, which stay in the lanes of the next ones. */
import type { Standing } from '#dlx/race.ts';
import { inWords, listed } from '#english/english.ts';
import type { RunnerId } from './race.ts';
import { runnerOf } from './race.ts';

export interface Ghost {
  /** What it ran on: `8 queens, seed 7`; a new result takes the place of one of the same title. */
  readonly title: string;
  readonly ends: readonly {
    readonly runner: RunnerId;
    readonly updates: number;
    readonly isDone: boolean;
  }[];
}

/** So many are kept; the oldest goes first. */
export const MOST_GHOSTS = 4;

export function ghostOf(title: string, standings: readonly Standing[]): Ghost {
  const ends = standings.map(({ chooser, updates, state }) => ({
    ...{ runner: runnerOf(chooser), updates, isDone: state === 'finished' },
  }));
  return { title, ends };
}

/** With a new one, newest last. */
export function withGhost(ghosts: readonly Ghost[], ghost: Ghost): Ghost[] {
  return [...ghosts.filter(({ title }) => title !== ghost.title), ghost].slice(-MOST_GHOSTS);
}

/** What is written of them beside the lanes. */
export function ghostWords(ghosts: readonly Ghost[]): string {
  if (ghosts.length === 0) return '';
  return `Faint in the lanes: ${listed(ghosts.map(({ title }) => title))}.`;
}

/** Their results, a sentence each, for the words of the picture. */
export function resultsOf(ghosts: readonly Ghost[]): string {
  return ghosts
    .map(({ title, ends }) => {
      const said = ends.map(
        ({ runner, updates, isDone }) => `${runner} ${isDone ? 'done' : 'stopped'} at ${inWords(updates)}`,
      );
      return `Before, on ${title}: ${listed(said)}.`;
    })
    .join(' ');
}
