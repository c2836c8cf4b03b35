import type { TetrastickProblem } from '#puzzles/tetrasticks/encode.ts';
import type { PieceId } from '#puzzles/tetrasticks/pieces.ts';
import { type Placement, placementName } from '#puzzles/tetrasticks/placements.ts';
import { rowsOf } from '#puzzles/tetrasticks/rows.ts';
import { type Refusal, type Sketch, isFull, refusalOf } from '#puzzles/tetrasticks/sketch.ts';
import { type BoardView, solutionView } from './view.ts';

/** What lies over the board of a reader who builds it. */
export interface SketchView extends BoardView {
  /** Why the piece in hand does not fit where it is held; null when it does, or none is held. */
  readonly refusal: Refusal | null;
  /** The piece that a hint shows. */
  readonly hint: { readonly id: string; readonly placement: Placement } | null;
}

interface SketchMarks {
  /** Where the piece in hand would lie. */
  readonly held?: Placement | null;
  readonly hint?: Placement | null;
  /** The piece on the board that the keyboard stands on. */
  readonly cursor?: PieceId | null;
}

/** The board of a sketch; `problem` is the puzzle with the same piece left out. */
export function sketchView(
  problem: TetrastickProblem,
  sketch: Sketch,
  { held = null, hint = null, cursor = null }: SketchMarks = {},
): SketchView {
  const rows = rowsOf(problem, sketch.placements);
  const [ghost = null] = held ? rowsOf(problem, [held]) : [];
  const at = sketch.placements.findIndex(({ piece }) => piece === cursor);
  const view = solutionView(problem, rows, { row: ghost ?? rows[at] ?? null, column: null });
  const full = isFull(sketch);
  return {
    ...view,
    solved: full && view.crossings.length === 0,
    isBroken: full && view.crossings.length > 0,
    refusal: held ? refusalOf(sketch, held) : null,
    hint: hint ? { id: placementName(hint), placement: hint } : null,
  };
}
