import type { ColumnKind } from '#dlx/index.ts';
import type { Reveal, Zoom } from '#history/index.ts';
import type { Highlight } from '#pictures/kit/highlight.ts';
import type { Settings } from '#player/address.ts';
import type { Player } from '#player/player.ts';
import type { RunPart } from '#player/run-part.ts';
import type { RunMoment } from '#pictures/kit/moment.ts';
import type { Problem } from '#puzzles/problem.ts';
import type { Dance } from './dance.ts';

/** Turns a moment of the run into what is shown instead of it. */
export type Instead = (moment: RunMoment) => RunMoment;

/** What a figure offers to its pictures, and to the parts of a page that only it has. */
export interface MountedFigure {
  /** The problem that is solved, as a matrix. */
  readonly problem: Problem;
  readonly settings: Settings;
  readonly player: Player;
  /** Where the pictures of links are while a link swings. */
  readonly dance: Dance;
  /** The part of the run that strip and tree cover. */
  readonly part: RunPart;
  /** Whether its pictures show what comes next; `conceal` hides it while the figure asks. */
  readonly reveal: Reveal;
  conceal(isConcealed: boolean): void;
  /** Goes to a moment as the reader's own steps do: the playing stops, and the address follows. */
  goTo(step: number, zoom: Zoom): void;
  /** Goes to a decision as soon as it is known, searching on to it if need be, or else to the end of the run. */
  toDecision(decision: number): void;
  /** Points at something, as the reader's pointer does. */
  point(highlight: Highlight): void;
  /** What is pointed at while the reader points at nothing else. */
  readonly pinned: Highlight | null;
  pin(highlight: Highlight | null): void;
  /** Whether it asks: then a press on a column is an answer, and does not switch the column. */
  readonly isAsking: boolean;
  /**
   * Handles a press on a column: an answer while the figure asks; otherwise `otherwise` is called, or the column
   * becomes the next of primary, secondary and off, and the problem is solved again.
   */
  pressColumn(column: number, otherwise?: () => void): void;
  /** Switches a column to this kind, and solves again. */
  switchColumn(column: number, kind: ColumnKind): void;
  /**
   * Changes a setting, as its control does; a value that is not allowed is ignored. Then goes to `decision`, or else to
   * where the scenario says.
   */
  set(name: string, value: string, decision?: number): void;
  /**
   * Asks the scenario for its problem once more, because it has another one now, and goes to `decision`, or else to its opening.
   *
   * @param change what has changed, without a full stop
   */
  renew(change: string, decision?: number): void;
  /** What its pictures show instead of each moment of the run; null for the run itself, as after any change of the problem. */
  showInstead(instead: Instead | null): void;
  /** Stops the search, because the problem has been proved to have no solution; `words` say so. */
  rest(words: string): void;
  /** Whether it has been proved so. */
  readonly isProved: boolean;
  /** The initial value of a setting. */
  standardOf(setting: string): string;
}
