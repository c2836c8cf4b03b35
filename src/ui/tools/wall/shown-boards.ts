import { type PlanSource, type WallPlan, type WallSort, planOf } from '#pictures/wall/plan.ts';
import {
  type BoardPart,
  type TakeBack,
  bestTakeBack,
  countsOn,
  EMPTY_PART,
  turnsOf,
} from '#puzzles/tetrasticks/board-part.ts';
import type { Board } from '#puzzles/tetrasticks/decode.ts';
import { straightJunctions } from '#puzzles/tetrasticks/features.ts';
import { type Owners, ownersOf } from '#puzzles/tetrasticks/owners.ts';
import type { PieceId } from '#puzzles/tetrasticks/pieces.ts';
import { imageOf, symmetriesOf } from '#puzzles/tetrasticks/symmetry.ts';
import type { WallBoards } from '#puzzles/tetrasticks/wall-boards.ts';

/** The boards of the wall as they are sorted, and those that have the part that is drawn. */
export interface ShownBoards {
  readonly plan: WallPlan;
  /** How many boards have the part. */
  readonly count: number;
  sort(sort: WallSort, piece: PieceId): void;
  /** Looks for the boards that have a part. */
  find(part: BoardPart): void;
  hasPart(board: number): boolean;
  /** The number of the symmetry that turns a board: so that it has the part, or is like its neighbours. */
  turnOf(board: number): number;
  /** A board, turned. */
  turned(board: number): Board;
  /** The boards that have the part, in the order of the wall. */
  inOrder(): number[];
  /** For each edge the number of boards that have the part, and this piece on the edge (`countsOn`). */
  countsOn(piece: PieceId): Int32Array;
  /** The stick to take back when no board has the part. */
  lack(): TakeBack | null;
}

/**
 * @param families of several boards; asked for when a sort needs them
 * @param piece whose places are sorted at first
 */
export function shownBoards(
  boards: WallBoards,
  families: () => readonly (readonly number[])[],
  piece: PieceId,
): ShownBoards {
  const all = Array.from({ length: boards.total }, (_, board) => board);
  let owned: readonly Owners[] | null = null;
  let part = EMPTY_PART;
  let partTurns: Int8Array = new Int8Array(boards.total);

  function owners(): readonly Owners[] {
    owned ??= all.map((board) => ownersOf(boards.placementsOf(board)));
    return owned;
  }

  /** What sorts need is worked out when the first one asks for it. */
  const source: PlanSource = {
    boards,
    get owners() {
      return owners();
    },
    get straight() {
      return all.map((board) => straightJunctions({ width: 5, height: 5, placements: boards.placementsOf(board) }));
    },
    get families() {
      return families();
    },
  };
  let plan = planOf(source, 'found', piece);

  const hasPart = (board: number): boolean => (partTurns[board] ?? -1) >= 0;
  const turnOf = (board: number): number => Math.max(0, (part.size > 0 ? partTurns : plan.turns)[board] ?? 0);

  return {
    get plan() {
      return plan;
    },
    get count() {
      return all.filter(hasPart).length;
    },
    sort: (sort, by) => void (plan = planOf(source, sort, by)),
    find(to) {
      part = to;
      partTurns = part.size === 0 ? new Int8Array(boards.total) : turnsOf(owners(), part);
    },
    hasPart,
    turnOf,
    turned(board) {
      const kept = boards.at(board).board;
      const symmetry = symmetriesOf(kept)[turnOf(board)];
      return symmetry ? imageOf(kept, symmetry) : kept;
    },
    inOrder: () => plan.sections.flatMap((section) => section.boards).filter(hasPart),
    countsOn: (by) => countsOn(owners(), part, by),
    lack: () => (all.some(hasPart) ? null : bestTakeBack(owners(), part)),
  };
}
