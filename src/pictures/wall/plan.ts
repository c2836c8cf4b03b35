/** What stands together on the wall, and in which order: along the search, or by what makes boards alike. */
import { placesOf } from '#puzzles/tetrasticks/likeness.ts';
import type { Owners } from '#puzzles/tetrasticks/owners.ts';
import type { PieceId } from '#puzzles/tetrasticks/pieces.ts';
import type { Placement } from '#puzzles/tetrasticks/placements.ts';
import type { WallBoards, WallRun } from '#puzzles/tetrasticks/wall-boards.ts';

export const WALL_SORTS = ['found', 'straight', 'place', 'family'] as const;
export type WallSort = (typeof WALL_SORTS)[number];

/** Steps of the search on one line of the wall. */
export const LINE_STEPS = 1_000_000;

/** An empty square, between two families. */
export const BLANK = -1;

/** What the boards of a section have in common. */
export type SectionAbout =
  | { readonly sort: 'found'; readonly run: WallRun }
  | { readonly sort: 'straight'; readonly straight: number }
  | { readonly sort: 'place'; readonly piece: PieceId; readonly placement: Placement | null }
  | { readonly sort: 'family'; readonly size: number; readonly families: number };

export interface WallSection {
  readonly about: SectionAbout;
  /** The boards by their numbers over all, in their order. */
  readonly boards: readonly number[];
  /** The same with blanks, cut where a new line begins; a line may be empty, or too long for the wall. */
  readonly lines: readonly (readonly number[])[];
}

export interface WallPlan {
  readonly sections: readonly WallSection[];
  /** For each board the number of the symmetry that turns it for its place on the wall; 0 for all as found. */
  readonly turns: Int8Array;
}

/** What a plan is made of; a getter may work it out, because a sort reads only what it needs. */
export interface PlanSource {
  readonly boards: WallBoards;
  readonly owners: readonly Owners[];
  /** How many junctions of each board are passed straight. */
  readonly straight: readonly number[];
  /** The families of several boards (`familiesOf`); every other board is one by itself. */
  readonly families: readonly (readonly number[])[];
}

/** @param piece whose places are sorted, for the sort `place` */
export function planOf(source: PlanSource, sort: WallSort, piece: PieceId): WallPlan {
  const turns = new Int8Array(source.boards.total);
  switch (sort) {
    case 'found':
      return { sections: source.boards.groups.map(alongTheSearch), turns };
    case 'straight':
      return {
        sections: byNumber(source.straight).map(([count, alike]) => plain({ sort, straight: count }, alike)),
        turns,
      };
    case 'place': {
      const places = placesOf(source.owners, piece);
      for (const group of places) group.boards.forEach((board, at) => (turns[board] = group.turns[at] ?? 0));
      return { sections: places.map((one) => plain({ sort, piece, placement: one.placement }, one.boards)), turns };
    }
    case 'family':
      return { sections: bySize(withSingles(source.families, source.boards.total)), turns };
  }
}

/** The boards without one piece: each line has those that the search finds in a million steps. */
export function alongTheSearch(run: WallRun): WallSection {
  const lines: number[][] = Array.from({ length: Math.ceil(run.end / LINE_STEPS) }, () => []);
  run.steps.forEach((step, at) => lines[Math.floor(step / LINE_STEPS)]?.push(run.from + at));
  return { about: { sort: 'found', run }, boards: lines.flat(), lines };
}

function plain(about: SectionAbout, boards: readonly number[]): WallSection {
  return { about, boards, lines: [boards] };
}

/** Boards with the same number, the smallest number first. */
function byNumber(numbers: readonly number[]): [number, number[]][] {
  return [...Map.groupBy(numbers.keys(), (board) => numbers[board] ?? 0)].sort(([a], [b]) => a - b);
}

function withSingles(families: readonly (readonly number[])[], total: number): (readonly number[])[] {
  const isIn = new Set(families.flat());
  return [
    ...families,
    ...Array.from({ length: total }, (_, board) => [board]).filter(([board = 0]) => !isIn.has(board)),
  ];
}

/** Families of the same size, the largest first; blanks keep families apart. */
function bySize(families: readonly (readonly number[])[]): WallSection[] {
  const sizes = [...new Set(families.map(({ length }) => length))].sort((a, b) => b - a);
  return sizes.map((size) => {
    const alike = families.filter(({ length }) => length === size);
    const line = size === 1 ? alike.flat() : alike.flatMap((family, at) => (at === 0 ? family : [BLANK, ...family]));
    return { about: { sort: 'family', size, families: alike.length }, boards: alike.flat(), lines: [line] };
  });
}
