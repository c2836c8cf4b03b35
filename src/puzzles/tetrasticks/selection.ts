import type { BoardFeatures } from './features.ts';
import type { PieceId } from './pieces.ts';

/** A solution of a run: which one it was, counted from 1, and what its board shows. */
export interface Found {
  readonly number: number;
  readonly features: BoardFeatures;
}

/** What the reader wants to see of all boards; null and the empty list ask for nothing. */
export interface Filter {
  /** Where X sits, as `pointKey` writes it. */
  readonly x: string | null;
  /** How many junctions are passed straight. */
  readonly straight: number | null;
  /** At how many corners two pieces meet. */
  readonly meetings: number | null;
  /** Pieces that must all touch a corner. */
  readonly corners: readonly PieceId[];
}

export const SORTS = ['found', 'straight-up', 'straight-down', 'x', 'corners'] as const;
export type Sort = (typeof SORTS)[number];

/** A point in a word, for an address or a list of choices: `2,3` as `23`. */
export function pointKey({ x, y }: { readonly x: number; readonly y: number }): string {
  return `${x}${y}`;
}

/** Whether a board is one of those asked for. */
export function passes({ features }: Found, { x, straight, meetings, corners }: Filter): boolean {
  return (
    (x === null || (features.x !== null && pointKey(features.x) === x)) &&
    (straight === null || features.straight === straight) &&
    (meetings === null || features.meetings === meetings) &&
    corners.every((piece) => features.atCorners.includes(piece))
  );
}

/** The boards asked for, in the order asked for; equal ones in the order in which they were found. */
export function select<One extends Found>(all: readonly One[], filter: Filter, sort: Sort): One[] {
  return all
    .filter((found) => passes(found, filter))
    .sort((a, b) => COMPARE[sort](a.features, b.features) || a.number - b.number);
}

type Compare = (a: BoardFeatures, b: BoardFeatures) => number;

const COMPARE: Readonly<Record<Sort, Compare>> = {
  found: () => 0,
  'straight-up': (a, b) => a.straight - b.straight,
  'straight-down': (a, b) => b.straight - a.straight,
  // From the bottom line of the board up, and along each line from the left.
  x: ({ x: a }, { x: b }) => (a?.y ?? 0) - (b?.y ?? 0) || (a?.x ?? 0) - (b?.x ?? 0),
  corners: (a, b) => compareText(a.atCorners.join(''), b.atCorners.join('')),
};

function compareText(a: string, b: string): number {
  return a === b ? 0 : a < b ? -1 : 1;
}

/** A choice and how many boards there would be with it, the other filters left as they are. */
export interface SelectionTally {
  readonly value: string;
  readonly count: number;
}

/** How many boards each place of X would leave. */
export function talliesOfX(all: readonly Found[], filter: Filter): SelectionTally[] {
  return tallies(all, { ...filter, x: null }, ({ x }) => (x === null ? [] : [pointKey(x)]));
}

/** How many boards each number of straight junctions would leave. */
export function talliesOfStraight(all: readonly Found[], filter: Filter): SelectionTally[] {
  return tallies(all, { ...filter, straight: null }, ({ straight }) => [String(straight)]);
}

/** How many boards each number of corners with two pieces would leave. */
export function talliesOfMeetings(all: readonly Found[], filter: Filter): SelectionTally[] {
  return tallies(all, { ...filter, meetings: null }, ({ meetings }) => [String(meetings)]);
}

/** How many boards would be left with each piece at a corner as well. */
export function talliesOfCorners(all: readonly Found[], filter: Filter): SelectionTally[] {
  return tallies(all, filter, ({ atCorners }) => atCorners);
}

/** Counts the values of the boards that pass, in rising order of the values. */
function tallies(
  all: readonly Found[],
  filter: Filter,
  valuesOf: (features: BoardFeatures) => readonly string[],
): SelectionTally[] {
  const counts = new Map<string, number>();
  for (const found of all) {
    if (!passes(found, filter)) continue;
    for (const value of valuesOf(found.features)) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return [...counts]
    .map(([value, count]) => ({ value, count }))
    .sort((a, b) => Number(a.value) - Number(b.value) || compareText(a.value, b.value));
}
