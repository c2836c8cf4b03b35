/** The ten kinds of exercises that are made from a seed, in the order of a sheet. */
import { oneWrite, wrongOrder } from './link-tasks.ts';
import { leftmostWins, piecesAsText } from './matrix-tasks.ts';
import { slackRows, whichKinds, wrongKind } from './kind-tasks.ts';
import { allCovers, firstBranches, sizesAfterCover } from './search-tasks.ts';
import type { Task, TaskKind } from './task.ts';

export const taskKinds: readonly TaskKind[] = [
  allCovers,
  firstBranches,
  sizesAfterCover,
  oneWrite,
  wrongOrder,
  leftmostWins,
  whichKinds,
  wrongKind,
  piecesAsText,
  slackRows,
];

/** What a sheet may be about: all ten kinds, or those that ask about secondary columns. */
export const ABOUT = ['all', 'secondary'] as const;

export type About = (typeof ABOUT)[number];

const ofSecondary: readonly TaskKind[] = [
  ...[allCovers, firstBranches, whichKinds],
  ...[wrongKind, piecesAsText, slackRows],
];

/** Whether the task at this place of a sheet is asked. A task has the same place and numbers on every sheet of its seed. */
export function isAsked(at: number, about: About): boolean {
  const kind = taskKinds[at];
  return kind !== undefined && (about === 'all' || ofSecondary.includes(kind));
}

/** Seeds are numbers from 1 to this, so that a teacher can read one aloud. */
export const LAST_SEED = 9_999;

/** The sheet of a seed: one task of each kind. */
export function sheetOf(seed: number): readonly Task[] {
  return taskKinds.map((kind, at) => taskOf(kind, at, seed));
}

/** One task of the sheet of a seed. */
export function taskOf({ make }: TaskKind, at: number, seed: number): Task {
  return make(seed * taskKinds.length + at);
}
