import { type AllBoards, boardsProblem, readBoard, readSteps } from '#puzzles/tetrasticks/all-boards.ts';
import { type Board, decode } from '#puzzles/tetrasticks/decode.ts';
import type { PieceId } from '#puzzles/tetrasticks/pieces.ts';
import type { Placement } from '#puzzles/tetrasticks/placements.ts';
import type { WallGroup } from '#pictures/wall/layout.ts';

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

interface WallBoards {
  readonly groups: readonly WallGroup[];
  readonly total: number;
  /**
   * A board by its number over all groups, counted from 0.
   * @throws RangeError when there is no board of that number
   */
  at(index: number): WallBoard;
  /**
   * Where the pieces of a board lie: all that painting needs, and faster than `at`.
   * @throws RangeError when there is no board of that number
   */
  placementsOf(index: number): readonly Placement[];
}

/** All boards of the file; each is decoded on demand. */
export function wallBoards({ omitted }: AllBoards): WallBoards {
  const kept = Object.entries(omitted).map(([name, boards]) => ({
    name: name as PieceId,
    texts: boards.boards,
    steps: readSteps(boards),
    problem: boardsProblem(name as PieceId),
  }));
  const all = kept.flatMap((group) => group.texts.map((text, index) => ({ group, text, index })));
  const find = (index: number): (typeof all)[number] => {
    const found = all[index];
    if (!found) throw new RangeError(`there is no board ${index}`);
    return found;
  };
  return {
    groups: kept.map(({ name, texts }) => ({ name, count: texts.length })),
    total: all.length,
    at(index) {
      const { group, text, index: inGroup } = find(index);
      return {
        omitted: group.name,
        number: inGroup + 1,
        of: group.texts.length,
        step: group.steps[inGroup] ?? 0,
        board: decode(group.problem, readBoard(group.problem, text)),
      };
    },
    placementsOf(index) {
      const { problem } = find(index).group;
      return readBoard(problem, find(index).text).flatMap((row) => problem.placements[row] ?? []);
    },
  };
}

/** The name of a board: `Board no. 214 of 607 without L`. */
export function wallBoardName({ omitted, number, of }: WallBoard): string {
  return `Board no. ${number} of ${of} without ${omitted}`;
}
