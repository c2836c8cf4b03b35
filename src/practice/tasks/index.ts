/** The thirty kinds of exercises that are made from a seed, in the order of a sheet. */
import { missingRow, rowsOfPiece } from './board-tasks.ts';
import { wrongOrder, oneWrite } from './link-tasks.ts';
import { leftmostWins, piecesAsText } from './matrix-tasks.ts';
import { columnsOfModel, mustBeSecondary, whatARowSays } from './model-tasks.ts';
import { slackRows, whichKinds, wrongKind } from './kind-tasks.ts';
import { afterASwitch, colourOrColumn, forgottenClash } from './rule-tasks.ts';
import { allCovers, firstBranches, sizesAfterCover } from './search-tasks.ts';
import { notExact, orderOfUncovering, purified, ruledOut, sizesAfterRow, updatesOfCover } from './step-tasks.ts';
import type { Task, TaskKind } from './task.ts';
import { barByWeight, cheapestCover, deadEndsInTree, nodesInAll, oneWalk, sameRest } from './tree-tasks.ts';

/** The first ten are a sheet of their own: links to it have been given out, so they stay, with their numbers. */
const firstTen: readonly TaskKind[] = [
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

const modelling: readonly TaskKind[] = [
  mustBeSecondary,
  rowsOfPiece,
  forgottenClash,
  columnsOfModel,
  missingRow,
  afterASwitch,
  colourOrColumn,
  whatARowSays,
];

const steps: readonly TaskKind[] = [ruledOut, notExact, sizesAfterRow, updatesOfCover, orderOfUncovering, purified];

const tree: readonly TaskKind[] = [nodesInAll, deadEndsInTree, oneWalk, barByWeight, sameRest, cheapestCover];

export const taskKinds: readonly TaskKind[] = [...firstTen, ...modelling, ...steps, ...tree];

/** What a sheet may be about; `all` is the sheet of the first ten. */
export const ABOUT = ['all', 'first', 'secondary', 'modelling', 'steps', 'tree', 'everything'] as const;

export type About = (typeof ABOUT)[number];

/** For a class that has not met secondary columns: none of these has one. */
const first: readonly TaskKind[] = [
  ...[oneWrite, wrongOrder, leftmostWins, rowsOfPiece],
  ...[missingRow, whatARowSays, nodesInAll, deadEndsInTree],
];

const ofSecondary: readonly TaskKind[] = [
  ...[allCovers, firstBranches, whichKinds],
  ...[wrongKind, piecesAsText, slackRows],
];

const KINDS: Readonly<Record<About, readonly TaskKind[]>> = {
  all: firstTen,
  first,
  secondary: ofSecondary,
  modelling,
  steps,
  tree,
  everything: taskKinds,
};

/** Whether the task at this place of a sheet is asked. A task has the same place and numbers on every sheet of its seed. */
export function isAsked(at: number, about: About): boolean {
  const kind = taskKinds[at];
  return kind !== undefined && KINDS[about].includes(kind);
}

/** What each is called, for those who choose. */
export const ABOUT_WORDS: Readonly<Record<About, string>> = {
  all: 'ten different kinds',
  first: 'the first lessons',
  secondary: 'secondary columns',
  modelling: 'models',
  steps: 'single steps',
  tree: 'the tree of a search',
  everything: 'everything, thirty exercises',
};

/** Seeds are numbers from 1 to this, so that a teacher can read one aloud. */
export const LAST_SEED = 9_999;

/** The sheet of a seed: one task of each kind. */
export function sheetOf(seed: number): readonly Task[] {
  return taskKinds.map((kind, at) => taskOf(kind, at, seed));
}

/** One task of the sheet of a seed. The first ten have the numbers that they had when there were no others. */
export function taskOf({ make }: TaskKind, at: number, seed: number): Task {
  return make(at < firstTen.length ? seed * firstTen.length + at : seed * 100 + at);
}
