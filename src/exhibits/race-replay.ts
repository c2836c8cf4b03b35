/** The replay of a finished race on its clock of updates. */
import type { Standing } from './race.ts';
import type { Track } from './track.ts';
import { inFigures, listed, sentence } from '#english/english.ts';
import { runnerOf } from './race-words.ts';

/** One runner's whole run. */
export interface Ran {
  readonly standing: Standing;
  readonly track: Track;
}

/** The runs of a race that is over; both lists are in the order of its runners. */
export function runsOf(standings: readonly Standing[], tracks: readonly Track[]): Ran[] {
  return standings.flatMap((standing, index) => {
    const track = tracks[index];
    return track ? [{ standing, track }] : [];
  });
}

/** The length of a replay in milliseconds, however long the race took. */
export const REPLAY_MS = 6_000;
/** The slider has no more positions than this; a shorter race has one for each update. */
const MOST_TICKS = 600;

/** The updates of the longest run: where the clock of the replay ends. */
export function lengthOf(runs: readonly Ran[]): number {
  return Math.max(1, ...runs.map(({ standing }) => standing.updates));
}

export function ticksOf(length: number): number {
  return Math.min(length, MOST_TICKS);
}

/** The updates on the clock at a position of the slider. */
export function clockAt(tick: number, length: number): number {
  return Math.round((tick / ticksOf(length)) * length);
}

/** The position of the slider for a number of updates. */
export function tickAt(clock: number, length: number): number {
  return Math.round((clock / length) * ticksOf(length));
}

/**
 * The standing of a runner when the clock shows `clock` updates: at the start, as at the last sample before, or at its
 * end. Its own time is given only at the end.
 */
export function standingAt({ standing, track }: Ran, clock: number): Standing {
  if (clock >= standing.updates && clock > 0) return standing;
  const { chooser, first } = standing;
  const state = clock > 0 ? 'running' : 'waiting';
  const sample = track.samples.findLast(({ updates }) => updates <= clock);
  const { updates, nodes, profile } = sample ?? { updates: 0, nodes: 0, profile: [] };
  const solutions = Math.max(sample?.solutions ?? 0, foundAt(track, clock).length);
  const isFirstFound = first !== null && first.updates <= clock;
  return {
    chooser,
    state,
    nodes,
    updates,
    solutions,
    profile,
    elapsed: 0,
    first: isFirstFound ? { ...first, elapsed: 0 } : null,
  };
}

/** The updates of each solution found by then. */
export function foundAt({ solutions }: Track, clock: number): readonly number[] {
  return solutions.filter((updates) => updates <= clock);
}

/** The words of the slider: the clock, and which runners are done, stopped or on the way. */
export function clockWords(standings: readonly Standing[], clock: number): string {
  const names = (is: (standing: Standing) => boolean): string =>
    listed(standings.filter(is).map(({ chooser }) => runnerOf(chooser)));
  const isOnTheWay = ({ state }: Standing): boolean => state === 'running' || state === 'waiting';
  const groups = [
    ['done', names(({ state }) => state === 'finished')],
    ['stopped', names((one) => one.state !== 'finished' && !isOnTheWay(one))],
    [clock > 0 ? 'on the way' : 'at the start', names(isOnTheWay)],
  ] as const;
  const said = groups.filter(([, who]) => who !== '').map(([where, who]) => `${where}: ${who}`);
  return `${inFigures(clock, 'update')} on the clock; ${said.join('; ')}`;
}

/** The first and the last runner to finish: `Done first: smallest, after 30 updates; last: …`. */
export function orderWords(standings: readonly Standing[]): string {
  const finished = standings.filter(({ state }) => state === 'finished');
  const counts = finished.map(({ updates }) => updates);
  const [fewest, most] = [Math.min(...counts), Math.max(...counts)];
  const after = (count: number): string => {
    const who = finished.filter(({ updates }) => updates === count);
    const names = listed(who.map(({ chooser }) => runnerOf(chooser)));
    return `${names}, after ${inFigures(count, 'update')}`;
  };
  if (finished.length === 0) return 'Nobody finished.';
  if (fewest === most) return `Done: ${after(most)}.`;
  return `Done first: ${after(fewest)}; last: ${after(most)}.`;
}

const PLACES = ['first', 'second', 'third', 'fourth', 'fifth'] as const;

/** How the reader's guess of the winner came out; empty without a guess. */
export function guessWords(guess: string, standings: readonly Standing[]): string {
  const guessed = standings.find(({ chooser }) => runnerOf(chooser) === guess);
  if (!guessed) return '';
  const isDone = ({ state }: Standing): boolean => state === 'finished';
  if (!isDone(guessed)) return sentence(`your guess, ${guess}, was stopped before it finished`);
  const ahead = standings.filter((one) => isDone(one) && one.updates < guessed.updates).length;
  return sentence(`your guess, ${guess}, came ${PLACES[ahead] ?? 'later'}`);
}
