import { type Run, createRun } from '#player/run.ts';
import { type Board, decode } from '#puzzles/tetrasticks/decode.ts';
import type { TetrastickProblem } from '#puzzles/tetrasticks/encode.ts';
import { featuresOf } from '#puzzles/tetrasticks/features.ts';
import type { Found } from '#puzzles/tetrasticks/selection.ts';
import { connectSolver } from '#ui/figure/solver-port.ts';

/** A solution of a run. */
export interface FoundBoard extends Found {
  /** The step of the run, in decisions, at which it was found. */
  readonly step: number;
  /** Its rows in the order in which the search chose them. */
  readonly rows: readonly number[];
  readonly board: Board;
}

/** A run in the background, and the boards made from its solutions so far. */
export interface BoardRun {
  readonly problem: TetrastickProblem;
  readonly run: Run;
  readonly boards: readonly FoundBoard[];
  /** True while some solutions have no board yet. */
  readonly isBehind: boolean;
  /** Makes boards from known solutions for this many milliseconds. Returns how many it made. */
  catchUp(milliseconds: number): number;
}

/** Creates a run without starting it; `changed` is called when it progresses. */
export function createBoardRun(problem: TetrastickProblem, changed: () => void): BoardRun {
  const run = createRun(problem.matrix, {
    connect: connectSolver,
    changed,
    now: () => performance.now(),
  });
  const boards: FoundBoard[] = [];
  const isBehind = (): boolean => boards.length < run.recording.totals.solutions;
  return {
    problem,
    run,
    boards,
    get isBehind() {
      return isBehind();
    },
    catchUp(milliseconds) {
      const end = performance.now() + milliseconds;
      const before = boards.length;
      while (isBehind() && performance.now() < end) {
        const number = boards.length + 1;
        const step = run.recording.solutionStep(number);
        const rows = rowsAt(run, step);
        const board = decode(problem, rows);
        boards.push({ number, step, rows, board, features: featuresOf(board) });
      }
      return boards.length - before;
    },
  };
}

/** Returns the rows chosen at a step of the run. */
function rowsAt({ recording }: Run, step: number): number[] {
  let rows: number[] = [];
  recording.walk(step, step, (search) => {
    rows = search.rows();
    return true;
  });
  return rows;
}
