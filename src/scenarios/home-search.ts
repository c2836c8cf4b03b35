/** The search that runs by itself at the top of the contents: the 5×5 board without J. */
import { type Frame, type Recorder, type Recording, createRecording } from '#history/index.ts';
import { recorderOnLinks } from '#history/on-links.ts';
import { type RunMoment, momentOf } from '#pictures/kit/moment.ts';
import { drawBoard } from '#pictures/tetrasticks/draw.ts';
import { storyOf } from '#pictures/tetrasticks/story.ts';
import { type BoardView, boardView } from '#pictures/tetrasticks/view.ts';
import { resultOf } from '#puzzles/result-of.ts';
import { type TetrastickProblem, encodeInParts } from '#puzzles/tetrasticks/encode.ts';

/** The run ends after this many full boards: about a second of work. */
const FULL_BOARDS = 5;
/** The page opens this many decisions before the first full board, with three pieces left. */
const BEFORE = 24;

export interface HomeRun {
  readonly problem: TetrastickProblem;
  readonly recording: Recording;
  /** True once the run has ended. */
  readonly isWhole: boolean;
  /** Runs for about this many updates, by default to the end. */
  advance(updates?: number): void;
}

/** Prepares the search; it starts with the first `advance`. */
export function homeRun(mayCross: boolean): HomeRun {
  return resultOf(homeRunInParts(mayCross));
}

/** The same, and yields now and then, so that a page can prepare it in several short tasks. */
export function* homeRunInParts(mayCross: boolean): Generator<unknown, HomeRun> {
  const problem = yield* encodeInParts({
    omit: 'J',
    pinned: 'F in one aspect',
    junctions: mayCross ? 'off' : 'secondary',
  });
  let recorder: Recorder | null = null;
  const recording = createRecording(problem.matrix, { limit: FULL_BOARDS });
  return {
    problem,
    recording,
    get isWhole() {
      return recorder?.finished ?? false;
    },
    advance(updates = Infinity) {
      recorder ??= recorderOnLinks(problem.matrix, { limit: FULL_BOARDS });
      const slice = Math.min(updates, 1_000_000);
      do recording.append(recorder.advance(slice));
      while (updates === Infinity && !recorder.finished);
    },
  };
}

/**
 * The decision at which the page opens: mid-search when no piece may cross, else at the first board that crosses.
 * @throws RangeError when the run has not found a full board yet
 */
export function homeOpening({ recording }: HomeRun, mayCross: boolean): number {
  return recording.solutionStep(1) - (mayCross ? 0 : BEFORE);
}

/** The board and the sentence of one decision of the run. */
export interface HomeMoment {
  readonly frame: Frame;
  readonly view: BoardView;
  readonly words: string;
  /** The number of pieces on the board, without those taken back. */
  readonly laid: number;
}

export function homeMoment({ problem, recording }: HomeRun, step: number): HomeMoment {
  const moment: RunMoment<TetrastickProblem> = momentOf(problem, recording.seek(step));
  const view = boardView(moment);
  const laid = view.pieces.filter(({ state }) => state !== 'undone').length;
  return { frame: moment.frame, view, words: storyOf(moment, view.crossings), laid };
}

export function drawHomeBoard(svg: SVGSVGElement, { view }: HomeMoment): void {
  drawBoard(svg, view, { id: 'search-board', title: 'The 5×5 board', rack: false });
}
