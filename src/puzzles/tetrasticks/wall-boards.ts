import { type AllBoards, readPlacements, readSteps } from './all-boards.ts';
import type { Board } from './decode.ts';
import type { PieceId } from './pieces.ts';
import type { Placement } from './placements.ts';

/** One board of the wall, and its place in the search. */
export interface WallBoard {
  readonly omitted: PieceId;
  /** Its number among the boards without the piece, counted from 1, and how many there are. */
  readonly number: number;
  readonly of: number;
  /** The decision at which the search finds it. */
  readonly step: number;
  readonly board: Board;
}

/** The boards without one piece: they follow each other, the first one is number `from` of all, counted from 0. */
export interface WallRun {
  readonly name: PieceId;
  readonly from: number;
  readonly count: number;
  /** The decision at which each of them is found. */
  readonly steps: readonly number[];
  /** The last decision of the search. */
  readonly end: number;
}

export interface WallBoards {
  readonly groups: readonly WallRun[];
  readonly total: number;
  /**
   * A board by its number over all groups, counted from 0.
   * @throws RangeError when there is no board of that number
   */
  at(index: number): WallBoard;
  /**
   * Where the pieces of a board lie: all that painting needs.
   * @throws RangeError when there is no board of that number
   */
  placementsOf(index: number): readonly Placement[];
}

/** All boards of the file; each is decoded on demand. */
export function wallBoards({ omitted }: AllBoards): WallBoards {
  let from = 0;
  const kept = Object.entries(omitted).map(([name, boards]) => {
    const group = {
      name: name as PieceId,
      from,
      count: boards.boards.length,
      steps: readSteps(boards),
      end: boards.end,
      texts: boards.boards,
    };
    from += group.count;
    return group;
  });
  const all = kept.flatMap((group) => group.texts.map((text, index) => ({ group, text, index })));
  const find = (index: number): (typeof all)[number] => {
    const found = all[index];
    if (!found) throw new RangeError(`there is no board ${index}`);
    return found;
  };
  return {
    groups: kept.map(({ name, from: first, count, steps, end }) => ({ name, from: first, count, steps, end })),
    total: all.length,
    at(index) {
      const { group, text, index: inGroup } = find(index);
      return {
        omitted: group.name,
        number: inGroup + 1,
        of: group.count,
        step: group.steps[inGroup] ?? 0,
        board: { width: 5, height: 5, placements: readPlacements(group.name, text) },
      };
    },
    placementsOf(index) {
      const { group, text } = find(index);
      return readPlacements(group.name, text);
    },
  };
}

/** The name of a board: `Board no. 214 of 607 without L`. */
export function wallBoardName({ omitted, number, of }: WallBoard): string {
  return `Board no. ${number} of ${of} without ${omitted}`;
}

/** The number over all groups of a board that an address names, as `L214`; null when there is none. */
export function boardIndex({ groups }: Pick<WallBoards, 'groups'>, name: string): number | null {
  const group = groups.find((one) => one.name === name.charAt(0));
  const number = /^[1-9]\d{0,3}$/.test(name.slice(1)) ? Number(name.slice(1)) : 0;
  return group && number > 0 && number <= group.count ? group.from + number - 1 : null;
}
