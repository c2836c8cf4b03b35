import type { ChooserName, ColumnKind } from '../dlx/index.ts';
import type { Highlight } from '../pictures/kit/highlight.ts';
import type { Frame, Recording, Zoom } from '../history/index.ts';
import type { WrittenSettings, SettingChoices, Settings } from '../player/address.ts';
import type { Problem } from '../puzzles/problem.ts';

/** A problem with its own picture, for one choice of settings. */
export interface Scene {
  readonly problem: Problem;
  /**
   * Draws the puzzle's board, grid or chessboard, `interactive` where a script serves its marks.
   * A figure without one has only the matrix.
   */
  drawBoard?(svg: SVGSVGElement, frame: Frame, highlight: Highlight, interactive?: boolean): void;
}

/**
 * What one figure is about. The same scenario draws the figure at build time and runs it in the
 * browser, so it may touch nothing that only one of them has.
 */
export interface Scenario {
  /** The settings the reader has, each with its values, the default first. */
  readonly choices: SettingChoices;
  /** Settings that the reader writes instead of choosing them, such as a matrix. */
  readonly written?: WrittenSettings;
  /** The zoom the figure opens with. */
  readonly zoom: Zoom;
  /** How the matrix is shown: whole in SVG, explored on a canvas, or not at all. */
  readonly matrix: 'small' | 'large' | 'none';
  /**
   * How many solutions to look for before the reader asks for more; all, when it is left out. With 0
   * a run that the page cannot do at once waits for Solve.
   */
  readonly pauseAt?: number;
  /** True for settings with which the run is short enough to go on to its end by itself. */
  isShort?(settings: Settings): boolean;
  /** So many updates after which a run stops until the reader presses Solve again. */
  readonly restAfter?: number;
  /** How the search chooses its columns; the smallest, when it is left out. */
  chooser?(settings: Settings): ChooserName;
  /** Encodes the problem; `kinds` are columns that the reader has switched. */
  scene(settings: Settings, kinds: ReadonlyMap<number, ColumnKind>): Scene;
  /** The decision to show before the reader has touched anything: an instructive one. */
  opening(recording: Recording, scene: Scene): number;
  /** Settings that change how a run is shown, and not the run. */
  readonly live?: readonly string[];
  /**
   * Where to go when a setting, or a column (null), has been switched: to the opening again, to the
   * start, or to the step with the same number.
   */
  after(setting: string | null, value: string): 'opening' | 'start' | 'keep';
}

/** The first solution, or the end of a run that has none. */
export function firstSolution(recording: Recording): number {
  return recording.totals.solutions > 0 ? recording.solutionStep(1) : recording.lastStep();
}
